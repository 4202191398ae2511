#if SwiftSources
internal import SwiftSyntax

/// Finds calls of a method whose receiver's type is not written: on an object that a function receives, as in
/// `child.start()` of `coordinate(to child: Coordinator)`, and on the target of a control, as in
/// `#selector(Flow.showHelp)`.
final class HandedObjects {
  /// A function that calls a method of one of its parameters.
  private struct Asking {
    let function: FunctionDeclaration
    let parameter: String
    /// The declared type of the parameter.
    let type: String
  }

  private let values: ValueResolution
  private let isCall: (Declarations.Call, FunctionDeclaration) -> Bool
  private var declarations: Declarations { values.declarations }
  /// Cache, by the name of the called method.
  private var knownAsking: [String: [Asking]] = [:]
  /// Cache: the arguments of each function's parameters, by the node of the function and the parameter.
  private var knownHanded: [SyntaxIdentifier: [String: [(site: Declarations.Call, type: String)]]] = [:]
  private static let maximumSteps = 3

  init(_ values: ValueResolution, isCall: @escaping (Declarations.Call, FunctionDeclaration) -> Bool) {
    self.values = values
    self.isCall = isCall
  }

  /// The places that run a method of an object without naming the object's type.
  func sites(of function: FunctionDeclaration) -> [Declarations.Call] {
    guard let owner = function.owner, declarations.isPlainObject(owner) else { return [] }
    // The arguments there belong to other parameters, unless the labels are equal.
    guard function.parameters.allSatisfy({ $0.label != "_" }) else { return targets(function, owner) }
    return handed(function, owner) + targets(function, owner)
  }

  /// The calls that pass an object of the type to a function which calls the method.
  private func handed(_ function: FunctionDeclaration, _ owner: String) -> [Declarations.Call] {
    asking(function.name).filter { asking in
      asking.type != owner && declarations.inherits(owner, from: [asking.type])
    }.flatMap { asking in
      given(for: asking.parameter, to: asking.function, 0).filter { given in
        declarations.method(function.name, of: given.type)?.node.id == function.node.id
      }.map(\.site)
    }
  }

  private func asking(_ method: String) -> [Asking] {
    if let known = knownAsking[method] { return known }
    var found: [Asking] = []
    for site in declarations.calls[method] ?? [] {
      guard let name = site.node.base?.plainName, let function = declarations.function(of: site.node),
        let parameter = function.parameters.first(where: { $0.name == name }),
        !found.contains(where: { $0.function === function && $0.parameter == name })
      else { continue }
      let type = declarations.fullName(function.bound(ofGeneric: parameter.type), inside: function.owner)
      guard declarations.types[type]?.isDeclared == true else { continue }
      found.append(Asking(function: function, parameter: name, type: type))
    }
    knownAsking[method] = found
    return found
  }

  /// The arguments of calls for a parameter, also through functions that only pass it on.
  private func given(
    for parameter: String, to function: FunctionDeclaration, _ step: Int
  ) -> [(site: Declarations.Call, type: String)] {
    let node = Syntax(function.node).id
    if let known = knownHanded[node]?[parameter] { return known }
    guard step < Self.maximumSteps else { return [] }
    knownHanded[node, default: [:]][parameter] = []
    var found: [(site: Declarations.Call, type: String)] = []
    for site in declarations.calls[function.name] ?? [] where isCall(site, function) {
      guard let argument = function.argument(parameter, of: site.node) else { continue }
      if let name = argument.plainName, let outer = declarations.function(of: site.node),
        case .parameter? = values.meaning(of: name, at: Syntax(argument))
      {
        found += given(for: name, to: outer, step + 1)
      } else if let type = MadeObject(values).type(of: argument) {
        found.append((Declarations.Call(file: site.file, node: site.node, object: argument), type))
      }
    }
    knownHanded[node, default: [:]][parameter] = found
    return found
  }

  /// Controls of screens whose target is an object of the type.
  private func targets(_ function: FunctionDeclaration, _ owner: String) -> [Declarations.Call] {
    guard function.parameters.count <= 1 else { return [] }
    return (declarations.targetActions[function.name] ?? []).filter { action in
      guard let screen = declarations.owner(of: action.site.node), declarations.isScreen(screen) else {
        return false
      }
      return declarations.fullName(action.type, inside: screen) == owner
    }.map(\.site)
  }
}

extension FunctionDeclaration {
  /// The constraint of a type, if it is a generic parameter of the function: `Flow` of `<Child: Flow>`;
  /// otherwise the type.
  fileprivate func bound(ofGeneric written: String) -> String {
    let name = bareTypeName(written)
    let generic = node.genericParameterClause?.parameters.first { $0.name.text == name }
    return generic?.inheritedType?.text ?? written
  }
}
#endif
