#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Makes the edges of what a view is given to show, and of the destinations of a stack.
struct GivenEdges {
  private let visitor: PresentationVisitor
  private var contents: ContentReading { visitor.contents }
  private var declarations: Declarations { visitor.declarations }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  /// What each place that makes a view gives it to show; the view itself only has the link or the modifier.
  func edges(
    of givers: [GivenContent.Giver], _ verb: EdgeFact.Verb, _ call: FunctionCallExprSyntax,
    style: String? = nil
  ) -> [PendingEdge] {
    let place = visitor.file.place(of: call.nameNode)
    let view = declarations.owner(of: call) ?? ""
    var edges: [PendingEdge] = []
    for giver in givers where visitor.isRun(giver.site.node) {
      let site = giver.site.node
      let shown = contents.shown(by: giver.content)
      for value in shown.isEmpty ? [ContentReading.inlineContent] : shown {
        var pending = visitor.edge(verb, visitor.target(value), declarations.owner(of: site), site)
        pending.edge.place = giver.site.file.place(of: site.nameNode)
        pending.edge.via = [place]
        pending.edge.source.sure = min(pending.edge.source.sure, .inferred)
        pending.edge.rules = ["given to ‘\(view)’"] + value.rules
        pending.edge.style = style.map { EdgeFact.Style(value: $0, place: place, sure: .exact) }
        // What a function of the app's own hands on to its modifier is read at the calls of that function.
        pending.contentParameter = contents.contentParameter(giver.content, of: pending.function)
        pending.edge.trigger = button(givenBy: site, beside: giver.content, pending.edge.place)
        edges.append(pending)
      }
    }
    return edges
  }

  /// What a row says: the text that it is made with, or that of the closure beside its content.
  private func button(
    givenBy call: FunctionCallExprSyntax, beside content: Syntax, _ place: SourcePlace
  ) -> ButtonFact? {
    if let title = title(givenBy: call) { return ButtonFact(label: title, place: place) }
    let given = ["content", "label"].compactMap { call.argument($0).map { Syntax($0) } }
    let behind = [call.trailingClosure.map { Syntax($0) }].compactMap { $0 }
    let labelled = call.additionalTrailingClosures.filter { ["content", "label"].contains($0.label.text) }
    let shown = (given + behind + labelled.map { Syntax($0.closure) }).filter { $0.id != content.id }
    guard shown.count == 1 else { return nil }
    var button = ButtonFact(place: place)
    visitor.buttons.readLabel(shown[0], into: &button)
    return button.label == nil && button.symbol == nil ? nil : button
  }

  /// The text that a row is made with.
  private func title(givenBy call: FunctionCallExprSyntax) -> String? {
    let first = call.arguments.first { $0.label == nil && $0.expression.is(StringLiteralExprSyntax.self) }
    let titles = ["title", "label", "text"].compactMap { label in
      call.argument(label).flatMap { $0.is(ClosureExprSyntax.self) ? nil : visitor.values.title($0) }
    }
    return titles.first ?? first.flatMap { visitor.values.title($0.expression) }
  }

  /// `NavigationStack(path:) { … } destination: { store in switch store.case { … } }`: a screen for each case.
  func destinations(of call: FunctionCallExprSyntax, _ owner: String) -> [PendingEdge] {
    let isRouter = StoreRouter(visitor.values).isOne(call)
    let closure =
      isRouter
      ? call.trailingClosure
      : call.additionalTrailingClosures.first { $0.label.text == "destination" }?.closure
    guard let content = closure.map({ Syntax($0) }) ?? call.argument("destination").map({ Syntax($0) }) else {
      return []
    }
    let cases = contents.cases(of: content, nil)
    // What is there from the start comes again where something says so.
    let first = isRouter ? StoreRouter(visitor.values).root(of: call)?.name : nil
    let all = cases.keys.sorted().map { ("case .\($0)", cases[$0] ?? []) }
    let edges = (all.isEmpty ? [("stack", contents.shown(by: content))] : all).flatMap { rule, shown in
      shown.map { value in
        var pending = visitor.edge(.push, visitor.target(value), owner, call)
        pending.edge.source.sure = min(pending.edge.source.sure, .inferred)
        pending.edge.rules = [rule] + value.rules
        return pending
      }
    }
    let pushes = StorePaths(visitor.values).pushes(onto: call, of: owner, cases)
    let shown = edges.filter { edge in
      first.map { pushes[$0] != nil || edge.edge.rules.first != "case .\($0)" } ?? true
    }
    return pushes.isEmpty ? shown : shown.flatMap { pushed($0, pushes, cases) }
  }

  /// The screen under whose action something is pushed.
  private func source(
    of push: StorePaths.Push, _ cases: [String: [PossibleValue]], _ only: String?
  ) -> (name: String, view: String)? {
    switch push.source {
    case .element(let name)?:
      (cases[name]?.first?.type ?? (cases.isEmpty ? only : nil)).map { (name, $0) }
    case .view(let view)?: (view, view)
    case nil: nil
    }
  }

  /// One edge for each place that appends its case; where nobody is seen who does, the edge itself.
  private func pushed(
    _ pending: PendingEdge, _ pushes: [String: [StorePaths.Push]], _ cases: [String: [PossibleValue]]
  ) -> [PendingEdge] {
    let name = pending.edge.rules.first.map { String($0.dropFirst("case .".count)) } ?? ""
    // Where one view is shown for every case, each push shows it.
    let all = cases.isEmpty ? pushes.sorted { $0.key < $1.key }.flatMap(\.value) : nil
    guard let found = all ?? pushes[name] else { return [pending] }
    return found.map { push in
      var one = pending
      one.edge.via = [pending.edge.place]
      one.edge.place = push.place
      one.edge.function = push.function
      switch push.way {
      case .push: break
      case .present(let style):
        one.edge.verb = .present
        one.edge.style = EdgeFact.Style(value: style, place: push.place, sure: .exact)
      case .root: one.edge.verb = .setRoot
      }
      if let (name, view) = source(of: push, cases, pending.edge.target.type) {
        one.edge.source = EdgeFact.Source(type: view, sure: .inferred)
        one.edge.rules.append("action of ‘\(name)’")
      }
      one.edge.trigger = push.link ?? push.action.map { ButtonFact(key: "$" + $0, place: push.place) }
      return one
    }
  }
}
#endif
