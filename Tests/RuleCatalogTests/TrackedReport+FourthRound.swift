extension TrackedReport {
  /// Bugs of the sixth round, in the order in which they were written down.
  static let fourthBugs: [TrackedReport] = [
    TrackedReport(
      report: "christianselig/apollo-bugs#372", flow: "flows/801-comment-closed",
      first: "found"),
    TrackedReport(
      report: "gini/gini-mobile-ios#1175", isPull: true, flow: "flows/802-error-goes-with-the-form",
      first: "missed: the rule spoke of questions that `dismiss: presented` closes directly",
      change:
        "`question-taken-away` speaks of messages that go with what lies beneath; a window of its own is not closed from below (F14.1)"
    ),
    TrackedReport(
      report: "AzureAD/microsoft-authentication-library-for-objc#723", flow: "flows/803-sign-in-cancelled",
      first: "found"),
    TrackedReport(
      report: "dtrenz/BugShaker#30", flow: "flows/804-shaken-twice",
      first: "near: the question that a second shake brings, not the second mail"),
    TrackedReport(
      report: "openedx/edx-app-ios#1170", isPull: true, flow: "flows/805-account-link",
      first: "found"),
    TrackedReport(
      report: "CubeLabsNZ/CubeTime#129", flow: "flows/806-share-points-nowhere",
      first: "found"),
    TrackedReport(
      report: "BranchMetrics/ios-branch-deep-linking-attribution#189", isPull: true,
      flow: "flows/807-second-link",
      first: "found"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#9949", flow: "flows/808-launch-in-landscape",
      first: "found"),
    TrackedReport(
      report: "mozilla-mobile/firefox-ios#10097", flow: "flows/809-onboarding-comes-again",
      first: "found"),
    TrackedReport(
      report: "the-blue-alliance/the-blue-alliance-ios#705", flow: "flows/810-year-chosen",
      first: "found"),
    TrackedReport(
      report: "signalapp/Signal-iOS#1683", isPull: true, flow: "flows/811-call-under-settings",
      first: "found"),
    TrackedReport(
      report: "xamarin/Essentials#1757", flow: "flows/812-picker-swiped",
      first: "found"),
    TrackedReport(
      report: "inaturalist/INaturalistIOS#258", flow: "flows/813-edits-cancelled",
      first: "found"),
    TrackedReport(
      report: "RevenueCat/purchases-ios#3613", isPull: true, flow: "flows/814-paywall-while-buying",
      first: "missed",
      change: "the rule `close-disabled-but-swipeable`"),
    TrackedReport(
      report: "kickstarter/ios-oss#508", isPull: true, flow: "flows/815-logged-out-beneath",
      first: "missed",
      change: "the rule `navigation-under-modal`"),
    TrackedReport(
      report: "liu044100/SmileTouchID#16", flow: "flows/816-lock-closes-entry",
      first:
        "found; one error besides was false (the root, which cannot be closed itself, “dismisses itself”)",
      change: "`dismiss-hits-child` leaves screens alone that are in no modal"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#13647", isPull: true, flow: "flows/817-product-left",
      first: "found"),
    TrackedReport(
      report: "minvws/nl-covid19-notification-app-ios#31", isPull: true, flow: "flows/818-explanation-stays",
      first: "found"),
    TrackedReport(
      report: "lionheart/openradar-mirror#20597", flow: "flows/819-extension-done-early",
      first: "missed; one warning besides was false (that nothing presents an extension)",
      change: "`dismiss-without-modal` knows that an extension is presented; the rule `extension-ends-unseen`"
    ),
    TrackedReport(
      report: "nicklockwood/iRate#191", flow: "flows/820-two-at-launch",
      first: "missed: only one trigger was played at launch",
      change: "triggers at launch come in the order written, machine and interpreter"),
    TrackedReport(
      report: "line/line-sdk-ios-swift#73", isPull: true, flow: "flows/821-share-swiped",
      first: "found"),
    TrackedReport(
      report: "VeinGuo/VGPlayer#71", flow: "flows/822-wait-that-stays",
      first: "found"),
    TrackedReport(
      report: "deltachat/deltachat-ios#1408", flow: "flows/823-draft-and-banner",
      first: "found"),
    TrackedReport(
      report: "wordpress-mobile/WordPress-iOS#19556", isPull: true, flow: "flows/824-editor-above-editor",
      first: "found"),
    TrackedReport(
      report: "Ramotion/animated-tab-bar#39", flow: "flows/825-black-tab",
      first: "missed",
      change: "the rule `current-context-in-tab`"),
    TrackedReport(
      report: "element-hq/element-ios#1480", flow: "flows/826-second-call",
      first: "found"),
    TrackedReport(
      report: "AdguardTeam/AdguardForiOS#901", flow: "flows/827-rules-load-anew",
      first: "found; that a Back swipe which is called off does the same went unsaid"),
    TrackedReport(
      report: "react-native-documents/document-picker#268", flow: "flows/828-picker-on-one-that-goes",
      first: "found"),
  ]
}
