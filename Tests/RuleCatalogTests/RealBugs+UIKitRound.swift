extension RealBug {
  /// Reports of the fifteenth round, about UIKit.
  static let trackedUIKit: [RealBug] = trackedUIKitFirst + trackedUIKitLast + trackedUIKitAgain

  private static let trackedUIKitFirst: [RealBug] = [
    RealBug(
      report: "woocommerce/woocommerce-ios#6856", app: "Woo",
      says: "Cancel of the search for a reader finishes the payment.",
      flow: "1601-reader-cancel-ends-payment",
      finds: [
        Find(rule: "cancel-commits", element: "screens.reader-search.buttons.cancel")
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#5332", app: "Woo",
      says: "The buttons of an error that comes too late do nothing.",
      flow: "1602-error-of-cancelled-update",
      finds: [
        Find(
          rule: "inert-close-button", element: "screens.update-failed.buttons.cancel",
          trace: ["tap “Disconnect Reader”", "tap “Update Reader Software”", "update ends", "tap “Cancel”"])
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#8434", app: "Woo",
      says: "Dismissing the error of a payment says that it is complete.",
      flow: "1603-completed-after-error",
      finds: [
        Find(rule: "cancel-commits", element: "screens.payment-failed.buttons.dismiss")
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#4330", app: "Woo",
      says: "Keep Searching searches no more, and nothing can be connected.",
      flow: "1604-keep-searching",
      finds: [
        Find(
          rule: "answer-leaves-flag-set", element: "screens.found.buttons.keep-searching",
          trace: ["tap “Connect Card Reader”", "reader found", "tap “Keep Searching”"])
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#8397", app: "Woo",
      says: "After the system’s sheet was cancelled nothing closes the popup.",
      flow: "1605-tap-to-pay-over-page",
      finds: [
        Find(
          rule: "sole-exit-disabled", element: "screens.collect",
          trace: ["tap “Tap to Pay”", "reader is ready", "tap “Close”"])
      ]),
    RealBug(
      report: "mozilla-mobile/firefox-ios#1494", isPull: true, app: "Firefox",
      says: "A quick action chooses a page beneath the tab tray.",
      flow: "1606-shortcut-under-tab-tray",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "triggers.open-bookmark",
          trace: ["tap “Tabs”", "open bookmark"])
      ]),
    RealBug(
      report: "mozilla-mobile/firefox-ios#3219", isPull: true, app: "Firefox",
      says: "Choosing a tab pops twice.",
      flow: "1607-tray-popped-twice",
      finds: [
        Find(rule: "pops-twice", element: "screens.tab-tray.buttons.page")
      ]),
    RealBug(
      report: "wordpress-mobile/WordPressCom-Stats-iOS#374", app: "WordPress Stats",
      says: "The statistics close themselves as they appear.",
      flow: "1609-stats-dismisses-nothing",
      finds: [Find(rule: "closes-as-it-appears", element: "screens.stats.callbacks.did-appear")]),
    RealBug(
      report: "pointfreeco/swift-navigation#295", isPull: true, app: "Swift Navigation",
      says: "A sheet that is going is dismissed once more, and its presenter goes.",
      flow: "1610-dismissed-again",
      finds: [
        Find(
          rule: "double-dismiss", element: "screens.add-timer.buttons.save",
          trace: ["tap “Timers”", "tap “Add”", "tap “Save”"])
      ]),
    RealBug(
      report: "cryptomator/ios#72", app: "Cryptomator",
      says: "The password manager cancels the unlock that it is opened for.",
      flow: "1611-password-manager-closes-unlock",
      finds: [
        Find(
          rule: "covered-taken-for-closed", element: "screens.unlock",
          trace: ["tap “Unlock”", "tap “Passwords”"])
      ]),
    RealBug(
      report: "prebid/prebid-mobile-ios#1282", app: "Prebid",
      says: "The store page is closed with the advertisement that opens it.",
      flow: "1612-store-page-closes-ad",
      finds: [
        Find(
          rule: "present-during-transition", element: "screens.ad.buttons.install",
          trace: ["the ad is loaded", "tap “Install”"])
      ]),
  ]

  private static let trackedUIKitLast: [RealBug] = [
    RealBug(
      report: "mopub/mopub-ios-sdk#136", isPull: true, app: "MoPub",
      says: "What is presented when an advertisement closes does not come.",
      flow: "1613-told-before-gone",
      finds: [
        Find(
          rule: "present-during-transition", element: "screens.ad.buttons.xmark",
          trace: ["the ad is loaded", "tap “Close”"])
      ]),
    RealBug(
      report: "phonegap/phonegap-plugin-barcodescanner#464", app: "PhoneGap",
      says: "Who does not allow the camera stays in the scanner.",
      flow: "1614-denied-scanner-stays",
      finds: [
        Find(rule: "denied-and-left-there", element: "screens.camera-question")
      ]),
    RealBug(
      report: "synonymdev/bitkit-react-native#267", app: "Bitkit",
      says: "Who does not allow the camera cannot leave the scanner.",
      flow: "1615-denied-no-way-out",
      finds: [
        Find(
          rule: "sole-exit-disabled", element: "screens.scanner", trace: ["tap “Scan”", "tap “Don’t Allow”"])
      ]),
    RealBug(
      report: "auth0/Auth0.swift#758", isPull: true, app: "Auth0",
      says: "A page for the login that is swiped away tells nobody.",
      flow: "1616-safari-sheet-swiped",
      finds: [
        Find(
          rule: "unhandled-picker-swipe", element: "screens.home.buttons.log-in.present.browser",
          trace: ["tap “Log In”", "swipe down"])
      ]),
    RealBug(
      report: "achorein/expo-share-intent#231", app: "Expo Share",
      says: "An extension without a view ends while it is presented.",
      flow: "1617-hidden-extension-ends-early",
      finds: [
        Find(rule: "extension-ends-unseen", element: "screens.share.callbacks.did-load")
      ]),
    RealBug(
      report: "rolandleth/LTHPasscodeViewController#164", app: "LTHPasscodeViewController",
      says: "The lock comes behind an alert.",
      flow: "1620-lock-behind-alert",
      finds: [
        Find(
          rule: "gate-hidden-by-modal", element: "triggers.the-app-comes-back.present.lock",
          trace: ["tap “Delete”", "the app comes back"])
      ]),
    RealBug(
      report: "nextcloud/ios#1730", app: "Nextcloud",
      says: "The login closes when the app comes back.",
      flow: "1621-login-closed-on-return",
      finds: [
        Find(
          rule: "return-closes-task", element: "triggers.the-app-comes-back",
          trace: ["tap “Account”", "tap “Add Account”", "the app comes back"])
      ]),
    RealBug(
      report: "wikimedia/wikipedia-ios#3708", isPull: true, app: "Wikipedia",
      says: "A link presents its page above an image, without a way back.",
      flow: "1622-link-on-gallery",
      finds: [
        Find(rule: "fullscreen-without-close", element: "screens.on-this-day")
      ]),
    RealBug(
      report: "gitdoapp/Feedback#32", app: "Gitdo",
      says: "A progress view stays when the sign-in is cancelled.",
      flow: "1623-hud-stays-when-cancelled",
      finds: [
        Find(rule: "fullscreen-without-close", element: "screens.progress")
      ]),
    RealBug(
      report: "ava-labs/core-mobile#3879", isPull: true, app: "Core",
      says: "Nothing closes the notice of an expired session.",
      flow: "1625-session-expired-blank",
      finds: [
        Find(
          rule: "guarded-without-exit", element: "screens.session-expired", trace: ["the session has expired"]
        )
      ]),
  ]

  /// The draw at the end of that round.
  private static let trackedUIKitAgain: [RealBug] = [
    RealBug(
      report: "SvenTiigi/WhatsNewKit#58", app: "WhatsNewKit",
      says: "On iPad Continue does not close the news.",
      flow: "1641-continue-dead-on-ipad",
      finds: [
        Find(rule: "closes-on-one-device", element: "screens.news.buttons.continue")
      ]),
    RealBug(
      report: "Awful/Awful.app#575", app: "Awful",
      says: "In landscape nothing closes the actions of a post.",
      flow: "1642-post-actions-in-landscape",
      finds: [
        Find(rule: "exit-only-by-committing", element: "screens.actions", trace: ["tap “Post Actions”"])
      ]),
    RealBug(
      report: "SVProgressHUD/SVProgressHUD#419", app: "SVProgressHUD",
      says: "The question comes behind the progress view.",
      flow: "1643-question-behind-progress",
      finds: [
        Find(
          rule: "presented-under-window", element: "screens.progress.buttons.stop",
          trace: ["tap “Start”", "tap “Stop”"])
      ]),
    RealBug(
      report: "SVProgressHUD/SVProgressHUD#61", app: "SVProgressHUD",
      says: "What is shown in viewDidLoad does not come.",
      flow: "1644-shown-before-root",
      finds: [
        Find(
          rule: "present-from-hidden-presenter", element: "screens.main.callbacks.did-load.present.progress",
          trace: ["tap “Log In”"])
      ]),
    RealBug(
      report: "software-mansion/react-native-screens#2568", isPull: true, app: "React Native Screens",
      says: "A modal is dismissed with the one beneath it.",
      flow: "1645-modal-beneath-goes-too",
      finds: [
        Find(
          rule: "double-dismiss", element: "screens.second.buttons.close",
          trace: ["tap “First”", "tap “Second”", "tap “Close”"])
      ]),
    RealBug(
      report: "zmian/xcore#72", isPull: true, app: "Xcore",
      says: "Done of a page that is presented does nothing.",
      flow: "1646-done-of-web-view",
      finds: [
        Find(
          rule: "inert-close-button", element: "screens.web.buttons.done",
          trace: ["tap “Terms”", "tap “Done”"])
      ]),
    RealBug(
      report: "hyperoslo/ImagePicker#167", app: "ImagePicker",
      says: "Done closes what it has opened.",
      flow: "1647-done-closes-what-it-opened",
      finds: [
        Find(
          rule: "present-during-transition", element: "screens.picker.buttons.done",
          trace: ["tap “Photo”", "tap “Done”"])
      ]),
    RealBug(
      report: "hatena/Hatena-Bookmark-iOS-SDK#26", isPull: true, app: "Hatena Bookmark",
      says: "The share sheet stays when the bookmark has been written.",
      flow: "1648-share-sheet-stays",
      finds: [
        Find(
          rule: "finished-task-stays-open", element: "screens.bookmark.buttons.post",
          trace: ["tap “Share”", "tap “Bookmark”", "tap “Post”"])
      ]),
    RealBug(
      report: "signalapp/Signal-iOS#2046", isPull: true, app: "Signal",
      says: "A file opened with the app covers a call.",
      flow: "1649-open-with-during-call",
      finds: [
        Find(
          rule: "critical-covered", element: "triggers.open-with-signal",
          trace: ["tap “Call”", "open with Signal"])
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#13624", app: "Woo",
      says: "Once a reader connects, Cancel does nothing.",
      flow: "1650-cancel-while-connecting",
      finds: [
        Find(
          rule: "inert-close-button", element: "screens.scanning.buttons.cancel",
          trace: ["tap “Collect Payment”", "a known reader answers", "tap “Cancel”"])
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#6904", app: "Woo",
      says: "The notice of a reader has no Cancel.",
      flow: "1651-found-without-cancel",
      finds: [
        Find(rule: "exit-only-by-committing", element: "screens.found", trace: ["tap “Collect Payment”"])
      ]),
    RealBug(
      report: "element-hq/element-ios#579", isPull: true, app: "Riot",
      says: "A notice does not come while something is presented.",
      flow: "1652-notice-under-modal",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "triggers.a-message",
          trace: ["tap “Settings”", "a message"])
      ]),
  ]
}
