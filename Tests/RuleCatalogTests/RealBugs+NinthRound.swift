extension RealBug {
  /// Reports of the thirteenth round.
  static let trackedNinth: [RealBug] = [
    RealBug(
      report: "mozilla-mobile/firefox-ios#34182", app: "Firefox",
      says: "A link to a setting does nothing while the library is open.",
      flow: "1401-link-under-library",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "triggers.a-link-to-the-app-icon",
          trace: ["tap “Bookmarks”", "a link to the app icon"])
      ]),
    RealBug(
      report: "TelemetryDeck/TelemetryViewer#37", app: "Telemetry Viewer",
      says: "Save creates the insight, and the sheet stays.",
      flow: "1402-saved-and-still-open",
      finds: [Find(rule: "saved-and-still-open", element: "screens.new-insight.buttons.save")]),
    RealBug(
      report: "gordontucker/FittedSheets#90", app: "FittedSheets",
      says: "A sheet that is kept and presented again after a swipe is not to be seen.",
      flow: "1403-sheet-presented-again",
      finds: [
        Find(
          rule: "retained-modal", element: "screens.sheet",
          trace: ["tap “Show Sheet”", "tap “Close”", "tap “Show Sheet”"])
      ],
      unsaid: "that it is not to be seen; what is kept is found"),
    RealBug(
      report: "mozilla-mobile/firefox-ios#11221", app: "Firefox",
      says: "After signing in from the onboarding, the onboarding is still there.",
      flow: "1404-onboarding-after-login",
      finds: [
        Find(
          rule: "finished-task-stays-open", element: "screens.sign-in.buttons.sign-in.later",
          trace: ["launch", "tap “Sign Up and Log In”", "tap “Sign In”", "sign-in ends"])
      ]),
    RealBug(
      report: "Adyen/adyen-ios#16", app: "Adyen’s SDK",
      says: "After a payment failed and Back, a method that is chosen does nothing.",
      flow: "1405-nothing-after-the-error",
      finds: [
        Find(
          rule: "flag-left-set-after-back", element: "screens.card",
          trace: ["tap “Pay”", "tap “Card”", "tap Back"])
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#4537", app: "WooCommerce",
      says: "Retry closes the modal, and Collect Payment can be tapped before the next one comes.",
      flow: "1406-collect-while-retrying",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "screens.failed.buttons.retry.later",
          trace: [
            "tap “Collect Payment”", "later, after ‘Collect Payment’ while ‘fails’ is on", "tap “Retry”",
            "tap “Collect Payment”", "later, after ‘Collect Payment’ while ‘fails’ is on",
            "later, after ‘Retry’",
          ])
      ]),
    RealBug(
      report: "element-hq/element-x-ios#4492", app: "Element X",
      says: "When the recovery key has been confirmed, the identity screen comes and nothing in it works.",
      flow: "1407-confirm-identity-comes",
      finds: [
        Find(
          rule: "sole-exit-disabled", element: "screens.identity",
          trace: [
            "tap “Enter your recovery key”", "tap “Confirm”", "confirm ends", "the session changes",
          ])
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#15098", app: "WordPress",
      says: "While a draft cannot be saved the app tries for ever, and nothing else can be done.",
      flow: "1408-saving-for-ever",
      finds: [
        Find(
          rule: "modal-trap", element: "screens.saving",
          trace: ["tap “New Post”", "tap “Save Draft”"])
      ]),
    RealBug(
      report: "permissionlesstech/bitchat#1664", isPull: true, app: "bitchat",
      says: "A sheet that was open when the app was left is above the lock when it returns.",
      flow: "1409-sheets-above-the-lock",
      finds: [
        Find(
          rule: "gate-hidden-by-modal", element: "triggers.the-app-is-left.present.lock",
          trace: ["tap “Info”", "the app is left"])
      ]),
    RealBug(
      report: "objcio/issue-13-viper#17", app: "VIPER TODO",
      says: "Cancel of Add takes the list away.",
      flow: "1410-list-gone-after-cancel",
      finds: [
        Find(
          rule: "dismissal-leaves-views", element: "screens.list.buttons.add.present.add")
      ]),
    RealBug(
      report: "gametimesf/GTSheet#21", app: "GTSheet",
      says: "A sheet that was pulled a little is not closed by a tap beside it any more.",
      flow: "1411-pulled-a-little",
      finds: [
        Find(
          rule: "abandoned-presentation-leaves-views", element: "screens.home.buttons.show.present.sheet")
      ],
      unsaid: "that the tap does nothing any more; what the pull leaves behind is found"),
    RealBug(
      report: "daneden/Zeitgeist#38", app: "Zeitgeist",
      says: "Done of the filters does nothing.",
      flow: "1412-done-of-filters",
      finds: [
        Find(
          rule: "inert-close-button", element: "screens.filters.buttons.done",
          trace: ["tap “Filter”", "tap “Done”"])
      ]),
  ]
}
