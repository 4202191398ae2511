import FlowModel

/// What is asked for in layers, as bits: of screens or of work beneath.
struct WantedBits: Sendable {
  /// By screen: what is asked for in a layer that begins with it.
  let live: ElementTable<Screen, NumberSet>
  /// Those of them that are asked for whatever work is under way.
  let always: ElementTable<Screen, NumberSet>
  /// By group of ends: what is asked for while its work is under way.
  let whileUnderWay: [NumberSet]

  /// - Parameters:
  ///   - groups: the ends of work that are asked for only while it is under way.
  ///   - isNothing: there is nothing to ask for.
  ///   - own: by screen: what is asked for above it is not meant beneath it.
  ///   - reach: what code asks for, where the ends of these triggers are read with the code that begins the work.
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
