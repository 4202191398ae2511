/// A part of the tool that reads what strangers write.
enum FuzzTarget: String, CaseIterable {
  case yaml, flow, rule, configuration, baseline, expression, play, lint, messages, editing

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
    }
  }
}

/// Keeps the optimizer from leaving out what nobody looks at.
@inline(never) func look(at value: some Any) { withExtendedLifetime(value) {} }
