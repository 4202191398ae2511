extension RealBug {
  /// The fifth round of ``tracked``.
  static let trackedSince: [RealBug] = [
    RealBug(
      report: "safe-global/safe-ios#2441", app: "Safe",
      says: "A link does nothing while another modal is up.",
      flow: "901-link-under-switcher",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "triggers.add-owner-link",
          trace: ["tap “Switch Safe”", "add-owner link"])
      ]),
    RealBug(
      report: "morenoh149/react-native-contacts#652", app: "react-native-contacts",
      says: "Done and Cancel of the form close every modal.",
      flow: "902-contact-form-closes-all",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-button", element: "screens.contact-form.buttons.done",
          trace: ["tap “New Group”", "edit group", "tap “A member”", "tap “Done”"]),
        Find(
          rule: "cancel-closes-more", element: "screens.contact-form.buttons.cancel",
          trace: ["tap “New Group”", "tap “A member”", "tap “Cancel”"]),
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#2333", app: "WooCommerce",
      says: "Discard Changes keeps the changes.",
      flow: "903-discard-that-saves",
      finds: [Find(rule: "cancel-commits", element: "screens.ask-slug.buttons.discard-changes")]),
    RealBug(
      report: "pointfreeco/swift-navigation#309", app: "Swift Navigation",
      says: "Swiping the child away closes its parent too.",
      flow: "904-child-closes-parent",
      finds: [
        Find(
          rule: "double-dismiss", element: "screens.child-sheet",
          trace: ["tap “Show Parent”", "tap “Show Child”", "swipe down"])
      ]),
    RealBug(
      report: "congnd/FMPhotoPicker#16", app: "FMPhotoPicker",
      says: "The picker is told to dismiss, and its cropper goes.",
      flow: "905-cropper-goes-picker-stays",
      finds: [
        Find(
          rule: "finished-task-stays-open", element: "screens.cropper.buttons.done",
          trace: ["tap “Choose Photo”", "tap “A photo”", "tap “Done”"])
      ]),
    RealBug(
      report: "Purchasely/Purchasely-ReactNative#47", app: "Purchasely",
      says: "After buying, the first paywall is still up.",
      flow: "906-paywall-stays-when-paid",
      finds: [
        Find(
          rule: "finished-task-stays-open", element: "screens.periods.buttons.buy.later",
          trace: ["tap “Go Premium”", "tap “Family”", "tap “Buy”", "buy ends while ‘fails’ is off"])
      ]),
    RealBug(
      report: "RevenueCat/purchases-kmp#217", app: "RevenueCat",
      says: "After the error nothing closes the paywall.",
      flow: "907-paywall-without-offerings",
      finds: [
        Find(rule: "sole-exit-disabled", element: "screens.paywall", trace: ["tap “Upgrade”"])
      ]),
    RealBug(
      report: "nathantannar4/Transmission#122", app: "Transmission",
      says: "What a row of the sheet leads to is pushed beneath it.",
      flow: "908-row-pushes-beneath",
      finds: [
        Find(
          rule: "navigation-under-modal", element: "screens.cities.buttons.london",
          trace: ["tap “Show Cities”", "tap “London”"])
      ]),
    RealBug(
      report: "0xCUB3/wBlock#500", app: "wBlock",
      says: "The welcome starts again once it is finished.",
      flow: "909-onboarding-starts-again",
      finds: [
        Find(
          rule: "finished-screen-comes-again", element: "screens.onboarding.buttons.get-started",
          trace: ["the settings are read", "tap “Get Started”"])
      ]),
    RealBug(
      report: "pingdotgg/t3code#11758", isPull: true, app: "T3 Code",
      says: "After a swipe the picker cannot be opened again.",
      flow: "910-model-chosen-once",
      finds: [
        Find(
          rule: "flag-left-set", element: "screens.thread.buttons.model.present.model",
          trace: ["tap “Model”", "swipe down"])
      ]),
    RealBug(
      report: "nightscout/Trio#1123", isPull: true, app: "Trio",
      says: "The row goes, and takes its question along.",
      flow: "911-row-takes-question",
      finds: [
        Find(
          rule: "question-taken-away", element: "screens.history.buttons.delete.later",
          trace: ["tap “Delete”", "later, after ‘Delete’"])
      ]),
    RealBug(
      report: "AudioBooth/AudioBooth#353", isPull: true, app: "AudioBooth",
      says: "On the Mac nothing closes the equalizer.",
      flow: "912-equalizer-on-the-mac",
      finds: [
        Find(rule: "exit-lost-in-compact-height", element: "screens.equalizer", trace: ["tap “Equalizer”"])
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#1953", app: "WooCommerce",
      says: "Back throws the changes of a product away.",
      flow: "913-product-changes-lost",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-button", element: "screens.product",
          trace: ["tap “A product”", "edit product", "tap Back"])
      ]),
    RealBug(
      report: "krimpedance/KRProgressHUD#62", app: "KRProgressHUD",
      says: "Hiding the progress closes the alert above it.",
      flow: "914-progress-takes-alert",
      finds: [
        Find(
          rule: "question-taken-away", element: "screens.list.buttons.reload.later",
          trace: ["tap “Reload”", "no connection", "later, after ‘Reload’"])
      ]),
    RealBug(
      report: "kenshincui/AlamofireURLCache#3", app: "AlamofireURLCache",
      says: "An answer from the cache leaves the progress up.",
      flow: "915-progress-that-stays",
      finds: [
        Find(
          rule: "present-during-transition", element: "screens.list.buttons.reload",
          trace: ["tap “Reload” while ‘cached’ is on"])
      ]),
  ]
}
