#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension PresentationVisitor {
  func edge(
    _ verb: EdgeFact.Verb, _ target: TargetFact, _ owner: String?, _ call: FunctionCallExprSyntax
  ) -> PendingEdge {
    let isForCallers = owner == nil || owner == "View"
    let isPart = owner.map { declarations.isModifier($0) } ?? false
    var edge = EdgeFact(
      verb: verb, framework: .swiftui,
      source: EdgeFact.Source(type: owner, sure: isForCallers || isPart ? .inferred : .exact), target: target,
      place: file.place(of: call.nameNode))
    let function = declarations.function(of: call)
    edge.function = function?.name
    return PendingEdge(edge: edge, presenter: isForCallers ? .callers : .known, function: function)
  }

  /// `.sheet`, `.fullScreenCover`, `.popover`, `.inspector`.
  func readSheet(_ name: String, _ call: FunctionCallExprSyntax) {
    guard let binding = call.argument("item") ?? call.argument("isPresented") ?? call.argument("store"),
      !contents.isConstant(binding), let content = contents.content(of: call, ["content"])
    else { return }
    if let givers = GivenContent(values).givers(of: content) {
      found.edges += GivenEdges(self).edges(of: givers, .present, call, style: name)
      return
    }
    var pending = edge(.present, TargetFact(sure: .unknown), declarations.owner(of: call), call)
    pending.edge.style = EdgeFact.Style(value: name, place: pending.edge.place, sure: .exact)
    pending.edge.hasDelegate = call.has("onDismiss")
    let property = BoundState.name(of: binding)
    pending.edge.modifier = pending.edge.source.type.map { "\($0).\(property)" }
    pending.edge.view = file.place(of: call.modifiedView)
    pending.edge.trigger = nil
    if let item = ItemPresentation(pending.edge, content, property, of: call, contents) {
      found.items.append(item)
      return
    }
    pending.contentParameter = contents.contentParameter(content, of: pending.function)
    appendEdges(pending, pending.contentParameter == nil ? contents.shown(by: content) : [], property)
  }

  /// Adds an edge for each thing that a content may come to.
  func appendEdges(_ pending: PendingEdge, _ shown: [PossibleValue], _ property: String?) {
    let shown = shown.isEmpty ? [ContentReading.inlineContent] : shown
    for value in shown {
      var one = pending
      one.edge.target = target(value)
      one.edge.rules += value.rules
      if shown.count > 1 {
        one.edge.target.sure = min(one.edge.target.sure, .inferred)
        if value.rules.isEmpty { one.edge.rules.append("one of \(shown.count) screens") }
      }
      // The linking looks for who sets it.
      if let property { one.edge.trigger = ButtonFact(key: "$" + property, place: one.edge.place) }
      found.edges.append(one)
    }
  }

  /// Modifiers that bring a controller of the system.
  func readSystemSheet(_ name: String, _ call: FunctionCallExprSyntax) {
    if let binding = call.argument("isPresented"), contents.isConstant(binding) { return }
    let kinds = ["photosPicker": "photoPicker", "quickLookPreview": "screen"]
    let target = TargetFact(kind: kinds[name] ?? "documentPicker", title: nil, sure: .exact)
    var pending = edge(.present, target, declarations.owner(of: call), call)
    if let binding = call.argument("isPresented") ?? call.arguments.first?.expression {
      pending.edge.trigger = ButtonFact(key: "$" + BoundState.name(of: binding), place: pending.edge.place)
    }
    found.edges.append(pending)
  }

  // MARK: Navigation

  /// `.navigationDestination(for:)` and `(isPresented:)`.
  func readDestination(_ call: FunctionCallExprSyntax) {
    guard let content = contents.content(of: call, ["destination"]) else { return }
    let owner = declarations.owner(of: call)
    var pending = edge(.push, TargetFact(sure: .unknown), owner, call)
    pending.contentParameter = contents.contentParameter(content, of: pending.function)
    if let type = call.argument("for")?.text, type.hasSuffix(".self") {
      let name = declarations.fullName(String(type.dropLast(".self".count)), inside: owner)
      var cases = contents.cases(of: content, name)
      if cases.isEmpty, declarations.destinationTypes.contains(name) {
        let shown = contents.shown(by: content)
        if !shown.isEmpty { cases[name] = shown }
      }
      if !cases.isEmpty {
        var item = ItemPresentation(
          edge: pending.edge, type: name, property: "", isPush: true, cases: cases)
        item.noteRootStates(before: call)
        found.items.append(item)
        return
      }
    }
    let bound = ["isPresented", "item", "store"].lazy.compactMap { call.argument($0) }.first
    let binding = bound.map { BoundState.name(of: $0) }
    if let binding, let item = ItemPresentation(pending.edge, content, binding, of: call, contents) {
      found.items.append(item)
      return
    }
    let shown = contents.shown(by: content)
    if !shown.isEmpty || contents.isSomething(content) { appendEdges(pending, shown, binding) }
  }
}
#endif
