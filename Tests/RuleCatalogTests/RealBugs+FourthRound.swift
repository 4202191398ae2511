extension RealBug {
  /// The fourth round of ``tracked``.
  static let trackedInTheEnd: [RealBug] = [
    RealBug(
      report: "christianselig/apollo-bugs#372", app: "Apollo",
      says: "Close and a swipe throw the comment away.",
      flow: "801-comment-closed",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-gesture", element: "screens.reply.unsaved.comment",
          trace: ["tap “Post”", "tap “Reply”", "edit comment", "swipe down"])
      ]),
    RealBug(
      report: "gini/gini-mobile-ios#1175", isPull: true, app: "Gini Health",
      says: "Turning the phone closes the form, and the error above it.",
      flow: "802-error-goes-with-the-form",
      finds: [
        Find(
          rule: "question-taken-away", element: "screens.review.triggers.the-phone-is-turned",
          trace: [
            "tap “Invoice 12”", "tap “Pay”", "tap “To the Bank”",
            "open-request ends while ‘request-fails’ is on", "the phone is turned",
          ])
      ]),
    RealBug(
      report: "AzureAD/microsoft-authentication-library-for-objc#723", app: "MSAL",
      says: "Coming back to the app closes the sign-in.",
      flow: "803-sign-in-cancelled",
      finds: [
        Find(
          rule: "loss-on-forced-dismiss", element: "screens.welcome.triggers.cancel-the-current-session",
          trace: ["tap “Sign In”", "edit credentials", "cancel the current session"])
      ]),
    RealBug(
      report: "dtrenz/BugShaker#30", app: "BugShaker",
      says: "Several mail composers lie above one another.",
      flow: "804-shaken-twice",
      finds: [
        Find(
          rule: "concurrent-alerts", element: "triggers.shake",
          trace: ["shake", "shake"])
      ]),
    RealBug(
      report: "openedx/edx-app-ios#1170", isPull: true, app: "edX",
      says: "The link to the account does nothing while a modal is up.",
      flow: "805-account-link",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "triggers.account-link",
          trace: ["tap “Account”", "tap “Feedback”", "account link"])
      ]),
    RealBug(
      report: "CubeLabsNZ/CubeTime#129", app: "CubeTime",
      says: "The share sheet points at the corner of the screen.",
      flow: "806-share-points-nowhere",
      finds: [
        Find(rule: "popover-points-at-view", element: "screens.solve.buttons.share.present.share")
      ]),
    RealBug(
      report: "BranchMetrics/ios-branch-deep-linking-attribution#189", isPull: true, app: "Branch",
      says: "A second link finds the modal of the first one.",
      flow: "807-second-link",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "triggers.branch-link",
          trace: ["tap “Invite”", "Branch link"])
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#9949", app: "WooCommerce",
      says: "In landscape nothing closes the preview of the store.",
      flow: "808-launch-in-landscape",
      finds: [
        Find(
          rule: "exit-lost-in-compact-height", element: "screens.launch",
          trace: ["tap “Launch Your Store”"])
      ]),
    RealBug(
      report: "mozilla-mobile/firefox-ios#10097", app: "Firefox",
      says: "Tapped away, the onboarding comes again.",
      flow: "809-onboarding-comes-again",
      finds: [
        Find(
          rule: "swipe-skips-completion", element: "triggers.launch.present.onboarding",
          trace: ["launch", "swipe down"])
      ]),
    RealBug(
      report: "the-blue-alliance/the-blue-alliance-ios#705", app: "TBA",
      says: "The list is not reloaded when the selector has gone.",
      flow: "810-year-chosen",
      finds: [
        Find(
          rule: "stale-presenter-after-sheet", element: "screens.districts",
          trace: ["tap “2019”", "tap “Cancel”"])
      ]),
    RealBug(
      report: "signalapp/Signal-iOS#1683", isPull: true, app: "Signal",
      says: "No call comes while the settings are up.",
      flow: "811-call-under-settings",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "triggers.incoming-call",
          trace: ["tap “Settings”", "incoming call"])
      ]),
    RealBug(
      report: "xamarin/Essentials#1757", app: "Essentials",
      says: "A swipe on the picker closes the page beneath as well.",
      flow: "812-picker-swiped",
      finds: [
        Find(
          rule: "double-dismiss", element: "screens.picker",
          trace: ["tap “New Report”", "tap “Photo”", "swipe down"])
      ]),
    RealBug(
      report: "inaturalist/INaturalistIOS#258", app: "iNaturalist",
      says: "Cancel drops all changes of an observation.",
      flow: "813-edits-cancelled",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-button", element: "screens.edit.buttons.cancel",
          trace: ["tap “Oak”", "tap “Edit”", "edit observation-edits", "tap “Cancel”"])
      ]),
    RealBug(
      report: "RevenueCat/purchases-ios#3613", isPull: true, app: "RevenueCat",
      says: "A swipe closes the paywall while the purchase runs.",
      flow: "814-paywall-while-buying",
      finds: [
        Find(
          rule: "close-disabled-but-swipeable", element: "screens.paywall",
          trace: ["tap “Upgrade”", "tap “Subscribe”"])
      ]),
    RealBug(
      report: "kickstarter/ios-oss#508", isPull: true, app: "Kickstarter",
      says: "Logging out leads on beneath the settings.",
      flow: "815-logged-out-beneath",
      finds: [
        Find(
          rule: "navigation-under-modal", element: "screens.really-log-out.buttons.log-out",
          trace: ["select the tab “Profile”", "tap “Settings”", "tap “Log Out”", "tap “Log Out”"])
      ]),
    RealBug(
      report: "liu044100/SmileTouchID#16", app: "SmileTouchID",
      says: "The lock closes what was being entered.",
      flow: "816-lock-closes-entry",
      finds: [
        Find(
          rule: "loss-on-forced-dismiss", element: "triggers.lock",
          trace: ["tap “Add”", "edit entry", "lock"])
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#13647", isPull: true, app: "WooCommerce",
      says: "Back leaves a changed product without a question.",
      flow: "817-product-left",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-button", element: "screens.product",
          trace: ["tap “Hoodie”", "edit product-changes", "tap Back"])
      ]),
    RealBug(
      report: "minvws/nl-covid19-notification-app-ios#31", isPull: true, app: "CoronaMelder",
      says: "After a share that was cancelled Close does nothing.",
      flow: "818-explanation-stays",
      finds: [
        Find(
          rule: "inert-close-button", element: "screens.share-explained.buttons.close",
          trace: ["tap “Share the App”", "tap “Share”", "the share was cancelled", "tap “close”"])
      ]),
    RealBug(
      report: "nicklockwood/iRate#191", app: "iRate",
      says: "Two alerts want to come up at launch.",
      flow: "820-two-at-launch",
      finds: [
        Find(
          rule: "concurrent-alerts", element: "triggers.offer",
          trace: ["iRate while ‘due-for-rating’ is on", "offer while ‘due-for-rating’ is on"])
      ]),
    RealBug(
      report: "line/line-sdk-ios-swift#73", isPull: true, app: "LINE SDK",
      says: "A swipe does not tell that sharing was cancelled.",
      flow: "821-share-swiped",
      finds: [
        Find(
          rule: "swipe-skips-completion", element: "screens.home.buttons.share-message.present.targets",
          trace: ["tap “Share Message”", "swipe down"])
      ]),
    RealBug(
      report: "VeinGuo/VGPlayer#71", app: "VGPlayer",
      says: "“Please wait” is dismissed while it still comes in, and stays.",
      flow: "822-wait-that-stays",
      finds: [
        Find(
          rule: "present-during-transition", element: "screens.player.buttons.add-effect",
          trace: ["tap “Holiday”", "tap “Add Effect” while ‘effect-fails’ is on"]),
        Find(
          rule: "modal-trap", element: "screens.wait",
          trace: ["tap “Holiday”", "tap “Add Effect” while ‘effect-fails’ is on"]),
      ]),
    RealBug(
      report: "deltachat/deltachat-ios#1408", app: "Delta Chat",
      says: "A tap on a banner shows the chat anew, without the draft.",
      flow: "823-draft-and-banner",
      finds: [
        Find(
          rule: "loss-on-forced-dismiss", element: "triggers.message-from-alice",
          trace: ["tap “Alice”", "edit draft", "message from Alice"])
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#19556", isPull: true, app: "WordPress",
      says: "The notice opens one preview and editor above the other.",
      flow: "824-editor-above-editor",
      finds: [
        Find(
          rule: "modal-over-itself", element: "triggers.view-in-the-notice.present.preview",
          trace: ["View in the notice", "View in the notice"])
      ]),
    RealBug(
      report: "Ramotion/animated-tab-bar#39", app: "Animated Tab Bar",
      says: "A tab is black when the modal in its context is closed.",
      flow: "825-black-tab",
      finds: [
        Find(rule: "current-context-in-tab", element: "screens.first.buttons.show-modal.present.modal")
      ]),
    RealBug(
      report: "element-hq/element-ios#1480", app: "Element",
      says: "After a call that was hung up early no alert comes.",
      flow: "826-second-call",
      finds: [
        Find(
          rule: "presentation-state-not-reset",
          element: "screens.rooms.triggers.incoming-call.present.incoming",
          trace: ["incoming call", "the caller hangs up"])
      ]),
    RealBug(
      report: "AdguardTeam/AdguardForiOS#901", app: "AdGuard",
      says: "The editor loads anew whenever the app comes back.",
      flow: "827-rules-load-anew",
      finds: [
        Find(
          rule: "loss-on-forced-dismiss", element: "screens.filter.triggers.the-editor-loads-anew",
          trace: ["tap “User Filter”", "edit rules", "the editor loads anew"])
      ]),
    RealBug(
      report: "react-native-documents/document-picker#268", app: "Document Picker",
      says: "The picker is asked for while its modal goes.",
      flow: "828-picker-on-one-that-goes",
      finds: [
        Find(
          rule: "present-during-transition", element: "screens.sources.buttons.from-files",
          trace: ["tap “Add”", "tap “From Files”"])
      ]),
  ]
}
