#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension CodeChecking {
  /// Checks for an action sheet, share sheet or popover that its function makes and presents unanchored.
  func checkAnchor(_ call: FunctionCallExprSyntax) {
    guard call.argument("animated") != nil, let first = call.arguments.first, first.label == nil,
      let made = LocalController(presented: first.expression, values), let what = popover(made),
      !made.isGivenAway(declarations), !isSetElsewhere(made, call)
    else { return }
    add(
      .unanchored, "\(what) is presented without an anchor, which an iPad needs", at: call.nameNode,
      other: made.name == nil ? nil : Syntax(made.creation))
  }

  /// What it is, if it is shown as a popover on an iPad.
  private func popover(_ made: LocalController) -> String? {
    let styles = made.name.map { name in
      made.member.assignments.filter { $0.names == [name, "modalPresentationStyle"] }
    }
    let words = Set((styles ?? []).map { $0.value?.wordName ?? "?" })
    switch made.creation.calledExpression.text {
    case "UIAlertController":
      guard made.creation.isUIKitAlert, words.isEmpty else { return nil }
      let style = made.creation.argument("preferredStyle")
      let isPlain = style?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "actionSheet"
      return style == nil || isPlain ? "an action sheet" : nil
    case "UIActivityViewController":
      return made.creation.isUIKitShareSheet && words.isEmpty ? "a share sheet" : nil
    default:
      // A style that is set under a condition may not be the one at the presentation.
      let isAlways = (styles ?? []).allSatisfy { $0.node.enclosing(IfExprSyntax.self) == nil }
      let type = declarations.fullName(made.creation.calledExpression.text)
      return words == ["popover"] && isAlways && declarations.isController(type) ? "a popover" : nil
    }
  }

  /// Whether the anchor may be set, or an iPad may be excluded, by code outside this function.
  private func isSetElsewhere(_ made: LocalController, _ call: FunctionCallExprSyntax) -> Bool {
    let isAnchor = { (name: String) in name.lowercased().contains("popover") && name != "popover" }
    if made.mentions({ isAnchor($0) || testsDevice($0) }) { return true }
    let owner = declarations.owner(of: call)
    let presents = declarations.method("present", of: owner)
    if let presents, presents.parameters.contains(where: { $0.label == "animated" }) { return true }
    // A caller of the function may have tested the device.
    guard let function = declarations.function(of: call) else { return false }
    return (declarations.calls[function.name] ?? []).contains { site in
      function.fits(site.node) && site.node.member?.mentions(testsDevice) ?? false
    }
  }
}
#endif
