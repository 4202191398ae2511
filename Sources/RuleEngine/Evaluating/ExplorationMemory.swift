internal import FlowModel
internal import StateExploration
internal import Synchronization
internal import UIKitSemantics

/// Explorations that checks have left behind, so that a check of a flow that runs like one of those need not explore again:
/// where somebody changed words, or where a repair is tried that does not change what can happen.
///
/// Answers do not depend on what is in it, only time does. Each exploration is used by one check at a time.
public final class ExplorationMemory: Sendable {
  /// What was asked of an exploration.
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
    /// The one that was left last is the last.
    nonisolated(unsafe) var kept: [Kept] = []
    var bytes = 0
    var reusedCount = 0
  }

  private let state = Mutex(State())
  private let most: Int

  /// Remembers nothing yet.
  ///
  /// - Parameter bytes: how much memory explorations may take together, estimated; those that were left first are forgotten.
  public init(bytes: Int = 256 << 20) { most = bytes }

  /// How many explorations were taken up so far.
  public var reusedCount: Int { state.withLock { $0.reusedCount } }

  /// What was explored of a flow that runs like this one; nobody else gets it until it is kept again.
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

  /// Keeps an exploration that nobody reads any more, with those that have wider bounds, unless it was ended early.
  func keep(_ exploration: FlowExploration, wider: [FlowExploration], _ question: Question) {
    if exploration.stop?.limit == .interrupt { return }
    let kept = Kept(
      question: question, form: RunningForm(of: exploration.machine.flow), exploration: exploration,
      wider: wider, bytes: wider.reduce(exploration.bytes) { $0 + $1.bytes })
    // The sets of worlds that the next check makes have to fit in the same limit.
    if kept.bytes > question.bytes / 2 { return }
    state.withLock { state in
      state.kept.append(kept)
      state.bytes += kept.bytes
      while state.bytes > most, !state.kept.isEmpty { state.bytes -= state.kept.removeFirst().bytes }
    }
  }
}
