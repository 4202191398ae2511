#if SwiftSources
internal import SwiftSyntax

/// The state that the content of a sheet reads.
struct SheetState {
  /// The view that presents the sheet.
  private let type: TypeDeclaration
  private let content: ClosureExprSyntax
  private let declarations: Declarations

  init(_ type: TypeDeclaration, _ content: ClosureExprSyntax, _ declarations: Declarations) {
    self.type = type
    self.content = content
    self.declarations = declarations
  }

  /// The first optional state that the content needs, that nothing else in the view reads, and that one block
  /// sets together with the flag; nil if there is none.
  func unread(setWith flag: String) -> String? {
    unwrapped.first { name in
      guard let property = type.properties[name], property.isState, property.type?.hasSuffix("?") ?? false
      else { return false }
      return !isRead(name) && !isRead("$" + name) && isSet(name, with: flag)
    }
  }

  /// The optional states that the content unwraps to show them: `if let item`, `item!`. Code in an action
  /// does not count, because it is evaluated when the action runs.
  private var unwrapped: [String] {
    let bound = content.all(OptionalBindingConditionSyntax.self).filter { isShown($0) }
      .compactMap { binding in
        binding.initializer.map { $0.value.plainName } ?? binding.pattern.text
      }
    let forced = content.all(ForceUnwrapExprSyntax.self).filter { isShown($0) }
      .compactMap { $0.expression.plainName }
    return (bound + forced).compactMap { $0 }
  }

  /// Whether only views are between a node and the content.
  private func isShown(_ node: some SyntaxProtocol) -> Bool {
    node.surroundingCalls.prefix { $0.closure.id != content.id }.allSatisfy { one in
      let isView = one.name.first?.isUppercase ?? false
      return isView && (one.name != "Button" || one.label == "label")
    }
  }

  /// Whether the view reads a state outside the content, or passes on its binding; also true if this is not
  /// certain.
  private func isRead(_ name: String) -> Bool {
    members.contains { member in
      member.all(DeclReferenceExprSyntax.self).contains { reference in
        let isInContent =
          reference.position >= content.position && reference.endPosition <= content.endPosition
          && declarations.file(of: reference) === declarations.file(of: content)
        return reference.baseName.text == name && !isInContent && !reference.isAssigned
      }
    }
  }

  private var members: [Syntax] {
    type.allBodies
  }

  /// Whether one block sets the state and the flag, and changes nothing else that makes the view update.
  private func isSet(_ name: String, with flag: String) -> Bool {
    members.contains { member in
      member.all(CodeBlockItemListSyntax.self).contains { list in
        let set = list.compactMap { Syntax($0.item).as(SequenceExprSyntax.self).flatMap { Assignment($0) } }
        let isBoth =
          set.contains { $0.names.last == name && $0.value?.text != "nil" }
          && set.contains { $0.names.last == flag && $0.value?.text == "true" }
        return isBoth
          && !set.compactMap(\.names.last).contains { $0 != name && isRead($0) }
      }
    }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is the target of `=`.
  fileprivate var isAssigned: Bool {
    var node = Syntax(self)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.isSelf ?? false {
      node = Syntax(member)
    }
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
      let assignment = Assignment(sequence)
    else { return false }
    return Syntax(assignment.target).id == node.id
  }
}
#endif
