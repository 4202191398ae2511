import Diagnostics
import YAMLTree

extension Resolver {
  /// Resolves the options, key by key: the presentation has priority over the screen, and the screen over
  /// UIKit's defaults.
  func settlePresentations() {
    for edge in flow.presentations.indices {
      let presentation = flow.presentations[edge]
      let ofScreen = unresolved.screenOptions[presentation.target]
      let ofEdge = unresolved.edgeOptions[edge]
      var options = PresentationOptions()
      let isSwiftUI = presentation.framework == .swiftui
      options.adaptation = presentation.options.adaptation
      options.isStyleWritten = (ofEdge.styles ?? ofScreen.styles) != nil
      options.ownWindow =
        ofEdge.ownWindow || ofScreen.ownWindow
        || isNoPresentationYet(presentation.target, ofEdge.styles ?? ofScreen.styles)
      options.styles =
        ofEdge.styles ?? ofScreen.styles
        ?? [StyleChoice(Condition.always, style(of: presentation, hasOwnWindow: options.ownWindow))]
      options.transition = ofEdge.transition ?? ofScreen.transition ?? .coverVertical
      options.animated = ofEdge.animated ?? ofScreen.animated ?? true
      options.detents = ofEdge.detents ?? ofScreen.detents ?? ["large"]
      options.grabber = ofEdge.grabber ?? ofScreen.grabber ?? false
      options.edgeAttached = ofEdge.edgeAttached ?? ofScreen.edgeAttached ?? false
      options.delegateOf = ofEdge.delegateOf ?? ofScreen.delegateOf ?? .presented
      options.custom = ofEdge.custom ?? ofScreen.custom ?? CustomPresentation()
      options.modifier =
        isSwiftUI ? ofEdge.modifier ?? ofScreen.modifier ?? flow.screens[presentation.target].id : ""
      options.state = (ofEdge.state ?? ofScreen.state)?.flag
      options.reads = ofEdge.reads ?? ofScreen.reads ?? []
      if let undimmed = ofEdge.undimmed ?? ofScreen.undimmed {
        options.undimmed = self.undimmed(undimmed.node, options.detents) ?? ""
      }
      flow.presentations[edge].options = options
      for callback in presentation.callbacks {
        flow.callbacks[callback].onChild = options.delegateOf == .child
      }
    }
    for screen in flow.screens.indices where unresolved.screenOptions[screen].delegateOf == .child {
      for callback in flow.screens[screen].callbacks { flow.callbacks[callback].onChild = true }
    }
    for edge in flow.presentations.indices { settleAnchors(edge) }
  }

  /// Whether the app runs only on systems that do not present dialogs and popovers (F14.4).
  private var isBeforePresentedDialogs: Bool { flow.app.newest < Version(8) }

  /// Whether it is not a presentation on these systems: before iOS 8, alerts and action sheets are views in a
  /// separate window, and popovers on iPad are controllers without one, so nothing is presented (F14.4). An
  /// app that also runs on later systems is simulated as on those.
  private func isNoPresentationYet(_ target: ScreenID, _ styles: [StyleChoice]?) -> Bool {
    guard isBeforePresentedDialogs else { return false }
    if flow.screens[target].dialog { return true }
    return flow.app.devices == [.ipad] && styles.map { $0.allSatisfy { $0.style == .popover } } ?? false
  }

  /// The default style of a presentation. The root of a window fills the window.
  private func style(of presentation: Presentation, hasOwnWindow: Bool) -> Style {
    let target = flow.screens[presentation.target]
    if target.dialog { return .automatic }
    let isSwiftUI = presentation.framework == .swiftui
    if hasOwnWindow, !target.systemMade { return isSwiftUI ? .fullScreenCover : .fullScreen }
    return isSwiftUI ? .sheet : .automatic
  }

  private func undimmed(_ node: YAMLNode, _ detents: [String]) -> String? {
    let text = node.text
    if detents.contains(text) { return text }
    return decoder.reportUnknown(
      .unknownName, "‘largest-undimmed-detent’ names ‘\(text)’, which ‘detents’ does not have", text,
      at: node.ownPlace, among: detents)
  }

  private func settleAnchors(_ edge: PresentationID) {
    let presentation = flow.presentations[edge]
    let ofScreen = unresolved.screenOptions[presentation.target]
    flow.presentations[edge].options.saysAnchor =
      (unresolved.edgeOptions[edge].anchor ?? ofScreen.anchor) != nil
    if let anchor = unresolved.edgeOptions[edge].anchor {
      flow.presentations[edge].options.anchor = settle(anchor, presentation, isOfScreen: false)
    } else if let anchor = ofScreen.anchor {
      flow.presentations[edge].options.anchor = settle(anchor, presentation, isOfScreen: true)
    } else if presentation.framework == .swiftui || isActionSheetInView(presentation) {
      flow.presentations[edge].options.anchor = .view
    }
    switch unresolved.edgeOptions[edge].passthrough ?? ofScreen.passthrough {
    case nil: break
    case .all: flow.presentations[edge].options.passthrough = .all
    case .buttons(let nodes):
      let buttons = nodes.compactMap { button($0, near: presentation, what: "‘passthrough’") }
      flow.presentations[edge].options.passthrough = .buttons(buttons)
    }
  }

  /// Whether it is an action sheet before iOS 8, which is shown in a view and never raises.
  private func isActionSheetInView(_ presentation: Presentation) -> Bool {
    isBeforePresentedDialogs && flow.screens[presentation.target].kind == .actionSheet
  }

  private func settle(_ anchor: WrittenAnchor, _ presentation: Presentation, isOfScreen: Bool) -> Anchor {
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
        if !isOfScreen { reportNoSender(node, "a dialog’s button is gone when its effects run") }
      } else if !isOfScreen {
        reportNoSender(node, "no button is tapped here")
      }
      return .none
    }
  }

  private func reportNoSender(_ node: YAMLNode, _ why: String) {
    decoder.report(
      .impossible, "‘sender’ is no anchor here: \(why)", at: node.ownPlace,
      expected: "a button’s id or ‘view’",
      help: "name a button of the screen that presents")
  }

  /// The buttons that a presenter may refer to: its own, and those of the screen that contains the effect.
  private func candidates(near presentation: Presentation) -> [ButtonID] {
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

  private func button(
    _ node: YAMLNode, near presentation: Presentation, what: String, also words: [String] = []
  ) -> ButtonID? {
    let text = node.text
    let candidates = candidates(near: presentation)
    if let button = candidates.first(where: { flow.buttons[$0].id == text }) {
      builder.noteButton(button, node)
      return button
    }
    guard decoder.isComplete else { return nil }
    let presenter = flow.screens[presentation.source].id
    let nearest = decoder.reportUnknown(
      .unknownName, "\(what) names ‘\(text)’, but ‘\(presenter)’ has no such button", text, at: node.ownPlace,
      among: candidates.map { flow.buttons[$0].id } + words,
      expected: words.isEmpty ? ValueType.button.expected : ValueType.anchor.expected)
    return nearest.flatMap { name in candidates.first { flow.buttons[$0].id == name } }
  }
}
