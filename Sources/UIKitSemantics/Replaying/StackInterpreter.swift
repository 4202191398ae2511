import FlowModel

/// A flow carried out on its whole stack: layers, screens in them, and what each knows itself.
///
/// It is there to check ``FlowPlay``, which keeps a digest of what lies beneath. So it shares no step with that: of the
/// machine it takes the flow, where it runs, and the pure functions of styles, exits and versions.
public struct StackInterpreter: Sendable {
  private var state: ReplayState

  /// Starts the app in an environment, by its number in ``Environments/all``; what its launch comes to is lost.
  public init(
    _ ground: ReplayGround, environment: Int, reading: Int = 0, while conditions: [FlagValue] = []
  ) {
    state = ReplayState(ground, environment: environment, reading: reading, while: conditions)
    let root = state.front.screen
    ReplayCallbacks.comes(state.front, .layer, covering: nil, in: &state)
    ReplayEventLoop.settle(in: &state)
    // Where nobody hears of the root, the first trigger is the first event.
    let hears = ([root] + state.containers[root]).contains { screen in
      state.flow.screens[screen].callbacks.contains {
        CallbackName.onAppearing.contains(state.flow.callbacks[$0].name)
      }
    }
    if hears { state.launching = ReplayMoves.nextAtLaunch(in: state) }
    let isEndless = state.isEndless
    state.forget()
    state.isEndless = isEndless
  }

  /// The last event was cut off: its callbacks call each other in circles.
  public var isEndless: Bool { state.isEndless }

  /// All screens on the stack, the lowest first.
  public var stack: [StackEntry] {
    state.layers.indices.flatMap { layer in
      state.layers[layer].screens.enumerated().map { position, screen in
        StackEntry(
          screen: screen.screen, presentation: state.layers[layer].presentation,
          look: ReplayAppearance.appearance(of: layer, in: state).look,
          isPushed: position > 0, isSibling: position > 0 && !screen.isPushed,
          unsaved: state.flow.screens[screen.screen].unsaved.filter {
            state.isTab(screen, state.layers[layer])
              ? state.layers[layer].tabWork.contains($0) : screen.unsaved.contains($0)
          })
      }
    }
  }

  /// Flags that vary by themselves are so from now on.
  public mutating func assume(_ conditions: [FlagValue]) { state.assume(conditions) }

  /// The same stands on the stack of a play. Where an event goes round in circles both cut it off, each where it likes.
  public func agrees(with play: FlowPlay) -> Bool { isEndless || stack == play.stack }

  /// Whether somebody can do this now.
  public func isPossible(_ move: Move) -> Bool { ReplayMoves.isPossible(move, in: state) }

  /// Everything that can be done now.
  public var moves: [Move] { ReplayMoves.all(in: state) }

  /// Does what is possible now, and all that follows by itself.
  public mutating func perform(_ move: Move) -> EventOutcome {
    state.forget()
    if let flag = move.flag {
      // No event: what varies by itself is no state.
      if state.flags.remove(flag) == nil { state.flags.insert(flag) }
      return state.outcome
    }
    if !ReplayMoves.precedesLaunch(move, in: state) {
      let launched = move.trigger.flatMap { state.flow.triggers[$0].kind == .launch ? $0 : nil }
      state.launching = launched?.advanced(by: 1)
    }
    ReplayFlags.forgetWork(before: move, in: &state)
    let returns = move.trigger.map { state.flow.triggers[$0].kind == .foreground } ?? false
    if move.actor == .person || returns {
      for one in state.flow.triggers { if let left = one.left { state.flags.remove(left) } }
    }
    let (tapped, before) = (state.running, state.frontDoer)
    state.running = nil
    ReplayEventStart.begin(move, tapped?.doer, in: &state)
    let pushes = ReplayEventLoop.settle(in: &state)
    state.launching = ReplayMoves.nextAtLaunch(in: state)
    let isTap = move.kind == .button && !move.isBeneath && !move.again
    if state.ground.machine.counting.again, isTap, pushes, state.outcome.closed.isEmpty,
      state.outcome.crash == .none
    {
      state.running = move.button.map { ($0, before) }
    }
    state.outcome.lost.sort()
    state.outcome.discarded.sort()
    state.outcome.skipped.sort()
    return state.outcome
  }
}
