#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Objects that are not screens but show several screens: coordinators, routers.
final class ShowingObjects {
  private let values: ValueResolution
  /// The screens that each object shows, by function.
  private var shownBy: [String: [String: Set<String>]] = [:]
  /// Those of them that it pushes.
  private var pushedBy: [String: [String: Set<String>]] = [:]
  /// The screen that an object shows for the case with which it is created.
  private var initial: [String: Set<String>] = [:]
  /// Where an object first shows a screen, by object and screen.
  private var showingPlaces: [String: SourcePlace] = [:]
  /// Edges that present a container filled by an object: by the index of the edge.
  private var filledBy: [Int: String] = [:]
  /// Cache: the object that is the receiver of a call, by the receiver expression.
  private var knownObjects: [SyntaxIdentifier: String?] = [:]
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The placeholder for an unknown screen.
  private static let something = "?"

  /// Records that a function of an object shows a screen.
  func note(_ pending: PendingEdge) {
    // What another object shows is presented over the screens of this one.
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

  /// Records which object fills the container of an edge, if it presents one.
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

  /// The functions that present the controller of an object which they receive.
  private var presentersOfObjects: Set<String> = []

  /// Records them before any edge is followed.
  func notePresenters(_ pending: [PendingEdge]) {
    for one in pending where parameter(whoseControllerIs: one) != nil {
      if let name = one.function?.name { presentersOfObjects.insert(name) }
    }
  }

  /// The object that is created with a container, in the function that presents the container.
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

  /// Whether a name is an argument, also inside wrappers of it: `Flow(router: Router(root: stack))`.
  private static func isGiven(_ name: String, by argument: ExprSyntax) -> Bool {
    if argument.rootName == name { return true }
    guard let call = argument.as(FunctionCallExprSyntax.self), call.calleeName?.first?.isUppercase == true
    else { return false }
    return call.arguments.count == 1 && call.arguments.first?.expression.rootName == name
  }

  /// Whether a call starts an object on a container that the same function presents. Its first screen is then
  /// shown with the container and not pushed by the caller.
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

  /// The first screen that an object shows through a function called from outside; nil unless there is
  /// exactly one.
  private func first(of object: String) -> String? {
    if let known = initial[object], known.count == 1 { return known.first }
    let shown = shownBy[object] ?? [:]
    let asked = shown.keys.filter { name in
      (declarations.calls[name] ?? []).contains { site in
        guard let base = site.node.base, declarations.owner(of: site.node) != object else { return false }
        return isObject(object, base)
      }
    }
    // Screens that it pushes at the start come before those that it presents.
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

  /// Whether the receiver may be an object, by its type, its base class or a protocol.
  private func isObject(_ object: String, _ base: ExprSyntax) -> Bool {
    if self.object(askedBy: base) == object { return true }
    guard let name = base.plainName,
      case .parameter(_, let type, _)? = values.meaning(of: name, at: Syntax(base))
    else { return false }
    let asked = declarations.fullName(type, inside: declarations.owner(of: base))
    return declarations.types[asked]?.isDeclared ?? false && declarations.inherits(object, from: [asked])
  }

  /// Whether an object shows an unknown screen.
  private func isOpen(_ object: String) -> Bool {
    (shownBy[object] ?? [:]).values.contains { $0.contains(Self.something) }
  }

  /// In a container that an object fills, the object's first screen is shown.
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
    // The first screen that an object puts on a presented stack needs no edge.
    edges.removeAll { edge in
      guard edge.source.sure == .unknown, edge.verb == .push, let object = edge.source.type,
        let first = firsts[object]
      else { return false }
      return edge.target.type == first
    }
  }

  /// If an object shows only one screen, its other presentations start there. If only one screen has the
  /// object, such as a view model, its presentations start at that screen.
  func findPresenters(of edges: inout [EdgeFact]) {
    let holders = declarations.holders
    for index in edges.indices where edges[index].source.sure == .unknown {
      let edge = edges[index]
      guard let object = edge.source.type, declarations.isPlainObject(object) else { continue }
      // A presentation of an object on its stack is over the screens that it pushed there.
      let pushed = pushedBy[object].map { Set($0.values.joined()) } ?? []
      let isOnStack = edge.verb == .present && !pushed.isEmpty && !isOpen(object)
      let all = isOnStack ? pushed : Set((shownBy[object] ?? [:]).values.joined())
      let shown = all.subtracting([edge.target.type ?? ""])
      // The screen in front may be another one than the object has shown.
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
