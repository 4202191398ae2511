import Diagnostics
import FlowModel
import Foundation
import RuleCatalog
import RuleEngine
import TestSupport
import Testing

/// Real reports, written as flows: each has at least the findings named here, and its repaired twin none of them.
struct FoundInFlowsTests {
  /// What reading the flow alone must find; what only playing it through can find is not listed.
  static let expected: [(flow: String, rules: [String])] = [
    ("030-keyboard-settings", ["side-effect-in-will-dismiss"]),
    ("031-image-picker-mirror", ["should-dismiss-mirrors-guard"]),
    ("033-action-sheet-outside", ["action-sheet-without-cancel"]),
    ("042-about-without-button", ["missing-dismiss-button"]),
    ("044-form-sheet-landscape", ["missing-dismiss-button"]),
    ("046-cover-without-close", ["fullscreen-without-close"]),
    ("088-recovery-mode", ["sibling-sheets-on-one-view"]),
    ("114-idiom-check", ["idiom-dependent-style", "full-screen-compact-by-delegate"]),
    ("127-night-mode", ["cancel-commits"]),
    ("128-cancel-saves", ["cancel-commits"]),
    ("129-driver-lock", ["implicit-style-drift"]),
    ("134-dialog-without-escape", ["missing-escape-action"]),
    (
      "137-panel-without-button",
      ["missing-dismiss-button", "missing-escape-action", "voiceover-not-contained"]
    ),
    ("201-retained-modal", ["legacy-parent-link"]),
    (
      "202-dimming-view-left-behind",
      ["abandoned-presentation-leaves-views", "dismissal-leaves-views", "cached-presentation-controller"]
    ),
    ("207-detail-pushed-and-presented", ["modality-without-reason"]),
    (
      "210-markup",
      [
        "complex-task-in-sheet", "immersive-content-not-fullscreen", "swipe-conflicts-with-content",
        "lookalike-dismiss-button", "back-dismisses-sheet", "split-view-as-sheet", "app-within-app",
        "action-sheet-unanchored",
      ]
    ),
    ("211-share-extension", ["modal-over-extension"]),
  ]

  static let rules = RuleSet(BuiltInRules.load().rules)

  @Test(arguments: expected)
  func findsAtLeast(_ flow: String, _ wanted: [String]) throws {
    let found = try findings(in: flow)
    for rule in wanted {
      #expect(found.contains { stands($0, for: rule) }, "\(flow) lacks \(rule)")
    }
    let fixed = "Tests/Fixtures/flows/\(flow)-fixed.yaml"
    guard FileManager.default.fileExists(atPath: Repository.root.appending(path: fixed).path) else { return }
    let left = try findings(in: "\(flow)-fixed")
    for rule in wanted {
      #expect(!left.contains { stands($0, for: rule) }, "\(flow)-fixed still has \(rule)")
    }
  }

  /// A finding of the rule, or one that it was folded under.
  private func stands(_ finding: Finding, for rule: String) -> Bool {
    finding.rule.name == rule || finding.folded.contains(RuleID(rule))
  }

  private func findings(in flow: String) throws -> [Finding] {
    let path = "Tests/Fixtures/flows/\(flow).yaml"
    let reading = FlowReader.read(try Repository.text(of: path), path: path)
    #expect(reading.problems == [])
    return Self.rules.ask(try #require(reading.flow), root: path).findings
  }
}
