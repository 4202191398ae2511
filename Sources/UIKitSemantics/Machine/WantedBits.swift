import FlowModel

/// The screens or unsaved points beneath that are read in layers, as bits.
struct WantedBits: Sendable {
  /// For each screen, what is read in a layer that begins with it.
  let live: ElementTable<Screen, NumberSet>
  /// The part of it that is read whether or not work is in progress.
  let always: ElementTable<Screen, NumberSet>
  /// For each group of ends of work, what is read while the work is in progress.
  let whileUnderWay: [NumberSet]

  /// - Parameters:
  ///   - groups: the ends of work that read something only while the work is in progress.
  ///   - isNothing: whether there is nothing to read.
  ///   - own: for each screen, what belongs to it alone: reads above it do not refer to frames beneath.
  ///   - reach: what code reads, if the ends of these triggers are counted with the code that starts the
  ///     work.
  init(
    _ flow: Flow, _ groups: [[TriggerID]], isNothing: Bool,
    except own: ElementTable<Screen, NumberSet>? = nil,
    _ reach: (_ gated: ElementTable<Trigger, Bool>) -> CodeReach
  ) {
    live =
      isNothing
      ? flow.screens.mapValues { _ in [] } : reach(flow.triggers.mapValues { _ in false }).wanted(except: own)
    if isNothing || groups.isEmpty {
      (always, whileUnderWay) = (live, groups.map { _ in [] })
      return
    }
    let gated = reach(CodeReach.gated(groups, in: flow))
    always = gated.wanted(except: own)
    whileUnderWay = gated.wanted(byEnds: groups, except: own)
  }
}
