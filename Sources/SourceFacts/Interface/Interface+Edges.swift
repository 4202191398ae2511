extension Interface {
  /// Every segue and relationship between two screens, and every unwind segue.
  public var edges: [EdgeFact] { segues.compactMap { edge(of: $0) } }

  /// The edge that a segue is; nil where it only holds its screen, or leads nowhere that is known.
  public func edge(of segue: InterfaceSegue) -> EdgeFact? {
    guard let source = scenes[segue.source], source.reference == nil else { return nil }
    let from = EdgeFact.Source(type: source.type, screens: [source.type], sure: .exact)
    if segue.kind == "unwind" {
      var edge = EdgeFact(
        verb: .unwind, framework: .storyboard, source: from,
        target: TargetFact(kind: "unwind", title: segue.unwindAction, sure: .exact), place: segue.place)
      edge.trigger = segue.trigger
      return edge
    }
    guard let verb = verb(of: segue) else { return nil }
    guard let target = resolve(segue.target) else {
      return EdgeFact(
        verb: verb, framework: .storyboard, source: from, target: TargetFact(sure: .unknown),
        place: segue.place)
    }
    // A navigation controller and its root are one screen.
    if source.isNavigation, verb == .root { return nil }
    var edge = EdgeFact(
      verb: verb, framework: .storyboard, source: from,
      target: TargetFact(
        type: target.scene.type, wrap: target.wrap, title: target.scene.title, scene: target.scene.key,
        sure: .exact),
      place: segue.place)
    if segue.kind == "show", !target.wrap.isEmpty {
      edge.verb = .present
      edge.target.sure = .inferred
      edge.rules = ["show to a navigation controller presents"]
    }
    if segue.kind == "show", edge.verb == .push, tabsAlone.contains(segue.source) {
      edge.verb = .present
      edge.target.sure = .inferred
      edge.rules = ["show without a navigation controller presents"]
    }
    edge.rules += [EdgeFact.Column(relationship: segue.relationship)?.rule].compactMap { $0 }
    edge.style = style(of: segue, to: target)
    edge.isAnchored = segue.isAnchored
    edge.trigger = segue.trigger
    return edge
  }

  private func verb(of segue: InterfaceSegue) -> EdgeFact.Verb? {
    switch segue.kind {
    case "presentation", "modal", "popoverPresentation", "popover": .present
    case "show", "push": .push
    case "showDetail", "replace": .showDetail
    case "embed": .embed
    case "relationship":
      switch segue.relationship {
      case "rootViewController": .root
      case "viewControllers": .tab
      default: EdgeFact.Column(relationship: segue.relationship) == nil ? nil : .column
      }
    // The app's own segue class: it may do anything.
    case "custom": .present
    default: nil
    }
  }

  private func style(of segue: InterfaceSegue, to target: Resolved) -> EdgeFact.Style? {
    if segue.kind == "popoverPresentation" || segue.kind == "popover" {
      return EdgeFact.Style(value: "popover", place: segue.place, sure: .exact)
    }
    if segue.kind == "custom" { return EdgeFact.Style(value: "custom", place: segue.place, sure: .inferred) }
    if let style = segue.style { return EdgeFact.Style(value: style, place: segue.place, sure: .exact) }
    // UIKit asks the controller that is presented, which is the outermost container.
    guard let style = target.outermost.style else { return nil }
    return EdgeFact.Style(value: style, place: target.outermost.place, sure: .exact)
  }
}
