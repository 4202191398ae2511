import FlowModel

/// A step that users rarely do, or that rarely happens at such a moment. A finding that needs such a step in
/// all of its runs is reported with a lower severity: it is correct, but few users will see it.
///
/// All other steps are ordinary: taps, swipes, edits, taps beside a popover, leaving by escape, triggers.
public enum UnusualStep: CaseIterable, Sendable {
  /// A second tap on the same button before its transition has ended: within a third of a second, on a button
  /// that moves away.
  case secondTap
  /// A tap on a button or Back of the screen beneath a popover that is interactive only because UIKit leaves
  /// the bar beside the anchor active. Users tap beside a popover to close it, and tap the button afterwards.
  /// What `passthrough` names is meant to be tapped.
  case besidePopover
  /// A tap on a button or Back of a sheet beneath another sheet that leaves it interactive. The upper sheet
  /// covers the lower one, unless the user has pulled the lower one up before.
  case beneathSheet
  /// A second tap on a button whose work has not ended, or on the button that opens its confirmation. Most
  /// users wait, and most apps show progress.
  case begunAgain
  /// A tap on a button whose work closes its screen, such as a purchase, while other work of that screen which
  /// closes it as well, such as a restoration, has not ended. Most users wait, as above.
  case besideOther
  /// A second tap on the selected tab. To go back, users have the Back button; and during editing the
  /// keyboard covers the tab bar.
  case tabAgain
  /// A rotation of the device, or a resize of the window, while a modal is presented. Most modals are short.
  case resizing
  /// An action of the user, or an opened link, after the app has gone to the background and before it has
  /// returned: the app is not visible then, and its return comes first (F14.2).
  case inBackground

  /// A description of the step, to follow the words “only with”.
  public var words: String {
    switch self {
    case .secondTap: "a second tap before the transition has ended"
    case .besidePopover: "a tap on what stays live beside a popover"
    case .beneathSheet: "a tap on a sheet that another sheet covers but for its edge"
    case .begunAgain: "the same work begun again before it has ended"
    case .besideOther: "work begun before other work has ended that closes the same screen"
    case .tabAgain: "a second tap on the tab that is selected"
    case .resizing: "a window that turns or resizes while a modal is up"
    case .inBackground: "something done to an app that has not come back from the background"
    }
  }
}

extension Standing {
  /// Why a move is unusual here; nil if it is ordinary.
  func unusual(_ move: Move) -> UnusualStep? {
    if move.again { return .secondTap }
    if move.kind == .tabAgain { return .tabAgain }
    if move.kind == .environment, !move.isFlag, frame.isModal { return .resizing }
    if let button = move.button {
      if beginsAgain(button) { return .begunAgain }
      if beginsBesideOther(button) { return .besideOther }
    }
    if move.isBeneath, move.kind != .pending, appearance.look == .popover, !isPassedThrough(to: move.button) {
      return .besidePopover
    }
    if move.isBeneath, move.kind != .pending, appearance.look.isSheet,
      let screen = move.button.map({ flow.buttons[$0].screen }) ?? frame.source, isOnlyInSheets(screen)
    {
      return .beneathSheet
    }
    if isByPerson(move), isInBackground { return .inBackground }
    return nil
  }

  /// Whether the popover passes touches to this button on purpose. Other buttons are active beside it only by
  /// default: bar buttons beside its anchor, and since iOS 26 everything beside a dialog without
  /// `passthrough`.
  private func isPassedThrough(to button: ButtonID?) -> Bool {
    switch presentation?.options.passthrough {
    case .all: true
    case .buttons(let named): button.map(named.contains) ?? false
    case .neighbours, nil: false
    }
  }

  /// Whether the screen is never in the root of the window or in a full-screen presentation.
  private func isOnlyInSheets(_ screen: ScreenID) -> Bool {
    let facts = tables.facts.screens[screen]
    return !facts.inRootLayer && !facts.layers.isEmpty
      && facts.layers.allSatisfy { edge in
        flow.presentations[edge].options.styles.allSatisfy {
          [.automatic, .pageSheet, .formSheet, .sheet].contains($0.style)
        }
      }
  }

  /// Whether a user with the app on screen performs the move, or opens a link to the app.
  private func isByPerson(_ move: Move) -> Bool {
    guard let trigger = move.trigger else { return move.actor == .person }
    return [.gesture, .input, .deepLink, .shortcut].contains(flow.triggers[trigger].kind)
  }

  /// Whether the app is in the background and a trigger for its return can run now. If the return has no
  /// effect in this case, the app may have returned.
  private var isInBackground: Bool {
    flow.triggers.contains { $0.left.map { setting.isSet($0) } ?? false }
      && flow.triggers.identified.contains { index, trigger in
        trigger.kind == .foreground && (trigger.screen.map { isUp($0) } ?? true)
          && isPossible(.trigger(index, of: flow))
      }
  }
}

extension Standing {
  /// Whether the button starts some work, or opens a confirmation that starts it, while the same work is in
  /// progress.
  private func beginsAgain(_ button: ButtonID) -> Bool {
    tables.worksBegun.byButton[button].contains { setting.isSet($0.pending) }
  }

  /// Whether the button starts work that closes its screen, while other work that closes it is in progress.
  private func beginsBesideOther(_ button: ButtonID) -> Bool {
    tables.worksBegun.rivals[button].contains { setting.isSet($0.pending) }
  }
}

extension PresentationMachine {
  /// Whether the trigger runs when the app goes to the background, from which another trigger returns.
  fileprivate func leadsToBackground(_ trigger: TriggerID) -> Bool {
    tables.flow.triggers[trigger].left != nil
  }

  /// Whether this button, or an answer in the dialog that it opens, starts work that ends later.
  fileprivate func beginsWork(_ button: ButtonID) -> Bool { !tables.worksBegun.byButton[button].isEmpty }
}

extension FlowTrace {
  /// The unusual steps of the trace, each once. Cost: a replay, for traces that may have one.
  public func unusualSteps(on machine: PresentationMachine) -> [UnusualStep] {
    let mayBe = steps.contains { step in
      step.move.again || step.move.isBeneath || [.environment, .tabAgain].contains(step.move.kind)
        || step.move.button.map(machine.beginsWork) ?? false
        || step.move.trigger.map(machine.leadsToBackground) ?? false
    }
    return mayBe ? FlowPlay(machine, as: self).unusualSteps(of: self) : []
  }
}

extension FlowPlay {
  /// The unusual steps of a trace that is played from here.
  fileprivate func unusualSteps(of trace: FlowTrace) -> [UnusualStep] {
    var play = self
    var found: [UnusualStep] = []
    for step in trace.steps {
      play.assume(step.conditions)
      if let unusual = play.unusual(step.move), !found.contains(unusual) { found.append(unusual) }
      _ = play.perform(step.move)
    }
    return found
  }
}
