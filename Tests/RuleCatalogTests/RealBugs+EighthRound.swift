extension RealBug {
  /// Reports of earlier rounds that were missed for long.
  static let trackedEighth: [RealBug] = [
    RealBug(
      report: "lionheart/openradar-mirror#20597", app: "a share extension",
      says: "The extension completes its request in viewDidLoad, and the other app stays frozen.",
      flow: "819-extension-done-early",
      finds: [Find(rule: "extension-ends-unseen", element: "screens.saving.callbacks.did-load")]),
    RealBug(
      report: "wordpress-mobile/WordPressCom-Stats-iOS#272", app: "WordPress Stats",
      says: "More, then Cancel, leaves another tab selected than before.",
      flow: "1017-cancel-leaves-the-tab",
      finds: [Find(rule: "choice-before-question", element: "screens.stats.buttons.more")]),
    RealBug(
      report: "code-payments/code-ios-app#276", isPull: true, app: "Code",
      says: "The app goes back to its first screen, and takes along what a notification has just opened.",
      flow: "1106-return-takes-the-notification",
      finds: [
        Find(
          rule: "link-taken-away", element: "triggers.back-after-five-minutes.later",
          trace: [
            "back after five minutes while ‘long-away’ is on", "a message is tapped",
            "later, after ‘back after five minutes’",
          ])
      ]),
    RealBug(
      report: "gustavscirulis/snapgrid#211", isPull: true, app: "SnapGrid",
      says: "On iPad the question whether an item is to be deleted points at something else.",
      flow: "1111-question-points-elsewhere",
      finds: [Find(rule: "popover-points-at-view", element: "screens.grid.buttons.delete.present.ask")]),
    RealBug(
      report: "forcedotcom/SalesforceMobileSDK-iOS#3690", app: "Salesforce’s SDK",
      says: "After signing out the choice of a user goes with a swipe, and nobody is signed in.",
      flow: "1118-users-swiped-away",
      finds: [
        Find(
          rule: "swipe-skips-answer", element: "screens.home.buttons.log-out.present.users",
          trace: ["tap “Log Out”", "swipe down"])
      ]),
    RealBug(
      report: "hartlco/Icro#70", app: "Icro",
      says: "Post, tapped twice, posts twice.",
      flow: "1120-posted-twice",
      finds: [Find(rule: "work-begun-twice", element: "screens.compose.buttons.post")]),
    RealBug(
      report: "woocommerce/woocommerce-ios#15972", isPull: true, app: "WooCommerce",
      says: "What is scanned while a form is up goes into the cart beneath it.",
      flow: "1122-scanned-beneath-a-sheet",
      finds: [
        Find(
          rule: "input-under-modal", element: "screens.sale.triggers.a-barcode-is-scanned",
          trace: ["tap “Support”", "a barcode is scanned"])
      ]),
    RealBug(
      report: "stripe/stripe-ios#6590", app: "Stripe’s SDK",
      says: "The sheet that is closed while it still loads reports that nothing is chosen.",
      flow: "1202-choice-lost-while-loading",
      finds: [
        Find(
          rule: "close-resets-choice", element: "screens.methods",
          trace: [
            "tap “Payment Method”", "later, after did-appear", "tap “Visa”", "tap “Payment Method”",
            "tap “Close”",
          ])
      ]),
    RealBug(
      report: "RevenueCat/purchases-ios#3617", app: "RevenueCat’s SDK",
      says: "Once purchases have been restored the paywall stays open.",
      flow: "1205-restored-and-still-open",
      finds: [Find(rule: "finishes-and-stays", element: "screens.paywall.buttons.restore-purchases")]),
    RealBug(
      report: "mozilla-mobile/firefox-ios#34090", app: "Firefox",
      says: "A link to a setting is pushed on top of the setting that is open.",
      flow: "1301-link-on-another-setting",
      finds: [
        Find(
          rule: "link-pushed-into-modal", element: "triggers.a-link-to-the-app-icon",
          trace: ["tap “Settings”", "tap “Browsing”", "a link to the app icon"])
      ]),
    RealBug(
      report: "skywinder/ActionSheetPicker-3.0#34", isPull: true, app: "ActionSheetPicker",
      says: "On iPad a tap beside the picker tells nobody that it was cancelled.",
      flow: "1302-picker-tells-nobody",
      finds: [
        Find(
          rule: "swipe-skips-completion", element: "screens.form.buttons.colour.present.picker",
          trace: ["tap “Colour”", "tap outside"])
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#7267", app: "WordPress",
      says: "When somebody who is signed in adds a site, Done of the last page does nothing.",
      flow: "1303-epilogue-stays",
      finds: [
        Find(
          rule: "inert-close-button", element: "screens.epilogue.buttons.done",
          trace: ["tap “Add Site”", "tap “Log In”", "sign-in ends", "tap “Done”"])
      ]),
    RealBug(
      report: "Simperium/simperium-ios#49", app: "Simperium",
      says: "The login comes up after an update; nobody can log in, and Cancel is disabled.",
      flow: "1304-login-cannot-be-closed",
      finds: [
        Find(
          rule: "sole-exit-disabled", element: "screens.login",
          trace: ["launch while ‘token-lost’ is on"])
      ]),
    RealBug(
      report: "mozilla-mobile/firefox-ios#1947", isPull: true, app: "Firefox",
      says: "After something was shared the share popover comes again when the iPad is turned.",
      flow: "1305-share-comes-again",
      finds: [
        Find(
          rule: "programmatic-skips-delegate", element: "screens.browser.buttons.share.present.share",
          trace: ["tap “Share”", "tap “Close”"])
      ]),
    RealBug(
      report: "kiwix/kiwix-apple#92", app: "Kiwix",
      says: "A package is deleted, its page stays, and Open Main Page does nothing any more.",
      flow: "1306-deleted-and-still-there",
      finds: [
        Find(
          rule: "tap-without-answer", element: "screens.package.buttons.open-main-page",
          trace: ["tap “A package”", "tap “Delete File”", "tap “Delete”", "tap “Open Main Page”"])
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#4864", app: "WordPress",
      says: "X is tapped while a photo is uploaded, and the editor can never be left.",
      flow: "1307-upload-never-ends",
      finds: [
        Find(
          rule: "modal-trap", element: "screens.editor",
          trace: [
            "tap “New Post”", "tap “Add Photo”", "tap “Close”", "later, after ‘Add Photo’", "tap “OK”",
          ])
      ]),
    RealBug(
      report: "TelemetryDeck/TelemetryViewer#39", app: "Telemetry Viewer",
      says: "Once it was swiped away, the lexicon cannot be opened again.",
      flow: "1309-lexicon-once-only",
      finds: [
        Find(
          rule: "flag-left-set", element: "screens.app-page.buttons.lexicon.present.lexicon",
          trace: ["tap “Lexicon”", "swipe down"])
      ]),
    RealBug(
      report: "katagaki/SakuraRSS#139", isPull: true, app: "Sakura",
      says: "What was typed into a form is gone when the app comes back.",
      flow: "1310-input-gone-on-return",
      finds: [
        Find(
          rule: "loss-on-forced-dismiss", element: "screens.add-feed.triggers.feeds-are-read-again",
          trace: ["tap “Add Feed”", "edit address", "feeds are read again"])
      ]),
    RealBug(
      report: "tiny2n/JKLLockScreenViewController#8", app: "JKLLockScreen",
      says: "A face is recognised, the lock appears again, and asks for the face again.",
      flow: "1311-face-id-again-and-again",
      finds: [
        Find(
          rule: "closed-modal-comes-back", element: "screens.face-id",
          trace: ["the app comes back", "tap “The face matches”"])
      ]),
    RealBug(
      report: "vultisig/vultisig-ios#5076", isPull: true, app: "Vultisig",
      says: "A sheet that is opened again soon after it was closed is closed by the old order.",
      flow: "1312-old-order-closes-new-sheet",
      finds: [
        Find(
          rule: "later-closes-another", element: "screens.passcode.buttons.close.later",
          trace: [
            "tap “Passcode”", "tap “Close”", "tap “Passcode”", "later, after ‘Close’",
          ])
      ]),
  ]
}
