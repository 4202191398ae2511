#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds the views and controllers that run a line of an object: those that call its function or pass the
/// function on by name, also through other objects.
struct RunnerSearch {
  /// One place that runs the line.
  struct Runner {
    /// The type that contains it.
    let owner: String
    let function: FunctionDeclaration?
    let trigger: ButtonFact?
    let place: SourcePlace
    /// The lines between it and the line that runs.
    var via: [SourcePlace] = []
  }

  private let linking: FactLinking
  private var declarations: Declarations { linking.declarations }
  private static let maximumCalls = 4

  init(_ linking: FactLinking) { self.linking = linking }

  /// - Parameter first: the line itself, which may be in a view.
  func runners(of first: Runner) -> [Runner] {
    var open = [first]
    var found: [Runner] = []
    var seen: Set<SyntaxIdentifier> = []
    for _ in 0...Self.maximumCalls {
      var next: [Runner] = []
      for one in open {
        if isOnScreen(one.owner) {
          found.append(one)
          continue
        }
        guard let function = one.function, seen.insert(Syntax(function.node).id).inserted else { continue }
        for site in linking.sites(of: function) + references(to: function) {
          guard let visitor = linking.visitor(of: site.file), visitor.isRun(site.node),
            let owner = declarations.owner(of: site.node)
          else { continue }
          next.append(
            Runner(
              owner: owner, function: declarations.function(of: site.node),
              trigger: trigger(of: site, visitor),
              place: site.file.place(of: site.node.nameNode), via: one.via + [one.place]))
        }
      }
      open = next
    }
    return found
  }

  /// The only button that receives the function by name: `Row(action: model.edit)`; otherwise what triggers
  /// the call.
  func trigger(of site: Declarations.Call, _ visitor: PresentationVisitor) -> ButtonFact? {
    let argument = site.object.flatMap { object in
      site.node.arguments.first { $0.expression.id == object.id }
    }
    if let argument, let only = GivenAction(linking.values).button(runningArgument: argument, of: site.node) {
      return only
    }
    return visitor.buttons.trigger(of: argument.map { Syntax($0.expression) } ?? Syntax(site.node))
  }

  /// The places where a view passes a method of an object by name: `Button("Edit", action: model.edit)`.
  func references(to function: FunctionDeclaration) -> [Declarations.Call] {
    guard let owner = function.owner, declarations.isPlainObject(owner) else { return [] }
    return (declarations.references[function.name] ?? []).filter { site in
      guard let base = site.object?.as(MemberAccessExprSyntax.self)?.base else { return false }
      return isObject(base, of: owner, at: site)
    }
  }

  /// Whether an expression is an object of that type, according to its declaration.
  private func isObject(_ base: ExprSyntax, of type: String, at site: Declarations.Call) -> Bool {
    let here = declarations.owner(of: site.node)
    if base.isSelf { return here == type }
    if let name = base.plainName, let property = declarations.property(name, of: here) {
      let written =
        property.type.map(bareTypeName) ?? property.value?.as(FunctionCallExprSyntax.self)?.madeTypeName
      let declared = written.map { declarations.fullName($0, inside: property.owner) }
      return declared == type || declared.map { declarations.inherits(type, from: [$0]) } ?? false
    }
    return MadeObject(linking.values).type(of: base) == type
  }

  private func isOnScreen(_ type: String) -> Bool {
    declarations.isView(type) || declarations.isModifier(type) || declarations.isController(type)
      || declarations.isUIKitView(type) || declarations.isApp(type)
  }
}
#endif
