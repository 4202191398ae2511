#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension CodeChecking {
  /// Checks that one block does not add two cancel actions to one alert.
  func checkCancels(_ statements: [CodeBlockItemSyntax]) {
    var first: [String: FunctionCallExprSyntax] = [:]
    var cancels: Set<String> = []
    for statement in statements {
      if let variable = Syntax(statement.item).as(VariableDeclSyntax.self) {
        for binding in variable.bindings where binding.initializer.map({ isCancel($0.value) }) ?? false {
          cancels.insert(binding.pattern.text)
        }
        // From here on the name means another alert.
        for binding in variable.bindings { first[binding.pattern.text] = nil }
        continue
      }
      guard let call = Syntax(statement.item).as(FunctionCallExprSyntax.self), call.calleeName == "addAction",
        let alert = call.base?.plainName, let action = call.arguments.first?.expression,
        isCancel(action) || action.plainName.map({ cancels.contains($0) }) ?? false
      else { continue }
      if let other = first[alert] {
        add(
          .twoCancelActions, "a second action in the style cancel", at: call.nameNode, other: other.nameNode)
      } else {
        first[alert] = call
      }
    }
  }

  private func isCancel(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.calleeName == "UIAlertAction" else {
      return false
    }
    return call.argument("style")?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "cancel"
  }

  /// Checks that no text field is added to an alert that is certainly an action sheet.
  func checkTextField(_ creation: FunctionCallExprSyntax) {
    guard style(of: creation) == "actionSheet", let made = LocalController(creation: creation),
      let name = made.name
    else { return }
    let adding = made.member.calls.first { call in
      call.calleeName == "addTextField" && call.base?.plainName == name
        && call.base.map { $0.isSameLocal(name, as: creation.parent ?? Syntax(creation)) } ?? false
        && call.position > creation.position
    }
    guard let adding, isOnly(name, in: made.member) else { return }
    add(
      .textFieldInActionSheet, "an action sheet takes no text field", at: adding.nameNode,
      other: Syntax(creation))
  }

  /// Checks for an alert that is presented without actions, in a type that dismisses nothing.
  func checkButtons(_ creation: FunctionCallExprSyntax) {
    guard style(of: creation) == "alert", let made = LocalController(creation: creation),
      let name = made.name,
      isOnly(name, in: made.member), !made.isGivenAway(declarations),
      let owner = declarations.owner(of: creation), !mayDismiss(owner)
    else { return }
    let calls = made.member.calls
    let isPresented = calls.contains { call in
      call.calleeName == "present" && call.arguments.first?.expression.plainName == name
    }
    let hasAction = calls.contains { call in
      ["addAction", "addActions"].contains(call.calleeName ?? "") && call.base?.plainName == name
    }
    guard isPresented, !hasAction else { return }
    add(.alertWithoutButton, "this alert has no action, and nothing here dismisses it", at: creation)
  }

  private func style(of creation: FunctionCallExprSyntax) -> String? {
    guard creation.isUIKitAlert else { return nil }
    return creation.argument("preferredStyle")?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// Whether the member gives this name to only one variable.
  private func isOnly(_ name: String, in member: Syntax) -> Bool {
    member.all(PatternBindingSyntax.self).filter { $0.pattern.text == name }.count == 1
      && !member.assignments.contains { $0.names == [name] }
  }

  /// Whether code of a type or a superclass dismisses something; also true for classes not declared here.
  private func mayDismiss(_ type: String, _ depth: Int = 0) -> Bool {
    guard let declaration = declarations.types[type], depth < 8 else { return !type.hasPrefix("UI") }
    if declaration.bodies.contains(where: { $0.mentions { $0.lowercased().contains("dismiss") } }) {
      return true
    }
    return declaration.inherits.contains { parent in
      parent != type && declarations.type(parent)?.kind == .class
        && mayDismiss(declarations.fullName(parent), depth + 1)
    }
  }
}
#endif
