import Diagnostics

/// Played flows to show.
enum SamplePlay {
  private static let file = SourceFile(
    path: "Flows/notes.yaml", text: "screens:\n  note:\n    unsaved: [text]\n")
  private static let place = Place(file, Span(11, 15))

  private static func scene(_ stack: [PlayedFlow.Screen], flags: [String] = [], crashed: Bool = false)
    -> PlayedFlow.Scene
  {
    PlayedFlow.Scene(
      environment: "iPhone in portrait, iOS 13 to 18", stack: stack, flags: flags, hasCrashed: crashed)
  }

  private static let list = PlayedFlow.Screen(
    id: "list", title: "List", look: "root", isPushed: false, unsaved: [])
  private static let noteScreen = PlayedFlow.Screen(
    id: "note", title: "A “Note”", look: "card", isPushed: false, unsaved: ["the text", "photo"])

  private static let detail = PlayedFlow.Screen(
    id: "detail", title: "", look: "", isPushed: true, unsaved: [])

  /// Every kind of event, work that is lost, facts, places.
  static let note = PlayedFlow(
    name: "Notes", root: "Flows/notes.yaml", environment: "iPhone in portrait, iOS 13 to 18",
    environments: ["iPhone in portrait, iOS 13 to 18", "iPad, iOS 12"],
    launch: [StepEvent(.called, "‘did-appear’ of ‘list’ is called", at: place)], start: scene([list]),
    steps: [
      .init(
        action: "tap “New”", element: ElementPath("screens.list.buttons.new"), place: place,
        events: [StepEvent(.came, "‘note’ comes as a card", at: place)], because: [],
        after: scene([list, noteScreen])),
      .init(
        action: "swipe down", element: nil, place: nil,
        events: StepEvent.Kind.allCases.map { StepEvent($0, "a thing that is \($0.rawValue)") },
        because: ["F5.1: with a guard only didAttemptToDismiss is called"],
        after: scene([list, noteScreen, detail], flags: ["offline", "signed-in"])),
    ],
    moves: [
      .init(
        action: "tap “Discard Changes and Everything Else”", actor: "person",
        element: ElementPath("screens.note.buttons.discard"), place: place, closes: true,
        events: [StepEvent(.lost, "‘the text’ is lost"), StepEvent(.went, "‘note’ and ‘detail’ go")]),
      .init(
        action: "turn to landscape", actor: "environment", element: nil, place: nil, closes: false,
        events: [StepEvent(.nothing, "nothing happens")]),
    ])

  static func hostile(_ random: inout HostileText) -> PlayedFlow {
    func event() -> StepEvent {
      StepEvent(StepEvent.Kind.allCases.randomElement(using: &random) ?? .lost, random.text())
    }
    func stack() -> [PlayedFlow.Screen] {
      (0...2).map { _ in
        PlayedFlow.Screen(
          id: random.text(), title: random.text(), look: random.text(upTo: 5),
          isPushed: Bool.random(using: &random),
          unsaved: [random.text()])
      }
    }
    let steps = (0..<3).map { _ in
      PlayedFlow.Step(
        action: random.text(), element: ElementPath(random.text()), place: random.place([random.file()]),
        events: [event(), event()], because: [random.text()],
        after: PlayedFlow.Scene(
          environment: random.text(), stack: stack(), flags: [random.text()],
          hasCrashed: Bool.random(using: &random)))
    }
    return PlayedFlow(
      name: random.text(), root: random.text(), environment: random.text(), environments: [random.text()],
      launch: [event()],
      start: PlayedFlow.Scene(environment: random.text(), stack: stack(), flags: [], hasCrashed: false),
      steps: steps,
      moves: [
        .init(
          action: random.text(), actor: "app", element: nil, place: nil, closes: true,
          events: [event(), event()])
      ])
  }
}
