internal import Diagnostics
internal import FlowChecking
internal import FlowDrift
internal import OperatingSystem
internal import Reporters

extension RunContext {
  /// Creates the context of a run whose findings are about code, or about a flow and code.
  init(
    _ style: TerminalStyle, fails: @escaping @Sendable (Finding) -> Bool,
    shows: @escaping @Sendable (Finding) -> Bool
  ) {
    self.init(
      style: style, tool: .thisTool, paths: .ofThisRun(),
      time: Timestamp(secondsSince1970: SystemClock.secondsSince1970), fails: fails, shows: shows,
      page: { RuleDescription(ofCode: $0.rule.name) }, rule: { rule, _ in RuleDescription(ofCode: rule.name) }
    )
  }
}

extension RuleDescription {
  /// The page of a rule about code, or about a flow and code; nil for other rules.
  init?(ofCode name: String) {
    let own = name == Problem.ownMistake ? Self.ownMistake : nil
    guard let page = own ?? DriftRule(rawValue: name)?.page ?? CodeRule.page(of: name) else { return nil }
    self = page
  }

  private static let ownMistake = RuleDescription(
    id: Problem.ownMistake, title: "A mistake of modalflow itself", severity: "a problem, exit code 2",
    what: """
      Every trace is found by one program and played again by a second one that shares no step with it. Here the two do \
      not agree about what UIKit or SwiftUI does, so one of them is wrong; nothing is wrong with the file. The finding \
      that the trace belongs to is not shown, its rule is undecided, and what else is reported holds.
      """,
    why: "A trace that cannot be played would send people after something that does not happen.",
    instead: """
      Report it with the flow, or with the smallest part of it that still shows this. Until it is mended, \
      ‘--ignore RULE’ leaves that rule out.
      """)
}
