#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds who presents through an object that stores a controller: `Sharing(presenter: self)`,
/// `sharing.presenter = self`.
struct GiverSearch {
  private static let maximumSteps = 3
  private let linking: FactLinking
  private var values: ValueResolution { linking.values }
  private var declarations: Declarations { values.declarations }
  private var givers: GiverLabels { GiverLabels(declarations) }

  init(_ linking: FactLinking) { self.linking = linking }

  /// The screens that pass themselves for the property; empty if one of the values is not known.
  func givers(to holder: PresenterProperty) -> [String] {
    var found: Set<String> = []
    guard add(giversTo: holder, 0, to: &found), found.count <= CallerFollowing.maximumCallers else {
      return []
    }
    return found.sorted()
  }

  /// The presenter for an object that the caller creates: the value that the object received.
  func presenter(
    givenTo holder: PresenterProperty?, _ site: Declarations.Call, _ caller: PresentationVisitor
  ) -> Receiver? {
    guard let holder, let given = given(to: holder, askedBy: site),
      !given.argument.is(NilLiteralExprSyntax.self)
    else { return nil }
    var receiver = caller.receivers.presenter(given.argument, at: given.construction)
    receiver.rules.append("given to ‘\(holder.owner)’")
    switch receiver.presenter {
    case .known: return receiver.source.sure == .unknown ? nil : receiver
    case .callers: return receiver.holder == nil && !given.argument.isSelf ? nil : receiver
    case .parameter:
      let here = declarations.function(of: site.node)
      return declarations.function(of: given.construction)?.node.id == here?.node.id ? receiver : nil
    }
  }

  /// The value that an object received for the property, if its creation is visible at the call: `self` of
  /// `Sharing(presenter: self).start()`, also if a local variable or a property of the caller holds the
  /// object.
  func given(
    to holder: PresenterProperty, askedBy site: Declarations.Call
  ) -> (argument: ExprSyntax, construction: FunctionCallExprSyntax)? {
    guard let base = site.asked, !base.isSelf else { return nil }
    for made in constructions(behind: base, at: site.node) {
      guard let name = made.calleeName else { continue }
      let type = declarations.fullName(name, inside: declarations.owner(of: made))
      guard declarations.inherits(type, from: [holder.owner]) else { continue }
      let argument =
        givers.labels(of: holder.name, in: type).lazy.compactMap { made.argument($0) }.first
        ?? givers.plainArgument(of: made, among: givers.labels(of: holder.name, in: type))
      if let argument { return (argument, made) }
    }
    return nil
  }

  /// The calls that create the value of an expression.
  private func constructions(
    behind base: ExprSyntax, at call: FunctionCallExprSyntax
  ) -> [FunctionCallExprSyntax] {
    if let made = base.as(FunctionCallExprSyntax.self) { return made.base == nil ? [made] : [] }
    if let name = base.plainName, let meaning = values.meaning(of: name, at: Syntax(base)) {
      guard case .value(let value) = meaning, let made = value.as(FunctionCallExprSyntax.self) else {
        return []
      }
      return [made]
    }
    let bare = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    let member = bare.as(MemberAccessExprSyntax.self)
    guard member.map({ $0.base?.isSelf ?? false }) ?? true,
      let name = member?.declName.baseName.text ?? base.plainName,
      let property = declarations.property(name, of: declarations.owner(of: call))
    else { return [] }
    if let made = property.value?.as(FunctionCallExprSyntax.self) { return [made] }
    // Assignments in the same function come first; otherwise those anywhere in the type, if there is one.
    let here = assigned(to: name, in: call.member)
    guard here.isEmpty, let type = declarations.types[property.owner] else { return here }
    let bodies = type.allFunctions.compactMap(\.body).map { Syntax($0) }
    let all = (bodies + type.initializers.map { Syntax($0) }).flatMap { assigned(to: name, in: $0) }
    return all.count == 1 ? all : []
  }

  /// The values assigned to a property, also through a local variable.
  private func assigned(to name: String, in scope: Syntax?) -> [FunctionCallExprSyntax] {
    (scope.map { values.known.assignments(in: $0) } ?? []).compactMap { assignment in
      guard assignment.isOfSelf, assignment.names.last == name, let value = assignment.value else {
        return nil
      }
      if let local = value.plainName, case .value(let made)? = values.meaning(of: local, at: Syntax(value)) {
        return made.as(FunctionCallExprSyntax.self)
      }
      return value.as(FunctionCallExprSyntax.self)
    }
  }

  /// - Returns: whether all of them are known.
  private func add(giversTo holder: PresenterProperty, _ step: Int, to found: inout Set<String>) -> Bool {
    guard step < Self.maximumSteps else { return false }
    for type in declarations.descendants(of: holder.owner) {
      let labels = givers.labels(of: holder.name, in: type)
      for site in declarations.calls[lastName(type) ?? type] ?? [] {
        guard site.node.base == nil,
          declarations.fullName(lastName(type) ?? type, inside: declarations.owner(of: site.node)) == type,
          let argument = labels.lazy.compactMap({ site.node.argument($0) }).first
        else { continue }
        guard add(argument, at: site.node, step, to: &found) else { return false }
      }
    }
    for assignment in declarations.selfAssignments[holder.name] ?? [] {
      guard let base = assignment.target.as(MemberAccessExprSyntax.self)?.base,
        let giver = declarations.owner(of: assignment.node), declarations.isScreen(giver),
        values.values(of: base).contains(where: { declarations.inherits($0.type, from: [holder.owner]) })
      else { continue }
      found.insert(giver)
    }
    // `flow.presenter = controller` in the function that creates the object, followed to the callers of that
    // function.
    for assignment in declarations.otherAssignments[holder.name] ?? [] {
      guard let base = assignment.target.as(MemberAccessExprSyntax.self)?.base, let value = assignment.value,
        case .parameter? = value.plainName.flatMap({ values.meaning(of: $0, at: Syntax(value)) }),
        values.values(of: base).contains(where: { declarations.inherits($0.type, from: [holder.owner]) })
      else { continue }
      guard add(value, at: assignment.node, step, to: &found) else { return false }
    }
    return true
  }

  private func add(
    _ argument: ExprSyntax, at call: some SyntaxProtocol, _ step: Int, to found: inout Set<String>
  ) -> Bool {
    if argument.is(NilLiteralExprSyntax.self) { return true }
    let receiver = ReceiverReading(values).presenter(argument, at: call)
    switch receiver.presenter {
    case .known:
      guard let type = receiver.source.type, receiver.source.sure != .unknown else { return false }
      found.insert(type)
      return true
    case .parameter(let parameter):
      guard let function = declarations.function(of: call), step + 1 < Self.maximumSteps else { return false }
      let sites = (declarations.calls[function.name] ?? []).filter { linking.isCall($0, of: function) }
      return !sites.isEmpty
        && sites.allSatisfy { site in
          function.argument(parameter, of: site.node).map { add($0, at: site.node, step + 1, to: &found) }
            ?? false
        }
    case .callers:
      if let screen = screenOnStack(receiver) {
        found.insert(screen)
        return true
      }
      return receiver.holder.map { add(giversTo: $0, step + 1, to: &found) } ?? false
    }
  }

  /// The screen for which an object is created that passes its navigation stack.
  private func screenOnStack(_ receiver: Receiver) -> String? {
    guard let holder = receiver.holder,
      let type = declarations.property(holder.name, of: holder.owner)?.type.map(bareTypeName),
      declarations.isNavigation(type)
    else { return nil }
    return linking.screensOfObjects.screen(of: holder.owner)
  }
}
#endif
