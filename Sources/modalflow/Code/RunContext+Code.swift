internal import Diagnostics
internal import FlowChecking
internal import FlowDrift
internal import OperatingSystem
internal import Reporters

extension RunContext {
  /// The circumstances of a run whose findings are about code, or about a flow and code.
  init(
    _ style: TerminalStyle, fails: @escaping @Sendable (Finding) -> Bool,
    shows: @escaping @Sendable (Finding) -> Bool
  ) {
    self.init(
      style: style, tool: ToolVersion(version: ModalFlow.version), paths: .ofThisRun(),
      time: Timestamp(secondsSince1970: SystemClock.secondsSince1970), fails: fails, shows: shows,
      page: { RuleDescription(ofCode: $0.rule.name) }, rule: { rule, _ in RuleDescription(ofCode: rule.name) }
    )
  }
}

extension RuleDescription {
  /// The page of a rule about code, or about a flow and code; nil where it is none.
  init?(ofCode name: String) {
    guard let page = DriftRule(rawValue: name)?.page ?? CodeRule.page(of: name) else { return nil }
    self = page
  }
}
