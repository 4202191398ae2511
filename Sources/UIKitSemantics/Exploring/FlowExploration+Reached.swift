public import FlowModel
import StateExploration

/// The screens, presentations and expectations of a flow that some run reaches in some world.
public struct ReachedElements: Sendable {
  /// For each screen, whether it is shown. A container is shown with its children. All columns of a split
  /// view count, because they are side by side in regular width.
  public private(set) var shownScreens: ElementTable<Screen, Bool>
  /// For each screen, whether it is requested, even if it is not shown; or may be requested in a part that
  /// was not explored (``BroughtDuringWork``).
  public private(set) var askedScreens: ElementTable<Screen, Bool>
  /// For each screen, whether it is unreached only because of other screens: only screens that are never
  /// shown lead to it, and the first of them is requested without effect or nothing leads to it.
  public private(set) var screensBehindUnreached: ElementTable<Screen, Bool>
  /// For each presentation, whether it is requested, or may be in a part that was not explored.
  public private(set) var askedPresentations: ElementTable<Presentation, Bool>
  /// For each expectation, whether it is ever checked, or may be in a part that was not explored.
  public private(set) var judgedExpectations: ElementTable<Expectation, Bool>

  /// The tabs of tab bars that are pushed: only the first tab is explored.
  private var unfollowed: Set<ScreenID> = []

  /// The verbs of effects that show a screen.
  private static let bringing: Set<Verb> = [.present, .push, .setRoot, .select]

  fileprivate init(_ flow: Flow) {
    shownScreens = flow.screens.mapValues { _ in false }
    askedScreens = shownScreens
    screensBehindUnreached = shownScreens
    askedPresentations = flow.presentations.mapValues { _ in false }
    judgedExpectations = flow.expectations.mapValues { _ in false }
  }

  fileprivate mutating func add(_ frame: Frame, _ tables: MachineTables) {
    show(frame.screen, tables.flow)
    if let edge = frame.edge { askedPresentations[edge] = true }
    // The frame of a pushed tab bar has the screen of its first tab.
    if frame.isPushed {
      for container in tables.containers[frame.screen] where tables.isEverPushed[container] {
        for child in tables.flow.expanded(container) where !shownScreens[child] { unfollowed.insert(child) }
        showAll(container, tables.flow)
      }
    }
    guard let tab = frame.tab else { return }
    for screen in [tab] + tables.containers[tab] { show(screen, tables.flow) }
  }

  fileprivate mutating func add(_ evidence: Evidence, _ flow: Flow) {
    for note in evidence.notes {
      switch note.more {
      case .drop(_, .screen(let target)): askedScreens[target] = true
      default: break
      }
      if note.list == .judged { judgedExpectations[ExpectationID(Int(note.number))] = true }
      guard note.list == .requested else { continue }
      let edge = PresentationID(Int(note.number))
      let presentation = flow.presentations[edge]
      askedPresentations[edge] = true
      askedScreens[presentation.target] = true
      if let content = presentation.options.adaptation.content { askedScreens[content] = true }
    }
  }

  /// Screens that unexplored tabs show may be requested.
  fileprivate mutating func addWhatUnfollowedTabsBring(_ flow: Flow) {
    if unfollowed.isEmpty { return }
    for effect in flow.effects
    where Self.bringing.contains(effect.verb) && effect.performers.contains(where: unfollowed.contains) {
      ask(effect, flow)
    }
  }

  private mutating func ask(_ effect: Effect, _ flow: Flow) {
    if let edge = effect.presentation {
      askedPresentations[edge] = true
      askedScreens[flow.presentations[edge].target] = true
    } else if let screen = effect.screen {
      askedScreens[screen] = true
    }
  }

  /// Adds what can be requested or checked only during work, which an exploration in which work ends at once
  /// does not reach.
  fileprivate mutating func addWhatIsNotFollowed(_ flow: Flow) {
    let during = BroughtDuringWork(flow)
    for effect in flow.effects where Self.bringing.contains(effect.verb) {
      guard during.includes(effect), effect.performers.contains(where: { shownScreens[$0] }) else { continue }
      ask(effect, flow)
    }
    for (index, expectation) in flow.expectations.identified where during.includes(expectation) {
      judgedExpectations[index] =
        judgedExpectations[index] || expectation.performers.contains { shownScreens[$0] }
    }
  }

  /// Computes ``screensBehindUnreached``; to be called once all shown screens are known.
  fileprivate mutating func lookBehindUnreached(_ flow: Flow) {
    var leaders = flow.screens.mapValues { _ in [ScreenID]() }
    var followers = leaders
    var isHeldBack = shownScreens.mapValues { _ in false }
    func lead(_ performers: [ScreenID], to screen: ScreenID) {
      leaders[screen] += performers
      for performer in performers { followers[performer].append(screen) }
    }
    let waiting = WaitingForUnreached(flow, shownScreens)
    for effect in flow.effects where Self.bringing.contains(effect.verb) {
      let target = effect.presentation.map { flow.presentations[$0].target } ?? effect.screen
      guard let target else { continue }
      let unreached = waiting.screens(of: effect)
      lead(unreached.isEmpty ? effect.performers : unreached, to: target)
      if !unreached.isEmpty, effect.performers.contains(where: { shownScreens[$0] }) {
        isHeldBack[target] = true
      }
    }
    for screen in flow.screens.indices {
      for child in flow.screens[screen].children { lead([screen], to: child) }
    }
    func isLedTo(_ screen: ScreenID) -> Bool { leaders[screen].contains { shownScreens[$0] } }
    func look(behind first: Set<ScreenID>) {
      var waiting = Array(first)
      while let screen = waiting.popLast() {
        for next in followers[screen]
        where !askedScreens[next] && !isLedTo(next) && !screensBehindUnreached[next] && !first.contains(next)
        {
          screensBehindUnreached[next] = true
          waiting.append(next)
        }
      }
    }
    look(
      behind: Set(
        flow.screens.indices.filter {
          !shownScreens[$0] && (askedScreens[$0] || leaders[$0].isEmpty || isLedTo($0))
        }))
    // Screens that wait for each other are reported together, without the screens behind them.
    func waitsForItself(_ screen: ScreenID) -> Bool {
      var seen: Set<ScreenID> = []
      var waiting = followers[screen]
      while let next = waiting.popLast() {
        if seen.insert(next).inserted, !shownScreens[next] { waiting += followers[next] }
      }
      return seen.contains(screen)
    }
    look(
      behind: Set(
        flow.screens.indices.filter {
          isHeldBack[$0] && !askedScreens[$0] && !screensBehindUnreached[$0] && waitsForItself($0)
        }))
  }

  private mutating func show(_ screen: ScreenID, _ flow: Flow) {
    if shownScreens[screen] { return }
    shownScreens[screen] = true
    askedScreens[screen] = true
    for column in flow.screens[screen].columns { showAll(column, flow) }
  }

  /// Marks a screen as shown with the children of containers, which a column does not show one by one.
  private mutating func showAll(_ screen: ScreenID, _ flow: Flow) {
    if shownScreens[screen] { return }
    show(screen, flow)
    for child in flow.screens[screen].children { showAll(child, flow) }
  }
}

extension FlowExploration {
  /// The screens, presentations and expectations that some run reaches in some world. The result is complete
  /// only if ``cut`` is nil. Cost: one pass over all states and transitions.
  ///
  /// - Parameter others: further explorations of the same flow to include, such as one with wider bounds that
  ///   a limit stopped: all that they reached can happen.
  public func reachedElements(and others: [FlowExploration] = []) -> ReachedElements {
    var reached = ReachedElements(tables.flow)
    for one in [self] + others { one.add(to: &reached) }
    reached.addWhatUnfollowedTabsBring(tables.flow)
    if tables.worlds.endsAtOnce { reached.addWhatIsNotFollowed(tables.flow) }
    reached.lookBehindUnreached(tables.flow)
    return reached
  }

  private func add(to reached: inout ReachedElements) {
    for state in exploration.allStates { reached.add(exploration[state.head].frame, tables) }
    var isSeen = [Bool](repeating: false, count: exploration.labelCount)
    for transition in exploration.reachedTransitions {
      let label = exploration.labelNumber(of: transition.id)
      if isSeen[label] { continue }
      isSeen[label] = true
      for record in exploration.label(number: label) {
        reached.add(record.evidence, tables.flow)
        for frame in [record.before?.frame, record.after?.frame, record.closed?.frame] {
          if let frame { reached.add(frame, tables) }
        }
      }
    }
  }
}
