import Diagnostics
import YAMLTree

extension Reader {
  /// `callbacks` of a screen or an edge.
  mutating func readCallbacks(_ fields: Fields, _ site: Callback.Site, _ path: ElementPath) {
    guard let node = fields.value(.callbacks) else { return }
    let path = path.appending("callbacks")
    let form: Form
    if case .screen = site { form = .screenCallbacks } else { form = .edgeCallbacks }
    let inner = self.fields(node, form)
    for name in CallbackName.allCases {
      guard let key = Key(rawValue: name.rawValue), let field = inner.field(key) else { continue }
      append(name, field, path.appending(name.rawValue), site)
    }
  }

  private mutating func append(
    _ name: CallbackName, _ field: Fields.Field, _ path: ElementPath, _ site: Callback.Site
  ) {
    let index = flow.callbacks.count
    let path = uniquePath(path)
    flow.callbacks.append(
      Callback(
        name: name, path: path, place: place(field.keyNode), site: site, performers: [], does: [],
        returns: Condition.always, onChild: false))
    let owner = EffectOwner.callback(index)
    if name == .shouldDismiss {
      let node = field.value
      if node.kind == .mapping, node.pairs.first?.key.text != "any" {
        let inner = fields(node, .shouldDismiss)
        flow.callbacks[index].returns =
          condition(inner, .returns, of: path, .owner(owner)) ?? Condition.always
        if let does = inner.value(.does) { flow.callbacks[index].does = effects(does, path, owner) }
      } else {
        flow.callbacks[index].returns =
          condition(node, path.appending("returns"), .owner(owner)) ?? Condition.always
      }
    } else {
      flow.callbacks[index].does = effects(field.value, path, owner)
    }
    switch site {
    case .screen(let screen): flow.screens[screen].callbacks.append(index)
    case .presentation(let edge): flow.presentations[edge].callbacks.append(index)
    }
  }

  /// Triggers of the file, or of a screen.
  mutating func triggers(_ node: YAMLNode, _ path: ElementPath?, of screen: Int?) -> [Int] {
    let path = path?.appending("triggers") ?? ElementPath("triggers")
    return node.elements.compactMap { element in
      guard element.kind == .mapping else {
        reportWrongType(of: "a trigger", element, expected: "a map with the keys of a trigger")
        return nil
      }
      return trigger(element, path, of: screen)
    }
  }

  private mutating func trigger(_ node: YAMLNode, _ path: ElementPath, of screen: Int?) -> Int? {
    let fields = fields(node, .trigger)
    let kind: TriggerKind? = word(fields, .when)
    let label = text(fields, .label) ?? kind?.rawValue ?? "trigger"
    let kebab = kebabCase(label)
    let path = uniquePath(path.appending(kebab.isEmpty ? kind?.rawValue ?? "trigger" : kebab))
    let index = flow.triggers.count
    let caret = fields.value(.label) ?? fields.value(.when) ?? node
    flow.triggers.append(
      Trigger(
        kind: kind ?? .none, label: label, path: path, place: place(caret), screen: screen,
        condition: Condition.always, receiver: screen == nil ? .root : .self, named: nil, performers: [],
        does: [], once: nil, left: nil, origin: nil, hasWord: false, needsScreen: false, waits: []))
    if bool(fields, .once) == true {
      flow.triggers[index].once = impliedFlag(at: place(caret), of: screen)
    }
    if let by = fields.value(.by) {
      let words: [Receiver] = screen == nil ? [.root, .topmost] : [.self, .presenter, .root, .topmost]
      if let (receiver, named) = receiver(by, "by", words) {
        flow.triggers[index].receiver = receiver
        flow.triggers[index].named = named
      }
    }
    let steps = inlineEffects(fields, path, .trigger(index))
    flow.triggers[index].does = steps
    if steps.count == 1, case .branch(let condition, _, let otherwise) = steps[0], otherwise.isEmpty,
      fields.has(.if)
    {
      flow.triggers[index].condition = condition
    }
    if kind == .gesture, screen != nil { reachFrontOnly(index) }
    readAllow(fields, path)
    return index
  }

  /// A finger reaches what is in front.
  private mutating func reachFrontOnly(_ trigger: Int) {
    let written = flow.conditions[flow.triggers[trigger].condition]
    let isAlways = flow.triggers[trigger].condition == Condition.always
    flow.conditions.append(
      isAlways
        ? Condition(.inFront, text: "in-front")
        : Condition(.all([.inFront, written.term]), text: "in-front, \(written.text)"))
    flow.triggers[trigger].condition = flow.conditions.count - 1
  }

  /// `allow` of the file or of an element.
  mutating func readAllow(_ fields: Fields, _ path: ElementPath) {
    guard let node = fields.value(.allow) else { return }
    for pair in node.pairs {
      let rule = pair.key.text
      var allowance = Allowance(
        rule: RuleID(rule), reason: "", owner: "", until: nil, place: place(pair.key), path: path)
      if pair.key.kind != .scalar || kebabCase(rule) != rule {
        report(
          .refusedName, "‘\(rule)’ is not the name of a rule", at: place(pair.key),
          expected: "a name in kebab case",
          help: "write the name that the finding shows")
        continue
      }
      switch pair.value.kind {
      case .scalar where !pair.value.isMissing: allowance.reason = pair.value.text
      case .mapping:
        let inner = self.fields(pair.value, .allowance)
        allowance.reason = text(inner, .reason) ?? ""
        allowance.owner = text(inner, .owner) ?? ""
        if let until = inner.value(.until) { allowance.until = day(until) }
      default:
        reportWrongType(of: "‘\(rule)’", pair.value, expected: "the reason")
        continue
      }
      if allowance.reason.allSatisfy(\.isWhitespace) {
        report(
          .missingValue, "‘\(rule)’ is allowed without a reason", at: place(pair.value),
          expected: "why it is meant to be so",
          help: "write the reason: {\(rule): every change applies at once}")
        continue
      }
      flow.allowances.append(allowance)
    }
  }

  private mutating func day(_ node: YAMLNode) -> Day? {
    if let day = Day(node.text) { return day }
    report(
      .badValue, "‘\(node.text)’ is not a day", at: place(node), expected: ValueType.day.expected,
      help: "write year, month and day: 2027-01-31")
    return nil
  }
}
