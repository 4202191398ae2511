extension TrackedReport {
  /// Bugs of the fourteenth round, in the order in which they were written down.
  static let tenthBugs: [TrackedReport] = [
    TrackedReport(
      report: "mozilla-mobile/firefox-ios#16754", flow: "flows/1501-sheet-taken-by-link",
      first: "found"),
    TrackedReport(
      report: "daneden/Zeitgeist#33", flow: "flows/1503-deployment-comes-back",
      first: "missed", change: "`left-page-comes-back` reads flags that nothing clears"),
    TrackedReport(
      report: "safe-global/safe-ios#1071", flow: "flows/1504-passcode-twice",
      first: "missed", change: "`modal-over-itself` speaks of gates as well"),
    TrackedReport(
      report: "rolandleth/LTHPasscodeViewController#38", flow: "flows/1505-lock-not-while-managing",
      first: "missed", change: "the rule `gate-kept-away`, the word `heldBackBy` of presentations"),
    TrackedReport(
      report: "DragonCherry/AssetsPickerViewController#4", flow: "flows/1506-cancel-opens-albums",
      first: "found, as a warning",
      change: "an error before iOS 13, where no swipe closes it; the rule `cancel-opens-another`"),
    TrackedReport(
      report: "Ink/ios-picker#19", flow: "flows/1507-camera-then-cancel",
      first: "found"),
    TrackedReport(
      report: "skywinder/ActionSheetPicker-3.0#531", flow: "flows/1508-date-tapped-beside",
      first: "found"),
    TrackedReport(
      report: "xamarin/Xamarin.Forms#3636", isPull: true, flow: "flows/1509-no-cancel-to-wait-for",
      first: "found"),
    TrackedReport(
      report: "openedx/edx-app-ios#1356", isPull: true, flow: "flows/1510-sign-in-upon-sign-in",
      first: "missed", change: "`modal-over-itself` speaks of gates as well"),
    TrackedReport(
      report: "mlemgroup/mlem#791", flow: "flows/1511-expired-twice",
      first: "cannot be said: the report does not tell what asks twice"),
    TrackedReport(
      report: "forcedotcom/SalesforceMobileSDK-iOS#3486", flow: "flows/1512-allow-tapped-again",
      first: "missed", change: "`work-begun-twice` reads any work that is awaited"),
    TrackedReport(
      report: "wishkit/wishkit-ios#33", flow: "flows/1513-wish-alert-goes",
      first: "missed; two others, true", change: "`question-taken-away` reads messages whose button leads on"),
    TrackedReport(
      report: "choiceyou/FWPopupView#26", flow: "flows/1514-menu-in-other-window",
      first: "found"),
    TrackedReport(
      report: "mikaelacaron/Basic-Car-Maintenance#74", isPull: true, flow: "flows/1515-error-beneath-add",
      first: "near: an info",
      change: "a warning where the work was begun in the very modal that is in the way"),
    TrackedReport(
      report: "mozilla-mobile/firefox-ios#19426", flow: "flows/1516-intro-again-on-ipad",
      first: "found"),
    TrackedReport(
      report: "duckduckgo/apple-browsers#6321", isPull: true,
      flow: "flows/1517-onboarding-swiped-after-purchase",
      first: "missed", change: "the rule `swipe-leaves-page-behind`"),
    TrackedReport(
      report: "superwall/Superwall-iOS#426", isPull: true, flow: "flows/1518-decline-not-told",
      first: "found"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#14017", isPull: true, flow: "flows/1519-onboarding-done-and-stays",
      first: "missed", change: "the rule `work-ends-at-root`"),
    TrackedReport(
      report: "RevenueCat/purchases-ios#3691", flow: "flows/1520-paywall-pushed",
      first: "near: that nothing closes the onboarding"),
    TrackedReport(
      report: "pmusaraj/discourse-mobile-single-site-app#13", flow: "flows/1522-notice-with-ok-only",
      first: "found; another, true"),
    TrackedReport(
      report: "jfversluis/FilePicker-Plugin-for-Xamarin-and-Windows#58", flow: "flows/1524-picker-on-root",
      first: "found"),
    TrackedReport(
      report: "lionheart/openradar-mirror#1418", flow: "flows/1525-document-takes-form",
      first: "found; another, true of the flow as it was written"),
    TrackedReport(
      report: "tilltue/TLPhotoPicker#139", flow: "flows/1526-own-cancel-tells-nobody",
      first: "missed", change: "the rule `closes-without-answer`"),
    TrackedReport(
      report: "x2on/FSImageViewer#30", isPull: true, flow: "flows/1527-share-image-on-ipad",
      first: "found"),
    TrackedReport(
      report: "jordibruin/dayssince#6", flow: "flows/1528-swipe-for-keyboard",
      first: "found"),
    TrackedReport(
      report: "FlowCrypt/flowcrypt-ios#525", flow: "flows/1530-mail-gone-on-return",
      first: "found"),
    TrackedReport(
      report: "prologueapp/Prologue#62", flow: "flows/1531-player-in-landscape",
      first: "found"),
    TrackedReport(
      report: "nightscout/Trio#1315", isPull: true, flow: "flows/1533-delete-question-goes",
      first: "missed", change: "`question-taken-away` reads questions of SwiftUI that sit on a row"),
    TrackedReport(
      report: "cctomato/XLPopGesture#1", flow: "flows/1534-back-begun-and-called-off",
      first: "missed; another, true", change: "the step `edgeSwipeAbandoned` (F9.10)"),
    TrackedReport(
      report: "novaphotos/nova-ios-app#3", flow: "flows/1535-photo-cancel-goes-back",
      first: "missed in an earlier draw", change: "the rule `cancel-goes-back`"),
    TrackedReport(
      report: "RevenueCat/purchases-ios#3516", flow: "flows/1536-bought-and-still-open",
      first: "missed in an earlier draw", change: "`finishes-and-stays` reads tasks that one button finishes"),
    TrackedReport(
      report: "KeeForge/KeeForge#125", flow: "flows/1537-two-alert-items",
      first: "missed in an earlier draw",
      change: "`sibling-dialogs-on-one-view` reads alert(item:), which a named modifier says"),
  ]

  /// Flows of the fourteenth round, as the sources of apps have them.
  static let tenthWellBehaved: [TrackedReport] = [
    TrackedReport(
      app: "Automattic/pocket-casts-ios", flow: "well-behaved/pocketcasts-edit-folder", first: "silent"),
    TrackedReport(
      app: "Automattic/pocket-casts-ios", flow: "well-behaved/pocketcasts-create-folder", first: "silent"),
    TrackedReport(
      app: "Automattic/pocket-casts-ios", flow: "well-behaved/pocketcasts-choose-folder", first: "silent"),
    TrackedReport(
      app: "bitwarden/ios", flow: "well-behaved/bitwarden-history", first: "silent, but for an info"),
    TrackedReport(
      app: "Dimillian/IceCubesApp", flow: "well-behaved/icecubes-remote-timeline", first: "silent"),
    TrackedReport(app: "Dimillian/IceCubesApp", flow: "well-behaved/icecubes-tag-group", first: "silent"),
  ]
}
