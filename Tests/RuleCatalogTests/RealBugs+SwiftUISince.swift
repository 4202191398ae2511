extension RealBug {
  /// Reports of SwiftUI apps that were drawn later, and were not found at first.
  static let swiftUISince: [RealBug] = [
    RealBug(
      report: "woocommerce/woocommerce-ios#5302", app: "WooCommerce",
      says: "Cancel closes Quick Order while it is sent, and the order is made all the same.",
      flow: "2401-order-made-after-cancel",
      finds: [
        Find(
          rule: "cancelled-form-goes-through", element: "screens.quick-order.buttons.done")
      ]),
    RealBug(
      report: "kiwix/kiwix-apple#1502", app: "Kiwix",
      says: "After a file that cannot be opened the app loads for ever.",
      flow: "2402-loading-for-ever",
      finds: [
        Find(
          rule: "waits-for-ever", element: "screens.loading")
      ]),
    RealBug(
      report: "Ranchero-Software/NetNewsWire#4352", app: "NetNewsWire",
      says: "Who cancels Add Feed, which a link has opened, does not come back to the article.",
      flow: "2403-article-left-for-feed",
      finds: [
        Find(
          rule: "pages-left-for-modal", element: "triggers.feed-link")
      ]),
    RealBug(
      report: "home-assistant/iOS#5170", isPull: true, app: "Home Assistant",
      says: "Who does not share the location is asked again as soon as the app comes up.",
      flow: "2404-location-asked-again",
      finds: [
        Find(
          rule: "closed-modal-comes-back", element: "screens.location",
          trace: ["tap “A server”", "tap “Do Not Share My Location”", "tap “Continue”"])
      ]),
    RealBug(
      report: "y-as-u-16/Cookory#59", app: "Cookory",
      says: "The question before a deletion comes out of the top of the calendar.",
      flow: "2405-question-of-the-whole-list",
      finds: [
        Find(
          rule: "popover-points-at-view", element: "screens.calendar.buttons.delete.present.delete-meal")
      ]),
    RealBug(
      report: "Automattic/pocket-casts-ios#2456", app: "Pocket Casts",
      says: "While the tip about gifts is up, the row beneath it does nothing.",
      flow: "2406-tip-takes-playback",
      finds: [
        Find(
          rule: "present-while-presenting", element: "screens.profile.buttons.playback.present.stories",
          trace: ["tap “Playback” on ‘profile’"])
      ]),
    RealBug(
      report: "dashpay/dashwallet-ios#1121", isPull: true, app: "Dash",
      says: "A payment that went through leaves its steps open, filled in.",
      flow: "2408-steps-stay-after-sending",
      finds: [
        Find(
          rule: "wizard-stays-when-done", element: "screens.confirm")
      ]),
    RealBug(
      report: "vultisig/vultisig-ios#4071", app: "Vultisig",
      says: "At the launch Face ID is asked twice.",
      flow: "2409-face-id-twice",
      finds: [
        Find(
          rule: "asked-twice-at-launch",
          element: "screens.splash.callbacks.did-appear.present.face-id")
      ]),
    RealBug(
      report: "mullvad/mullvadvpn-app#6304", isPull: true, app: "Mullvad",
      says: "Done leaves the account while a payment is under way.",
      flow: "2410-done-leaves-payment",
      finds: [
        Find(
          rule: "closes-though-held", element: "screens.account",
          trace: ["tap “Account”", "tap “Add 30 days”"])
      ]),
    RealBug(
      report: "tidepool-org/LoopKit#381", isPull: true, app: "Loop",
      says: "Cancel of one setting closes all of Therapy Settings.",
      flow: "2411-cancel-closes-therapy",
      finds: [
        Find(
          rule: "cancel-leaves-all", element: "screens.range-editor.buttons.cancel"),
        Find(
          rule: "cancel-leaves-all", element: "screens.carb-editor.buttons.cancel"),
      ]),
    RealBug(
      report: "home-assistant/iOS#4369", app: "Home Assistant",
      says: "On the Mac nothing closes Add to Widget.",
      flow: "2412-add-to-widget-on-mac",
      finds: [
        Find(
          rule: "exit-only-by-committing", element: "screens.choose-widget",
          trace: ["tap “Add to Widget”"])
      ]),
    RealBug(
      report: "home-assistant/iOS#3981", app: "Home Assistant",
      says: "Closing what a control has opened leads to the overview.",
      flow: "2413-overview-after-control",
      finds: [
        Find(
          rule: "pages-left-for-modal", element: "triggers.control")
      ]),
  ]
}
