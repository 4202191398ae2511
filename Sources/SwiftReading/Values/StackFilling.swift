#if SwiftSources
internal import SwiftSyntax

/// Finds the first content of a navigation controller that a function creates, passes to other code, and
/// returns: for example to coordinators that it creates with the stack and starts, one for each case of a tab.
struct StackFilling {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private static let maximumDepth = 5

  init(_ values: ValueResolution) { self.values = values }

  /// The screens that functions and objects put into a local variable which they receive.
  func content(ofLocal name: String, in body: Syntax) -> [PossibleValue] { content(of: name, in: body, 0) }

  private func content(of name: String, in body: Syntax, _ depth: Int) -> [PossibleValue] {
    guard depth < Self.maximumDepth else { return [] }
    var found: [PossibleValue] = []
    for call in values.known.calls(in: body) where isTaken(call, in: body) {
      guard let argument = call.arguments.first(where: { $0.expression.plainName == name }),
        let label = argument.label?.text ?? call.calleeName
      else { continue }
      if call.madeTypeName != nil {
        found += first(of: call, givenBy: label, depth + 1)
      } else if let function = handedTo(call), let parameter = parameter(argument, of: function, call) {
        let node = Syntax(function.node).id
        guard let inner = function.body, values.bindings[node] == nil else { continue }
        values.bindings[node] = values.arguments(of: function, call).filter { $0.key != parameter }
        found += direct(parameter, in: Syntax(inner)) + content(of: parameter, in: Syntax(inner), depth + 1)
        values.bindings[node] = nil
      }
    }
    return found
  }

  /// A function of the same type, or one outside types.
  private func handedTo(_ call: FunctionCallExprSyntax) -> FunctionDeclaration? {
    guard call.base?.isSelf ?? true, let name = call.calleeName else { return nil }
    let own = declarations.method(name, of: declarations.owner(of: call), labels: call.labels)
    return own?.body == nil ? declarations.globals[name]?.first { $0.fits(call) } : own
  }

  private func parameter(
    _ argument: LabeledExprSyntax, of function: FunctionDeclaration, _ call: FunctionCallExprSyntax
  ) -> String? {
    function.parameters.first { function.argument($0.name, of: call)?.id == argument.expression.id }?.name
  }

  /// Whether the followed case reaches a call.
  private func isTaken(_ call: FunctionCallExprSyntax, in body: Syntax) -> Bool {
    var node = Syntax(call).parent
    while let scope = node, scope.id != body.id {
      if let one = scope.as(SwitchCaseSyntax.self),
        let choice = one.parent?.parent?.as(SwitchExprSyntax.self),
        !NameReading(values).taken(of: choice).contains(where: { $0.id == one.id })
      {
        return false
      }
      node = scope.parent
    }
    return true
  }

  /// The first screens of an object on the stack with which it is created: in its own `start` and the
  /// functions it calls.
  private func first(
    of made: FunctionCallExprSyntax, givenBy label: String, _ depth: Int
  ) -> [PossibleValue] {
    guard let written = made.madeTypeName else { return [] }
    let name = declarations.fullName(written, inside: declarations.owner(of: made))
    guard declarations.isPlainObject(name), let type = declarations.types[name] else { return [] }
    let kept = type.properties.keys.sorted().first { property in
      type.labels(keptIn: property).contains(label)
        || declarations.property(property, of: name)?.type.map { declarations.isNavigation(bareTypeName($0)) }
          ?? false
    }
    guard let kept = kept ?? inherited(label, by: name), let start = declarations.method("start", of: name)
    else {
      return []
    }
    return shown(by: start, on: kept, name, depth).map { $0.inferred("first screen of ‘\(name)’") }
  }

  /// The stack that a base class stores for its subclasses.
  private func inherited(_ label: String, by type: String) -> String? {
    declarations.property(label, of: type)?.type.map { declarations.isNavigation(bareTypeName($0)) } ?? false
      ? label : nil
  }

  private func shown(
    by function: FunctionDeclaration, on stack: String, _ owner: String, _ depth: Int
  ) -> [PossibleValue] {
    guard depth < Self.maximumDepth, let body = function.body.map({ Syntax($0) }) else { return [] }
    let own = direct(stack, in: body)
    guard own.isEmpty else { return own }
    for call in values.known.calls(in: body) where call.base?.isSelf ?? true {
      guard let name = call.calleeName, let next = declarations.method(name, of: owner),
        next.name != function.name
      else { continue }
      let found = shown(by: next, on: stack, owner, depth + 1)
      if !found.isEmpty { return found }
    }
    return content(of: stack, in: body, depth + 1)
  }

  /// The screens that a body itself puts into a stack.
  private func direct(_ stack: String, in body: Syntax) -> [PossibleValue] {
    values.known.calls(in: body).filter { call in
      let asked = call.base?.withoutMarks
      let member = asked?.as(MemberAccessExprSyntax.self)
      return ["setViewControllers", "pushViewController"].contains(call.calleeName ?? "")
        && (asked?.plainName == stack
          || member?.base?.isSelf ?? false && member?.declName.baseName.text == stack)
    }.prefix(1).flatMap { call -> [PossibleValue] in
      guard let given = call.arguments.first?.expression else { return [] }
      let last = ControllerLists(values).elements(of: given)?.last ?? given
      return values.unique(values.values(last, 1)).filter {
        values.isShown($0) && !declarations.isGeneral($0.type)
      }
    }
  }
}
#endif
