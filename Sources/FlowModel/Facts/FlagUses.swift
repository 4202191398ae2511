/// Where the flags of a flow are turned, and where somebody asks for them. What is expected of a step asks for nothing.
public struct FlagUses: Sendable {
  /// By flag: some effect sets it, or presenting something by it does.
  public private(set) var isSet: ElementTable<Flag, Bool>
  /// By flag: some effect clears it, or SwiftUI does as what it presents by it closes.
  public private(set) var isCleared: ElementTable<Flag, Bool>
  /// By flag: a condition reads it, or something is presented by it.
  public private(set) var isRead: ElementTable<Flag, Bool>
  /// By flag: the screens whose code sets it.
  public private(set) var setters: ElementTable<Flag, [ScreenID]>
  /// By flag: the screens whose code clears it.
  public private(set) var clearers: ElementTable<Flag, [ScreenID]>
  /// By flag: there is one of it as long as the app runs.
  private var livesOn: ElementTable<Flag, Bool>

  /// Reads them off a flow. Costs a pass over its elements.
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

  /// It is turned, one way only, and does not vary by itself: what is turned stays so as long as its screen, or the app, is
  /// there.
  public func turnsOneWay(_ flag: FlagID, in flow: Flow) -> Bool {
    let start = flow.flags[flag]
    return start.start != .varies && !start.isImplied && isSet[flag] != isCleared[flag]
  }

  /// The same of a flag that no new instance of its screen brings back.
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
  /// The names of the flags that decide on a screen itself: whether a gesture may close it, whether Back is drawn, whether it
  /// has work, how it looks.
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

  /// There is one instance of a screen as long as the app runs: it is kept, or the window begins with it, as its root, a tab
  /// or a column, and nothing brings it again.
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
  /// Of its styles and of the guard that the presenter sets.
  fileprivate var conditions: [ConditionID] {
    let choices = options.styles + options.adaptation.styles + options.adaptation.compactWidthStyles
    return choices.map(\.condition) + self.guard.conditions
  }
}
