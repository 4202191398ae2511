import Diagnostics
import YAMLTree

extension Reader {
  /// The presentation keys of an edge or a screen. `screen` is what is presented.
  mutating func readOptions(_ fields: Fields, _ path: ElementPath, _ scope: Scope, screen: Int)
    -> WrittenOptions
  {
    var options = WrittenOptions()
    if let node = fields.value(.style) {
      options.styles = styles(node, .style, fields.form, path, scope, into: &options.stylePlaces)
    }
    options.transition = word(fields, .transition)
    options.animated = bool(fields, .animated)
    options.anchor = fields.value(.anchor).map(anchor)
    options.passthrough = passthrough(fields)
    options.detents = detents(fields)
    if let node = fields.value(.largestUndimmedDetent) { options.undimmed = (node.text, node) }
    options.grabber = bool(fields, .grabber)
    options.edgeAttached = bool(fields, .edgeAttachedInCompactHeight)
    if let node = fields.value(.adaptation) {
      options.adaptation = adaptation(node, path, scope, screen: screen, into: &options.bound)
    }
    options.delegateOf = word(fields, .delegateOf)
    options.custom = fields.value(.custom).map { custom($0) }
    options.ownWindow = self.fields(fields, .window) == "own"
    options.modifier = fields.value(.modifier).flatMap { name($0, what: "‘modifier’") }
    options.state = fields.value(.state).flatMap { state($0) }
    noteBound(fields, into: &options.bound)
    return options
  }

  /// A flag of the app: the flags of one screen go with it.
  private mutating func state(_ node: YAMLNode) -> Int? {
    guard let flag = flag(node, what: "‘state’") else { return nil }
    guard flow.flags[flag].screen != nil else { return flag }
    report(
      .impossible, "‘state’ cannot be ‘\(node.text)’, a flag of one screen", at: place(node),
      related: [Label(flow.flags[flag].place, "defined here")], expected: "a flag of the file",
      help: "define it beside ‘screens’, or leave ‘state’ out: SwiftUI keeps its own")
    return nil
  }

  private func noteBound(_ fields: Fields, into bound: inout [BoundKey]) {
    let keys = KeyTable.forms[fields.form.rawValue]
    for field in fields.found {
      guard let entry = keys[field.key], entry.place != .both else { continue }
      bound.append(
        BoundKey(
          key: field.key, place: place(field.keyNode), framework: entry.place == .uikit ? .uikit : .swiftui))
    }
  }

  /// One style, or a map of conditions.
  private mutating func styles(
    _ node: YAMLNode, _ key: Key, _ form: Form, _ path: ElementPath, _ scope: Scope,
    into places: inout [Place]
  ) -> [StyleChoice]? {
    guard node.kind == .mapping else {
      guard let style: Style = word(node, of: key, form) else { return nil }
      places.append(place(node))
      return [StyleChoice(Condition.always, style)]
    }
    var choices: [StyleChoice] = []
    let pairs = node.pairs
    for (position, pair) in pairs.enumerated() {
      guard let style: Style = word(pair.value, of: key, form) else { continue }
      if pair.key.text == "else" {
        if position != pairs.count - 1 {
          report(
            .badValue, "‘else’ stands before other conditions", at: place(pair.key),
            label: "nothing after it counts",
            expected: "‘else’ last", help: "move ‘else’ to the end")
        }
        choices.append(StyleChoice(Condition.always, style))
      } else if let condition = condition(pair.key, path.appending(key.rawValue), scope, also: ["else"]) {
        choices.append(StyleChoice(condition, style))
      } else {
        continue
      }
      places.append(place(pair.value))
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

  private mutating func passthrough(_ fields: Fields) -> WrittenPassthrough? {
    guard let node = fields.value(.passthrough) else { return nil }
    if node.kind == .sequence {
      return .buttons(scalars(node, of: .passthrough, expected: "a button’s id"))
    }
    return self.fields(fields, .passthrough).map { _ in .all }
  }

  private mutating func detents(_ fields: Fields) -> [String]? {
    guard let node = fields.value(.detents) else { return nil }
    checkCount(of: node, .detents, KeyTable.forms[fields.form.rawValue][.detents]?.type)
    var detents: [String] = []
    for element in scalars(node, of: .detents, expected: "a detent") {
      guard let name = name(element, what: "a detent") else { continue }
      if detents.contains(name) {
        reportRepeated(element, name, .detents)
      } else {
        if name == "medium", detents.contains("large") {
          report(
            .badValue, "‘medium’ stands behind ‘large’ in ‘detents’", at: place(element),
            label: "smaller than the one before it", expected: "the smallest first",
            help: "write [medium, large]")
        }
        detents.append(name)
      }
    }
    return detents.isEmpty ? nil : detents
  }

  private mutating func adaptation(
    _ node: YAMLNode, _ path: ElementPath, _ scope: Scope, screen: Int, into bound: inout [BoundKey]
  ) -> Adaptation {
    let fields = fields(node, .adaptation)
    let path = path.appending("adaptation")
    var adaptation = Adaptation()
    adaptation.isWritten = true
    var places: [Place] = []
    if let node = fields.value(.style) {
      adaptation.styles = styles(node, .style, .adaptation, path, scope, into: &places) ?? []
    }
    if let node = fields.value(.compactWidthStyle) {
      adaptation.compactWidthStyles =
        styles(node, .compactWidthStyle, .adaptation, path, scope, into: &places) ?? []
    }
    if let node = fields.value(.content) {
      adaptation.content = self.screen(node, what: "‘content’")
    }
    adaptation.inNavigation = self.fields(fields, .in) == "navigation"
    if let node = fields.value(.buttons) {
      adaptation.buttons = buttons(node, path, of: adaptation.content ?? screen, isAdapted: true)
    }
    adaptation.detents = detents(fields) ?? []
    adaptation.grabber = bool(fields, .grabber)
    adaptation.horizontal = word(fields, .horizontal) ?? .automatic
    adaptation.vertical = word(fields, .vertical) ?? .automatic
    noteBound(fields, into: &bound)
    return adaptation
  }

  private mutating func custom(_ node: YAMLNode) -> CustomPresentation {
    let fields = fields(node, .custom)
    var custom = CustomPresentation()
    custom.isWritten = true
    custom.delegated = bool(fields, .transitioningDelegate) ?? true
    custom.removesPresenter = bool(fields, .removesPresenter) ?? false
    custom.closesBy = wordList(fields, .closesBy) ?? []
    custom.asks = bool(fields, .asks) ?? false
    custom.addsViews = bool(fields, .addsViews) ?? false
    custom.cleansUp = wordList(fields, .cleansUp) ?? CleanUp.allCases
    custom.removesViewsAt = word(fields, .removesViewsAt) ?? .didEnd
    custom.cached = bool(fields, .cached) ?? false
    return custom
  }

  /// Adds the edge of a `present`; its options are settled when all screens are read.
  mutating func appendPresentation(_ effect: Effect, _ index: Int, _ fields: Fields?) {
    guard let target = effect.screen else { return }
    let edge = flow.presentations.count
    flow.presentations.append(
      Presentation(
        path: effect.path, place: effect.place, effect: index, sources: [], target: target, framework: .uikit,
        button: nil, callback: nil, trigger: .none, byPerson: false, options: .standard, callbacks: [],
        guard: .none))
    writtenOptions.append(WrittenOptions())
    guard let fields else { return }
    writtenOptions[edge] = readOptions(fields, effect.path, .edge(edge), screen: target)
    if let node = fields.value(.guard) {
      flow.presentations[edge].guard = guards(node, effect.path, .edge(edge), bare: \.navigation)
    }
    readCallbacks(fields, .presentation(edge), effect.path)
  }
}

extension PresentationOptions {
  /// UIKit's own where nothing is written.
  static let standard = PresentationOptions(
    styles: [StyleChoice(Condition.always, .automatic)], isStyleWritten: false, transition: .coverVertical,
    animated: true, anchor: .none, passthrough: .neighbours, detents: ["large"], undimmed: "", grabber: false,
    edgeAttached: false, adaptation: Adaptation(), delegateOf: .presented, custom: CustomPresentation(),
    ownWindow: false, modifier: "", state: nil)
}
