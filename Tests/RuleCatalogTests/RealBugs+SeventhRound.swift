extension RealBug {
  /// Reports of the tenth round, and from `1203` on of the eleventh.
  static let trackedSeventh: [RealBug] = [
    RealBug(
      report: "stripe/stripe-ios#1817", app: "Stripe’s SDK",
      says: "The bank’s question is asked of a screen that has closed.",
      flow: "1101-payment-after-dismissal",
      finds: [
        Find(
          rule: "present-from-hidden-presenter", element: "screens.buy.buttons.buy.later.present.bank",
          trace: ["tap “Event”", "tap “Buy”", "pay ends"])
      ]),
    RealBug(
      report: "stripe/stripe-ios#2666", app: "Stripe’s SDK",
      says: "The page goes back when its time is up, and the payment above it stays.",
      flow: "1102-payment-outlives-its-page",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "screens.checkout.triggers.the-time-is-up",
          trace: ["tap “Event”", "tap “Pay”", "the time is up"])
      ]),
    RealBug(
      report: "wireapp/wire-ios#1389", isPull: true, app: "Wire",
      says: "A question that has to be answered goes with a swipe.",
      flow: "1103-switch-of-servers-swiped",
      finds: [
        Find(
          rule: "dismissable-gate", element: "screens.confirm",
          trace: ["a link to another server", "swipe down"])
      ]),
    RealBug(
      report: "toggl/mobileapp#4906", app: "Toggl",
      says: "A question that was tapped away on iPad never comes again.",
      flow: "1104-question-once-only",
      finds: [
        Find(
          rule: "flag-left-set", element: "screens.entry.buttons.close.present.ask",
          trace: ["tap “Entry”", "edit entry", "tap “Close”", "tap outside"])
      ]),
    RealBug(
      report: "toggl/mobileapp#7072", app: "Toggl",
      says: "Command-W closes a choice, whose button then stays disabled.",
      flow: "1105-closed-by-the-keyboard",
      finds: [
        Find(
          rule: "flag-left-set", element: "screens.entry.buttons.date.present.date",
          trace: ["tap “Date”", "Command-W"])
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#6844", app: "WooCommerce",
      says: "Cancel closes the form, and what was changed is still there.",
      flow: "1107-coupon-keeps-what-was-cancelled",
      finds: [
        Find(rule: "cancel-keeps-edits", element: "screens.edit.buttons.cancel")
      ]),
    RealBug(
      report: "mozilla-mobile/firefox-ios#35179", isPull: true, app: "Firefox",
      says:
        "A menu is closed with its animation as the app goes to the background, and nothing can be touched afterwards.",
      flow: "1108-menu-closed-on-the-way-out",
      finds: [
        Find(rule: "animated-in-background", element: "screens.browser.triggers.the-app-goes")
      ]),
    RealBug(
      report: "neevaco/neeva-ios#2870", app: "Neeva",
      says: "The question whether to delete has one answer.",
      flow: "1109-delete-and-nothing-else",
      finds: [
        Find(rule: "destructive-without-cancel", element: "screens.ask")
      ]),
    RealBug(
      report: "inseven/fileaway#446", app: "Fileaway",
      says: "The wizard stays when its last step is done.",
      flow: "1110-wizard-stays",
      finds: [
        Find(rule: "done-not-completing", element: "screens.details.buttons.move")
      ]),
    RealBug(
      report: "partout-io/passepartout#327", isPull: true, app: "Passepartout",
      says: "An alert on the root does not come above a modal.",
      flow: "1112-error-beneath-the-modal",
      finds: [
        Find(
          rule: "present-while-presenting", element: "screens.add.buttons.save.present.error",
          trace: ["tap “Add Host”", "tap “Save” while ‘fails’ is on"])
      ]),
    RealBug(
      report: "Pocket/pocket-ios#159", isPull: true, app: "Pocket",
      says: "A sheet of half the height cannot be closed in landscape.",
      flow: "1113-display-settings-in-landscape",
      finds: [
        Find(
          rule: "exit-lost-in-compact-height", element: "screens.display", trace: ["tap “Display Settings”"])
      ]),
    RealBug(
      report: "watsonbox/ios_google_places_autocomplete#23", app: "Google Places",
      says: "What is presented whenever its presenter appears cannot be left.",
      flow: "1114-places-again-and-again",
      finds: [
        Find(rule: "closed-modal-comes-back", element: "screens.places", trace: ["tap “Close”"])
      ]),
    RealBug(
      report: "hyperoslo/ImagePicker#323", app: "ImagePicker",
      says: "Cancel of a pushed picker closes the form as well.",
      flow: "1115-picker-cancel-takes-the-form",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-button", element: "screens.pictures.buttons.cancel",
          trace: ["tap “New Post”", "edit post", "tap “Add Picture”", "tap “Cancel”"])
      ]),
    RealBug(
      report: "happyfoxinc/helpstack#56", isPull: true, app: "HelpStack",
      says: "Cancel of the picture picker leaves it open.",
      flow: "1116-picture-picker-stays",
      finds: [
        Find(rule: "picker-left-open", element: "screens.pictures")
      ]),
    RealBug(
      report: "dotaeva/scaffolding#6", app: "Scaffolding",
      says: "A sheet that is asked to pop stays.",
      flow: "1117-pop-in-a-sheet",
      finds: [
        Find(
          rule: "inert-close-button", element: "screens.sheet.buttons.done",
          trace: ["tap “Open”", "tap “Done”"])
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#6766", app: "WordPress",
      says: "The editor asks about changes that were never made.",
      flow: "1119-asks-about-nothing",
      finds: [
        Find(
          rule: "question-about-nothing", element: "screens.editor.buttons.cancel",
          trace: ["tap “Edit”", "tap “Cancel”"])
      ]),
    RealBug(
      report: "Clancey/simple_auth#167", isPull: true, app: "simple_auth",
      says: "After Done in the login page it never comes again.",
      flow: "1121-login-page-once-only",
      finds: [
        Find(
          rule: "flag-left-set", element: "screens.welcome.buttons.log-in.present.login",
          trace: ["tap “Log In”", "tap “Done”"])
      ]),
    RealBug(
      report: "tari-project/wallet-ios#1134", app: "Tari Wallet",
      says: "Close of the settings scrolls away.",
      flow: "1203-close-scrolls-away",
      finds: [
        Find(rule: "exit-scrolls-away", element: "screens.settings")
      ]),
    RealBug(
      report: "bitstadium/HockeySDK-iOS#202", app: "HockeySDK",
      says: "Of two alerts at the launch one is lost.",
      flow: "1204-upgrade-alert-lost",
      finds: [
        Find(
          rule: "concurrent-alerts", element: "triggers.an-update-is-there",
          trace: ["the app is locked", "an update is there"])
      ]),
    RealBug(
      report: "owncloud/ios-app#125", isPull: true, app: "ownCloud",
      says: "An issue that comes while folders are chosen is not shown.",
      flow: "1206-issue-not-shown",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "triggers.syncing-meets-an-issue",
          trace: ["tap “Move”", "syncing meets an issue"])
      ]),
    RealBug(
      report: "MvvmCross/MvvmCross#3546", app: "MvvmCross",
      says: "A modal that was swiped away is still counted as open.",
      flow: "1207-page-counted-as-open",
      finds: [
        Find(
          rule: "presentation-state-not-reset", element: "screens.home.buttons.settings.present.settings",
          trace: ["tap “Settings”", "swipe down"])
      ]),
    RealBug(
      report: "mozilla-mobile/firefox-ios#2640", isPull: true, app: "Firefox",
      says: "Share is asked for before its menu has gone.",
      flow: "1208-share-asked-under-menu",
      finds: [
        Find(
          rule: "present-while-presenting", element: "screens.menu.buttons.share.present.share",
          trace: ["tap “Site”", "tap “Share”"])
      ]),
    RealBug(
      report: "christianselig/apollo-bugs#148", app: "Apollo",
      says: "When Restore has found nothing, the buttons to buy stay dead.",
      flow: "1209-buy-dead-after-restore",
      finds: [
        Find(
          rule: "no-path-to-completion", element: "screens.upgrade",
          trace: ["tap “New Post”", "tap “Restore”"])
      ]),
    RealBug(
      report: "merlos/iOS-Open-GPX-Tracker#59", isPull: true, app: "Open GPX Tracker",
      says: "Share ends the app on iPad.",
      flow: "1210-share-a-track",
      finds: [
        Find(
          rule: "missing-popover-anchor", element: "screens.what.buttons.share.present.share",
          trace: ["tap “Files”", "tap “File”", "tap “Share”"])
      ]),
  ]
}
