#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension PresentationVisitor {
  /// `.alert`, `.confirmationDialog`, `.actionSheet`.
  func readDialog(_ name: String, _ call: FunctionCallExprSyntax) {
    let states = StoreStateReading(file, values)
    if states.isOfStore(call) || states.isOfModel(call, name) {
      return append(states.dialogs(of: call, as: name), name, call)
    }
    if let binding = call.argument("isPresented"), contents.isConstant(binding) { return }
    let isBound = ["isPresented", "item", "presenting"].contains { call.has($0) }
    guard isBound else { return }
    let made = MadeDialogReading(file, values).dialogs(of: call)
    guard made.isEmpty else { return append(made, name, call) }
    var target = TargetFact(kind: name, sure: .exact)
    if let first = call.arguments.first, first.label == nil { target.title = values.title(first.expression) }
    let dialogs = DialogReading(file, values)
    target.title = target.title ?? dialogs.innerTitle(of: call)
    target.buttons = dialogs.buttons(of: call)
    append([target], name, call)
  }

  /// One edge for each dialog that the modifier may show.
  private func append(_ dialogs: [TargetFact], _ name: String, _ call: FunctionCallExprSyntax) {
    for var target in dialogs {
      target.kind = name
      if dialogs.count > 1 { target.sure = min(target.sure, .inferred) }
      var pending = edge(.present, target, declarations.owner(of: call), call)
      pending.edge.view = file.place(of: call.modifiedView)
      if dialogs.count > 1 { pending.edge.rules.append("one of \(dialogs.count) dialogs") }
      // Of several it is not known which of them is asked for where.
      let first = call.arguments.first { $0.label == nil || $0.label?.text == "store" }?.expression
      let states = StoreStateReading(file, values)
      let state = states.isOfStore(call) ? first : first.flatMap { _ in states.state(of: call) }
      if dialogs.count == 1, let binding = call.argument("isPresented") ?? call.argument("item") ?? state {
        pending.edge.trigger = ButtonFact(key: "$" + BoundState.name(of: binding), place: pending.edge.place)
      }
      found.edges += ModifierDialog(self).asked(pending)
    }
  }
}
#endif
