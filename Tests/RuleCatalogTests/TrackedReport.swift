import Testing

/// A report from a public tracker that was written down before it was linted, and what was judged of the first run.
struct TrackedReport: Sendable {
  /// `owner/repo#n`; of an app whose sources were read `owner/repo`.
  let report: String
  var isPull = false
  /// The flow, below `Tests/Fixtures`.
  let flow: String
  /// What the first run came to, judged as a user of the app would.
  let first: String
  /// What was changed for it, if anything.
  var change = ""

  /// The report as a link in Markdown.
  var link: String {
    let parts = report.split(separator: "#")
    if parts.count == 1 { return "[\(report)](https://github.com/\(report))" }
    return "[\(report)](https://github.com/\(parts[0])/\(isPull ? "pull" : "issues")/\(parts[1]))"
  }
  var path: String { "Tests/Fixtures/\(flow).yaml" }
}

extension TrackedReport {
  /// A flow as the sources of an app have it.
  init(app: String, flow: String, first: String, change: String = "") {
    self.init(report: app, flow: flow, first: first, change: change)
  }
}

extension TrackedReport: CustomTestStringConvertible {
  var testDescription: String { flow }
}

extension TrackedReport {
  /// Bugs, in the order in which they were written down.
  static let firstBugs: [TrackedReport] = [
    TrackedReport(
      report: "woocommerce/woocommerce-ios#2561", flow: "flows/301-product-search", first: "found"),
    TrackedReport(report: "metabolist/metatext#169", flow: "flows/302-compose-cancel", first: "found"),
    TrackedReport(
      report: "TimOliver/TOCropViewController#361", flow: "flows/303-crop-question",
      first: "found; one error besides was false (“Cancel does nothing”, where the app ends)",
      change: "`inert-close-button` leaves crashes alone"),
    TrackedReport(
      report: "deltachat/deltachat-ios#2736", flow: "flows/304-error-under-progress",
      first: "found; one error besides was false (a progress alert without a button “cannot be closed”)",
      change: "`alert-button-count` and `closesByItself` know that an answer ends a wait"),
    TrackedReport(
      report: "kickstarter/ios-oss#223", isPull: true, flow: "flows/305-message-behind-project",
      first: "found"),
    TrackedReport(
      report: "vultisig/vultisig-ios#5082", flow: "flows/306-lock-under-sheet",
      first: "found; the same was said once more by a second rule",
      change: "`external-trigger-under-modal` leaves gates to `gate-hidden-by-modal`"),
    TrackedReport(
      report: "0xCUB3/wBlock#815", flow: "flows/307-onboarding-after-progress",
      first: "missed; one warning besides was a nag (no button on a sheet that is held while it waits)",
      change: "`missing-dismiss-button` is silent about a wait that its presenter ends"),
    TrackedReport(
      report: "mapbox/mapbox-maps-ios#1799", flow: "flows/308-attribution-under-sheet",
      first:
        "found; one error besides was true on a phone in landscape, where the sheet fills the screen, and false on iPad",
      change: "a sheet in the middle of an iPad leaves its presenter live, too (F10.1)"),
    TrackedReport(
      report: "Expensify/react-native-share-menu#81", isPull: true, flow: "flows/309-share-menu-swiped",
      first: "missed", change: "the rule `extension-swiped-away`"),
    TrackedReport(
      report: "izyumkin/MCEmojiPicker#16", flow: "flows/310-emoji-picker-closes-alerts",
      first: "missed", change: "the rule `question-taken-away`"),
  ]

  /// Flows as their apps have them once they behave, in the order in which they were written down.
  static let firstWellBehaved: [TrackedReport] = [
    TrackedReport(
      report: "woocommerce/woocommerce-ios#7156", isPull: true, flow: "well-behaved/add-tracking",
      first: "silent"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#6354", isPull: true, flow: "well-behaved/order-from-notification",
      first: "silent"),
    TrackedReport(
      report: "permissionlesstech/bitchat#1703", isPull: true, flow: "well-behaved/lock-in-a-window",
      first: "silent"),
    TrackedReport(
      report: "Dimillian/IceCubesApp#60", flow: "well-behaved/composer-with-drafts",
      first: "one false error: “nothing closes” SwiftUI’s photo picker on a phone in landscape",
      change: "SwiftUI’s photo picker closes itself, in the machine and in the interpreter"),
    TrackedReport(
      report: "OneBusAway/onebusaway-ios#1123", isPull: true, flow: "well-behaved/stop-card", first: "silent"),
    TrackedReport(
      report: "OneBusAway/onebusaway-ios#1112", isPull: true, flow: "well-behaved/resident-sheet",
      first:
        "one error: true on a phone in landscape, where the panel fills the screen, and false on iPad",
      change: "F10.1 as above; the flow now says `edge-attached-in-compact-height`, and the rule’s page does"),
    TrackedReport(
      report: "AzureAD/microsoft-authentication-library-common-for-objc#582", isPull: true,
      flow: "well-behaved/sign-in", first: "silent"),
    TrackedReport(
      report: "Avi0n/MeshCoreOne#49", isPull: true, flow: "well-behaved/contact-on-a-map",
      first: "silent"),
    TrackedReport(
      report: "cashubtc/wallet#275", isPull: true, flow: "well-behaved/pay-once", first: "silent"),
    TrackedReport(
      report: "flutter-team-archive/plugins#4228", isPull: true, flow: "well-behaved/photo-for-a-form",
      first: "silent"),
  ]
}
