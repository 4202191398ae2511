#if SwiftSources
internal import SwiftSyntax

/// The view of TCACoordinators that shows one screen for each case of a reducer’s routes: `TCARouter(store.scope(state:
/// \.routes, action: \.router)) { screen in switch screen.case { … } }`.
struct StoreRouter {
  /// What the routes begin with.
  struct Root {
    let name: String
    /// Whether it is put on a stack of its own.
    let isOnStack: Bool
  }

  /// The state that holds the routes where the view is given the whole store.
  static let routes = "routes"

  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  func isOne(_ call: FunctionCallExprSyntax) -> Bool {
    call.calleeName == "TCARouter" && call.base == nil && declarations.type("TCARouter") == nil
  }

  /// The case that the routes hold from the start: `home` of `[.root(.home(…), embedInNavigationView: true)]`.
  func root(of call: FunctionCallExprSyntax) -> Root? {
    guard let view = declarations.owner(of: call),
      let reducer = StoreStateReading.reducer(of: view, declarations)
    else { return nil }
    for site in declarations.calls["root"] ?? [] {
      guard site.node.base == nil, let owner = declarations.owner(of: site.node),
        owner.hasPrefix(reducer + "."), let name = site.node.arguments.first?.expression.caseName
      else { continue }
      let embedding = ["embedInNavigationView", "withNavigation"].compactMap { site.node.argument($0)?.text }
      return Root(name: name, isOnStack: embedding.contains("true"))
    }
    return nil
  }

  /// Whether a node stands in what a view pushes, and not in what it begins with.
  func isPushed(_ node: some SyntaxProtocol, by call: FunctionCallExprSyntax) -> Bool {
    guard let first = root(of: call)?.name else { return true }
    var current = Syntax(node).parent
    while let scope = current, scope.id != Syntax(call).id {
      if let label = scope.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self),
        values.known.caseNames(of: label).contains(first)
      {
        return false
      }
      current = scope.parent
    }
    return true
  }
}
#endif
