public import Diagnostics
internal import FlowModel

/// The result of checking the flow of one file, with possible repairs.
public struct LiveResult: Sendable {
  /// The outcome, with findings of one cause combined.
  public let outcome: CheckOutcome
  private let reading: CheckedReading
  private let today: CalendarDay

  init(outcome: CheckOutcome, reading: CheckedReading, today: CalendarDay) {
    self.outcome = outcome
    self.reading = reading
    self.today = today
  }

  /// The files of the flow, the root first.
  public var sources: [SourceFile] { reading.sources }

  /// The first proposed repair of a finding that passes its trial. Each trial checks the flow again. In a
  /// cancelled task it ends soon and returns nil.
  public func repair(of finding: Finding) -> Repair? {
    guard let trial = RepairTrial(reading, today: today) else { return nil }
    for proposal in finding.proposals {
      let held = trial.hold(proposal, of: finding)
      if Task.isCancelled { return nil }
      if let held { return held.repair }
    }
    return nil
  }

  /// The replacement that a problem proposes, as a change of text; nil if it does not solve the problem. No
  /// rules are evaluated.
  public func replacement(of problem: Problem) -> Repair? {
    guard let place = problem.place, let replacement = problem.replacement, !replacement.isEmpty,
      sources.contains(where: { $0 === place.file })
    else { return nil }
    let changes = [TextChange(place, replacement)]
    guard read(with: changes).problems.count < reading.problems.count else { return nil }
    return Repair(says: "write ‘\(replacement)’", isSafe: true, changes: changes)
  }

  /// The edit that adds an allowance for a finding; nil for mandatory rules, and if the layout of the file is
  /// not supported. No rules are evaluated.
  ///
  /// - Parameter reason: a reason to write, for the user to improve.
  public func allowance(of finding: Finding, reason: String) -> Repair? {
    guard !reading.context.rules.mandatory.contains(finding.rule) else { return nil }
    let action = FlowEdit.Action.set(key: "allow.\(finding.rule.name)", value: reason)
    var edits = [FlowEdit(at: finding.place, .surroundings, action)]
    if let screen = screen(of: finding) { edits.append(FlowEdit(at: screen.place, .body, action)) }
    for edit in edits {
      guard let changes = FlowText(edit.place.file).changes(for: edit) else { continue }
      let after = read(with: changes)
      let covers = after.flow?.allowances.contains {
        $0.rule == finding.rule && $0.path.contains(finding.element)
      }
      guard covers == true, after.problems.count <= flowProblemCount else { continue }
      return Repair(says: "allow ‘\(finding.rule)’ here", isSafe: false, changes: changes)
    }
    return nil
  }

  private func screen(of finding: Finding) -> Screen? {
    let names = finding.element.text.split(separator: ".")
    guard names.count > 1, names[0] == "screens" else { return nil }
    return read(with: []).flow?.screens.first { $0.id == names[1] }
      .flatMap { screen in
        // Places must refer to the files that were read for this result.
        sources.first { $0.path == screen.place.file.path }.map { file in
          var screen = screen
          screen.place = Place(file, screen.place.span)
          return screen
        }
      }
  }

  private var flowProblemCount: Int { read(with: []).problems.count }

  private func read(with changes: [TextChange]) -> FlowReading {
    let root = reading.flow?.root ?? sources.first?.path ?? ""
    return FlowReader.read(path: root, from: EditedFiles(sources, changes: changes))
  }
}
