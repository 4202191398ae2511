internal import Diagnostics
internal import FlowModel
internal import RuleEngine
internal import Synchronization

/// The results of earlier checks, so that the next one repeats only what a change affects: flows whose files and
/// settings are the same are not checked again.
///
/// Holds one result for each flow; whoever asks with other settings gets nothing and replaces it.
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

  /// Repairs that were tried, and what for.
  private struct Offers {
    let sources: [ObjectIdentifier]
    let names: [String]
    let flowCount: Int
    let made: (repairs: [String: Repair], untried: Int)
  }

  private let state = Mutex(State())
  /// What was explored, for flows that run like those of earlier checks.
  let explorations = ExplorationMemory()

  /// Remembers nothing yet.
  public init() {}

  /// How many flows were not checked again so far.
  public var reusedCount: Int { state.withLock { $0.reusedCount } }

  /// Reads the configurations anew with the next check: one of them, a rule or a baseline changed. Flows are checked
  /// again where what their settings are read from is another value, which it then is.
  public func forgetSettings() { state.withLock { $0.contexts = nil } }

  /// The settings as they were read first; every check that shares a memory makes the same request.
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

  /// The repairs of findings in a result; those that were tried for the same result before where it is kept.
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

  /// Keeps a result until another one of the same flow comes. What was ended early is not kept.
  func keep(_ reading: CheckedReading, _ today: CalendarDay, drawing: Bool) {
    guard !Task.isCancelled, let root = reading.flow?.root else { return }
    state.withLock { $0.kept[root] = Kept(reading: reading, today: today, drawing: drawing) }
  }
}
