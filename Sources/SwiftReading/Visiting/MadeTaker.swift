#if SwiftSources
internal import SwiftSyntax

/// Finds the screen that runs what a coordinator gives when the screen is made: a closure that it hands to a function of the
/// app's own, `builder.editor(done: { … })`, or one of its functions and closures by name, `builder.home(help: showHelp)`.
struct MadeTaker {
  private let values: ValueResolution
  private let holder: (String) -> String?
  private var declarations: Declarations { values.declarations }

  /// - Parameter holder: a screen itself, or the one that alone holds an object.
  init(_ values: ValueResolution, holder: @escaping (String) -> String?) {
    self.values = values
    self.holder = holder
  }

  /// The one screen that a function of the app's own makes, which is no modifier and takes a closure.
  func screen(madeBy call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calleeName, name.first?.isLowercase == true, name != "init" else { return nil }
    let makers = (declarations.functions[name] ?? []).filter { function in
      function.fits(call) && function.parameters.contains { $0.type.contains("->") }
        && !["Void", "()"].contains(function.returns ?? "Void")
        && function.owner.map { !declarations.isGeneral($0) && declarations.isPlainObject($0) } ?? true
    }
    guard !makers.isEmpty else { return nil }
    let made = Set(values.values(of: ExprSyntax(call)).filter { values.isShown($0) }.map(\.type))
    guard made.count == 1, let only = made.first, declarations.isScreen(only),
      declarations.type(only)?.isDeclared ?? false
    else { return nil }
    return holder(only)
  }

  /// The one screen that is made with what a node stands in: a function that nobody calls, or a property that is a closure.
  func screen(givenMemberAround node: some SyntaxProtocol) -> String? {
    guard let owner = declarations.owner(of: node), declarations.isPlainObject(owner),
      let name = memberName(around: Syntax(node)), let type = declarations.types[owner]
    else { return nil }
    let found = values.known.arguments(named: name, in: type).map { argument -> String? in
      guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
      return screen(madeBy: call)
        ?? call.madeTypeName.flatMap { written in
          call.base == nil ? holder(declarations.fullName(written, inside: owner)) : nil
        }
    }
    guard Set(found).count == 1, let only = found.first else { return nil }
    return only
  }

  /// The function around a node, where no call of it is seen, or the property that is the closure around it.
  private func memberName(around node: Syntax) -> String? {
    if let function = declarations.function(of: node) {
      return declarations.calls[function.name] == nil ? function.name : nil
    }
    guard let member = node.member?.as(MemberBlockItemSyntax.self),
      let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first
    else { return nil }
    var value = binding.initializer.map { Syntax($0.value) }
    if value == nil, case .getter(let items)? = binding.accessorBlock?.accessors, items.count == 1 {
      value = items.first.map { Syntax($0.item) }
      if let returned = value?.as(ReturnStmtSyntax.self)?.expression { value = Syntax(returned) }
    }
    return value?.is(ClosureExprSyntax.self) ?? false ? binding.pattern.text : nil
  }
}
#endif
