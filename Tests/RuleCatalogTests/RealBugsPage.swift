import Diagnostics
import Testing

/// The page that lists the reported bugs, from the table and from what is found.
enum RealBugsPage {
  static func text(findings: (RealBug) throws -> [Finding]) throws -> String {
    var lines = [
      "# Bugs that people reported, and what finds them",
      "",
      "Each was reported in public against an app or a library and is retold here as a small flow, in our words. A test",
      "holds that the flow has the finding, with these taps, and that its repaired twin, `…-fixed.yaml` beside it, has",
      "none of the rules named. This page is written by that test.",
      "",
    ]
    for bug in RealBug.all { lines += try section(bug, findings(bug)) }
    lines += ["## What no flow can say", ""]
    lines += ["All of them can be told, but of some a part is left out:", ""]
    for bug in RealBug.all where !bug.unsaid.isEmpty { lines.append("- \(bug.link): \(bug.unsaid).") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ bug: RealBug, _ findings: [Finding]) throws -> [String] {
    var lines = ["## \(bug.app): \(bug.flow)", ""]
    lines.append("\(bug.says) Report: \(bug.link); flow: [\(bug.flow)](../../\(bug.broken)).")
    lines.append("")
    for find in bug.finds {
      let finding = try #require(
        findings.first { $0.rule.name == find.rule && "\($0.element)" == find.element },
        "\(bug.flow): no \(find.rule) at \(find.element)")
      lines.append("- `\(find.rule)` at `\(find.element)`\(way(finding))")
    }
    return lines + [""]
  }

  private static func way(_ finding: Finding) -> String {
    guard let trace = finding.trace else { return ", read off the flow" }
    let actions = trace.steps.map(\.action).joined(separator: ", ")
    let place = trace.environment.isEmpty ? "everywhere" : trace.environment
    return "; \(place): \(actions)"
  }
}
