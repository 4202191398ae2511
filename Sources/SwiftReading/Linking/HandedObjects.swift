#if SwiftSources
internal import SwiftSyntax

/// Calls of a method that name nobody who has it: of an object that a function is handed, as in `child.start()` of
/// `coordinate(to child: Coordinator)`, and of the target of a control, as in `#selector(Flow.showHelp)`.
final class HandedObjects {
  /// A function that asks one of its parameters.
  private struct Asking {
    let function: FunctionDeclaration
    let parameter: String
    /// What the parameter is declared as.
    let type: String
  }

  private let values: ValueResolution
  private let isCall: (Declarations.Call, FunctionDeclaration) -> Bool
  private var declarations: Declarations { values.declarations }
  /// By the name of the method that is asked.
  private var knownAsking: [String: [Asking]] = [:]
  /// What each function is handed for a parameter, by the node of the function and the parameter.
  private var knownHanded: [SyntaxIdentifier: [String: [(site: Declarations.Call, type: String)]]] = [:]
  private static let maximumSteps = 3

  init(_ values: ValueResolution, isCall: @escaping (Declarations.Call, FunctionDeclaration) -> Bool) {
    self.values = values
    self.isCall = isCall
  }

  /// The places that have a method of an object run without asking for it by name.
  func sites(of function: FunctionDeclaration) -> [Declarations.Call] {
    guard let owner = function.owner, declarations.isPlainObject(owner) else { return [] }
    // What the place gives is none of the method's arguments, but for what has the same label.
    guard function.parameters.allSatisfy({ $0.label != "_" }) else { return targets(function, owner) }
    return handed(function, owner) + targets(function, owner)
  }

  /// Whoever hands an object of that type to a function that asks it.
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

  /// What calls give for a parameter, through functions that only hand it on.
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

  /// Controls of screens whose target is an object of that type.
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
  /// What a type must inherit from that is a parameter of the function itself: `Flow` of `<Child: Flow>`; else the type.
  fileprivate func bound(ofGeneric written: String) -> String {
    let name = bareTypeName(written)
    let generic = node.genericParameterClause?.parameters.first { $0.name.text == name }
    return generic?.inheritedType?.text ?? written
  }
}
#endif
