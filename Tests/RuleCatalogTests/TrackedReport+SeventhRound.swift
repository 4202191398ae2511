extension TrackedReport {
  /// Bugs of the tenth round, and from `1202` on of the eleventh, after what the tenth had taught.
  static let seventhBugs: [TrackedReport] = [
    TrackedReport(
      report: "stripe/stripe-ios#1817", flow: "flows/1101-payment-after-dismissal",
      first: "found"),
    TrackedReport(
      report: "stripe/stripe-ios#2666", flow: "flows/1102-payment-outlives-its-page",
      first: "found; on the first repaired twin, which closed the payment, one error and one warning, true"),
    TrackedReport(
      report: "wireapp/wire-ios#1389", isPull: true, flow: "flows/1103-switch-of-servers-swiped",
      first: "found, and what the swipe skips"),
    TrackedReport(
      report: "toggl/mobileapp#4906", flow: "flows/1104-question-once-only",
      first:
        "found; two others, true. On the first repaired twin two warnings, true of it as it was written (Save can be tapped beside the question)"
    ),
    TrackedReport(
      report: "toggl/mobileapp#7072", flow: "flows/1105-closed-by-the-keyboard",
      first: "found"),
    TrackedReport(
      report: "code-payments/code-ios-app#276", isPull: true,
      flow: "flows/1106-return-takes-the-notification",
      first: "missed",
      change: "the rule `link-taken-away`, the word `ofTheApp` of triggers"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#6844", flow: "flows/1107-coupon-keeps-what-was-cancelled",
      first: "missed",
      change: "the rule `cancel-keeps-edits`, the word `edits` of screens"),
    TrackedReport(
      report: "mozilla-mobile/firefox-ios#35179", isPull: true, flow: "flows/1108-menu-closed-on-the-way-out",
      first: "missed",
      change: "the rule `animated-in-background`, the word `animated` of effects"),
    TrackedReport(
      report: "neevaco/neeva-ios#2870", flow: "flows/1109-delete-and-nothing-else",
      first: "found"),
    TrackedReport(
      report: "inseven/fileaway#446", flow: "flows/1110-wizard-stays",
      first: "missed",
      change: "`done-not-completing` speaks of pushed steps of a modal, too"),
    TrackedReport(
      report: "gustavscirulis/snapgrid#211", isPull: true, flow: "flows/1111-question-points-elsewhere",
      first: "missed: in SwiftUI no flow says where a modifier sits",
      change: "`popover-points-at-view` reads an anchor that is written"),
    TrackedReport(
      report: "partout-io/passepartout#327", isPull: true, flow: "flows/1112-error-beneath-the-modal",
      first: "found"),
    TrackedReport(
      report: "Pocket/pocket-ios#159", isPull: true, flow: "flows/1113-display-settings-in-landscape",
      first: "found; on the first repaired twin a warning, a nag (that a sheet with a grabber has no button)"),
    TrackedReport(
      report: "watsonbox/ios_google_places_autocomplete#23", flow: "flows/1114-places-again-and-again",
      first: "missed",
      change: "the rule `closed-modal-comes-back`"),
    TrackedReport(
      report: "hyperoslo/ImagePicker#323", flow: "flows/1115-picker-cancel-takes-the-form",
      first: "found"),
    TrackedReport(
      report: "happyfoxinc/helpstack#56", isPull: true, flow: "flows/1116-picture-picker-stays",
      first: "found"),
    TrackedReport(
      report: "dotaeva/scaffolding#6", flow: "flows/1117-pop-in-a-sheet",
      first: "found; of two others one true, one a nag (the same button told once more)",
      change: "`inert-close-button` folds `done-not-completing`"),
    TrackedReport(
      report: "forcedotcom/SalesforceMobileSDK-iOS#3690", flow: "flows/1118-users-swiped-away",
      first: "missed: with `purpose: gate` it is found, which nobody wrote",
      change: "the rule `swipe-skips-answer`"),
    TrackedReport(
      report: "wordpress-mobile/WordPress-iOS#6766", flow: "flows/1119-asks-about-nothing",
      first: "missed",
      change: "the rule `question-about-nothing`"),
    TrackedReport(
      report: "hartlco/Icro#70", flow: "flows/1120-posted-twice",
      first: "missed: a warning about another matter, true; the question that it is about is left out since",
      change: "the rule `work-begun-twice`, the word `later` of buttons"),
    TrackedReport(
      report: "Clancey/simple_auth#167", isPull: true, flow: "flows/1121-login-page-once-only",
      first: "found; on the first repaired twin a warning, true (a swipe from the edge)"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#15972", isPull: true, flow: "flows/1122-scanned-beneath-a-sheet",
      first: "missed",
      change: "`when: input`, with which the flow is written since; the rule `input-under-modal`"),
    TrackedReport(
      report: "stripe/stripe-ios#6590", flow: "flows/1202-choice-lost-while-loading",
      first: "missed",
      change: "the rule `close-resets-choice`"),
    TrackedReport(
      report: "tari-project/wallet-ios#1134", flow: "flows/1203-close-scrolls-away",
      first: "found"),
    TrackedReport(
      report: "bitstadium/HockeySDK-iOS#202", flow: "flows/1204-upgrade-alert-lost",
      first: "found"),
    TrackedReport(
      report: "RevenueCat/purchases-ios#3617", flow: "flows/1205-restored-and-still-open",
      first: "missed",
      change: "the rule `finishes-and-stays`"),
    TrackedReport(
      report: "owncloud/ios-app#125", isPull: true, flow: "flows/1206-issue-not-shown",
      first: "found"),
    TrackedReport(
      report: "MvvmCross/MvvmCross#3546", flow: "flows/1207-page-counted-as-open",
      first: "found"),
    TrackedReport(
      report: "mozilla-mobile/firefox-ios#2640", isPull: true, flow: "flows/1208-share-asked-under-menu",
      first: "found"),
    TrackedReport(
      report: "christianselig/apollo-bugs#148", flow: "flows/1209-buy-dead-after-restore",
      first: "missed",
      change: "`hasTask` leaves out only the buttons that hang on a flag that varies"),
    TrackedReport(
      report: "merlos/iOS-Open-GPX-Tracker#59", isPull: true, flow: "flows/1210-share-a-track",
      first: "found"),
  ]

  /// Flows as the sources of apps have them: eight of the tenth round, four of the eleventh.
  static let seventhWellBehaved: [TrackedReport] = [
    TrackedReport(
      app: "mihaelamj/cupertino-sample-code", flow: "well-behaved/apple-pull-down",
      first: "silent"),
    TrackedReport(
      app: "wikimedia/wikipedia-ios", flow: "well-behaved/wikipedia-reading-list",
      first: "silent"),
    TrackedReport(
      app: "home-assistant/iOS", flow: "well-behaved/home-assistant-nfc",
      first: "silent"),
    TrackedReport(
      app: "Ranchero-Software/NetNewsWire", flow: "well-behaved/netnewswire-settings",
      first: "silent"),
    TrackedReport(
      app: "Ranchero-Software/NetNewsWire", flow: "well-behaved/netnewswire-account",
      first: "silent"),
    TrackedReport(
      app: "mozilla-mobile/firefox-ios", flow: "well-behaved/firefox-clear-data",
      first:
        "one warning, a nag: a form sheet on iPad and a full screen on iPhone, chosen by the kind of device; the style is left to UIKit since"
    ),
    TrackedReport(
      app: "signalapp/Signal-iOS", flow: "well-behaved/signal-block-list",
      first: "silent"),
    TrackedReport(
      app: "home-assistant/iOS", flow: "well-behaved/home-assistant-events",
      first: "silent"),
    TrackedReport(
      app: "signalapp/Signal-iOS", flow: "well-behaved/signal-help",
      first: "silent"),
    TrackedReport(
      app: "Ranchero-Software/NetNewsWire", flow: "well-behaved/netnewswire-local",
      first: "silent"),
    TrackedReport(
      app: "duckduckgo/iOS", flow: "well-behaved/duckduckgo-fireproof",
      first: "silent"),
    TrackedReport(
      app: "kiwix/kiwix-apple", flow: "well-behaved/kiwix-settings",
      first: "silent"),
  ]
}
