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
    (
      "000-pommie-before",
      [
        "unconfirmed-loss-on-gesture", "unconfirmed-loss-on-button", "swipe-skips-completion",
        "modal-hierarchy", "multiple-paths-in-modal",
      ]
    ),
    ("001-post-composer", ["unconfirmed-loss-on-gesture"]),
    ("004-personal-note", ["unconfirmed-loss-on-gesture"]),
    ("009-product-form", ["loss-on-interactive-back"]),
    ("010-date-picker", ["popover-tap-outside-discards"]),
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
    ("049-photo-picker-on-mac", ["guarded-without-exit", "modal-trap"]),
    ("053-permissions", ["inert-close-button", "guarded-without-exit"]),
    ("058-pgp-action-sheet", ["missing-popover-anchor"]),
    ("070-paywall-on-root", ["present-while-presenting"]),
    ("075-script-alert", ["external-trigger-under-modal"]),
    ("081-deep-link-under-sheet", ["external-trigger-under-modal"]),
    ("088-recovery-mode", ["present-while-presenting"]),
    ("096-discard-under-options", ["present-while-presenting"]),
    ("097-share-from-popover", ["popover-not-closed-first", "present-while-presenting"]),
    ("098-bar-buttons-pass-through", ["present-while-presenting", "nonmodal-sheet-outlives-parent"]),
    ("102-dismiss-twice", ["double-dismiss"]),
    ("103-close-all-sheets", ["cascade-dismiss", "unconfirmed-loss-on-button"]),
    ("105-upload-menu", ["double-dismiss"]),
    ("119-login-not-closable", ["dismissable-gate"]),
    ("120-discard-prompt-invisible", ["missing-popover-anchor"]),
    ("121-merge-confirmation", ["action-sheet-hides-cancel"]),
    ("129-driver-lock", ["dismissable-gate"]),
    ("130-passcode-ignored", ["gate-hidden-by-modal"]),
    ("131-passcode-sheet", ["dismissable-gate"]),
    ("200-search-lifts-guard", ["guard-bypassed-by-search"]),
    ("201-retained-modal", ["retained-modal"]),
    ("203-live-parent", ["nonmodal-sheet-outlives-parent"]),
    ("205-document-picker-twice", ["double-dismiss", "finish-runs-twice"]),
    ("206-unwind-nowhere", ["unwind-without-destination"]),
    ("207-detail-pushed-and-presented", ["timed-dismissal"]),
  ]

  /// Twins by another name than `-fixed`, and what stays in them: guidance that the repair does not touch.
  static let twins = ["000-pommie-before": "000-pommie-after"]
  static let stays = ["000-pommie-after": ["modal-hierarchy", "multiple-paths-in-modal"]]

  /// What happens in some environments only: the `app` that is written, and one in which the same flow is innocent.
  static let elsewhere: [(flow: String, rule: String, written: String, innocent: String)] = [
    ("035-keychain-list", "stale-presenter-after-sheet", "ios: 12...13", "ios: 12"),
    ("037-event-setup", "stale-presenter-after-sheet", "ios: 12...13", "ios: 12"),
    ("042-about-without-button", "exit-lost-on-older-os", "ios: 12...13", "ios: 13"),
    (
      "044-form-sheet-landscape", "exit-lost-in-compact-height", "devices: [iphone]",
      "devices: [iphone], orientations: [portrait]"
    ),
    ("049-photo-picker-on-mac", "guarded-without-exit", "[iphone, ipad, mac]", "[iphone, ipad]"),
    ("058-pgp-action-sheet", "missing-popover-anchor", "ios: 10", "ios: 10, devices: [iphone]"),
    ("120-discard-prompt-invisible", "missing-popover-anchor", "devices: [ipad]", "devices: [iphone]"),
    ("121-merge-confirmation", "action-sheet-hides-cancel", "ios: 18...26", "ios: 18"),
    ("129-driver-lock", "dismissable-gate", "ios: 12...13", "ios: 12"),
  ]

  static let rules = RuleSet(BuiltInRules.load().rules.filter { $0.question.keyword.isStatic })
  static let allRules = RuleSet(BuiltInRules.load().rules)

  @Test(arguments: expected)
  func findsAtLeast(_ flow: String, _ wanted: [String]) throws { try check(flow, wanted, Self.rules) }

  @Test(arguments: played)
  func findsByPlaying(_ flow: String, _ wanted: [String]) throws { try check(flow, wanted, Self.allRules) }

  @Test(arguments: elsewhere)
  func isSilentElsewhere(_ flow: String, _ rule: String, _ written: String, _ innocent: String) throws {
    let path = "Tests/Fixtures/flows/\(flow).yaml"
    let text = try Repository.text(of: path)
    let rules = RuleSet(Self.allRules.rules.filter { $0.id.name == rule })
    #expect(try findings(inText: text, path, rules).count > 0)
    let other = text.replacing(written, with: innocent, maxReplacements: 1)
    #expect(other != text, "\(flow) no longer says ‘\(written)’")
    #expect(try findings(inText: other, path, rules).map(\.message) == [])
  }

  private func check(_ flow: String, _ wanted: [String], _ rules: RuleSet) throws {
    let found = try findings(in: flow, rules)
    for rule in wanted {
      #expect(found.contains { stands($0, for: rule) }, "\(flow) lacks \(rule)")
    }
    let twin = Self.twins[flow] ?? "\(flow)-fixed"
    let fixed = "Tests/Fixtures/flows/\(twin).yaml"
    guard FileManager.default.fileExists(atPath: Repository.root.appending(path: fixed).path) else { return }
    let left = try findings(in: twin, rules)
    for rule in wanted {
      let isLeft = left.contains { stands($0, for: rule) }
      #expect(isLeft == Self.stays[twin, default: []].contains(rule), "\(twin): \(rule)")
    }
  }

  /// A finding of the rule, or one that it was folded under.
  private func stands(_ finding: Finding, for rule: String) -> Bool {
    finding.rule.name == rule || finding.folded.contains(RuleID(rule))
  }

  private func findings(in flow: String, _ rules: RuleSet) throws -> [Finding] {
    let path = "Tests/Fixtures/flows/\(flow).yaml"
    return try findings(inText: Repository.text(of: path), path, rules)
  }

  private func findings(inText text: String, _ path: String, _ rules: RuleSet) throws -> [Finding] {
    let reading = FlowReader.read(text, path: path)
    #expect(reading.problems == [])
    return rules.ask(try #require(reading.flow), root: path).findings
  }
}
