import Diagnostics
import YAMLTree

extension Reader {
  /// The buttons of a screen, or of an adapted form that shows this screen.
  mutating func buttons(_ node: YAMLNode, _ path: ElementPath, of screen: Int, isAdapted: Bool) -> [Int] {
    let path = path.appending("buttons")
    var indices: [Int] = []
    var first: [String: Int] = [:]
    for element in node.elements {
      guard let index = button(element, path, of: screen, isAdapted: isAdapted) else { continue }
      let id = flow.buttons[index].id
      if let earlier = first[id] {
        reportEqualButtons(flow.buttons[index], flow.buttons[earlier])
      } else {
        first[id] = index
      }
      indices.append(index)
    }
    return indices
  }

  private mutating func reportEqualButtons(_ button: Button, _ earlier: Button) {
    report(
      .duplicateName, "two buttons of this screen have the id ‘\(button.id)’", at: button.place,
      label: "the same id", related: [Label(earlier.place, "first used here")],
      expected: "a different ‘id’ on each", help: "give one of them an ‘id’ of its own")
  }

  private mutating func button(
    _ node: YAMLNode, _ path: ElementPath, of screen: Int, isAdapted: Bool
  ) -> Int? {
    var button = Button(
      id: "", path: path, place: place(node), whole: place(node), screen: screen, isAdapted: isAdapted,
      isSystem: false, tells: nil, label: "", symbol: "", accessibilityLabel: "", role: .none,
      placement: .content,
      prominent: false, preferred: false, width: 44, height: 44, enabled: Condition.always,
      shown: Condition.always, does: [])
    if node.kind == .scalar, !node.isMissing {
      button.label = node.text
      button.accessibilityLabel = node.text
      button.id = kebabCase(node.text)
      if button.id.isEmpty { button.id = "button" }
      button.path = uniquePath(path.appending(button.id))
      flow.buttons.append(button)
      return flow.buttons.count - 1
    }
    guard node.kind == .mapping else {
      reportWrongType(of: "a button", node, expected: "a label or a map with the keys of a button")
      return nil
    }
    let fields = fields(node, .button)
    readLook(fields, into: &button, isDialog: flow.screens[screen].dialog && !isAdapted)
    button.path = uniquePath(path.appending(button.id))
    let index = flow.buttons.count
    flow.buttons.append(button)
    flow.buttons[index].enabled =
      condition(fields, .enabled, of: button.path, .owner(.button(index))) ?? Condition.always
    flow.buttons[index].shown =
      condition(fields, .shown, of: button.path, .owner(.button(index))) ?? Condition.always
    let first = flow.effects.count
    flow.buttons[index].does = inlineEffects(fields, button.path, .button(index))
    if button.role == .done || button.role == .save { addComplete(to: index, since: first) }
    readAllow(fields, button.path)
    readTodo(fields, button.path, of: screen)
    return index
  }

  /// The roles `done` and `save` finish the task first, unless the button says itself when.
  private mutating func addComplete(to index: Int, since first: Int) {
    let owner = EffectOwner.button(index)
    if flow.effects[first...].contains(where: { $0.verb == .complete && $0.owner == owner }) { return }
    let button = flow.buttons[index]
    let step = append(.complete, value: nil, at: button.place, button.path, owner, after: nil)
    if case .effect(let effect) = step { flow.effects[effect].isImplied = true }
    flow.buttons[index].does.insert(step, at: 0)
  }

  private mutating func readLook(_ fields: Fields, into button: inout Button, isDialog: Bool) {
    button.label = text(fields, .label) ?? ""
    button.symbol = text(fields, .symbol) ?? ""
    button.accessibilityLabel = text(fields, .accessibilityLabel) ?? button.label
    button.role = word(fields, .role) ?? .none
    button.prominent = bool(fields, .prominent) ?? false
    button.preferred = bool(fields, .preferred) ?? false
    let placement: Placement? = word(fields, .placement)
    if isDialog {
      button.placement = .content
      if placement != nil, let node = fields.value(.placement) {
        report(
          .impossible, "a button of a dialog has no placement", at: place(node),
          expected: "no ‘placement’", help: "leave ‘placement’ out: the dialog places its buttons")
      }
    } else {
      button.placement = placement ?? button.role.placement
    }
    readSize(fields, into: &button)
    button.place =
      [Key.label, .symbol, .role].compactMap { fields.value($0) }.first.map(place) ?? button.whole
    button.id = id(fields, button)
  }

  private mutating func id(_ fields: Fields, _ button: Button) -> String {
    if let node = fields.value(.id), let id = name(node, what: "a button’s id") { return id }
    let hasName =
      fields.node.pairs.contains { pair in
        guard let key = key(of: pair.key) else { return false }
        return key == .label || key == .symbol || key == .role
      } || [Key.label, .symbol, .role].contains { fields.has($0) }
    if !hasName, isComplete {
      report(
        .missingKey, "a button needs a ‘label’, a ‘symbol’ or a ‘role’", at: button.whole,
        label: "nothing to be seen", expected: "‘label’, ‘symbol’ or ‘role’", help: "add a ‘label’")
    }
    let role = button.role == .none ? "" : button.role.rawValue
    return [kebabCase(button.label), kebabCase(button.symbol), role].first { !$0.isEmpty } ?? "button"
  }

  private mutating func readSize(_ fields: Fields, into button: inout Button) {
    guard let node = fields.value(.size) else { return }
    let numbers = node.elements.map { Int($0.text) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], (0...10_000).contains(width),
      (0...10_000).contains(height)
    else {
      return report(
        .badValue, "‘size’ is not a width and a height", at: place(node), expected: ValueType.size.expected,
        help: "write two whole numbers of points: [44, 44]")
    }
    button.width = width
    button.height = height
  }
}

extension Role {
  /// Where a bar button of this role stands by itself.
  var placement: Placement {
    switch self {
    case .cancel, .close, .back: .leading
    case .done, .save: .trailing
    case .none, .destructive, .share: .content
    }
  }
}
