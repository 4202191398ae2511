extension TrackedReport {
  /// Bugs of the thirteenth round, in the order in which they were written down.
  static let ninthBugs: [TrackedReport] = [
    TrackedReport(
      report: "mozilla-mobile/firefox-ios#34182", flow: "flows/1401-link-under-library",
      first: "found"),
    TrackedReport(
      report: "TelemetryDeck/TelemetryViewer#37", flow: "flows/1402-saved-and-still-open",
      first: "missed", change: "the rule `saved-and-still-open`"),
    TrackedReport(
      report: "gordontucker/FittedSheets#90", flow: "flows/1403-sheet-presented-again",
      first: "near: that the sheet is kept, not that it is not to be seen; two others, true"),
    TrackedReport(
      report: "mozilla-mobile/firefox-ios#11221", flow: "flows/1404-onboarding-after-login",
      first: "found"),
    TrackedReport(
      report: "Adyen/adyen-ios#16", flow: "flows/1405-nothing-after-the-error",
      first: "missed: the rule spoke of what is presented",
      change: "the rule `flag-left-set-after-back`, the word `needsCleared` of conditions"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#4537", flow: "flows/1406-collect-while-retrying",
      first: "found; another, true (Cancel does not call the payment off)"),
    TrackedReport(
      report: "element-hq/element-x-ios#4492", flow: "flows/1407-confirm-identity-comes",
      first:
        "found; of four others two true of the flow as it was written (a key that is typed is no work), one true, one a nag (a key confirmed twice)"
    ),
    TrackedReport(
      report: "wordpress-mobile/WordPress-iOS#15098", flow: "flows/1408-saving-for-ever",
      first: "found"),
    TrackedReport(
      report: "permissionlesstech/bitchat#1664", isPull: true, flow: "flows/1409-sheets-above-the-lock",
      first: "found"),
    TrackedReport(
      report: "objcio/issue-13-viper#17", flow: "flows/1410-list-gone-after-cancel",
      first: "found"),
    TrackedReport(
      report: "gametimesf/GTSheet#21", flow: "flows/1411-pulled-a-little",
      first: "near: what a pull that is called off leaves behind, not that the tap does nothing"),
    TrackedReport(
      report: "daneden/Zeitgeist#38", flow: "flows/1412-done-of-filters",
      first: "found; another, true (in landscape nothing closes it)"),
  ]
}
