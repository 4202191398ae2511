#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads types whose cases or static members are screens, and functions that take one of them:
/// `navigation.open(.settings)`.
struct RouteReading {
  private let linking: FactLinking
  private let values: ValueResolution
  private let visitors: [PresentationVisitor]
  private var declarations: Declarations { values.declarations }

  init(_ linking: FactLinking) {
    self.linking = linking
    values = linking.values
    visitors = linking.visitors
  }

  /// An enum with a member that creates a screen for each case, or a type with static members that each hold
  /// a screen.
  private struct Route {
    let name: String
    let cases: [String: [PossibleValue]]
  }

  /// A function that takes a case and stores it, or passes it to another function that does.
  private struct Opener {
    let function: FunctionDeclaration
    let parameter: String
    let isPush: Bool
  }

  /// Edges for calls that pass a case of a route to a storing function, if no other reading found the effect.
  ///
  /// - Parameter seen: the places of known edges.
  func edges(beside seen: Set<SourcePlace>) -> [EdgeFact] {
    guard let visitor = visitors.first else { return [] }
    var edges: [EdgeFact] = []
    let routes = routes
    if routes.isEmpty { return [] }
    let takers = takers
    let taking = functionsByOnlyParameter
    for route in routes {
      let openers = openers(of: route.name, among: taking[route.name] ?? [], takers)
      let known = Set(openers.map { Syntax($0.function.node).id })
      for opener in openers {
        for site in declarations.calls[opener.function.name] ?? [] where opener.function.fits(site.node) {
          guard let caller = visitors.first(where: { $0.file === site.file }), caller.isRun(site.node),
            let argument = opener.function.argument(opener.parameter, of: site.node)
          else { continue }
          let place = site.file.place(of: site.node.nameNode)
          guard !seen.contains(place) else { continue }
          guard case .name(let name, let type)? = caller.caseValue(argument), let shown = route.cases[name],
            type.map({ declarations.fullName($0, inside: declarations.owner(of: site.node)) == route.name })
              ?? true
          else {
            noteOpen(argument, of: route, at: site, place, among: known)
            continue
          }
          for value in shown {
            var edge = EdgeFact(
              verb: opener.isPush && !Self.isModal(value.style) ? .push : .present, framework: .swiftui,
              source: EdgeFact.Source(type: declarations.owner(of: site.node), sure: .inferred),
              target: visitor.target(value), place: place)
            edge.target.sure = min(edge.target.sure, .inferred)
            // Whose screen an object belongs to is looked for with all others.
            if edge.source.type.map({ declarations.isPlainObject($0) }) ?? false {
              edge.source.sure = .unknown
            }
            edge.rules = ["route ‘\(route.name)’", "case .\(name)"] + value.rules
            edge.function = declarations.function(of: site.node)?.name
            edge.trigger = caller.buttons.trigger(of: site.node) ?? row(of: site)
            edge.via = [opener.function.file.place(of: opener.function.node)]
            edges.append(edge)
          }
        }
      }
    }
    return edges
  }

  /// Reports a call that shows a screen for a value which is not known to be one case.
  ///
  /// - Parameter openers: the functions that only pass it on.
  private func noteOpen(
    _ argument: ExprSyntax, of route: Route, at site: Declarations.Call, _ place: SourcePlace,
    among openers: Set<SyntaxIdentifier>
  ) {
    guard !argument.is(NilLiteralExprSyntax.self),
      type(of: argument) == route.name,
      declarations.function(of: site.node).map({ !openers.contains(Syntax($0.node).id) }) ?? true
    else { return }
    linking.unseen.append(UnseenFact(.target, about: PackageCalls.short(argument.text), place: place))
  }

  /// The text that a modifier of the app makes a link: `Text("Help").leads(to: .help)`.
  private func row(of site: Declarations.Call) -> ButtonFact? {
    var shown = site.node.base?.as(FunctionCallExprSyntax.self)
    while let inner = shown?.base?.as(FunctionCallExprSyntax.self) { shown = inner }
    guard let shown, ["Text", "Label"].contains(shown.calleeName ?? ""), let first = shown.arguments.first,
      let label = values.title(first.expression)
    else { return nil }
    return ButtonFact(label: label, place: site.file.place(of: shown.nameNode), sure: .inferred)
  }

  /// The declared type of a parameter or property.
  private func type(of argument: ExprSyntax) -> String? {
    let owner = declarations.owner(of: argument)
    var written: String?
    if let name = argument.plainName {
      switch values.meaning(of: name, at: Syntax(argument)) {
      case .parameter(_, let type, _): written = type
      case nil: written = declarations.property(name, of: owner)?.writtenType
      case .value, .type, .choice: break
      }
    } else if let member = argument.as(MemberAccessExprSyntax.self), let base = member.base {
      let holder = base.isSelf ? owner : values.values(of: base).first?.type
      written = declarations.property(member.declName.baseName.text, of: holder)?.writtenType
    }
    return written.map { declarations.fullName($0.filter { $0 != "?" && $0 != "!" }, inside: owner) }
  }

  /// Whether the style of a route is a presentation.
  private static func isModal(_ style: EdgeFact.Style?) -> Bool {
    guard let word = style?.value.lowercased() else { return false }
    return ["sheet", "cover", "fullscreen", "modal", "popover"].contains { word.contains($0) }
  }

  private var routes: [Route] {
    guard let visitor = visitors.first else { return [] }
    return declarations.types.values.filter(\.isDeclared).sorted { $0.name < $1.name }.compactMap { type in
      var cases: [String: [PossibleValue]] = [:]
      if type.kind == .enum {
        for choice in type.members.flatMap({ $0.body.all(SwitchExprSyntax.self) }) where choice.subject.isSelf
        {
          let shown = visitor.contents.cases(of: choice).mapValues { $0.filter { isScreen($0) } }.filter {
            !$0.value.isEmpty
          }
          cases.merge(shown) { one, _ in one }
        }
      } else if declarations.isPlainObject(type.name) {
        for member in type.members where member.returns.map({ lastName($0) == lastName(type.name) }) ?? false
        {
          let shown = screens(madeFor: type.name, in: member.body)
          if !shown.isEmpty { cases[member.name] = shown }
        }
      }
      return cases.isEmpty ? nil : Route(name: type.name, cases: cases)
    }
  }

  /// The screens in the closure with which a route is created: `Route(id: "editor") { EditorView() }`.
  private func screens(madeFor route: String, in body: Syntax) -> [PossibleValue] {
    body.calls.filter { $0.calleeName == lastName(route) || $0.calleeName == "init" }.flatMap { call in
      let closures = [call.trailingClosure].compactMap { $0 } + call.additionalTrailingClosures.map(\.closure)
      let style = call.argument("style")?.caseName
      return closures.flatMap { values.returned(by: Syntax($0)) }.filter { isScreen($0) }.map { value in
        var value = value
        value.style = style.map { EdgeFact.Style(value: $0, sure: .inferred) }
        return value
      }
    }
  }

  private func isScreen(_ value: PossibleValue) -> Bool {
    declarations.type(value.type) != nil && declarations.isScreen(value.type)
  }

  /// The functions that have exactly one parameter of a type, by type.
  private var functionsByOnlyParameter: [String: [(function: FunctionDeclaration, parameter: String)]] {
    var found: [String: [(function: FunctionDeclaration, parameter: String)]] = [:]
    for name in declarations.functions.keys.sorted() {
      for function in declarations.functions[name] ?? [] {
        let types = Dictionary(grouping: function.parameters) {
          declarations.fullName($0.type.filter { $0 != "?" && $0 != "!" }, inside: function.owner)
        }
        for (type, parameters) in types where parameters.count == 1 {
          found[type, default: []].append((function, parameters[0].name))
        }
      }
    }
    return found
  }

  /// The functions that store or show their argument: they append, assign or send it, give it to a modifier that shows what
  /// it is given, or pass it to another such function.
  private func openers(
    of route: String, among taking: [(function: FunctionDeclaration, parameter: String)],
    _ takers: [String: Bool]
  ) -> [Opener] {
    var found: [Opener] = []
    var seen: Set<SyntaxIdentifier> = []
    let taking = taking.filter { $0.function.owner != route }
    // Each round adds the functions that pass it to one already found.
    for _ in 0..<3 {
      for (function, parameter) in taking where !seen.contains(Syntax(function.node).id) {
        guard let body = function.body, let isPush = keeps(parameter, body, found, takers) else { continue }
        seen.insert(Syntax(function.node).id)
        found.append(Opener(function: function, parameter: parameter, isPush: isPush))
      }
    }
    return found.sorted { $0.function.file.path < $1.function.file.path }
  }

  /// The views and modifiers of the app that show something which they are given, and whether they push it.
  private var takers: [String: Bool] {
    var takers: [String: Bool] = [:]
    for edge in linking.edges where edge.framework == .swiftui {
      guard let type = edge.source.type, let name = lastName(type),
        declarations.isModifier(type) || declarations.isView(type) && Self.isOfSomething(edge)
      else { continue }
      takers[name] = takers[name] ?? false || edge.verb == .push
    }
    return takers
  }

  private static func isOfSomething(_ edge: EdgeFact) -> Bool {
    edge.target.sure == .unknown || edge.rules.contains(ValueResolution.containerOfSomething)
  }

  /// Whether something is sent through a subject of Combine that a property or a protocol declares.
  private func isSubject(_ base: ExprSyntax, inside owner: String?) -> Bool {
    guard let name = lastName(base.text.filter { $0 != "?" && $0 != "!" }) else { return false }
    let holder = base.as(MemberAccessExprSyntax.self)?.base.flatMap { lastName($0.text) }
    let types = [owner, holder.flatMap { declarations.property($0, of: owner)?.type }].compactMap { $0 }
    return types.contains { type in
      let declared = declarations.property(name, of: bareTypeName(type))?.writtenType ?? ""
      return declared.hasPrefix("CurrentValueSubject<") || declared.hasPrefix("PassthroughSubject<")
    }
  }

  /// nil if a function does not store its parameter; otherwise whether it stores it on a navigation path.
  private func keeps(
    _ parameter: String, _ body: CodeBlockSyntax, _ openers: [Opener], _ takers: [String: Bool]
  ) -> Bool? {
    var isKept: Bool?
    for call in body.calls where call.arguments.contains(where: { $0.expression.mentions(parameter) }) {
      let name = call.calleeName ?? ""
      if let isPush = takers[name] {
        isKept = isKept ?? false || isPush
      } else if name == "send",
        call.base.map({ isSubject($0, inside: declarations.owner(of: call)) }) ?? false
      {
        isKept = isKept ?? false
      } else if name == "append", let base = call.base {
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

extension TypeDeclaration {
  /// Its functions and computed properties, in a stable order.
  fileprivate var members: [(name: String, returns: String?, body: Syntax)] {
    let functions = allFunctions.compactMap { function in
      function.body.map {
        (name: function.name, returns: function.returns.map(bareTypeName), body: Syntax($0))
      }
    }
    let properties = allProperties.compactMap { property in
      (property.body ?? property.value.map { Syntax($0) }).map {
        (name: property.name, returns: property.type.map(bareTypeName), body: $0)
      }
    }
    return functions + properties
  }
}

extension ExprSyntax {
  /// Whether it uses a name.
  fileprivate func mentions(_ name: String) -> Bool {
    all(DeclReferenceExprSyntax.self).contains { $0.baseName.text == name }
  }
}
#endif
