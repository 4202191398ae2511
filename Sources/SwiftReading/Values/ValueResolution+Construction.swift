#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension ValueResolution {
  /// SwiftUI's containers, whose content is the screen.
  static let containers: Set = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "Group", "VStack", "ZStack", "HStack",
    "AnyView",
    "ScrollView", "GeometryReader", "ScrollViewReader", "Section", "Form", "List", "TabView", "LazyVStack",
  ]
  private static let rootLabels: Set = ["rootViewController", "rootView", "rootController"]

  /// `Name(…)`.
  func constructed(_ name: String, _ call: FunctionCallExprSyntax, _ depth: Int) -> [PossibleValue] {
    let full = GivenType(self).fullName(of: name, madeBy: call)
    // `Router(rootViewController: root)` is an object of the app with a controller, not a container.
    if !declarations.isPlainObject(full),
      let root = call.arguments.first(where: { isRoot($0.label?.text ?? "", of: full) })
    {
      let inner = values(root.expression, depth + 1)
      guard inner.isEmpty else { return inner.map { with(call, $0.wrapped(in: full, "container")) } }
      return [PossibleValue(type: full, sure: .unknown, rules: [Self.containerOfSomething], creation: call)]
    }
    if let shown = StoreView(self).shown(by: call, depth) { return shown }
    let wrappers = WrapperReading(self)
    let embedded = wrappers.embedded(in: full, by: call, depth)
    if !embedded.isEmpty {
      return embedded.map { with(call, $0.inferred("child controller").wrapped(in: full, "container")) }
    }
    let put = wrappers.put(into: full, by: call, depth) + wrappers.heldByForeignView(full, call, depth)
    if !put.isEmpty { return put.map { with(call, $0.wrapped(in: full, "container")) } }
    if wrappers.builtLater(by: full, call) != nil {
      return [PossibleValue(type: full, sure: .unknown, rules: [Self.containerOfSomething], creation: call)]
    }
    let isOwnWrapper =
      declarations.isView(full) && !Self.containers.contains(name)
      && (call.arguments.isEmpty || wrappers.wraps(call, full, depth))
    let isHolder = isOwnWrapper || declarations.isStack(full) || Self.containers.contains(name)
    if let content = call.trailingClosure, isHolder {
      return inside(content, of: name, full, call, depth, isEach: isOwnWrapper)
    }
    return [PossibleValue(type: full, sure: certainty(of: full), rules: rules(for: full), creation: call)]
  }

  /// Whether a label is that of a container's content; the app's initializers of stacks have shorter labels.
  private func isRoot(_ label: String, of type: String) -> Bool {
    Self.rootLabels.contains(label)
      || ["root", "viewController", "controller"].contains(label) && declarations.isNavigation(type)
  }

  /// Two modules may each have a type with this name.
  private func certainty(of name: String) -> Confidence {
    (declarations.types[name]?.declarationCount ?? 0) > 1 ? .inferred : .exact
  }

  private func rules(for name: String) -> [String] {
    certainty(of: name) == .exact ? ["initializer"] : ["initializer", "several types of that name"]
  }

  private func with(_ call: FunctionCallExprSyntax, _ value: PossibleValue) -> PossibleValue {
    var value = value
    value.creation = value.creation ?? call
    return value
  }

  /// The content of a container: a view of the app, otherwise the container with inline content.
  private func inside(
    _ content: ClosureExprSyntax, of name: String, _ full: String, _ call: FunctionCallExprSyntax,
    _ depth: Int, isEach: Bool
  ) -> [PossibleValue] {
    let isStack = declarations.isStack(full)
    // Views deep in a layout are details, not the screen, so each container adds more depth than a call.
    let inner = unique(branches(Syntax(content), depth + 4)).filter {
      isShown($0) || isStack && WrapperReading(self).isForeignView($0) && !Self.containers.contains($0.type)
    }
    guard let first = inner.first else {
      return [PossibleValue(type: full, sure: .inferred, rules: ["inline content"], creation: call)]
    }
    let screens = isEach || isStack || ["Group", "AnyView"].contains(name) ? inner : [first]
    return screens.map { $0.wrapped(in: full, "container") }
  }

  /// Whether a value can be shown as a screen.
  func isShown(_ value: PossibleValue) -> Bool {
    value.scene != nil || declarations.isView(value.type) || declarations.isController(value.type)
      || SystemController.kinds[value.type] != nil
  }
}
#endif
