extension TrackedReport {
  /// Bugs of the twelfth round, in the order in which they were written down.
  static let eighthBugs: [TrackedReport] = [
    TrackedReport(
      report: "mozilla-mobile/firefox-ios#34090", flow: "flows/1301-link-on-another-setting",
      first:
        "found; one warning besides was true of the flow as it was written (`by` beside the trigger’s keys speaks of all that it does)"
    ),
    TrackedReport(
      report: "skywinder/ActionSheetPicker-3.0#34", isPull: true, flow: "flows/1302-picker-tells-nobody",
      first: "found"),
    TrackedReport(
      report: "wordpress-mobile/WordPress-iOS#7267", flow: "flows/1303-epilogue-stays",
      first: "found"),
    TrackedReport(
      report: "Simperium/simperium-ios#49", flow: "flows/1304-login-cannot-be-closed",
      first: "found"),
    TrackedReport(
      report: "mozilla-mobile/firefox-ios#1947", isPull: true, flow: "flows/1305-share-comes-again",
      first: "found; on the first repaired twin a warning, true (what could come again no longer does)"),
    TrackedReport(
      report: "kiwix/kiwix-apple#92", flow: "flows/1306-deleted-and-still-there",
      first: "missed",
      change: "`tap-without-answer` reads flags that do not come back, the word `spent` of conditions"),
    TrackedReport(
      report: "wordpress-mobile/WordPress-iOS#4864", flow: "flows/1307-upload-never-ends",
      first: "found"),
    TrackedReport(
      report: "TelemetryDeck/TelemetryViewer#39", flow: "flows/1309-lexicon-once-only",
      first: "found"),
    TrackedReport(
      report: "katagaki/SakuraRSS#139", isPull: true, flow: "flows/1310-input-gone-on-return",
      first: "found"),
    TrackedReport(
      report: "tiny2n/JKLLockScreenViewController#8", flow: "flows/1311-face-id-again-and-again",
      first: "missed",
      change: "`closed-modal-comes-back` reads buttons that only close"),
    TrackedReport(
      report: "vultisig/vultisig-ios#5076", isPull: true, flow: "flows/1312-old-order-closes-new-sheet",
      first: "missed",
      change: "the rule `later-closes-another`"),
  ]

  /// Flows of the twelfth round that behave.
  static let eighthWellBehaved: [TrackedReport] = [
    TrackedReport(
      app: "mastodon/mastodon-ios", flow: "well-behaved/mastodon-report",
      first: "silent"),
    TrackedReport(
      app: "mastodon/mastodon-ios", flow: "well-behaved/mastodon-settings",
      first: "silent"),
    TrackedReport(
      app: "mastodon/mastodon-ios", flow: "well-behaved/mastodon-welcome",
      first:
        "one warning, true of the flow as it was written (a full screen asks no delegate); the style is left out since"
    ),
    TrackedReport(
      app: "mastodon/mastodon-ios", flow: "well-behaved/mastodon-delete-post",
      first:
        "two warnings: one true of the flow as it was written (Publish stayed disabled), one a nag (a thread that goes while its share sheet is up); written with `in-front` since"
    ),
  ]
}
