import FlowModel
import StateExploration

@testable import UIKitSemantics

/// All steps of a flow in words, each with the least events to it by the environment of the world before it.
struct StepDigest {
  private(set) var lengths: [String: [Int: Int]] = [:]
  /// Everything was explored.
  private(set) var isComplete: Bool

  /// - Parameter change: what the machine is to remember, other than by default.
  init(_ flow: Flow, facts: Int = .max, _ change: (inout MachineCounts) -> Void) {
    var counting = MachineCounts()
    change(&counting)
    let machine = PresentationMachine(flow, counting: counting)
    let exploration = FlowExploration(machine, limits: ExplorationLimits(facts: facts))
    isComplete = exploration.cut == nil
    if !isComplete { return }
    let steps = exploration.steps()
    for step in steps.steps {
      var rest = step.worlds
      while let world = exploration.worlds.any(of: rest) {
        exploration.log.begin(in: world)
        let text = Self.text(of: steps.view(step, in: world), machine)
        let part = exploration.worlds.intersection(rest, exploration.log.agreeing)
        for environment in exploration.environments(of: part) {
          lengths[text, default: [:]][environment] =
            min(step.length, lengths[text]?[environment] ?? .max)
        }
        rest = exploration.worlds.subtracting(exploration.log.agreeing, from: rest)
      }
    }
  }

  /// A step in which the two differ, in words; nil where they say the same.
  func difference(from other: StepDigest) -> String? {
    let all = Set(lengths.keys).union(other.lengths.keys).sorted()
    return all.first { lengths[$0] != other.lengths[$0] }.map {
      "\($0): \(lengths[$0] ?? [:]) and \(other.lengths[$0] ?? [:])"
    }
  }

  private static func text(of step: StepView, _ machine: PresentationMachine) -> String {
    // Who is in front once a frame has gone is known only where somebody asks (``MachineCounts/exposed``).
    let after = step.closed == nil ? text(of: step.after, machine) : ""
    let parts: [(String, Any)] = [
      ("", machine.text(of: step.move)), ("at", text(of: step.before, machine)), ("then", after),
      ("goes", step.closed.map { text(of: $0, machine) } ?? ""), ("by other", step.isClosedByOther),
      ("closes", step.closes), ("requested", step.requested),
      ("dropped", step.dropped.map { "\($0.reason) \($0.target) \($0.presentation?.index ?? -1)" }),
      ("dismissals", step.dismissals.map { "\($0.receiver) \($0.hit) \($0.layers)" }),
      ("fired", step.fired), ("skipped", step.skipped), ("ran", step.ran), ("lost", step.lost),
      ("discarded", step.discarded), ("refused", step.isRefused), ("crash", step.crash),
      ("found", step.found),
      ("beneath", step.isBeneath), ("pushes", step.pushes), ("completes", step.completes),
      ("changes", step.changes),
    ]
    return parts.map { "\($0.0) \($0.1)" }.joined(separator: "; ")
  }

  private static func text(of state: StateView, _ machine: PresentationMachine) -> String {
    // Where nothing but code closes a layer, the guards beneath its front screen are told to nobody.
    let waysOut = state.presentation.map { machine.tables.waysOut[$0] }
    let isGuardTold = waysOut.map { $0.hasGesture || $0.escape } ?? false
    return "\(state.screen) in \(state.presentation?.index ?? -1) \(state.look)"
      + "\(state.isPushed ? " pushed" : "")\(state.isGuarded ? " guarded" : "") \(state.unsavedPoints)"
      + "\(isGuardTold && state.isLayerGuarded ? " guarded layer" : "")\(state.isUnsaved ? " unsaved" : "") \(state.gesture)"
      + "\(state.isLive ? " live" : "")\(state.isAdapted ? " adapted" : "") \(state.detent)"
      + "\(state.isSearching ? " searching" : "")"
  }
}
