import FlowModel

/// What hardly anybody does, or what hardly ever comes at such a moment. A finding to which no way leads without one of
/// these weighs one severity less: it is true, and few will ever meet it.
///
/// All other steps are ordinary: taps, swipes, edits, tapping beside a popover, leaving by escape, triggers.
public enum UnusualStep: CaseIterable, Sendable {
  /// The same button once more before its transition has ended. It takes a second tap within a third of a second, on a
  /// button that is moving away.
  case secondTap
  /// A button or Back of the screen beneath a popover, live because UIKit leaves the bar beside its anchor so. The first
  /// tap beside a popover is meant to close it; who wants the button taps it a second time, when the popover has gone.
  /// What `passthrough` leaves live is meant to be tapped.
  case besidePopover
  /// A button or Back of a sheet beneath another sheet that leaves it live. The upper one comes up over the same edge and
  /// covers it, unless somebody had pulled the lower one up further before.
  case beneathSheet
  /// A button whose work has not ended, or the button that opens its question, once more. Most people wait, and most apps
  /// show that there is something to wait for.
  case begunAgain
  /// The tab that is selected is tapped once more. Whoever wants to go back has Back nearer, and while something is edited
  /// the keyboard lies over the tab bar.
  case tabAgain
  /// The device is turned, or the window resized, while a modal is up. Most modals are short, and whoever turns a device
  /// does so between them.
  case resizing
  /// Something that a person does, or a link that is opened, after the app has gone to the background and before it has
  /// come back: nobody sees it then, and what brings it back comes first (F14.2).
  case inBackground

  /// What the step is, as it stands behind “only with”.
  public var words: String {
    switch self {
    case .secondTap: "a second tap before the transition has ended"
    case .besidePopover: "a tap on what stays live beside a popover"
    case .beneathSheet: "a tap on a sheet that another sheet covers but for its edge"
    case .begunAgain: "the same work begun again before it has ended"
    case .tabAgain: "a second tap on the tab that is selected"
    case .resizing: "a window that turns or resizes while a modal is up"
    case .inBackground: "something done to an app that has not come back from the background"
    }
  }
}

extension Standing {
  /// Why a move is unusual here; nil where it is ordinary.
  func unusual(_ move: Move) -> UnusualStep? {
    if move.again { return .secondTap }
    if move.kind == .tabAgain { return .tabAgain }
    if move.kind == .environment, !move.isFlag, frame.isModal { return .resizing }
    if let button = move.button, beginsAgain(button) { return .begunAgain }
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

  /// The popover lets taps through to this button on purpose. What else is live beside it nobody has asked for: bar buttons beside
  /// its anchor, and since iOS 26 all that stands beside a dialog for which `passthrough` says nothing.
  private func isPassedThrough(to button: ButtonID?) -> Bool {
    switch presentation?.options.passthrough {
    case .all: true
    case .buttons(let named): button.map(named.contains) ?? false
    case .neighbours, nil: false
    }
  }

  /// It never stands in the window’s root, nor in what fills the screen.
  private func isOnlyInSheets(_ screen: ScreenID) -> Bool {
    let facts = tables.facts.screens[screen]
    return !facts.inRootLayer && !facts.layers.isEmpty
      && facts.layers.allSatisfy { edge in
        flow.presentations[edge].options.styles.allSatisfy {
          [.automatic, .pageSheet, .formSheet, .sheet].contains($0.style)
        }
      }
  }

  /// Somebody who has the app in front of them does it, or opens a link of it.
  private func isByPerson(_ move: Move) -> Bool {
    guard let trigger = move.trigger else { return move.actor == .person }
    return [.gesture, .input, .deepLink, .shortcut].contains(flow.triggers[trigger].kind)
  }

  /// It has gone to the background, and what it does on its way back can come now. Where that does nothing in this case, it
  /// may be back.
  private var isInBackground: Bool {
    flow.triggers.contains { $0.left.map { setting.isSet($0) } ?? false }
      && flow.triggers.identified.contains { index, trigger in
        trigger.kind == .foreground && (trigger.screen.map { isUp($0) } ?? true)
          && isPossible(.trigger(index, of: flow))
      }
  }
}

extension Standing {
  /// The button begins some work, or opens a question whose answer does, and the same work has not ended.
  private func beginsAgain(_ button: ButtonID) -> Bool {
    tables.worksBegun[button].contains { setting.isSet($0.pending) }
  }
}

extension PresentationMachine {
  /// The app goes to the background with it, from which it comes back with another.
  fileprivate func leadsToBackground(_ trigger: TriggerID) -> Bool {
    tables.flow.triggers[trigger].left != nil
  }

  /// Work that ends later is begun by this button, or by an answer to the question that it opens.
  fileprivate func beginsWork(_ button: ButtonID) -> Bool { !tables.worksBegun[button].isEmpty }
}

extension FlowTrace {
  /// The unusual steps that it takes, each once. Costs a replay of traces that may have one.
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
  /// The unusual steps among those of a trace that is played from here.
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
