extension TrackedReport {
  /// Bugs of the fifteenth round, about UIKit, in the order in which they were written down.
  static let uikitBugs: [TrackedReport] = uikitBugsFirst + uikitBugsAgain

  private static let uikitBugsFirst: [TrackedReport] = [
    TrackedReport(
      report: "woocommerce/woocommerce-ios#6856", flow: "flows/1601-reader-cancel-ends-payment",
      first: "found"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#5332", flow: "flows/1602-error-of-cancelled-update",
      first: "found"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#8434", flow: "flows/1603-completed-after-error",
      first:
        "found; of three others an error and a warning were false (a form that goes once its spinner has gone), one true",
      change:
        "`double-dismiss`, `later-closes-another`: whoever closes what he presents and then himself means both"
    ),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#4330", flow: "flows/1604-keep-searching",
      first:
        "near: the flag, but where another alert takes its place, and so on the repaired twin as well, false",
      change: "`flag-left-set` knows that the task goes on; the rule `answer-leaves-flag-set`"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#8397", flow: "flows/1605-tap-to-pay-over-page",
      first: "found"),
    TrackedReport(
      report: "mozilla-mobile/firefox-ios#1494", isPull: true, flow: "flows/1606-shortcut-under-tab-tray",
      first: "found"),
    TrackedReport(
      report: "mozilla-mobile/firefox-ios#3219", isPull: true, flow: "flows/1607-tray-popped-twice",
      first: "missed", change: "the rule `pops-twice`"),
    TrackedReport(
      report: "wordpress-mobile/WordPress-iOS#3201", isPull: true, flow: "flows/1608-sign-out-sheet",
      first: "cannot be said: the action sheets of iOS 8, which called while they were still up"),
    TrackedReport(
      report: "wordpress-mobile/WordPressCom-Stats-iOS#374", flow: "flows/1609-stats-dismisses-nothing",
      first: "missed; a warning, true of the flow as it was written",
      change: "the rule `closes-as-it-appears`"),
    TrackedReport(
      report: "pointfreeco/swift-navigation#295", isPull: true, flow: "flows/1610-dismissed-again",
      first: "found; another, true"),
    TrackedReport(
      report: "cryptomator/ios#72", flow: "flows/1611-password-manager-closes-unlock",
      first: "missed; two others, true",
      change: "the rules `covered-taken-for-closed` and `return-closes-task`"),
    TrackedReport(
      report: "prebid/prebid-mobile-ios#1282", flow: "flows/1612-store-page-closes-ad",
      first: "found"),
    TrackedReport(
      report: "mopub/mopub-ios-sdk#136", isPull: true, flow: "flows/1613-told-before-gone",
      first: "found"),
    TrackedReport(
      report: "phonegap/phonegap-plugin-barcodescanner#464", flow: "flows/1614-denied-scanner-stays",
      first: "missed", change: "the rule `denied-and-left-there`"),
    TrackedReport(
      report: "synonymdev/bitkit-react-native#267", flow: "flows/1615-denied-no-way-out",
      first: "found"),
    TrackedReport(
      report: "auth0/Auth0.swift#758", isPull: true, flow: "flows/1616-safari-sheet-swiped",
      first: "found"),
    TrackedReport(
      report: "achorein/expo-share-intent#231", flow: "flows/1617-hidden-extension-ends-early",
      first: "found"),
    TrackedReport(
      report: "ArtSabintsev/Siren#347", flow: "flows/1618-critical-alert-goes",
      first: "cannot be said: the report does not tell what takes the alert away; another, true"),
    TrackedReport(
      report: "jonkykong/SideMenu#558", flow: "flows/1619-menu-waits-to-disappear",
      first: "missed; one error, true of iOS 12"),
    TrackedReport(
      report: "rolandleth/LTHPasscodeViewController#164", flow: "flows/1620-lock-behind-alert",
      first: "found"),
    TrackedReport(
      report: "nextcloud/ios#1730", flow: "flows/1621-login-closed-on-return",
      first: "missed", change: "the rule `return-closes-task`"),
    TrackedReport(
      report: "wikimedia/wikipedia-ios#3708", isPull: true, flow: "flows/1622-link-on-gallery",
      first: "found; two others, true of the flow as it was written"),
    TrackedReport(
      report: "gitdoapp/Feedback#32", flow: "flows/1623-hud-stays-when-cancelled",
      first: "near: that nothing closes the progress view"),
    TrackedReport(
      report: "wordpress-mobile/WordPress-iOS#14854", isPull: true,
      flow: "flows/1624-cancel-completes-extension",
      first: "missed"),
    TrackedReport(
      report: "ava-labs/core-mobile#3879", isPull: true, flow: "flows/1625-session-expired-blank",
      first: "found; another, true"),
  ]

  /// The draw at the end of that round, once its classes were mended.
  private static let uikitBugsAgain: [TrackedReport] = [
    TrackedReport(
      report: "SvenTiigi/WhatsNewKit#58", flow: "flows/1641-continue-dead-on-ipad",
      first: "missed", change: "the rule `closes-on-one-device`"),
    TrackedReport(
      report: "Awful/Awful.app#575", flow: "flows/1642-post-actions-in-landscape",
      first: "found"),
    TrackedReport(
      report: "SVProgressHUD/SVProgressHUD#419", flow: "flows/1643-question-behind-progress",
      first: "missed", change: "the rule `presented-under-window`"),
    TrackedReport(
      report: "SVProgressHUD/SVProgressHUD#61", flow: "flows/1644-shown-before-root",
      first: "found"),
    TrackedReport(
      report: "software-mansion/react-native-screens#2568", isPull: true,
      flow: "flows/1645-modal-beneath-goes-too",
      first: "found"),
    TrackedReport(
      report: "zmian/xcore#72", isPull: true, flow: "flows/1646-done-of-web-view",
      first: "found; another, of the same cause"),
    TrackedReport(
      report: "hyperoslo/ImagePicker#167", flow: "flows/1647-done-closes-what-it-opened",
      first: "found"),
    TrackedReport(
      report: "hatena/Hatena-Bookmark-iOS-SDK#26", isPull: true, flow: "flows/1648-share-sheet-stays",
      first: "near: that it stays when the task is finished, not when it is given up"),
    TrackedReport(
      report: "signalapp/Signal-iOS#2046", isPull: true, flow: "flows/1649-open-with-during-call",
      first: "near: that the same can come twice", change: "the rule `critical-covered`"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#13624", flow: "flows/1650-cancel-while-connecting",
      first: "found"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#6904", flow: "flows/1651-found-without-cancel",
      first: "found"),
    TrackedReport(
      report: "element-hq/element-ios#579", isPull: true, flow: "flows/1652-notice-under-modal",
      first: "found"),
  ]

  /// Flows of that round, as the sources of apps have them.
  static let uikitWellBehaved: [TrackedReport] = [
    TrackedReport(
      app: "owncloud/ios-app", flow: "well-behaved/owncloud-passcode",
      first: "one error, false: the last question of a set-up, either answer of which finishes it",
      change: "`cancel-commits` reads the other answers of a question"),
    TrackedReport(
      app: "owncloud/ios-app", flow: "well-behaved/owncloud-upload",
      first: "silent"),
    TrackedReport(
      app: "openfoodfacts/openfoodfacts-ios", flow: "well-behaved/off-history",
      first: "silent"),
    TrackedReport(
      app: "openfoodfacts/openfoodfacts-ios", flow: "well-behaved/off-scanner",
      first: "silent"),
    TrackedReport(
      app: "nextcloud/talk-ios", flow: "well-behaved/talk-avatar",
      first:
        "three warnings: two true of the flow as it was written (another button could be tapped while it waited), one a nag: an error that comes when people have gone back",
      change: "`unanswered-request` tells that as an info"),
    TrackedReport(
      app: "nextcloud/talk-ios", flow: "well-behaved/talk-share-files",
      first: "silent"),
    TrackedReport(
      app: "nextcloud/talk-ios", flow: "well-behaved/talk-room-password",
      first: "silent"),
    TrackedReport(
      app: "owncloud/ios-app", flow: "well-behaved/owncloud-edit-document",
      first:
        "three warnings: one true (the question has no Cancel), two nags (the OK of a message that the file is gone); a Cancel was added and the message left out since"
    ),
  ]
}
