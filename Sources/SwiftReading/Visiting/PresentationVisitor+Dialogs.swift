#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension PresentationVisitor {
  /// `.alert`, `.confirmationDialog`.
  func readDialog(_ name: String, _ call: FunctionCallExprSyntax) {
    if let binding = call.argument("isPresented"), contents.isConstant(binding) { return }
    var target = TargetFact(kind: name, sure: .exact)
    if let first = call.arguments.first, first.label == nil { target.title = values.title(first.expression) }
    let dialogs = DialogReading(file, values)
    target.title = target.title ?? dialogs.innerTitle(of: call)
    target.buttons = dialogs.buttons(of: call)
    var pending = edge(.present, target, declarations.owner(of: call), call)
    if let binding = call.argument("isPresented") ?? call.argument("item") {
      pending.edge.trigger = ButtonFact(key: "$" + contents.boundName(binding), place: pending.edge.place)
    }
    found.edges.append(pending)
  }
}
#endif
