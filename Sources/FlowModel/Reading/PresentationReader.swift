import Diagnostics
import YAMLTree

/// Reads the options of presentations.
struct PresentationReader: FlowBuilding {
  let builder: FlowBuilder

  /// Reads the presentation keys of a presentation or a screen. `screen` is the presented screen.
  func options(_ fields: Fields, _ path: ElementPath, _ scope: Scope, screen: ScreenID)
    -> WrittenOptions
  {
    var options = WrittenOptions()
    if let node = fields.value(.style) {
      options.styles = styles(node, .style, fields, path, scope, into: &options.stylePlaces)
    }
    fields.fill(&options)
    options.anchor = fields.value(.anchor).map(anchor)
    options.passthrough = passthrough(fields)
    options.detents = detents(fields)
    if let node = fields.value(.largestUndimmedDetent) { options.undimmed = (node.text, node) }
    if let node = fields.value(.adaptation) {
      options.adaptation = adaptation(node, path, scope, screen: screen, into: &options)
    }
    if let field = fields.field(.custom) {
      options.custom = custom(field.value)
      options.customPlace = field.name.ownPlace
    }
    options.ownWindow = fields.choice(.window) == "own"
    options.modifier = fields.value(.modifier).flatMap { decoder.name($0, what: "‘modifier’") }
    options.state = fields.value(.state).flatMap { state($0) }
    if let node = fields.value(.reads) {
      options.reads = node.listed.compactMap { builder.flag($0, what: "‘reads’") }
    }
    noteKeys(fields, into: &options)
    return options
  }

  private func state(_ node: YAMLNode) -> (flag: FlagID, node: YAMLNode)? {
    builder.flag(
      node, what: "‘state’",
      otherwise: "; or leave ‘state’ out where nothing else reads or clears it: SwiftUI keeps its own"
    ).map { ($0, node) }
  }

  /// Records the keys that are checked once the presenters are known.
  private func noteKeys(_ fields: Fields, into options: inout WrittenOptions) {
    for field in fields.found {
      let entry = fields.entry(field)
      if let key = DatedKey(rawValue: entry.name) { options.dated.append((key, field.name.ownPlace)) }
      guard entry.place != .both else { continue }
      options.bound.append(
        BoundKey(
          key: entry.name, place: field.name.ownPlace, framework: entry.place == .uikit ? .uikit : .swiftui
        ))
    }
  }

  /// Reads one style, or a map of conditions.
  private func styles(
    _ node: YAMLNode, _ key: Key, _ fields: Fields, _ path: ElementPath, _ scope: Scope,
    into places: inout [Place]
  ) -> [StyleChoice]? {
    guard let entry = fields.keys[key] else { return nil }
    guard node.kind == .mapping else {
      guard let style: Style = decoder.word(node, of: entry) else { return nil }
      places.append(node.ownPlace)
      return [StyleChoice(Condition.always, style)]
    }
    var choices: [StyleChoice] = []
    let pairs = node.pairs
    for (position, pair) in pairs.enumerated() {
      guard let style: Style = decoder.word(pair.value, of: entry) else { continue }
      if pair.key.text == "else" {
        if position != pairs.count - 1 {
          decoder.report(
            .badValue, "‘else’ stands before other conditions", at: pair.key.ownPlace,
            label: "nothing after it counts",
            expected: "‘else’ last", help: "move ‘else’ to the end")
        }
        choices.append(StyleChoice(Condition.always, style))
      } else if let condition = builder.conditions.read(
        pair.key, path.appending(key.rawValue), scope, also: ["else"])
      {
        choices.append(StyleChoice(condition, style))
      } else {
        continue
      }
      places.append(pair.value.ownPlace)
    }
    return choices.isEmpty ? nil : choices
  }

  private func anchor(_ node: YAMLNode) -> WrittenAnchor {
    switch node.text {
    case "sender": .sender(node)
    case "view": .view
    case "back": .back(node)
    case "none": .none
    default: .button(node)
    }
  }

  private func passthrough(_ fields: Fields) -> WrittenPassthrough? {
    guard let node = fields.value(.passthrough) else { return nil }
    if node.kind == .sequence {
      return .buttons(decoder.scalars(node, of: Key.passthrough.rawValue, expected: "a button’s id"))
    }
    return fields.choice(.passthrough).map { _ in .all }
  }

  private func detents(_ fields: Fields) -> [String]? {
    guard let node = fields.value(.detents) else { return nil }
    decoder.checkCount(of: node, fields.keys[.detents])
    var detents: [String] = []
    for element in decoder.scalars(node, of: Key.detents.rawValue, expected: "a detent") {
      guard let name = decoder.name(element, what: "a detent") else { continue }
      if detents.contains(name) {
        decoder.reportRepeated(element, name, Key.detents.rawValue)
      } else {
        if name == "medium", detents.contains("large") {
          decoder.report(
            .badValue, "‘medium’ stands behind ‘large’ in ‘detents’", at: element.ownPlace,
            label: "smaller than the one before it", expected: "the smallest first",
            help: "write [medium, large]")
        }
        detents.append(name)
      }
    }
    return detents.isEmpty ? nil : detents
  }

  private func adaptation(
    _ node: YAMLNode, _ path: ElementPath, _ scope: Scope, screen: ScreenID,
    into options: inout WrittenOptions
  ) -> Adaptation {
    let fields = decoder.fields(node, .adaptation)
    let path = path.appending("adaptation")
    var adaptation = Adaptation()
    fields.fill(&adaptation)
    var places: [Place] = []
    if let node = fields.value(.style) {
      adaptation.styles = styles(node, .style, fields, path, scope, into: &places) ?? []
    }
    if let node = fields.value(.compactWidthStyle) {
      adaptation.compactWidthStyles =
        styles(node, .compactWidthStyle, fields, path, scope, into: &places) ?? []
    }
    if let node = fields.value(.content) {
      adaptation.content = builder.screen(node, what: "‘content’")
    }
    adaptation.inNavigation = fields.choice(.in) == "navigation"
    if let node = fields.value(.buttons) {
      adaptation.buttons = builder.buttons.read(node, path, of: adaptation.content ?? screen, isAdapted: true)
    }
    adaptation.detents = detents(fields) ?? []
    noteKeys(fields, into: &options)
    return adaptation
  }

  private func custom(_ node: YAMLNode) -> CustomPresentation {
    var custom = CustomPresentation()
    decoder.fields(node, .custom).fill(&custom)
    return custom
  }

  /// Adds the presentation of a `present`. Its options are resolved when all screens are read.
  func append(_ effect: Effect, _ index: EffectID, _ fields: Fields?) {
    guard let target = effect.screen else { return }
    let edge = flow.presentations.endIndex
    flow.presentations.append(
      Presentation(path: effect.path, place: effect.place, effect: index, target: target))
    unresolved.edgeOptions.append(WrittenOptions())
    guard let fields else { return }
    unresolved.edgeOptions[edge] = options(fields, effect.path, .edge(edge), screen: target)
    if let node = fields.value(.guard) {
      flow.presentations[edge].guard = builder.conditions.guards(
        node, effect.path, .edge(edge), bare: \.navigation)
    }
    builder.callbacks.read(fields, .presentation(edge), effect.path)
  }
}
