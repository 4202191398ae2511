#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Enums whose cases are screens, and functions that take one of them: `navigation.open(.settings)`.
extension FactLinking {
  /// An enum with a member that makes a screen of each case.
  private struct Route {
    let name: String
    let cases: [String: [PossibleValue]]
    let place: SourcePlace?
  }

  /// A function that takes a case and keeps it, or gives it to another one that does.
  private struct Opener {
    let function: FunctionDeclaration
    let parameter: String
    let isPush: Bool
  }

  /// Calls that give a case of a route to a function that keeps it, where nothing else has told what becomes of it.
  func joinRoutes() {
    guard let visitor = visitors.first else { return }
    let routes = routes
    let seen = Set(edges.map(\.place))
    for route in routes {
      for opener in openers(of: route.name) {
        for site in declarations.calls[opener.function.name] ?? [] where opener.function.fits(site.node) {
          guard let caller = visitors.first(where: { $0.file === site.file }), caller.isRun(site.node),
            let argument = opener.function.argument(opener.parameter, of: site.node),
            case .name(let name, let type)? = caller.caseValue(argument), let shown = route.cases[name],
            type.map({ declarations.fullName($0, inside: declarations.owner(of: site.node)) == route.name })
              ?? true
          else { continue }
          let place = site.file.place(of: site.node.nameNode)
          guard !seen.contains(place) else { continue }
          for value in shown {
            var edge = EdgeFact(
              verb: opener.isPush ? .push : .present, framework: .swiftui,
              source: EdgeFact.Source(type: declarations.owner(of: site.node), sure: .inferred),
              target: visitor.target(value), place: place)
            edge.target.sure = min(edge.target.sure, .inferred)
            edge.rules = ["route ‘\(route.name)’", "case .\(name)"] + value.rules
            edge.function = declarations.function(of: site.node)?.name
            edge.trigger = caller.buttons.trigger(of: site.node)
            edge.via = [opener.function.file.place(of: opener.function.node)]
            edges.append(edge)
          }
        }
      }
    }
  }

  private var routes: [Route] {
    guard let visitor = visitors.first else { return [] }
    return declarations.types.values.filter { $0.kind == .enum && $0.isDeclared }.sorted { $0.name < $1.name }
      .compactMap { type in
        var cases: [String: [PossibleValue]] = [:]
        let bodies =
          type.functions.sorted { $0.key < $1.key }.flatMap(\.value).compactMap { $0.body.map { Syntax($0) } }
          + type.properties.sorted { $0.key < $1.key }.compactMap(\.value.body)
        for choice in bodies.flatMap({ $0.all(SwitchExprSyntax.self) }) where choice.subject.isSelf {
          cases.merge(visitor.cases(of: choice)) { one, _ in one }
        }
        return cases.isEmpty ? nil : Route(name: type.name, cases: cases, place: type.place)
      }
  }

  /// Functions that keep what they are given: they append it or set something to it, or another one of them does.
  private func openers(of route: String) -> [Opener] {
    var found: [SyntaxIdentifier: Opener] = [:]
    let taking = declarations.functions.values.joined().compactMap {
      function -> (FunctionDeclaration, String)? in
      guard function.owner != route else { return nil }
      let parameters = function.parameters.filter {
        declarations.fullName($0.type, inside: function.owner) == route
      }
      return parameters.count == 1 ? (function, parameters[0].name) : nil
    }
    // Each round adds those that hand on to one that is found.
    for _ in 0..<3 {
      for (function, parameter) in taking where found[Syntax(function.node).id] == nil {
        guard let body = function.body, let isPush = keeps(parameter, body, Array(found.values)) else {
          continue
        }
        found[Syntax(function.node).id] = Opener(function: function, parameter: parameter, isPush: isPush)
      }
    }
    return found.values.sorted { $0.function.file.path < $1.function.file.path }
  }

  /// Whether a function keeps its parameter, and then whether on the path of a navigation stack; nil where it does not.
  private func keeps(_ parameter: String, _ body: CodeBlockSyntax, _ openers: [Opener]) -> Bool? {
    var isKept: Bool?
    for call in body.calls where call.arguments.contains(where: { $0.expression.mentions(parameter) }) {
      let name = call.calleeName ?? ""
      if name == "append", let base = call.base {
        isKept = isKept ?? false || declarations.stackPaths.contains(lastName(base.text) ?? "")
      } else if let opener = openers.first(where: { $0.function.name == name && $0.function.fits(call) }) {
        isKept = isKept ?? false || opener.isPush
      }
    }
    let isSet = body.assignments.contains { assignment in
      assignment.names.count > 1 && assignment.parts.contains { $0.plainName == parameter }
    }
    return isKept ?? (isSet ? false : nil)
  }
}

extension ExprSyntax {
  /// Whether a name stands in it.
  fileprivate func mentions(_ name: String) -> Bool {
    all(DeclReferenceExprSyntax.self).contains { $0.baseName.text == name }
  }
}
#endif
