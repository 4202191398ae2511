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

  /// What only playing the flow through can find.
  static let played: [(flow: String, rules: [String])] = [
    ("001-post-composer", ["unconfirmed-loss-on-gesture"]),
    ("004-personal-note", ["unconfirmed-loss-on-gesture"]),
    ("009-product-form", ["loss-on-interactive-back"]),
    ("013-autofill-extension", ["swipe-skips-completion"]),
    ("017-modal-visible-flag", ["presentation-state-not-reset", "swipe-skips-completion"]),
    ("022-image-picker", ["unhandled-picker-swipe"]),
    ("033-action-sheet-outside", ["presentation-state-not-reset"]),
    ("035-keychain-list", ["stale-presenter-after-sheet"]),
    ("037-event-setup", ["stale-presenter-after-sheet", "swipe-skips-completion"]),
    ("042-about-without-button", ["exit-lost-on-older-os"]),
    ("043-reference-library", ["adapted-popover-without-close", "modal-trap"]),
    ("044-form-sheet-landscape", ["exit-lost-in-compact-height"]),
    ("046-cover-without-close", ["modal-trap"]),
    ("053-permissions", ["inert-close-button", "guarded-without-exit"]),
    ("058-pgp-action-sheet", ["missing-popover-anchor"]),
    ("070-paywall-on-root", ["present-while-presenting"]),
    ("075-script-alert", ["external-trigger-under-modal"]),
    ("088-recovery-mode", ["present-while-presenting"]),
    ("097-share-from-popover", ["popover-not-closed-first", "present-while-presenting"]),
    ("102-dismiss-twice", ["double-dismiss"]),
    ("105-upload-menu", ["double-dismiss"]),
    ("119-login-not-closable", ["dismissable-gate"]),
    ("121-merge-confirmation", ["action-sheet-hides-cancel"]),
    ("131-passcode-sheet", ["dismissable-gate"]),
    ("200-search-lifts-guard", ["guard-bypassed-by-search", "unconfirmed-loss-on-gesture"]),
    ("201-retained-modal", ["retained-modal"]),
    ("203-live-parent", ["nonmodal-sheet-outlives-parent"]),
    ("206-unwind-nowhere", ["unwind-without-destination"]),
  ]

  static let rules = RuleSet(BuiltInRules.load().rules.filter { $0.question.keyword.isStatic })
  static let allRules = RuleSet(BuiltInRules.load().rules)

  @Test(arguments: expected)
  func findsAtLeast(_ flow: String, _ wanted: [String]) throws { try check(flow, wanted, Self.rules) }

  @Test(arguments: played)
  func findsByPlaying(_ flow: String, _ wanted: [String]) throws { try check(flow, wanted, Self.allRules) }

  private func check(_ flow: String, _ wanted: [String], _ rules: RuleSet) throws {
    let found = try findings(in: flow, rules)
    for rule in wanted {
      #expect(found.contains { stands($0, for: rule) }, "\(flow) lacks \(rule)")
    }
    let fixed = "Tests/Fixtures/flows/\(flow)-fixed.yaml"
    guard FileManager.default.fileExists(atPath: Repository.root.appending(path: fixed).path) else { return }
    let left = try findings(in: "\(flow)-fixed", rules)
    for rule in wanted {
      #expect(!left.contains { stands($0, for: rule) }, "\(flow)-fixed still has \(rule)")
    }
  }

  /// A finding of the rule, or one that it was folded under.
  private func stands(_ finding: Finding, for rule: String) -> Bool {
    finding.rule.name == rule || finding.folded.contains(RuleID(rule))
  }

  private func findings(in flow: String, _ rules: RuleSet) throws -> [Finding] {
    let path = "Tests/Fixtures/flows/\(flow).yaml"
    let reading = FlowReader.read(try Repository.text(of: path), path: path)
    #expect(reading.problems == [])
    return rules.ask(try #require(reading.flow), root: path).findings
  }
}
