extension TrackedReport {
  /// Bugs of all rounds.
  static let bugs =
    firstBugs + secondBugs + thirdBugs + fourthBugs + fifthBugs + sixthBugs
    + seventhBugs + eighthBugs + ninthBugs + tenthBugs + uikitBugs + swiftUIBugs
    + sixteenthBugs + seventeenthBugs + eighteenthBugs + nineteenthBugs

  /// Flows that behave, of all rounds.
  static let wellBehaved =
    firstWellBehaved + secondWellBehaved + thirdWellBehaved + fifthWellBehaved
    + sixthWellBehaved + seventhWellBehaved + eighthWellBehaved + tenthWellBehaved
    + uikitWellBehaved + swiftUIWellBehaved

  static let secondBugs: [TrackedReport] = [
    TrackedReport(
      report: "xmtplabs/convos-ios#933", isPull: true, flow: "flows/401-message-behind-tab",
      first: "found; that the wrong tab is in front could not be said",
      change: "`select` and `up`, with which the repaired flow is written"),
    TrackedReport(
      report: "element-hq/element-ios#3556", flow: "flows/402-verification-swiped", first: "found"),
    TrackedReport(
      report: "wordpress-mobile/WordPress-iOS#15179", flow: "flows/403-support-form", first: "found"),
    TrackedReport(report: "partout-io/passepartout#734", flow: "flows/404-profile-on-ipad", first: "found"),
    TrackedReport(
      report: "bryceco/GoMap#800", flow: "flows/405-upload-comment",
      first: "missed; what was said of the same work, that a swipe drops it, was true",
      change: "the rule `loss-on-abandoned-swipe`"),
    TrackedReport(
      report: "deltachat/deltachat-ios#1696", flow: "flows/406-image-without-done", first: "found"),
    TrackedReport(report: "firebase/FirebaseUI-iOS#789", flow: "flows/407-login-swiped", first: "found"),
    TrackedReport(
      report: "wordpress-mobile/WordPressAuthenticator-iOS#453", flow: "flows/408-login-link-twice",
      first: "missed: a second push is asked for with `duplicate-presentation: {pushes: true}` only"),
    TrackedReport(
      report: "permissionlesstech/bitchat#834", isPull: true, flow: "flows/409-camera-in-message",
      first: "found"),
    TrackedReport(
      report: "Jawbone/UPPlatform_iOS_SDK#38", isPull: true, flow: "flows/410-auth-takes-both",
      first: "near: an info about another matter", change: "the rule `cancel-closes-more`"),
    TrackedReport(
      report: "apache/cordova-plugin-wkwebview-engine#152", flow: "flows/411-script-alert-on-root",
      first: "found"),
    TrackedReport(report: "D-32/DMPasscode#36", flow: "flows/412-passcode-closed", first: "found"),
    TrackedReport(
      report: "uber/UberSignature#28", isPull: true, flow: "flows/413-signature", first: "found"),
    TrackedReport(report: "osmandapp/OsmAnd-iOS#4347", flow: "flows/414-track-appearance", first: "found"),
    TrackedReport(
      report: "code-payments/code-ios-app#594", isPull: true, flow: "flows/415-link-over-its-tab",
      first: "missed; one error besides was true (what is presented has no button that closes it)",
      change: "the rule `tab-presented-again`"),
    TrackedReport(
      report: "Evernote/evernote-cloud-sdk-ios#174", flow: "flows/416-login-again", first: "found"),
  ]

  /// Read off the sources of apps.
  static let secondWellBehaved: [TrackedReport] = [
    TrackedReport(
      app: "mastodon/mastodon-ios", flow: "well-behaved/mastodon-compose",
      first:
        "three warnings, nags: the delegate’s answer is the declared style; a toolbar beside a popover of the navigation bar; an action sheet without a title",
      change:
        "`invalid-adaptation-style`, `confirmation-without-resolution`; only items of its own bar stay live beside a popover (F3.5)"
    ),
    TrackedReport(
      app: "Ranchero-Software/NetNewsWire", flow: "well-behaved/netnewswire-add-feed",
      first: "one warning, a nag: an error that comes when its sheet was cancelled",
      change: "`present-from-hidden-presenter` tells that as an info"),
    TrackedReport(
      app: "Ranchero-Software/NetNewsWire", flow: "well-behaved/netnewswire-notification", first: "silent"),
    TrackedReport(
      app: "Automattic/simplenote-ios", flow: "well-behaved/simplenote-delete-account",
      first:
        "two errors and a warning, false: a dismissal without animation could not be said, and a spinner was to have a Close",
      change: "`animated: false` beside `dismiss`; a wait without buttons is ended by an answer"),
    TrackedReport(
      app: "Automattic/simplenote-ios", flow: "well-behaved/simplenote-editor",
      first:
        "one error, true of the flow as it was written (`shown: compact` where the app means `adapted`), and two nags: bar buttons beside a popover",
      change: "`present-while-presenting` tells of bar buttons beside a popover once, as an info"),
    TrackedReport(
      app: "jellyfin/Swiftfin", flow: "well-behaved/swiftfin-task-trigger",
      first: "one warning, a nag: the sheet is guarded while nothing was changed",
      change: "`guard-not-following-edits` is an info"),
    TrackedReport(
      app: "jellyfin/Swiftfin", flow: "well-behaved/swiftfin-new-user",
      first: "one warning, a nag: as with NetNewsWire’s feed", change: "as there"),
    TrackedReport(
      app: "keepassium/KeePassium", flow: "well-behaved/keepassium-entry-editor", first: "silent"),
    TrackedReport(
      app: "keepassium/KeePassium", flow: "well-behaved/keepassium-key-picker",
      first: "two warnings, nags: the code looks for a modal where none can be",
      change: "`unreached-presentation` is silent where one button presents the same in another branch"),
    TrackedReport(
      app: "keepassium/KeePassium", flow: "well-behaved/keepassium-onboarding", first: "silent"),
  ]
}
