extension RealBug {
  /// Reports of the fourteenth round.
  static let trackedTenth: [RealBug] = trackedTenthFirst + trackedTenthLast

  private static let trackedTenthFirst: [RealBug] = [
    RealBug(
      report: "mozilla-mobile/firefox-ios#16754", app: "Firefox",
      says: "A link closes the review sheet, which cannot be opened again.",
      flow: "1501-sheet-taken-by-link",
      finds: [
        Find(
          rule: "flag-left-set", element: "screens.product.buttons.review-quality.present.reviews",
          trace: ["tap “Review Quality”", "a link to the home page"])
      ]),
    RealBug(
      report: "daneden/Zeitgeist#33", app: "Zeitgeist",
      says: "After a link, Back from the deployment shows it again.",
      flow: "1503-deployment-comes-back",
      finds: [
        Find(
          rule: "left-page-comes-back", element: "screens.deployment",
          trace: ["the widget", "tap Back"])
      ]),
    RealBug(
      report: "safe-global/safe-ios#1071", app: "Safe",
      says: "Sent away while the passcode is asked for, the app asks for it twice.",
      flow: "1504-passcode-twice",
      finds: [
        Find(
          rule: "modal-over-itself", element: "triggers.the-app-comes-back.present.passcode",
          trace: ["the app comes back", "the app comes back"])
      ]),
    RealBug(
      report: "rolandleth/LTHPasscodeViewController#38", app: "LTHPasscodeViewController",
      says: "While the passcode is changed the lock does not come.",
      flow: "1505-lock-not-while-managing",
      finds: [
        Find(
          rule: "gate-kept-away", element: "triggers.the-app-comes-back.present.lock")
      ]),
    RealBug(
      report: "DragonCherry/AssetsPickerViewController#4", app: "AssetsPickerViewController",
      says: "Cancel and Done show the albums, and nobody gets out.",
      flow: "1506-cancel-opens-albums",
      finds: [
        Find(
          rule: "missing-dismiss-button", element: "screens.photos"),
        Find(
          rule: "cancel-opens-another", element: "screens.photos.buttons.cancel"),
      ]),
    RealBug(
      report: "Ink/ios-picker#19", app: "Filepicker",
      says: "Once the camera was cancelled, Cancel does nothing.",
      flow: "1507-camera-then-cancel",
      finds: [
        Find(
          rule: "inert-close-button", element: "screens.sources.buttons.cancel",
          trace: ["tap “Pick a File”", "tap “Camera”", "tap “Cancel”", "tap “Cancel”"])
      ]),
    RealBug(
      report: "skywinder/ActionSheetPicker-3.0#531", app: "ActionSheetPicker",
      says: "A tap beside the picker hides it and tells nobody.",
      flow: "1508-date-tapped-beside",
      finds: [
        Find(
          rule: "swipe-skips-completion", element: "screens.form.buttons.date.present.date",
          trace: ["tap “Date”", "tap outside"])
      ]),
    RealBug(
      report: "xamarin/Xamarin.Forms#3636", isPull: true, app: "Xamarin.Forms",
      says: "A tap beside an action sheet without Cancel leaves the app waiting.",
      flow: "1509-no-cancel-to-wait-for",
      finds: [
        Find(
          rule: "flag-left-set", element: "screens.page.buttons.share.present.where",
          trace: ["tap “Share”", "tap outside"])
      ]),
    RealBug(
      report: "openedx/edx-app-ios#1356", isPull: true, app: "edX",
      says: "Each request that fails shows the sign-in once more.",
      flow: "1510-sign-in-upon-sign-in",
      finds: [
        Find(
          rule: "modal-over-itself", element: "triggers.the-token-has-expired.present.sign-in",
          trace: ["the token has expired", "the token has expired"])
      ]),
    RealBug(
      report: "forcedotcom/SalesforceMobileSDK-iOS#3486", app: "Salesforce Mobile SDK",
      says: "Allow can be tapped several times, and each tap sends a request.",
      flow: "1512-allow-tapped-again",
      finds: [
        Find(rule: "work-begun-twice", element: "screens.authorize.buttons.allow")
      ]),
    RealBug(
      report: "wishkit/wishkit-ios#33", app: "WishKit",
      says: "The message that a wish was created goes before its OK is tapped.",
      flow: "1513-wish-alert-goes",
      finds: [
        Find(
          rule: "question-taken-away", element: "screens.new-wish.buttons.save.later.later",
          trace: ["tap “Wishes”", "tap “Add”", "tap “Save”", "create ends", "later, after ‘create ends’"])
      ]),
    RealBug(
      report: "choiceyou/FWPopupView#26", app: "FWPopupView",
      says: "With two windows the menu of one does not come up in it.",
      flow: "1514-menu-in-other-window",
      finds: [
        Find(
          rule: "tap-without-answer", element: "screens.list.buttons.menu",
          trace: ["tap “Menu” while ‘own-scene’ is off"])
      ]),
    RealBug(
      report: "mikaelacaron/Basic-Car-Maintenance#74", isPull: true, app: "Basic Car Maintenance",
      says: "That an event could not be added is told beneath its sheet.",
      flow: "1515-error-beneath-add",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "screens.add-event.buttons.add.later",
          trace: ["tap “Add”", "tap “Add”", "add ends while ‘fails’ is on"])
      ]),
    RealBug(
      report: "mozilla-mobile/firefox-ios#19426", app: "Firefox",
      says: "Swiped away on iPad, the introduction comes again.",
      flow: "1516-intro-again-on-ipad",
      finds: [
        Find(
          rule: "swipe-skips-completion", element: "triggers.launch.present.intro",
          trace: ["launch", "swipe down"])
      ]),
    RealBug(
      report: "duckduckgo/apple-browsers#6321", isPull: true, app: "DuckDuckGo",
      says: "A swipe on the onboarding leaves people on the page of the purchase.",
      flow: "1517-onboarding-swiped-after-purchase",
      finds: [
        Find(
          rule: "swipe-leaves-page-behind", element: "screens.purchase.buttons.buy.later.present.onboarding",
          trace: ["tap “Subscribe”", "tap “Buy”", "buy ends", "swipe down"])
      ]),
    RealBug(
      report: "superwall/Superwall-iOS#426", isPull: true, app: "Superwall",
      says: "A paywall that is swiped down does not tell that it was declined.",
      flow: "1518-decline-not-told",
      finds: [
        Find(
          rule: "swipe-skips-completion", element: "screens.home.buttons.upgrade.present.paywall",
          trace: ["tap “Upgrade”", "swipe down"])
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#14017", isPull: true, app: "WooCommerce",
      says: "A set-up that is complete stays where it was presented.",
      flow: "1519-onboarding-done-and-stays",
      finds: [
        Find(
          rule: "work-ends-at-root", element: "screens.onboarding.buttons.enable.later")
      ]),
  ]

  private static let trackedTenthLast: [RealBug] = [
    RealBug(
      report: "RevenueCat/purchases-ios#3691", app: "RevenueCat",
      says: "A paywall that is pushed only goes back when it has sold.",
      flow: "1520-paywall-pushed",
      finds: [
        Find(
          rule: "modal-trap", element: "screens.welcome",
          trace: ["launch"])
      ]),
    RealBug(
      report: "pmusaraj/discourse-mobile-single-site-app#13", app: "Discourse",
      says: "The only button of a notice leads away from what is written.",
      flow: "1522-notice-with-ok-only",
      finds: [
        Find(
          rule: "confirmation-without-resolution", element: "screens.notice"),
        Find(
          rule: "destructive-without-cancel", element: "screens.notice"),
      ]),
    RealBug(
      report: "jfversluis/FilePicker-Plugin-for-Xamarin-and-Windows#58", app: "FilePicker",
      says: "The file picker is presented by the root, which presents already.",
      flow: "1524-picker-on-root",
      finds: [
        Find(
          rule: "present-from-hidden-presenter", element: "screens.main.buttons.attach.present.file",
          trace: ["tap “Log In”", "tap “Attach”"])
      ]),
    RealBug(
      report: "lionheart/openradar-mirror#1418", app: "UIKit",
      says: "Code that closes the document picker closes the form beneath.",
      flow: "1525-document-takes-form",
      finds: [
        Find(
          rule: "double-dismiss", element: "screens.file",
          trace: ["tap “New Message”", "tap “Attach”", "the system closes it"])
      ]),
    RealBug(
      report: "tilltue/TLPhotoPicker#139", app: "TLPhotoPicker",
      says: "A Cancel of the app’s own closes the picker and tells nobody.",
      flow: "1526-own-cancel-tells-nobody",
      finds: [
        Find(
          rule: "closes-without-answer", element: "screens.picker.buttons.custom")
      ]),
    RealBug(
      report: "x2on/FSImageViewer#30", isPull: true, app: "FSImageViewer",
      says: "Sharing an image on iPad ends the app.",
      flow: "1527-share-image-on-ipad",
      finds: [
        Find(
          rule: "missing-popover-anchor", element: "screens.image.buttons.share.present.share-image",
          trace: ["tap “Share”"])
      ]),
    RealBug(
      report: "jordibruin/dayssince#6", app: "Days Since",
      says: "A swipe that is meant for the keyboard closes the form.",
      flow: "1528-swipe-for-keyboard",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-gesture", element: "screens.add.unsaved.event",
          trace: ["tap “Add Event”", "edit event", "swipe down"])
      ]),
    RealBug(
      report: "FlowCrypt/flowcrypt-ios#525", app: "FlowCrypt",
      says: "What was typed is gone when the app comes back.",
      flow: "1530-mail-gone-on-return",
      finds: [
        Find(
          rule: "loss-on-forced-dismiss", element: "screens.compose.triggers.the-page-is-set-up-anew",
          trace: ["tap “Compose”", "edit message", "the page is set up anew"])
      ]),
    RealBug(
      report: "prologueapp/Prologue#62", app: "Prologue",
      says: "Nothing closes the player when the phone lies on its side.",
      flow: "1531-player-in-landscape",
      finds: [
        Find(
          rule: "exit-lost-in-compact-height", element: "screens.player",
          trace: ["tap “A book”"])
      ]),
    RealBug(
      report: "nightscout/Trio#1315", isPull: true, app: "Trio",
      says: "The question whether to delete goes with its row.",
      flow: "1533-delete-question-goes",
      finds: [
        Find(
          rule: "question-taken-away", element: "screens.presets.triggers.the-row-is-drawn-anew",
          trace: ["tap “Delete”", "the row is drawn anew"])
      ]),
    RealBug(
      report: "cctomato/XLPopGesture#1", app: "XLPopGesture",
      says: "A swipe back that is called off has emptied the page.",
      flow: "1534-back-begun-and-called-off",
      finds: [
        Find(
          rule: "loss-on-abandoned-swipe", element: "screens.note.unsaved.text",
          trace: ["tap “Note”", "edit text", "begin to swipe from the edge"])
      ]),
    RealBug(
      report: "novaphotos/nova-ios-app#3", app: "Nova",
      says: "Cancel on the photos goes back to the albums.",
      flow: "1535-photo-cancel-goes-back",
      finds: [
        Find(
          rule: "cancel-goes-back", element: "screens.photos.buttons.cancel")
      ]),
    RealBug(
      report: "RevenueCat/purchases-ios#3516", app: "RevenueCat",
      says: "The paywall stays open once something has been bought.",
      flow: "1536-bought-and-still-open",
      finds: [
        Find(
          rule: "finishes-and-stays", element: "screens.paywall.buttons.buy")
      ]),
    RealBug(
      report: "KeeForge/KeeForge#125", app: "KeeForge",
      says: "Of two alerts on one view one only comes.",
      flow: "1537-two-alert-items",
      finds: [
        Find(
          rule: "sibling-dialogs-on-one-view", element: "screens.entry")
      ]),
  ]
}
