#if SwiftSources
internal import SwiftSyntax

/// A controller that one function makes, configures and presents, so that all its changes are visible there.
struct LocalController {
  /// Its name in the function; nil if it is made in the presenting call.
  let name: String?
  /// The call that makes it.
  let creation: FunctionCallExprSyntax
  /// The member that contains all of this code.
  let member: Syntax

  /// Members of UIKit that neither pass the controller on nor set an anchor.
  private static let plainMembers: Set = [
    "addAction", "addTextField", "title", "message", "preferredAction", "textFields", "actions", "view",
    "modalPresentationStyle", "modalTransitionStyle", "completionWithItemsHandler", "excludedActivityTypes",
    "overrideUserInterfaceStyle", "setValue", "dismiss", "isModalInPresentation", "preferredContentSize",
    "popoverPresentationController", "allowsProminentActivity", "sheetPresentationController",
    "presentationController", "transitioningDelegate", "severity",
  ]

  /// The presented controller; nil if its initializer is not called in the same member.
  init?(presented: ExprSyntax, _ values: ValueResolution) {
    guard let member = presented.member else { return nil }
    self.member = member
    if let call = presented.as(FunctionCallExprSyntax.self) {
      name = nil
      creation = call
      return
    }
    guard let name = presented.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .value(let value)? = values.meaning(of: name, at: Syntax(presented)),
      let call = value.as(FunctionCallExprSyntax.self), call.member?.id == member.id
    else { return nil }
    self.name = name
    creation = call
  }

  /// The controller that a call makes; nil if it gets no name.
  init?(creation: FunctionCallExprSyntax) {
    guard let member = creation.member, let binding = creation.enclosing(PatternBindingSyntax.self),
      let value = binding.initializer?.value, Syntax(value).id == Syntax(creation).id,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    self.name = name
    self.creation = creation
    self.member = member
  }

  /// Whether other code may get it: a function, a property, or a method of the app.
  func isGivenAway(_ declarations: Declarations) -> Bool {
    guard let name else { return false }
    return Self.isGivenAway(name, in: member, declarations, 0)
  }

  private static func isGivenAway(
    _ name: String, in member: Syntax, _ declarations: Declarations, _ depth: Int
  ) -> Bool {
    member.all(DeclReferenceExprSyntax.self).contains { reference in
      reference.baseName.text == name && !isPlain(reference, elsewhere: depth > 0)
        && !isOnlyPresented(reference, declarations, depth)
    }
  }

  /// Whether it is passed to a function of the app that only presents it.
  private static func isOnlyPresented(
    _ reference: DeclReferenceExprSyntax, _ declarations: Declarations, _ depth: Int
  ) -> Bool {
    guard depth < 3, let argument = reference.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let callee = call.calleeName
    else { return false }
    let takers = (declarations.functions[callee] ?? []).filter { $0.fits(call) }
    return !takers.isEmpty
      && takers.allSatisfy { function in
        let parameter = function.parameters.first { parameter in
          function.argument(parameter.name, of: call).map { Syntax($0).id == Syntax(reference).id } ?? false
        }
        guard let parameter, let body = function.body else { return false }
        return body.calls.contains { presents($0, parameter.name) }
          && !isGivenAway(parameter.name, in: Syntax(body), declarations, depth + 1)
      }
  }

  private static func presents(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
    call.arguments.contains { $0.expression.plainName == name }
  }

  private static func isPlain(_ reference: DeclReferenceExprSyntax, elsewhere: Bool) -> Bool {
    var node = Syntax(reference)
    // `alert?.title` and `alert!.title`.
    while let parent = node.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      node = parent
    }
    if let member = node.parent?.as(MemberAccessExprSyntax.self) {
      if member.base.map({ Syntax($0).id == node.id }) ?? false {
        let name = member.declName.baseName.text
        // Actions that another function adds are not read at the place where the alert is made.
        return plainMembers.contains(name) && !(elsewhere && name == "addAction")
      }
      // This is a member of another object with the same name.
      return Syntax(member.declName).id == Syntax(reference).id
    }
    guard let argument = node.parent?.as(LabeledExprSyntax.self) else {
      return node.parent?.is(ClosureCaptureSyntax.self) ?? false
    }
    let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calleeName == "present" && argument.label == nil
  }

  /// Whether the member contains a name for which `isMeant` is true.
  func mentions(_ isMeant: (String) -> Bool) -> Bool { member.mentions(isMeant) }
}

extension SyntaxProtocol {
  /// Whether a name in it satisfies `isMeant`.
  func mentions(_ isMeant: (String) -> Bool) -> Bool {
    all(DeclReferenceExprSyntax.self).contains { isMeant($0.baseName.text) }
  }
}

/// Whether code uses this name to test the kind of device or the available size.
func testsDevice(_ name: String) -> Bool {
  let name = name.lowercased()
  return [
    "idiom", "ipad", "iphone", "sizeclass", "traitcollection", "isphone", "ispad", "isregular", "iscompact",
  ]
  .contains { name.contains($0) }
}
#endif
