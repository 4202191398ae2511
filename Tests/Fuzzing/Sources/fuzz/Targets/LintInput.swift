import Diagnostics
import RuleEngine

@testable import FlowChecking
@testable import FlowModel

/// A flow to findings with traces and repairs, as `modalflow lint` does it, with a small allowance of work.
enum LintInput {
  private static let context: FlowContext = {
    var request = ConfigurationRequest()
    request.isDisabled = true
    request.isBaselineDisabled = true
    request.limits = PlayLimits(facts: 9_000, mebibytes: 64)
    return FlowContext(Configuration(ConfigurationSearch.Found(root: "/nowhere"), request), request)
  }()
  private static let today = CalendarDay(year: 2026, month: 11, day: 22)

  static func run(_ bytes: [UInt8]) {
    // What takes long because there is much of it is no find.
    if bytes.count > 4_096 { return }
    let reading = FlowReader.read(path: "flow.yaml", from: OneFile(path: "flow.yaml", bytes: bytes))
    let checked = CheckedReading(reading, context: context, today: today)
    for problem in checked.problems {
      precondition(problem.code != "trace-not-replayed", "\(problem.message): \(problem.help)")
    }
    guard let trial = RepairTrial(checked, today: today) else { return }
    look(at: trial.offers(for: Array(checked.findings.prefix(3)), flowCount: 1))
  }
}
