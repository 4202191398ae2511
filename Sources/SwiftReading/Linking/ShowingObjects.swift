#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Objects that are no screens and show several: coordinators, routers.
final class ShowingObjects {
  private let values: ValueResolution
  /// What each object shows, by the function that does.
  private var shownBy: [String: [String: Set<String>]] = [:]
  /// What of that it pushes.
  private var pushedBy: [String: [String: Set<String>]] = [:]
  /// What an object shows under the case that it is made with.
  private var initial: [String: Set<String>] = [:]
  /// Where an object first shows a screen, by both.
  private var showingPlaces: [String: SourcePlace] = [:]
  /// Edges that present a container which an object fills: by the index of the edge.
  private var filledBy: [Int: String] = [:]
  /// The object that is asked in a call, once that was asked for, by what stands before the dot.
  private var knownObjects: [SyntaxIdentifier: String?] = [:]
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// Stands for a screen that is not known.
  private static let something = "?"

  /// Notes that a function of an object shows a screen.
  func note(_ pending: PendingEdge) {
    // What another object shows is presented over what this one does.
    guard let function = pending.function, let owner = function.owner, declarations.isPlainObject(owner),
      pending.edge.target.kind == "screen", pending.object == nil, pending.edge.verb != .setRoot
    else { return }
    if pending.edge.target.sure == .unknown, pending.targetParameter == nil {
      shownBy[owner, default: [:]][function.name, default: []].insert(Self.something)
    }
    guard pending.edge.target.sure != .unknown, let type = pending.edge.target.type,
      declarations.isScreen(type),
      !declarations.isNavigation(type)
    else { return }
    shownBy[owner, default: [:]][function.name, default: []].insert(type)
    if HandedRoutes(values).isFirst(pending.condition, of: owner) {
      initial[owner, default: []].insert(type)
    }
    if pending.edge.verb == .push { pushedBy[owner, default: [:]][function.name, default: []].insert(type) }
    let key = owner + " " + type
    showingPlaces[key] = showingPlaces[key].map { min($0, pending.edge.place) } ?? pending.edge.place
  }

  /// Notes who fills the container that an edge presents, if it presents one.
  func note(_ pending: PendingEdge, at index: Int) {
    if let object = pending.object {
      filledBy[index] = object
      return
    }
    let target = pending.edge.target
    let isOpen =
      target.sure == .unknown
      || target.type.map { declarations.isNavigation($0) && target.scene == nil } ?? false
    if isOpen, let container = pending.container, let object = filling(container) { filledBy[index] = object }
  }

  /// The parameter whose controller a function presents: `child` of `present(child.root, animated: true)`.
  func parameter(whoseControllerIs pending: PendingEdge) -> String? {
    guard let function = pending.function, let presented = pending.presented,
      let name = presented.as(MemberAccessExprSyntax.self)?.base?.plainName
        ?? ControllerOfObject(values).holder(of: presented)?.plainName,
      let parameter = function.parameters.first(where: { $0.name == name })
    else { return nil }
    let type = bareTypeName(parameter.type)
    return declarations.isController(type) || declarations.isView(type) ? nil : name
  }

  /// The functions that present the controller of an object that they are given.
  private var presentersOfObjects: Set<String> = []

  /// Notes them, before anything is followed.
  func notePresenters(_ pending: [PendingEdge]) {
    for one in pending where parameter(whoseControllerIs: one) != nil {
      if let name = one.function?.name { presentersOfObjects.insert(name) }
    }
  }

  /// The object that is made with a container, in the function that presents the container.
  private func filling(_ container: ExprSyntax) -> String? {
    if let object = ControllerOfObject(values).object(whoseControllerIs: container) { return object }
    guard let name = container.rootName, let member = container.member else { return nil }
    let objects = values.known.calls(in: member).compactMap { call -> String? in
      guard call.base == nil, let type = call.calleeName, type.first?.isUppercase == true,
        call.arguments.contains(where: { Self.isGiven(name, by: $0.expression) }),
        call.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.is(FunctionCallExprSyntax.self) != true
      else { return nil }
      let full = declarations.fullName(type, inside: declarations.owner(of: call))
      return declarations.isPlainObject(full) ? full : nil
    }
    return Set(objects).count == 1 ? objects[0] : nil
  }

  /// Whether a name is an argument, also of what wraps it alone: `Flow(router: Router(root: stack))`.
  private static func isGiven(_ name: String, by argument: ExprSyntax) -> Bool {
    if argument.rootName == name { return true }
    guard let call = argument.as(FunctionCallExprSyntax.self), call.calleeName?.first?.isUppercase == true
    else { return false }
    return call.arguments.count == 1 && call.arguments.first?.expression.rootName == name
  }

  /// Whether a call starts an object on a container that the same function presents: what it shows first comes with the
  /// container and is not pushed by whoever calls.
  func startsWhatIsPresented(_ site: Declarations.Call) -> Bool {
    guard let base = site.node.base, let name = base.plainName, let member = site.node.member else {
      return false
    }
    let isHandedOver = values.known.calls(in: member).contains { call in
      presentersOfObjects.contains(call.calleeName ?? "")
        && call.arguments.contains { $0.expression.plainName == name }
    }
    if isHandedOver { return true }
    let isAsked = values.known.calls(in: member).contains { call in
      guard call.calleeName == "present", let first = call.arguments.first,
        first.label?.text.lowercased().hasSuffix("controller") ?? true
      else { return false }
      return ControllerOfObject(values).holder(of: first.expression)?.plainName == name
    }
    if isAsked { return true }
    guard case .value(let value)? = values.meaning(of: name, at: Syntax(base)),
      let made = value.as(FunctionCallExprSyntax.self), let type = made.calleeName,
      declarations.isPlainObject(declarations.fullName(type, inside: declarations.owner(of: made)))
    else { return false }
    return values.known.calls(in: member).contains { call in
      guard call.calleeName == "present", let first = call.arguments.first, first.label == nil,
        let presented = first.expression.rootName
      else { return false }
      return made.arguments.contains { Self.isGiven(presented, by: $0.expression) }
    }
  }

  /// The screen that an object shows first, by a function that is called from outside; nil where it is not one.
  private func first(of object: String) -> String? {
    if let known = initial[object], known.count == 1 { return known.first }
    let shown = shownBy[object] ?? [:]
    let asked = shown.keys.filter { name in
      (declarations.calls[name] ?? []).contains { site in
        guard let base = site.node.base, declarations.owner(of: site.node) != object else { return false }
        return isObject(object, base)
      }
    }
    // What it pushes as it starts is there before what it presents.
    if asked.contains("start"), let pushed = pushedBy[object]?["start"], pushed.count == 1,
      !(shown["start"] ?? []).contains(Self.something)
    {
      return pushed.first
    }
    let first =
      asked.contains("start")
      ? shown["start"] ?? [] : asked.reduce(into: []) { $0.formUnion(shown[$1] ?? []) }
    return first.count == 1 && first != [Self.something] ? first.first : nil
  }

  private func object(askedBy base: ExprSyntax) -> String? {
    if let known = knownObjects[base.id] { return known }
    let found = MadeObject(values).type(of: base)
    knownObjects.updateValue(found, forKey: base.id)
    return found
  }

  /// Whether what is asked may be an object, by its type, its base class or a protocol.
  private func isObject(_ object: String, _ base: ExprSyntax) -> Bool {
    if self.object(askedBy: base) == object { return true }
    guard let name = base.plainName,
      case .parameter(_, let type, _)? = values.meaning(of: name, at: Syntax(base))
    else { return false }
    let asked = declarations.fullName(type, inside: declarations.owner(of: base))
    return declarations.types[asked]?.isDeclared ?? false && declarations.inherits(object, from: [asked])
  }

  /// Whether an object shows something that is not known.
  private func isOpen(_ object: String) -> Bool {
    (shownBy[object] ?? [:]).values.contains { $0.contains(Self.something) }
  }

  /// What comes in a container that an object fills is what the object shows first.
  func fillContainers(of edges: inout [EdgeFact]) {
    var firsts: [String: String] = [:]
    for (index, object) in filledBy.sorted(by: { $0.key < $1.key }) {
      guard let type = first(of: object) else { continue }
      let container = edges[index].target.type
      edges[index].target = TargetFact(
        type: type, kind: SystemController.kinds[type] ?? "screen", wrap: container.map { [$0] } ?? [],
        made: edges[index].target.made, sure: .inferred)
      edges[index].rules.removeAll { $0.hasPrefix(ValueResolution.notResolved) }
      edges[index].rules.append("first screen of ‘\(object)’")
      if let place = showingPlaces[object + " " + type], !edges[index].via.contains(place) {
        edges[index].via.append(place)
      }
      firsts[object] = type
    }
    // What an object puts first into the stack that is presented is no way of its own.
    edges.removeAll { edge in
      guard edge.source.sure == .unknown, edge.verb == .push, let object = edge.source.type,
        let first = firsts[object]
      else { return false }
      return edge.target.type == first
    }
  }

  /// Where an object shows one screen alone, whatever else it presents is presented on that one; what an object presents
  /// that one screen alone holds, such as its view model, is presented on that one.
  func findPresenters(of edges: inout [EdgeFact]) {
    let holders = declarations.holders
    for index in edges.indices where edges[index].source.sure == .unknown {
      let edge = edges[index]
      guard let object = edge.source.type, declarations.isPlainObject(object) else { continue }
      // What an object presents on its stack comes over what it has pushed there.
      let pushed = pushedBy[object].map { Set($0.values.joined()) } ?? []
      let isOnStack = edge.verb == .present && !pushed.isEmpty && !isOpen(object)
      let all = isOnStack ? pushed : Set((shownBy[object] ?? [:]).values.joined())
      let shown = all.subtracting([edge.target.type ?? ""])
      // What is in front need not be what the object has shown.
      if edge.source.front == nil, let first = first(of: object), shown == [first] {
        edges[index].source = EdgeFact.Source(type: first, sure: .inferred)
        edges[index].rules.append("the one screen of ‘\(object)’")
      } else if let held = holders[object], held.count == 1, let holder = held.first,
        holder != edge.target.type
      {
        edges[index].source = EdgeFact.Source(type: holder, sure: .inferred)
        edges[index].rules.append("held by ‘\(holder)’")
      }
    }
  }
}
#endif
