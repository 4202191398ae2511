extension TrackedReport {
  static let thirdBugs: [TrackedReport] = [
    TrackedReport(
      report: "airbrake/airbrake-ios#91", flow: "flows/501-notice-at-launch",
      first: "found"),
    TrackedReport(
      report: "apptentive/apptentive-ios#256", flow: "flows/502-survey-swiped",
      first: "found"),
    TrackedReport(
      report: "smartlook/ios-consent-sdk#8", flow: "flows/503-consent-swiped",
      first: "found, as gate and as work that is skipped"),
    TrackedReport(
      report: "ngageoint/mage-ios#28", flow: "flows/504-observation-cancelled",
      first: "found"),
    TrackedReport(
      report: "RastislavMirek/FlexColorPicker#16", flow: "flows/505-colour-dragged",
      first: "found"),
    TrackedReport(
      report: "Augustyniak/FileExplorer#29", flow: "flows/506-file-shared",
      first: "found"),
    TrackedReport(
      report: "pointfreeco/swift-composable-architecture#1991", flow: "flows/507-dismiss-and-alert",
      first: "found"),
    TrackedReport(
      report: "danielsaidi/Sheeeeeeeeet#7", flow: "flows/508-alert-over-menu",
      first: "found; a second error said the same for narrow windows",
      change: "`present-while-presenting` folds `present-from-hidden-presenter`"),
    TrackedReport(
      report: "wix/react-native-navigation#7644", isPull: true, flow: "flows/509-modal-on-one-that-goes",
      first: "found"),
    TrackedReport(
      report: "duckduckgo/apple-browsers#6219", isPull: true, flow: "flows/510-edit-ends-early",
      first: "found"),
    TrackedReport(
      report: "signalapp/Signal-iOS#2238", flow: "flows/511-picture-without-exit",
      first: "missed: an info about another matter",
      change: "`when: gesture` among triggers; `gesture-only-dismissal` counts gestures of the app’s own"),
    TrackedReport(
      report: "brave/brave-ios#3838", flow: "flows/512-menu-without-escape",
      first: "found"),
    TrackedReport(
      report: "software-mansion/react-native-screens#2698", flow: "flows/513-form-in-landscape",
      first: "found"),
    TrackedReport(
      report: "Infomaniak/ios-kMail#1050", isPull: true, flow: "flows/514-second-sheet-under-first",
      first: "found"),
    TrackedReport(
      report: "corona-warn-app/cwa-app-ios#4660", isPull: true, flow: "flows/515-tile-tapped-twice",
      first: "missed: a second push is asked for with `duplicate-presentation: {pushes: true}` only"),
    TrackedReport(
      report: "horizontalsystems/unstoppable-wallet-ios#6325", flow: "flows/516-lock-on-main-screen",
      first: "found"),
    TrackedReport(
      report: "ifrotz/iosfrotz#132", flow: "flows/517-transcript-in-landscape",
      first: "found"),
    TrackedReport(
      report: "tutao/tutanota#4419", flow: "flows/518-mail-lost-on-return",
      first: "found; on the repaired flow one false error: the app came back without having gone",
      change: "the app returns from the background only (F14.2)"),
    TrackedReport(
      report: "RevenueCat/purchases-ios#6359", isPull: true, flow: "flows/601-paywall-without-close",
      first: "found; with `role: done` on Subscribe an info"),
    TrackedReport(
      report: "flutter/flutter#10752", flow: "flows/602-image-source-on-ipad",
      first: "found; one warning besides was a nag: the photo library has to be a popover on iPad",
      change: "`idiom-dependent-style` leaves the photo library alone"),
    TrackedReport(
      report: "slackhq/PanModal#173", flow: "flows/604-panel-without-escape",
      first: "found"),
    TrackedReport(
      report: "IcaliaLabs/Presentr#51", flow: "flows/605-voiceover-behind-definitions",
      first: "found"),
    TrackedReport(
      report: "xbmc/Official-Kodi-Remote-iOS#606", flow: "flows/606-remote-on-ipad",
      first: "found"),
    TrackedReport(
      report: "marcoarment/BugshotKit#52", isPull: true, flow: "flows/607-arrows-on-a-screenshot",
      first: "found"),
    TrackedReport(
      report: "rushisangani/RSSelectionMenu#110", flow: "flows/608-popover-tells-nobody",
      first: "found"),
    TrackedReport(
      report: "krimpedance/KRProgressHUD#62", flow: "flows/701-spinner-takes-alert",
      first: "found"),
    TrackedReport(
      report: "ionic-team/capacitor#3008", flow: "flows/702-library-swiped",
      first: "found"),
    TrackedReport(
      report: "vicajilau/flutter_file_picker#431", flow: "flows/703-picker-runs-already",
      first: "found"),
    TrackedReport(
      report: "OAuthSwift/OAuthSwift#341", flow: "flows/705-login-goes-with-safari",
      first: "found"),
    TrackedReport(
      report: "wikimedia/wikipedia-ios#5875", isPull: true, flow: "flows/707-article-in-announcement",
      first: "found"),
    TrackedReport(
      report: "allenai/OLMoE.swift#145", flow: "flows/708-close-scrolls-away",
      first: "missed: the rule spoke of full screens only",
      change: "`exit-scrolls-away` speaks of sheets in apps for the Mac as well"),
    TrackedReport(
      report: "deltachat/deltachat-ios#1228", flow: "flows/704-chats-on-chats",
      first: "missed: a push of what is in front already is what many apps want",
      change: "`pushed-again-by-itself` reads links and notifications that push a chat"),
  ]

  /// Read off the sources of apps.
  static let thirdWellBehaved: [TrackedReport] = [
    TrackedReport(app: "Dimillian/IceCubesApp", flow: "well-behaved/icecubes-lists", first: "silent"),
    TrackedReport(app: "kiwix/kiwix-apple", flow: "well-behaved/kiwix-sheets", first: "silent"),
    TrackedReport(app: "BryllieBrinkley/NearMe", flow: "well-behaved/near-me-map", first: "silent"),
    TrackedReport(app: "bryceco/GoMap", flow: "well-behaved/gomap-mail", first: "silent"),
    TrackedReport(app: "duckduckgo/iOS", flow: "well-behaved/duckduckgo-bookmark", first: "silent"),
    TrackedReport(
      app: "woocommerce/woocommerce-ios", flow: "well-behaved/woocommerce-save-changes", first: "silent"),
    TrackedReport(app: "signalapp/Signal-iOS", flow: "well-behaved/signal-back-asks", first: "silent"),
    TrackedReport(app: "mozilla-mobile/firefox-ios", flow: "well-behaved/firefox-settings", first: "silent"),
    TrackedReport(app: "Salarsoleimani/Listit", flow: "well-behaved/listit-photo", first: "silent"),
  ]
}
