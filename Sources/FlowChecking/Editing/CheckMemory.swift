internal import Diagnostics
internal import FlowModel
internal import RuleEngine
internal import Synchronization

/// A cache of results of earlier checks, so that a check repeats only what a change affects: flows with the
/// same files and settings are not checked again.
///
/// It has one result for each flow. A check with other settings replaces it.
public final class CheckMemory: Sendable {
  private struct Kept {
    let reading: CheckedReading
    let today: CalendarDay
    let drawing: Bool
  }

  private struct State {
    var kept: [String: Kept] = [:]
    var contexts: ConfigurationStore?
    var reusedCount = 0
    var offers: [String: Offers] = [:]
  }

  /// Repairs that were tried, with their input.
  private struct Offers {
    let sources: [ObjectIdentifier]
    let names: [String]
    let flowCount: Int
    let made: (repairs: [String: Repair], untried: Int)
  }

  private let state = Mutex(State())
  /// Explorations for flows with the same behaviour as in earlier checks.
  let explorations = ExplorationMemory()

  /// Creates an empty cache.
  public init() {}

  /// How many results were reused so far.
  public var reusedCount: Int { state.withLock { $0.reusedCount } }

  /// Lets the next check read the configurations again, because one of them, a rule or a baseline has
  /// changed. Results with settings that were read before are then not reused.
  public func forgetSettings() { state.withLock { $0.contexts = nil } }

  /// The settings, read on the first call. All checks that share a cache must use equal requests.
  func contexts(_ request: ConfigurationRequest) -> ConfigurationStore {
    state.withLock { state in
      if let contexts = state.contexts { return contexts }
      let contexts = ConfigurationStore(request)
      state.contexts = contexts
      return contexts
    }
  }

  /// The result for a flow whose files have the same bytes, with the same settings on the same day.
  func reading(like reading: FlowReading, _ context: FlowContext, _ today: CalendarDay, drawing: Bool)
    -> CheckedReading?
  {
    state.withLock { state in
      guard let kept = state.kept[reading.root], kept.today == today, kept.drawing == drawing,
        kept.reading.context === context, kept.reading.sources.count == reading.sources.count,
        zip(kept.reading.sources, reading.sources).allSatisfy({ $0.path == $1.path && $0.bytes == $1.bytes })
      else { return nil }
      state.reusedCount += 1
      return kept.reading
    }
  }

  /// The repairs for the findings of a result; reused if they were tried for this result before.
  func offers(
    _ reading: CheckedReading, _ findings: [Finding], flowCount: Int,
    otherwise make: () -> (repairs: [String: Repair], untried: Int)
  ) -> (repairs: [String: Repair], untried: Int) {
    guard let root = reading.flow?.root else { return make() }
    let sources = reading.sources.map(ObjectIdentifier.init)
    let names = findings.map(\.name)
    let known = state.withLock { $0.offers[root] }
    if let known, known.sources == sources, known.names == names, known.flowCount == flowCount {
      return known.made
    }
    let made = make()
    let offers = Offers(sources: sources, names: names, flowCount: flowCount, made: made)
    state.withLock { $0.offers[root] = offers }
    return made
  }

  /// Stores a result until the next one of the same flow. A result of a stopped check is not stored.
  func keep(_ reading: CheckedReading, _ today: CalendarDay, drawing: Bool) {
    guard !Task.isCancelled, let root = reading.flow?.root else { return }
    state.withLock { $0.kept[root] = Kept(reading: reading, today: today, drawing: drawing) }
  }
}
