internal import Diagnostics
internal import FlowModel
internal import YAMLTree

/// Screens with a part that could not be read or is listed under `todo`. Findings about them are uncertain:
/// the button that seems to be missing may be a misspelled one.
struct UnreadScreens {
  private var paths: [ElementPath] = []
  private var places: [Place] = []
  /// Whether the start screen is unknown, so that everything is uncertain.
  private var isStartOpen = false

  init(_ flow: Flow, problems: [Problem]) {
    // What is listed under `todo` may be what a rule misses.
    for todo in flow.todos {
      isStartOpen = isStartOpen || todo.key == "start"
      let button = flow.buttons.first { $0.path == todo.path }
      if let button, ["label", "role", "style", "anchor"].contains(todo.key) {
        paths.append(button.path)
        places.append(button.whole)
      } else {
        add(flow.screens[todo.screen])
      }
    }
    for problem in problems {
      guard let place = problem.place else { continue }
      for screen in flow.screens where screen.whole.holds(place) { add(screen) }
      // A syntax error may have cut off the screen before it.
      let before = flow.screens.filter {
        $0.whole.file === place.file && $0.whole.span.start <= place.span.start
      }
      if problem.isAboutSyntax, let last = before.max(by: { $0.whole.span.start < $1.whole.span.start }) {
        add(last)
      }
    }
  }

  private mutating func add(_ screen: Screen) {
    guard !paths.contains(screen.path) else { return }
    paths.append(screen.path)
    places.append(screen.whole)
  }

  /// Whether a finding is in such a screen, is about one, or leads to one.
  func touches(_ finding: Finding) -> Bool {
    if isStartOpen { return true }
    guard !paths.isEmpty else { return false }
    return paths.contains { $0.contains(finding.element) }
      || places.contains { screen in
        screen.holds(finding.place) || finding.related.contains { screen.holds($0.place) }
      }
  }
}

extension Place {
  fileprivate func holds(_ other: Place) -> Bool {
    file === other.file && span.start <= other.span.start && other.span.end <= span.end
  }
}

extension Problem {
  fileprivate var isAboutSyntax: Bool { YAMLProblemCode(rawValue: code)?.mayCutOff ?? false }
}
