/// Where the flags of a flow are set, cleared and read. Expectations do not count as reads.
public struct FlagUses: Sendable {
  /// For each flag, whether some effect, or a presentation with it as state, sets it.
  public private(set) var isSet: ElementTable<Flag, Bool>
  /// For each flag, whether some effect clears it, or SwiftUI does when its presentation closes.
  public private(set) var isCleared: ElementTable<Flag, Bool>
  /// For each flag, whether a condition reads it, or something is presented by it.
  public private(set) var isRead: ElementTable<Flag, Bool>
  /// For each flag, the screens whose code sets it.
  public private(set) var setters: ElementTable<Flag, [ScreenID]>
  /// For each flag, the screens whose code clears it.
  public private(set) var clearers: ElementTable<Flag, [ScreenID]>
  /// For each flag, whether there is only one instance of it while the app runs.
  private var livesOn: ElementTable<Flag, Bool>

  /// Computes the uses. Cost: one pass over the elements of the flow.
  public init(of flow: Flow) {
    isSet = ElementTable(repeating: false, for: flow.flags)
    isCleared = isSet
    isRead = isSet
    setters = ElementTable(repeating: [], for: flow.flags)
    clearers = setters
    livesOn = flow.flags.mapValues { $0.screen.map(flow.livesOn) ?? true }
    for effect in flow.effects {
      guard let flag = effect.flag else { continue }
      if effect.verb == .set {
        isSet[flag] = true
        for screen in effect.performers { setters[flag].insertSorted(screen) }
      }
      if effect.verb == .clear {
        isCleared[flag] = true
        for screen in effect.performers { clearers[flag].insertSorted(screen) }
      }
    }
    for presentation in flow.presentations {
      if let flag = presentation.options.state { (isSet[flag], isRead[flag]) = (true, true) }
      if let flag = presentation.binding { isCleared[flag] = true }
      for flag in presentation.options.reads { isRead[flag] = true }
    }
    for condition in Set(Self.conditions(of: flow)) {
      for flag in flow.conditions[condition].term.flags { isRead[flag] = true }
    }
  }

  /// Whether the flag changes in one direction only and does not vary by itself: once changed, it stays so as
  /// long as its screen, or the app, exists.
  public func turnsOneWay(_ flag: FlagID, in flow: Flow) -> Bool {
    let start = flow.flags[flag]
    return start.start != .varies && !start.isImplied && isSet[flag] != isCleared[flag]
  }

  /// The same for a flag that no new instance of its screen resets.
  public func isSpent(_ flag: FlagID, in flow: Flow) -> Bool { livesOn[flag] && turnsOneWay(flag, in: flow) }

  private static func conditions(of flow: Flow) -> [ConditionID] {
    var all = flow.effects.map(\.condition) + flow.triggers.map(\.condition)
    all += flow.callbacks.map(\.returns) + flow.unsavedPoints.map(\.condition)
    all += flow.buttons.flatMap { [$0.enabled, $0.shown] }
    all += flow.screens.flatMap { flow.conditions(deciding: $0) + [$0.systemButtons] }
    all += flow.presentations.flatMap(\.conditions)
    return all
  }
}

extension Flow {
  /// The names of the flags that affect a screen itself: whether a gesture may close it, whether Back is
  /// shown, whether it has unsaved work, how it looks.
  func flagsDeciding(_ screen: Screen, presentedBy entries: [PresentationID]) -> [String] {
    let conditions =
      conditions(deciding: screen)
      + entries.flatMap { entry in
        presentations[entry].conditions + presentations[entry].callbacks.map { callbacks[$0].returns }
      }
    var names: [String] = []
    for flag in conditions.flatMap({ self.conditions[$0].term.flags }) where !flags[flag].isImplied {
      if !names.contains(flags[flag].name) { names.append(flags[flag].name) }
    }
    return names
  }

  fileprivate func conditions(deciding screen: Screen) -> [ConditionID] {
    screen.guard.conditions + [screen.back.shown, screen.back.swipe, screen.hidesBottomBar]
      + screen.unsaved.map { unsavedPoints[$0].condition } + screen.callbacks.map { callbacks[$0].returns }
  }

  /// Whether there is only one instance of a screen while the app runs: it is retained, or it is there from
  /// the start as the root, a tab or a column, and nothing shows it again.
  fileprivate func livesOn(_ screen: ScreenID) -> Bool {
    if screens[screen].retained { return true }
    var chain = [screen]
    while let inner = chain.last, inner != start {
      let outer = screens.indices.first { screens[$0].children.contains(inner) }
      guard let outer, !chain.contains(outer) else { return false }
      chain.append(outer)
    }
    return !effects.contains { effect in
      [.present, .push, .setRoot].contains(effect.verb) && effect.screen.map(chain.contains) ?? false
    }
  }
}

extension Guard {
  fileprivate var conditions: [ConditionID] { [screen, navigation, search] }
}

extension Presentation {
  /// The conditions of its styles and of the guard that the presenter sets.
  fileprivate var conditions: [ConditionID] {
    let choices = options.styles + options.adaptation.styles + options.adaptation.compactWidthStyles
    return choices.map(\.condition) + self.guard.conditions
  }
}
