import Diagnostics
import YAMLTree

extension Reader {
  /// The edge wins over the screen, the screen over UIKit's defaults, key by key.
  mutating func settlePresentations() {
    for edge in flow.presentations.indices {
      let presentation = flow.presentations[edge]
      let wish = wishes[presentation.target]
      let written = writtenOptions[edge]
      var options = PresentationOptions.standard
      let isSwiftUI = presentation.framework == .swiftui
      options.adaptation = presentation.options.adaptation
      options.isStyleWritten = (written.styles ?? wish.styles) != nil
      let style: Style = isSwiftUI && !flow.screens[presentation.target].dialog ? .sheet : .automatic
      options.styles = written.styles ?? wish.styles ?? [StyleChoice(Condition.always, style)]
      options.transition = written.transition ?? wish.transition ?? .coverVertical
      options.animated = written.animated ?? wish.animated ?? true
      options.detents = written.detents ?? wish.detents ?? ["large"]
      options.grabber = written.grabber ?? wish.grabber ?? false
      options.edgeAttached = written.edgeAttached ?? wish.edgeAttached ?? false
      options.delegateOf = written.delegateOf ?? wish.delegateOf ?? .presented
      options.custom = written.custom ?? wish.custom ?? CustomPresentation()
      options.ownWindow = written.ownWindow || wish.ownWindow
      options.modifier =
        isSwiftUI ? written.modifier ?? wish.modifier ?? flow.screens[presentation.target].id : ""
      options.state = written.state ?? wish.state
      if let undimmed = written.undimmed ?? wish.undimmed {
        options.undimmed = self.undimmed(undimmed.node, options.detents) ?? ""
      }
      flow.presentations[edge].options = options
      for callback in presentation.callbacks {
        flow.callbacks[callback].onChild = options.delegateOf == .child
      }
    }
    for screen in flow.screens.indices where wishes[screen].delegateOf == .child {
      for callback in flow.screens[screen].callbacks { flow.callbacks[callback].onChild = true }
    }
    for edge in flow.presentations.indices { settleAnchors(edge) }
  }

  private mutating func undimmed(_ node: YAMLNode, _ detents: [String]) -> String? {
    let text = node.text
    if detents.contains(text) { return text }
    return reportUnknown(
      .unknownName, "‘largest-undimmed-detent’ names ‘\(text)’, which ‘detents’ does not have", text,
      at: place(node), among: detents)
  }

  private mutating func settleAnchors(_ edge: Int) {
    let presentation = flow.presentations[edge]
    let wish = wishes[presentation.target]
    if let anchor = writtenOptions[edge].anchor {
      flow.presentations[edge].options.anchor = settle(anchor, presentation, isWish: false)
    } else if let anchor = wish.anchor {
      flow.presentations[edge].options.anchor = settle(anchor, presentation, isWish: true)
    } else if presentation.framework == .swiftui {
      flow.presentations[edge].options.anchor = .view
    }
    switch writtenOptions[edge].passthrough ?? wish.passthrough {
    case nil: break
    case .all: flow.presentations[edge].options.passthrough = .all
    case .buttons(let nodes):
      let buttons = nodes.compactMap { button($0, near: presentation, what: "‘passthrough’") }
      flow.presentations[edge].options.passthrough = .buttons(buttons)
    }
  }

  private mutating func settle(
    _ anchor: WrittenAnchor, _ presentation: Presentation, isWish: Bool
  ) -> Anchor {
    let owner = flow.effects[presentation.effect].owner
    switch anchor {
    case .none: return .none
    case .view: return .view
    case .button(let node):
      return button(node, near: presentation, what: "‘anchor’", also: ["sender", "view", "back", "none"]).map
      {
        .button($0)
      } ?? .none
    case .back:
      let named = candidates(near: presentation).first { flow.buttons[$0].id == "back" }
      return named.map { .button($0) } ?? .back
    case .sender(let node):
      if case .back = owner { return .back }
      if case .button(let button) = owner {
        let isAction = flow.screens[flow.buttons[button].screen].dialog && !flow.buttons[button].isAdapted
        if !isAction { return .button(button) }
        if !isWish { reportNoSender(node, "a dialog’s button is gone when its effects run") }
      } else if !isWish {
        reportNoSender(node, "no button is tapped here")
      }
      return .none
    }
  }

  private mutating func reportNoSender(_ node: YAMLNode, _ why: String) {
    report(
      .impossible, "‘sender’ is no anchor here: \(why)", at: place(node), expected: "a button’s id or ‘view’",
      help: "name a button of the screen that presents")
  }

  /// The buttons that a presenter can mean: its own, and those of the screen the effect is written on.
  private func candidates(near presentation: Presentation) -> [Int] {
    let effect = flow.effects[presentation.effect]
    var screens = presentation.sources
    switch effect.owner {
    case .button(let button): screens.insertSorted(flow.buttons[button].screen)
    case .callback(let callback):
      if case .screen(let screen) = flow.callbacks[callback].site { screens.insertSorted(screen) }
    case .trigger(let trigger):
      if let screen = flow.triggers[trigger].screen { screens.insertSorted(screen) }
      if flow.triggers[trigger].receiver == .topmost { screens = Array(flow.screens.indices) }
    case .back(let screen), .escape(let screen): screens.insertSorted(screen)
    }
    if effect.receiver == .topmost { screens = Array(flow.screens.indices) }
    return screens.flatMap { flow.screens[$0].buttons }
      + flow.buttons.indices.filter {
        flow.buttons[$0].isAdapted && screens.contains(flow.buttons[$0].screen)
      }
  }

  private mutating func button(
    _ node: YAMLNode, near presentation: Presentation, what: String, also words: [String] = []
  ) -> Int? {
    let text = node.text
    let candidates = candidates(near: presentation)
    if let button = candidates.first(where: { flow.buttons[$0].id == text }) {
      noteButton(button, node)
      return button
    }
    guard isComplete else { return nil }
    let presenter = flow.screens[presentation.source].id
    let nearest = reportUnknown(
      .unknownName, "\(what) names ‘\(text)’, but ‘\(presenter)’ has no such button", text, at: place(node),
      among: candidates.map { flow.buttons[$0].id } + words, expected: "a button’s id")
    return nearest.flatMap { name in candidates.first { flow.buttons[$0].id == name } }
  }
}
