import Diagnostics
import YAMLTree

/// Reads the buttons of screens and of adapted forms.
struct ButtonReader: FlowBuilding {
  let builder: FlowBuilder

  /// Reads the buttons of a screen, or of an adapted form that shows this screen.
  func read(_ node: YAMLNode, _ path: ElementPath, of screen: ScreenID, isAdapted: Bool) -> [ButtonID] {
    let path = path.appending("buttons")
    var indices: [ButtonID] = []
    var first: [String: ButtonID] = [:]
    for element in node.elements {
      guard let index = button(element, path, of: screen, isAdapted: isAdapted) else { continue }
      let id = flow.buttons[index].id
      if let earlier = first[id] {
        reportEqualButtons(flow.buttons[index], flow.buttons[earlier], isAlias: element.isAlias)
      } else {
        first[id] = index
      }
      indices.append(index)
    }
    return indices
  }

  private func reportEqualButtons(_ button: Button, _ earlier: Button, isAlias: Bool) {
    decoder.report(
      .duplicateName, "two buttons of this screen have the id ‘\(button.id)’", at: button.place,
      label: "the same id", related: [Label(earlier.place, "first used here")],
      expected: "a different ‘id’ on each",
      help: isAlias
        ? "the alias repeats the id too: write this button out, with an ‘id’ of its own"
        : "give one of them an ‘id’ of its own")
  }

  private func button(
    _ node: YAMLNode, _ path: ElementPath, of screen: ScreenID, isAdapted: Bool
  ) -> ButtonID? {
    var button = Button(path: path, place: node.ownPlace, screen: screen, isAdapted: isAdapted)
    if node.kind == .scalar, !node.isMissing {
      button.label = node.text
      button.accessibilityLabel = node.text
      button.id = kebabCase(node.text)
      if button.id.isEmpty { button.id = "button" }
      button.path = builder.uniquePath(path.appending(button.id))
      return flow.buttons.append(button)
    }
    guard node.kind == .mapping else {
      decoder.reportWrongType(of: "a button", node, expected: "a label or a map with the keys of a button")
      return nil
    }
    let fields = decoder.fields(node, .button)
    readLook(fields, into: &button, isDialog: flow.screens[screen].dialog && !isAdapted)
    button.path = builder.uniquePath(path.appending(button.id))
    let index = flow.buttons.endIndex
    flow.buttons.append(button)
    flow.buttons[index].enabled =
      builder.conditions.read(fields, .enabled, of: button.path, .owner(.button(index))) ?? Condition.always
    flow.buttons[index].shown =
      builder.conditions.read(fields, .shown, of: button.path, .owner(.button(index))) ?? Condition.always
    let first = flow.effects.endIndex
    flow.buttons[index].does = builder.effects.inline(fields, button.path, .button(index))
    if button.role == .done || button.role == .save { addComplete(to: index, since: first) }
    builder.remarks.readAllow(fields, button.path)
    builder.remarks.readTodo(fields, button.path, of: screen)
    return index
  }

  /// The roles `done` and `save` complete the task first, unless the button itself says when.
  private func addComplete(to index: ButtonID, since first: EffectID) {
    let owner = EffectOwner.button(index)
    if flow.effects[first...].contains(where: { $0.verb == .complete && $0.owner == owner }) { return }
    let button = flow.buttons[index]
    let step = builder.effects.append(.complete, value: nil, at: button.place, button.path, owner, after: nil)
    if case .effect(let effect) = step { flow.effects[effect].isImplied = true }
    flow.buttons[index].does.insert(step, at: 0)
  }

  private func readLook(_ fields: Fields, into button: inout Button, isDialog: Bool) {
    fields.fill(&button)
    if !fields.has(.accessibilityLabel) { button.accessibilityLabel = button.label }
    let placement: Placement? = fields.word(.placement)
    if isDialog {
      button.placement = .content
      if placement != nil, let node = fields.value(.placement) {
        decoder.report(
          .impossible, "a button of a dialog has no placement", at: node.ownPlace,
          expected: "no ‘placement’", help: "leave ‘placement’ out: the dialog places its buttons")
      }
    } else {
      button.placement = placement ?? button.role.placement
    }
    readSize(fields, into: &button)
    button.place =
      [Key.label, .symbol, .role].compactMap { fields.value($0) }.first.map(\.ownPlace) ?? button.whole
    button.id = id(fields, button)
  }

  private func id(_ fields: Fields, _ button: Button) -> String {
    if let node = fields.value(.id), let id = decoder.name(node, what: "a button’s id") { return id }
    let hasName = [Key.label, .symbol, .role].contains {
      decoder.writes($0, in: fields.node) || fields.has($0)
    }
    let isGuessed = { key in fields.node.pairs.contains { decoder.means($0.key, key, in: .button) } }
    if !hasName, decoder.isComplete, ![Key.label, .symbol, .role].contains(where: isGuessed) {
      decoder.report(
        .missingKey, "a button needs a ‘label’, a ‘symbol’ or a ‘role’", at: button.whole,
        label: "nothing to be seen", expected: "‘label’, ‘symbol’ or ‘role’", help: "add a ‘label’")
    }
    let role = button.role == .none ? "" : button.role.rawValue
    return [kebabCase(button.label), kebabCase(button.symbol), role].first { !$0.isEmpty } ?? "button"
  }

  private func readSize(_ fields: Fields, into button: inout Button) {
    guard let node = fields.value(.size) else { return }
    let numbers = node.elements.map { Int($0.text) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], (0...10_000).contains(width),
      (0...10_000).contains(height)
    else {
      return decoder.report(
        .badValue, "‘size’ is not a width and a height", at: node.ownPlace, expected: ValueType.size.expected,
        help: "write two whole numbers of points: [44, 44]")
    }
    button.width = width
    button.height = height
  }
}

extension Role {
  /// The default placement of a bar button with this role.
  var placement: Placement {
    switch self {
    case .cancel, .close, .back: .leading
    case .done, .save: .trailing
    case .none, .destructive, .share: .content
    }
  }
}
