import Diagnostics
import YAMLTree

/// Reads triggers.
struct TriggerReader: FlowBuilding {
  let builder: FlowBuilder

  /// Reads the triggers of the file or of a screen.
  func read(_ node: YAMLNode, _ path: ElementPath?, of screen: ScreenID?) -> [TriggerID] {
    let path = path?.appending("triggers") ?? ElementPath("triggers")
    return node.elements.compactMap { element in
      guard element.kind == .mapping else {
        decoder.reportWrongType(
          of: "a trigger", element, expected: "a map with the keys of a trigger", shape: .map())
        return nil
      }
      return trigger(element, path, of: screen)
    }
  }

  private func trigger(_ node: YAMLNode, _ path: ElementPath, of screen: ScreenID?) -> TriggerID? {
    let fields = decoder.fields(node, .trigger)
    let kind: TriggerKind? = fields.word(.when)
    let label = fields.text(.label) ?? kind?.rawValue ?? "trigger"
    let kebab = kebabCase(label)
    let path = builder.uniquePath(path.appending(kebab.isEmpty ? kind?.rawValue ?? "trigger" : kebab))
    let index = flow.triggers.endIndex
    let caret = fields.value(.label) ?? fields.value(.when) ?? node
    flow.triggers.append(
      Trigger(
        kind ?? .none, label: label, path: path, place: caret.ownPlace, screen: screen,
        receiver: screen == nil ? .root : .self))
    if fields.bool(.once) == true {
      flow.triggers[index].once = builder.impliedFlag(at: caret.ownPlace, of: screen)
    }
    if let by = fields.value(.by) {
      let words: [Receiver] = screen == nil ? [.root, .topmost] : [.self, .presenter, .root, .topmost]
      if let (receiver, named) = builder.effects.receiver(by, "by", words) {
        flow.triggers[index].receiver = receiver
        flow.triggers[index].named = named
      }
    }
    let steps = builder.effects.inline(fields, path, .trigger(index))
    flow.triggers[index].does = steps
    if screen == nil, flow.triggers[index].receiver == .topmost { askAnywhere(steps) }
    let done = steps.filter { if case .expect = $0 { false } else { true } }
    if done.count == 1, case .branch(let condition, _, let otherwise) = done[0], otherwise.isEmpty,
      fields.has(.if)
    {
      flow.triggers[index].condition = condition
    }
    if kind == .gesture, screen != nil { reachFrontOnly(index) }
    builder.remarks.readAllow(fields, path)
    return index
  }

  /// The front screen never presents anything. So for a trigger by `topmost`, `presents` means that any modal
  /// is presented.
  private func askAnywhere(_ steps: [Step]) {
    for case .branch(let condition, let holds, let otherwise) in steps {
      let term = flow.conditions[condition].term
      let asking = term.replacingWords { $0 == .presents ? .presentsAnywhere : $0 }
      if term != asking { flow.conditions[condition].term = asking }
      askAnywhere(holds + otherwise)
    }
  }

  /// Restricts a gesture to the front screen, because only that can be touched.
  private func reachFrontOnly(_ trigger: TriggerID) {
    let written = flow.conditions[flow.triggers[trigger].condition]
    let isAlways = flow.triggers[trigger].condition == Condition.always
    flow.triggers[trigger].condition = flow.conditions.append(
      isAlways
        ? Condition(.inFront, text: "in-front")
        : Condition(.all([.inFront, written.term]), text: "in-front, \(written.text)"))
  }
}
