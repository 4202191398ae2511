public import Diagnostics
internal import FlowModel
internal import RuleEngine

/// Explains why a rule has a finding at an element, or why not: `RULE@ELEMENT`.
public struct RuleWhy: Sendable {
  private let text: String

  /// Creates a question from its text.
  public init(_ text: String) { self.text = text }

  /// The explanation for a flow, with the settings of its configuration.
  ///
  /// - Throws: the problems of the flow, the rules or the question.
  public func explanation(
    in path: String, configuration request: ConfigurationRequest, today: CalendarDay = .today()
  ) throws(Problems) -> RuleExplanation {
    do {
      let (name, element) = try parts()
      let source = FlowSource(path: path)
      guard let flow = source.flow else { throw Problems(all: source.problems) }
      let context = ConfigurationStore(request).context(forFile: source.root)
      guard context.problems.isEmpty else { throw Problems(all: context.problems) }
      let rules = context.rules
      guard let rule = rules.all[RuleID(name)] else { throw rules.unknown(name) }
      let unread = UnreadScreens(flow, problems: [])
      let isAboutAbsence = rule.question.keyword.isAboutAbsence && !flow.todos.isEmpty
      var explanation = try rule.explanation(
        at: ElementPath(element), in: flow, root: source.root, tuning: rules.tuning,
        outcomes: rule.question.subject == .allowance ? outcomes(flow, source.root, rules, today) : []
      ) { isAboutAbsence || unread.touches($0) ? Self.isToBeWritten : nil }
      if rules.rules[rule.id] == nil {
        explanation.notes.append(
          "this run does not check the rule: the configuration or an option leaves it out")
      }
      explanation.notes += fates(
        of: explanation, FlowCheck(paths: [path], configuration: request, today: today))
      return explanation
    } catch let problem as Problem {
      throw Problems(all: [problem])
    } catch let problems as Problems {
      throw problems
    } catch {
      throw Problems(all: [])
    }
  }

  /// Why a finding is held back.
  private static let isToBeWritten =
    "it would fire, but something that it depends on is still to be said in the flow, where it has ‘todo’"

  private func parts() throws(Problem) -> (rule: String, element: String) {
    let name = FindingName(text)
    guard let rule = name.rule, !rule.isEmpty, !name.element.isEmpty else {
      throw Problem(
        "no-rule-and-element", "‘\(text)’ does not name a rule and an element", at: nil,
        expected: "RULE@ELEMENT, such as modal-trap@screens.settings")
    }
    return (rule, name.element)
  }

  private func outcomes(
    _ flow: Flow, _ root: String, _ rules: RuleSelection, _ today: CalendarDay
  ) -> [AllowanceOutcome] {
    var matching = AllowanceMatching(flow, today: today.day, forbidden: rules.mandatory)
    let answers = rules.asked.ask(flow, root: root, tuning: rules.tuning)
    for finding in answers.findings { _ = matching.accept(finding) }
    let decided = Set(answers.verdicts.filter { $0.verdict != .undecided }.map(\.rule))
    return matching.outcomes { decided.contains($0) }
  }

  /// What happens to the finding in a whole run.
  private func fates(of explanation: RuleExplanation, _ check: FlowCheck) -> [String] {
    guard explanation.fires else { return [] }
    let report = check.run().report
    let isThis = { (finding: Finding) in
      finding.rule == explanation.rule && finding.element == explanation.element
    }
    if let finding = report.allowed.first(where: isThis), case .allowed(let acceptance) = finding.status {
      return ["the flow allows the finding: \(acceptance.reason)"]
    }
    if report.known.contains(where: isThis) { return ["the baseline knows the finding"] }
    let above = (report.findings + report.allowed + report.known).first { finding in
      finding.folded.contains(explanation.rule)
        && (finding.element.contains(explanation.element) || explanation.element.contains(finding.element))
    }
    return above.map {
      ["‘lint’ shows it under the narrower finding ‘\($0.name)’, which is about the same defect"]
    } ?? []
  }
}
