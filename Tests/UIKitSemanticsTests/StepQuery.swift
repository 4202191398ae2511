import FlowModel
import Testing
import UIKitSemantics
import YAMLTree

/// A question to the steps of a flow of the fixtures, and the shortest run that answers it.
struct StepQuery: Sendable, CustomTestStringConvertible {
  let flow: String
  let conditions: [(key: String, texts: [String])]
  /// The window it starts in, and what is done; empty where nothing of the kind can happen.
  let trace: [String]
  /// The environments in which it can happen; empty where nobody said.
  let windows: [String]

  var testDescription: String {
    "\(flow): " + conditions.map { "\($0.key) \($0.texts.joined(separator: ", "))" }.joined(separator: "; ")
  }

  static let all: [StepQuery] = Fixtures.names(in: "semantics/flows").flatMap { name -> [StepQuery] in
    let stream = YAMLStream.read(Array(Fixtures.text("semantics/flows/\(name)").utf8), path: name)
    precondition(stream.problems.isEmpty, "\(name): \(stream.problems)")
    return stream.documents.flatMap { $0.elements.map { StepQuery($0) } }
  }

  init(_ node: YAMLNode) {
    flow = node.value(of: "flow")?.text ?? ""
    conditions = node.value(of: "step").map { $0.pairs.map { ($0.key.text, $0.value.texts) } } ?? []
    trace = node.value(of: "trace")?.texts ?? []
    windows = node.value(of: "windows")?.texts ?? []
  }

  func holds(_ step: StepView, _ machine: PresentationMachine) -> Bool {
    conditions.allSatisfy { key, texts in
      let seen = seen(key, step, machine)
      return texts.isEmpty ? seen.isEmpty : texts.allSatisfy { seen.contains($0) }
    }
  }

  private func seen(_ key: String, _ step: StepView, _ machine: PresentationMachine) -> [String] {
    let flow = machine.flow
    func names(_ callbacks: [CallbackID]) -> [String] { callbacks.map { flow.callbacks[$0].name.rawValue } }
    switch key {
    case "kind": return [step.move.kind.rawValue]
    case "does": return [machine.text(of: step.move, in: step.before.environment)]
    case "lost": return step.lost.map { flow.unsavedPoints[$0].name }
    case "discarded": return step.discarded.map { flow.unsavedPoints[$0].name }
    case "dropped": return step.dropped.map(\.reason.rawValue)
    case "crash": return [step.crash.rawValue]
    case "closed": return step.closed.map { [flow.screens[$0.screen].id] } ?? []
    case "closes": return ["\(step.closes)"]
    case "by-other": return ["\(step.isClosedByOther)"]
    case "refused": return ["\(step.isRefused)"]
    case "beneath": return ["\(step.isBeneath)"]
    case "changes": return ["\(step.changes)"]
    case "again": return ["\(step.move.again)"]
    case "pushes": return ["\(step.pushes)"]
    case "fired": return names(step.fired)
    case "skipped": return names(step.skipped)
    case "ran": return step.ran
    case "twice": return step.ran.filter { work in step.ran.count { $0 == work } > 1 }
    case "requested": return step.requested.map { flow.screens[flow.presentations[$0].target].id }
    case "dismissals":
      return step.dismissals.map { "\($0.receiver.rawValue) \($0.hit.rawValue) \($0.layers)" }
    case "found": return step.found.map(\.rawValue)
    case "flags": return step.after.flags.map { flow.flags[$0].name }
    case "before": return [flow.screens[step.before.screen].id]
    case "before-look": return [step.before.look.rawValue]
    case "after": return [flow.screens[step.after.screen].id]
    case "searching": return ["\(step.before.isSearching)"]
    default: return ["no such key: \(key)"]
    }
  }
}

extension PresentationMachine {
  func name(of environment: Int) -> String {
    "\(environments.all[environment].window), iOS \(environments.all[environment].ios)"
  }

  func texts(of trace: FlowTrace) -> [String] {
    [name(of: trace.environment)]
      + trace.steps.map { text(of: $0.move, in: trace.environment) + words(for: $0.conditions) }
      + (trace.finally.isEmpty ? [] : ["then" + words(for: trace.finally)])
  }

  /// ` while busy, not online`; empty for none.
  private func words(for conditions: [FlagValue]) -> String {
    if conditions.isEmpty { return "" }
    return " while "
      + conditions.map { ($0.isSet ? "" : "not ") + flow.flags[$0.flag].name }.joined(separator: ", ")
  }
}
