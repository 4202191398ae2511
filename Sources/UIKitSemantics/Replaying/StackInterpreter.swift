import FlowModel

/// Simulates a flow on its whole stack: layers, screens in them, and the state of each.
///
/// Its purpose is to check ``FlowPlay``, whose frames store only a summary of what is beneath. So both have
/// no code for steps in common. Of the machine it uses the flow, the environments, and the pure functions for
/// styles, exits and versions.
public struct StackInterpreter: Sendable {
  private var state: ReplayState

  /// Starts the app in an environment, given by its index in ``Environments/all``. The results of the launch
  /// are discarded.
  public init(
    _ ground: ReplayGround, environment: Int, reading: Int = 0, while conditions: [FlagValue] = []
  ) {
    state = ReplayState(ground, environment: environment, reading: reading, while: conditions)
    let root = state.front.screen
    ReplayCallbacks.comes(state.front, .layer, covering: nil, in: &state)
    ReplayEventLoop.settle(in: &state)
    // If the root has no appearance callbacks, the first launch trigger is the first event.
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

  /// Whether the last event was stopped because its callbacks call each other in a cycle.
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

  /// Sets flags that vary by themselves from now on.
  public mutating func assume(_ conditions: [FlagValue]) { state.assume(conditions) }

  /// Whether the stack is the same as that of a play. For an event without end, both stop at different
  /// points, so they count as equal.
  public func agrees(with play: FlowPlay) -> Bool { isEndless || stack == play.stack }

  /// Whether a move is possible now.
  public func isPossible(_ move: Move) -> Bool { ReplayMoves.isPossible(move, in: state) }

  /// All moves that are possible now.
  public var moves: [Move] { ReplayMoves.all(in: state) }

  /// Performs a possible move and everything that follows from it.
  public mutating func perform(_ move: Move) -> EventOutcome {
    state.forget()
    if let flag = move.flag {
      // This is not an event, as flags that vary by themselves are no state.
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
