#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Who presents through an object that keeps a controller: `Sharing(presenter: self)`, `sharing.presenter = self`.
struct GiverSearch {
  private static let maximumSteps = 3
  private let linking: FactLinking
  private var values: ValueResolution { linking.values }
  private var declarations: Declarations { values.declarations }

  init(_ linking: FactLinking) { self.linking = linking }

  /// The screens that give themselves to the property; none where one of those who give is not known.
  func givers(to holder: PresenterProperty) -> [String] {
    var found: Set<String> = []
    guard add(giversTo: holder, 0, to: &found), found.count <= FactLinking.maximumCallers else { return [] }
    return found.sorted()
  }

  /// - Returns: whether all of them are known.
  private func add(giversTo holder: PresenterProperty, _ step: Int, to found: inout Set<String>) -> Bool {
    guard step < Self.maximumSteps else { return false }
    for type in descendants(of: holder.owner) {
      let labels = labels(of: holder.name, in: type)
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
    return true
  }

  private func add(
    _ argument: ExprSyntax, at call: FunctionCallExprSyntax, _ step: Int, to found: inout Set<String>
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
      return receiver.holder.map { add(giversTo: $0, step + 1, to: &found) } ?? false
    }
  }

  /// A type and those that inherit from it.
  private func descendants(of type: String) -> [String] {
    declarations.types.values.filter { $0.isDeclared && declarations.inherits($0.name, from: [type]) }
      .map(\.name).sorted()
  }

  /// The labels behind which initializers take what they put into a property.
  private func labels(of property: String, in type: String) -> [String] {
    var labels: [String] = []
    var open = [type]
    var seen: Set<String> = []
    var hasInitializer = false
    while let name = open.popLast(), seen.insert(name).inserted {
      guard let declaration = declarations.type(name) ?? declarations.types[name] else { continue }
      open += declaration.inherits
      for initializer in declaration.initializers {
        hasInitializer = true
        for assignment in initializer.body?.assignments ?? []
        where assignment.isOfSelf && assignment.names.last == property {
          guard let value = assignment.value?.plainName else { continue }
          labels += initializer.signature.parameterClause.parameters.filter { parameter in
            (parameter.secondName ?? parameter.firstName).text == value
          }.map(\.firstName.text)
        }
      }
    }
    return hasInitializer ? labels : [property]
  }
}
#endif
