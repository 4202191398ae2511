import Diagnostics

extension SampleReport {
  /// A finding with a filmstrip, one with a way to see it, and one that is allowed; with the map.
  static let pictured: SampleReport = {
    let source = Source(
      "flows/notes.yaml",
      """
      modalflow: 1
      app: {name: Notes}
      start: notes
      screens:
        ⟦notes⟧: {title: Notes, buttons: [{label: ⟦New⟧, symbol: plus, present: ⟦note⟧, style: pageSheet}]}
        ⟦note⟧:
          title: New Note
          unsaved: [⟦text⟧]
          buttons: [{label: ⟦Done⟧, role: done, dismiss: self}]

      """)
    var lost = Finding(
      rule: RuleID("unconfirmed-loss-on-gesture"), severity: .error,
      message: "‘text’ is lost without a question when a swipe closes ‘note’", place: source[4],
      label: "lost with the swipe", element: ElementPath("screens.note.unsaved.text"),
      flow: "flows/notes.yaml", why: "People swipe by accident.", fix: "Ask first.", trace: trace(source))
    lost.related = [Label(source[2], "presented here")]
    var style = Finding(
      rule: RuleID("deep-stack"), severity: .warning, message: "‘New’ opens too much", place: source[1],
      element: ElementPath("screens.notes.buttons.new"), flow: "flows/notes.yaml", why: "Why not.",
      fix: "Do not.")
    style.way = trace(source, steps: 0)
    let allowed = Finding(
      rule: RuleID("deep-stack"), severity: .warning, message: "‘note’ is deep", place: source[3],
      element: ElementPath("screens.note"), flow: "flows/notes.yaml", why: "Why not.", fix: "Do not.",
      status: .allowed(Acceptance(reason: "it is <b>meant</b> to be", owner: "Ann", until: "2027-01-01")))
    var flow = Self.flow(
      "Notes", "flows/notes.yaml", screens: 2, presentations: 1, [.notApplicable, .failed, .undecided])
    flow.verdicts.append(RuleVerdict(RuleID("unconfirmed-loss-on-gesture"), .failed))
    flow.map = map
    return SampleReport(
      name: "pictured",
      report: Report(findings: [lost, style], allowed: [allowed], flows: [flow], ruleCount: 4))
  }()

  private static let map =
    FlowMap(
      name: "Notes", root: "flows/notes.yaml",
      screens: [
        .init(
          id: "notes", element: ElementPath("screens.notes"), title: "Notes", kind: "screen", isDialog: false,
          children: [], containers: []),
        .init(
          id: "note", element: ElementPath("screens.note"), title: "New Note", kind: "screen",
          isDialog: false,
          children: [], containers: []),
      ],
      edges: [
        .init(
          way: .present, from: 0, to: 1, performers: [0], styles: ["pageSheet"], cause: .button, label: "New",
          condition: "", owner: ElementPath("screens.notes.buttons.new"),
          element: ElementPath("screens.notes.buttons.new.present.note"))
      ], start: 0)

  /// New, a word, a swipe; as many of them as are asked for.
  private static func trace(_ source: Source, steps: Int = 3) -> Trace {
    let list = Scene.Layer(
      face: Scene.Face(
        screen: "notes", title: "Notes", content: ["list"],
        buttons: [
          Scene.Button(id: "new", label: "New", symbol: "plus", placement: "trailing", leadsOn: true)
        ]), look: .root)
    var card = Scene.Layer(
      face: Scene.Face(
        screen: "note", title: "New Note", hasBar: true, fields: ["text"],
        buttons: [Scene.Button(id: "done", label: "Done", role: "done", placement: "trailing")]), look: .card)
    func scene(_ layers: [Scene.Layer]) -> Scene {
      Scene(device: .iphone, isLandscape: false, isNarrow: false, ios: "26", layers: layers)
    }
    let clean = scene([list, card])
    card.unsaved = ["text"]
    let dirty = scene([list, card])
    var trace = Trace(
      environment: "iPhone", start: ["notes"],
      steps: [
        Trace.Step(
          action: "tap “New”", stack: ["notes", "note"], place: source[1],
          element: ElementPath("screens.notes.buttons.new")),
        Trace.Step(action: "edit text", stack: ["notes", "note"], place: source[4]),
        Trace.Step(
          action: "swipe down", stack: ["notes"], notes: ["‘text’ is lost"],
          because: ["a card can be pulled down"]),
      ])
    let pictures = [
      Picture(
        touch: Touch(.tap, target: "new", layer: 0), change: "“New Note” opens as a card.", scene: clean),
      Picture(
        touch: Touch(.edit, target: "text", layer: 1), change: "‘text’ is not saved yet.", scene: dirty),
      Picture(
        touch: Touch(.swipeDown, layer: 1), change: "‘text’ is lost. “New Note” closes.",
        scene: scene([list]),
        incidents: [.lost("text")]),
    ]
    trace.scene = scene([list])
    for index in trace.steps.indices { trace.steps[index].picture = pictures[index] }
    trace.steps = Array(trace.steps.prefix(steps))
    return trace
  }
}

extension HostileText {
  /// A random report in which everything is drawn.
  mutating func picturedReport() -> Report {
    var report = report()
    let names = (0..<3).map { _ in text(upTo: 6) }
    let screens = names.map { name in
      FlowMap.Screen(
        id: name, element: ElementPath("screens.\(name)"), title: text(), kind: text(upTo: 2),
        isDialog: false,
        children: [], containers: [])
    }
    for index in report.flows.indices {
      let edge = FlowMap.Edge(
        way: .present, from: 0, to: 1, performers: [0], styles: [text(upTo: 2)], cause: .button,
        label: text(),
        condition: text(upTo: 5), owner: ElementPath("screens.\(names[0]).buttons.x"),
        element: ElementPath(text()))
      report.flows[index].map = FlowMap(
        name: text(), root: report.flows[index].root, screens: screens, edges: [edge], start: 0)
    }
    for index in report.findings.indices {
      report.findings[index].flow = report.flows.randomElement(using: &self)?.root ?? text()
      report.findings[index].trace = trace(names)
    }
    return report
  }

  private mutating func trace(_ names: [String]) -> Trace {
    var trace = Trace(environment: text(), start: [names[0]], steps: [])
    trace.scene = scene()
    for _ in 0..<Int.random(in: 0...3, using: &self) {
      var step = Trace.Step(action: text(), stack: names, notes: [text()], because: [text()])
      step.picture = Picture(
        touch: Touch(.tap, target: text(upTo: 3), layer: 0), change: text(), scene: scene(),
        incidents: [.lost(text()), .missing(text()), .crash(text())])
      trace.steps.append(step)
    }
    return trace
  }

  private mutating func scene() -> Scene {
    var layer = Scene.Layer(
      face: Scene.Face(
        screen: text(upTo: 3), title: text(), message: text(), kind: text(upTo: 2), content: [text(upTo: 2)],
        fields: [text()], buttons: [Scene.Button(id: text(upTo: 3), label: text(), symbol: text(upTo: 2))]),
      look: .partial)
    layer.back = text()
    layer.tabs = [Scene.Tab(title: text(), isFront: true)]
    layer.unsaved = [text()]
    return Scene(device: .ipad, isLandscape: true, isNarrow: false, ios: text(upTo: 2), layers: [layer])
  }
}
