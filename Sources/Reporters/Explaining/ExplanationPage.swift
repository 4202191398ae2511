public import Diagnostics

/// Writes for people why a rule fires at an element or why it does not.
public struct ExplanationPage: Sendable {
  private let style: TerminalStyle

  /// Creates a page in a style.
  public init(style: TerminalStyle) { self.style = style }

  /// Writes whether the rule fires, what else decides about that, and the clauses with their values.
  public func write(_ explanation: RuleExplanation, to output: inout some TextOutputStream) {
    var page = TerminalPage(style)
    var head = page.line
    let isOpen = !explanation.undecided.isEmpty
    let fires = isOpen ? "is undecided" : explanation.fires ? "fires" : "does not fire"
    head.addProse("\(explanation.rule) \(fires) at ‘\(explanation.element)’", .title)
    page.end(head)
    if isOpen { page.prose(explanation.undecided, behind: page.line(from: 2)) }
    if !explanation.message.isEmpty { page.prose(explanation.message, behind: page.line(from: 2)) }
    for note in explanation.notes { page.prose(note, .quiet, behind: page.line(from: 2)) }
    if explanation.cases.isEmpty { page.prose(nothing(explanation), behind: page.line(from: 2)) }
    for one in explanation.cases {
      page.blank()
      write(one, to: &page)
    }
    page.drain(into: &output)
  }

  private func nothing(_ explanation: RuleExplanation) -> String {
    if !explanation.undecided.isEmpty {
      return "nothing of what was looked at before that has to do with this element"
    }
    return explanation.verdict == .notApplicable
      ? "nothing that the rule applies to has to do with this element"
      : "no reachable state and no step that the rule looks at has to do with this element"
  }

  private func write(_ one: RuleExplanation.Case, to page: inout TerminalPage) {
    let met = one.clauses.count(where: \.isMet)
    var head = page.line
    head.addProse(one.trace == nil ? "\(one.kind) ‘\(one.element)’" : "the nearest \(one.kind)", .title)
    let count = "\(met) of \(one.clauses.count) clauses as a finding needs them"
    head.add(": \(met == one.clauses.count ? "all clauses are as a finding needs them" : count)")
    page.end(head)
    if let trace = one.trace { write(trace, to: &page) }
    for clause in one.clauses {
      var line = page.line(from: 2)
      let word = clause.value == nil ? "not read" : clause.isMet ? "met" : "not met"
      line.add(word, clause.value == nil ? .quiet : clause.isMet ? .plain : .warning)
      line.pad(to: 11)
      line.add("\(clause.key): ", .quiet)
      let wanted = clause.wanted ? "" : "  (a finding needs that this is false)"
      page.prose(clause.text + wanted, behind: line, indent: 13, width: style.width)
      for read in clause.reads {
        page.prose(
          "\(read.text) = \(read.value)", .quiet, behind: page.line(from: 13), indent: 15, width: style.width)
      }
    }
  }

  private func write(_ trace: Trace, to page: inout TerminalPage) {
    let arrow = page.decor.above
    var line = page.line(from: 2)
    line.add("where: ", .quiet)
    page.prose(trace.environment.isEmpty ? "everywhere" : trace.environment, behind: line)
    if trace.steps.isEmpty {
      page.prose(
        "as soon as the app is up: \(trace.start.joined(separator: arrow))", behind: page.line(from: 2))
    }
    for (index, step) in trace.steps.enumerated() {
      var line = page.line(from: 2)
      line.add("\(index + 1). ", .gutter)
      line.addProse(step.action, .related)
      line.add("  ")
      let shown = ([step.stack.joined(separator: arrow)] + step.notes).filter { !$0.isEmpty }
      page.prose(shown.joined(separator: "; "), behind: line, indent: 5, width: style.width)
    }
  }
}
