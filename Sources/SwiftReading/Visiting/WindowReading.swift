#if SwiftSources
internal import SwiftSyntax

/// Reads what code puts into windows.
struct WindowReading {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// What a window begins with by `window.rootViewController = …`; of a parameter, what each call gives.
  func roots(of assignment: Assignment, in owner: String?) -> [FoundRoot] {
    guard let rank = rank(of: assignment, in: owner), let value = assignment.value else { return [] }
    return given(value).flatMap { values.values(of: $0) }.map { FoundRoot(type: $0.type, rank: rank) }
  }

  private func given(_ value: ExprSyntax) -> [ExprSyntax] {
    guard let name = value.plainName, case .parameter? = values.meaning(of: name, at: Syntax(value)),
      let function = declarations.function(of: value)
    else { return [value] }
    return (declarations.calls[function.name] ?? []).filter { function.fits($0.node) }.compactMap {
      function.argument(name, of: $0.node)
    }
  }

  /// How likely the window that code fills is the app's first; nil where what it fills is no window.
  private func rank(of assignment: Assignment, in owner: String?) -> FoundRoot.Rank? {
    if let owner, declarations.inherits(owner, from: ["UIWindow"]) { return .specialWindow }
    let window = assignment.names.dropLast().last ?? ""
    guard assignment.target.text.lowercased().contains("window") else { return nil }
    // A window beside the first has a name that says what it is for.
    guard ["window", "mainwindow", "keywindow"].contains(window.lowercased()) else { return .specialWindow }
    guard let owner else { return .other }
    let delegates: Set = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]
    return declarations.inherits(owner, from: delegates) || owner.hasSuffix("Coordinator")
      ? .delegate : .other
  }

  /// The views that a stack of several holds, such as a bar above the tabs, where a closure makes only that stack.
  func stacked(in content: Syntax) -> [PossibleValue] {
    guard let only = values.results(of: content).first, let stack = onlyStack(only)?.trailingClosure else {
      return []
    }
    return values.returned(by: Syntax(stack)).filter { values.isShown($0) }
  }

  /// The stack behind its modifiers.
  private func onlyStack(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let base = call.base { return onlyStack(base) }
    return ["VStack", "ZStack", "HStack"].contains(call.calleeName ?? "") ? call : nil
  }
}
#endif
