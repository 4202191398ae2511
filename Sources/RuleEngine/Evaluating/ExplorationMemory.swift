internal import FlowModel
internal import StateExploration
internal import Synchronization
internal import UIKitSemantics

/// A cache of explorations of earlier checks. A check of a flow with the same behaviour can use one of them
/// instead of a new exploration, for example after a change of text only, or for a repair that does not
/// change the behaviour.
///
/// Results do not depend on the cache, only the time does. Each exploration is used by one check at a time.
public final class ExplorationMemory: Sendable {
  /// The key of an exploration, together with the flow.
  struct Question: Hashable {
    let counting: MachineCounts
    let facts, heads, bytes: Int

    init(counting: MachineCounts, _ limits: ExplorationLimits) {
      self.counting = counting
      (facts, heads, bytes) = (limits.facts, limits.heads, limits.bytes)
    }
  }

  private struct Kept {
    let question: Question
    let form: RunningForm
    let exploration: FlowExploration
    let wider: [FlowExploration]
    let bytes: Int
  }

  private struct State {
    /// The exploration that was stored last is at the end.
    nonisolated(unsafe) var kept: [Kept] = []
    var bytes = 0
    var reusedCount = 0
  }

  private let state = Mutex(State())
  private let most: Int

  /// Creates an empty cache.
  ///
  /// - Parameter bytes: the memory for all explorations, estimated. The oldest ones are removed first.
  public init(bytes: Int = 256 << 20) { most = bytes }

  /// How many explorations were reused so far.
  public var reusedCount: Int { state.withLock { $0.reusedCount } }

  /// Removes and returns an exploration of a flow with the same behaviour. No other check can use it until it
  /// is stored again.
  func take(
    _ question: Question, of flow: Flow
  ) -> (exploration: FlowExploration, wider: [FlowExploration])? {
    let form = RunningForm(of: flow)
    return state.withLock { state in
      let position = state.kept.lastIndex { $0.question == question && $0.form == form }
      guard let position else { return nil }
      let kept = state.kept.remove(at: position)
      state.bytes -= kept.bytes
      state.reusedCount += 1
      return (kept.exploration, kept.wider)
    }
  }

  /// Stores an exploration that is not in use any more, with those that have wider bounds. An interrupted one
  /// is not stored.
  func keep(_ exploration: FlowExploration, wider: [FlowExploration], _ question: Question) {
    if exploration.stop?.limit == .interrupt { return }
    let kept = Kept(
      question: question, form: RunningForm(of: exploration.machine.flow), exploration: exploration,
      wider: wider, bytes: wider.reduce(exploration.bytes) { $0 + $1.bytes })
    // The sets of worlds of the next check must fit in the same limit.
    if kept.bytes > question.bytes / 2 { return }
    state.withLock { state in
      state.kept.append(kept)
      state.bytes += kept.bytes
      while state.bytes > most, !state.kept.isEmpty { state.bytes -= state.kept.removeFirst().bytes }
    }
  }
}
