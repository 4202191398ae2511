#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads what is shown by a view that is given its destination: `let destination: Destination` of a row that holds the
/// `NavigationLink`. Each place that makes the row gives one.
struct GivenContent {
  /// One place that makes the view, and what it gives.
  struct Giver {
    let site: Declarations.Call
    let content: Syntax
  }

  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The places that give a content, also through views that only hand it on; nil where it is none that is given.
  func givers(of content: Syntax) -> [Giver]? { givers(of: content, 0) }

  /// The places that give the view which a hosting controller shows, with modifiers or not: `UIHostingController(rootView:
  /// content().tint(.red))`.
  func givers(ofHosted controller: ExprSyntax) -> [Giver]? {
    guard let owner = declarations.owner(of: controller), declarations.isView(owner),
      let call = local(controller).as(FunctionCallExprSyntax.self), call.calleeName == "UIHostingController",
      var view = call.argument("rootView").map({ local($0) })
    else { return nil }
    for _ in 0..<Self.maximumModifiers {
      if let givers = givers(of: Syntax(view)) { return givers }
      guard let inner = view.as(FunctionCallExprSyntax.self)?.base else { return nil }
      view = inner
    }
    return nil
  }

  private static let maximumModifiers = 8
  private static let maximumViews = 4

  /// What a local is set to.
  private func local(_ expression: ExprSyntax) -> ExprSyntax {
    guard let name = expression.plainName,
      case .value(let value)? = values.meaning(of: name, at: Syntax(expression))
    else { return expression }
    return value
  }

  private func givers(of content: Syntax, _ depth: Int) -> [Giver]? {
    guard depth < Self.maximumViews, let owner = declarations.owner(of: content),
      declarations.isView(owner) || declarations.isModifier(owner),
      let property = property(in: content, of: owner), let last = lastName(owner)
    else { return nil }
    let givers = (declarations.calls[last] ?? []).flatMap { site -> [Giver] in
      let call = site.node
      guard call.base == nil, declarations.fullName(last, inside: declarations.owner(of: call)) == owner,
        let content = given(property, in: call)
      else { return [] }
      return self.givers(of: content, depth + 1) ?? [Giver(site: site, content: content)]
    }
    return givers.isEmpty ? nil : givers
  }

  /// Whether a modifier of the app's own presents what a closure makes.
  func isPresented(by call: FunctionCallExprSyntax) -> Bool {
    (declarations.functions[call.calleeName ?? ""] ?? []).contains { function in
      guard function.owner == "View", function.parameters.contains(where: { $0.type.contains("->") }),
        let body = function.body, function.fits(call)
      else { return false }
      return values.known.calls(in: body).contains { inner in
        ["sheet", "fullScreenCover", "popover"].contains(inner.calleeName ?? "")
          || PackageModifier(values).binding(of: inner) != nil
      }
    }
  }

  /// The property that is the whole content, or is called for it, where whoever makes the view gives it.
  private func property(in content: Syntax, of owner: String) -> PropertyDeclaration? {
    var expression = content.as(ExprSyntax.self)
    if content.is(ClosureExprSyntax.self) { expression = values.onlyExpression(content) }
    expression = expression.map { withoutModifiers($0) }
    // `content()`, `content($0)`
    if let call = expression?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.arguments.allSatisfy({ $0.expression.is(DeclReferenceExprSyntax.self) }),
      call.calleeName?.first?.isLowercase == true
    {
      expression = call.calledExpression
    }
    guard let name = expression?.ownName, let property = declarations.property(name, of: owner),
      property.owner == owner,
      property.value == nil, property.body == nil, let type = property.type
    else { return nil }
    // A type of its own says what it is.
    return declarations.type(bareTypeName(type), inside: owner) == nil ? property : nil
  }

  /// What modifiers are called on: `content($0)` of `content($0).padding()`, also where some stand under `#if`.
  private func withoutModifiers(_ expression: ExprSyntax) -> ExprSyntax {
    var view = expression
    while true {
      let base = view.as(PostfixIfConfigExprSyntax.self)?.base ?? view.as(FunctionCallExprSyntax.self)?.base
      guard let base, base.is(FunctionCallExprSyntax.self) || base.is(PostfixIfConfigExprSyntax.self) else {
        return view
      }
      view = base
    }
  }

  private func given(_ property: PropertyDeclaration, in call: FunctionCallExprSyntax) -> Syntax? {
    if let argument = call.argument(property.name) { return Syntax(argument) }
    let labelled = call.additionalTrailingClosures.first { $0.label.text == property.name }
    if let labelled { return Syntax(labelled.closure) }
    let isClosure = property.type?.contains("->") ?? false
    return isClosure ? call.trailingClosure.map { Syntax($0) } : nil
  }
}
#endif
