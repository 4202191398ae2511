extension RealBug {
  /// Reports of SwiftUI apps from a third draw, which were not found at first.
  static let swiftUIThird: [RealBug] = [
    RealBug(
      report: "asiliuk/BsuirScheduleApp#33", app: "BSUIR Schedule",
      says: "The widget leaves the schedule that is open without its lessons.",
      flow: "2900-widget-empties-the-schedule",
      finds: [
        Find(
          rule: "emptied-while-in-front", element: "triggers.widget",
          trace: ["tap “Group 851001”", "later, after did-appear", "widget"])
      ]),
    RealBug(
      report: "uzairansaruzi/hermex#116", isPull: true, app: "Hermex",
      says: "Each session that is chosen builds the whole app anew.",
      flow: "2901-each-row-builds-anew",
      finds: [
        Find(rule: "app-built-anew", element: "screens.sidebar.buttons.a-session")
      ]),
    RealBug(
      report: "openclaw/openclaw#114083", isPull: true, app: "OpenClaw",
      says: "Who agrees to forget a gateway keeps it.",
      flow: "2902-gateway-forgotten-too-soon",
      finds: [
        Find(
          rule: "answer-reads-what-closing-clears",
          element: "screens.gateways.buttons.forget.present.ask-forget")
      ]),
    RealBug(
      report: "GetStream/stream-chat-swiftui#1434", isPull: true, app: "Stream Chat",
      says: "The camera opens again when people come back to the channel.",
      flow: "2903-camera-at-each-return",
      finds: [
        Find(
          rule: "opened-again-at-return", element: "screens.channel.callbacks.did-appear.present.camera",
          trace: ["tap “A channel”", "tap “Camera”", "tap “Cancel”", "tap “Info”", "tap Back"])
      ]),
    RealBug(
      report: "inseven/fileaway#451", isPull: true, app: "Fileaway",
      says: "When the file has been moved, the list of rules is there again.",
      flow: "2904-moved-and-asked-again",
      finds: [
        Find(rule: "last-step-goes-back", element: "screens.details.buttons.move")
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#16757", isPull: true, app: "WooCommerce",
      says: "Close leaves the receipt open and goes back beneath it.",
      flow: "2905-close-that-goes-back-beneath",
      finds: [
        Find(
          rule: "navigation-under-modal", element: "screens.receipt.buttons.close",
          trace: ["tap “A booking”", "tap “Email receipt”", "tap “close”"])
      ]),
    RealBug(
      report: "manaflow-ai/cmux#6017", isPull: true, app: "cmux",
      says: "While another device is connected, Cancel does not call the pairing off.",
      flow: "2906-paired-after-cancel",
      finds: [
        Find(rule: "cancelled-form-goes-through", element: "screens.pairing.buttons.pair")
      ]),
  ]
}
