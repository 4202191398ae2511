import SwiftReading

/// A part of the tool that reads what strangers write.
enum FuzzTarget: String, CaseIterable {
  case yaml, flow, rule, configuration, baseline, expression, play, lint, messages, editing
  case interface, project, facts, record
  case objectiveC = "objective-c"
  case swift

  /// Why this build has no such part; nil where it has.
  var whySkipped: String? {
    self == .swift && !SwiftSourceReading.isAvailable
      ? "this build has no swift-syntax; build it with ‘--traits SwiftSources’" : nil
  }

  /// Whether it reads what an app is made of, and not the tool's own languages.
  var isOfApps: Bool {
    switch self {
    case .interface, .project, .facts, .record, .objectiveC, .swift: true
    default: false
    }
  }

  /// Hands it an input; whatever it finds wrong with it is fine.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .yaml: YAMLInput.run(bytes)
    case .flow: FlowInput.run(bytes)
    case .rule: RuleInput.run(bytes)
    case .configuration: ConfigurationInput.run(bytes)
    case .baseline: BaselineInput.run(bytes)
    case .expression: ExpressionInput.run(bytes)
    case .play: PlayInput.run(bytes)
    case .lint: LintInput.run(bytes)
    case .messages: MessagesInput.run(bytes)
    case .editing: EditingInput.run(bytes)
    case .interface: InterfaceInput.run(bytes)
    case .project: ProjectInput.run(bytes)
    case .facts: FactsInput.run(bytes)
    case .record: RecordInput.run(bytes)
    case .objectiveC: ObjectiveCInput.run(bytes)
    case .swift: SwiftInput.run(bytes)
    }
  }
}

/// Keeps the optimizer from leaving out what nobody looks at.
@inline(never) func look(at value: some Any) { withExtendedLifetime(value) {} }

/// Ends the run where something does not hold. Unlike a precondition it says what in a release build too.
func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) { if !isTrue { fatalError(what()) } }
