extension RealBug {
  /// Reports of SwiftUI apps from a fourth draw, which were not found at first.
  static let swiftUIFourth: [RealBug] = [
    RealBug(
      report: "prologueapp/Prologue#142", app: "Prologue",
      says: "The player leads to the book that was open, not to the one that plays.",
      flow: "3400-book-that-was-open",
      finds: [
        Find(
          rule: "open-page-shown-instead", element: "screens.player.buttons.the-hobbit.push.book")
      ]),
    RealBug(
      report: "sid9102/gemma3n-ios#6", isPull: true, app: "Gemma",
      says: "The model that was picked is copied once more when the next picker is cancelled.",
      flow: "3401-model-copied-again",
      finds: [
        Find(
          rule: "cancelled-counts-as-done",
          element: "screens.chat.buttons.load-model.present.files")
      ]),
    RealBug(
      report: "vinhnx/Clendar#194", isPull: true, app: "Clendar",
      says: "Plus has been bought, and its offer stays.",
      flow: "3402-bought-and-still-offered",
      finds: [
        Find(rule: "finishes-and-stays", element: "screens.offer.buttons.purchase")
      ]),
    RealBug(
      report: "ZingerLittleBee/Heeler#359", app: "Heeler",
      says: "The new host asks whether it is trusted while the sheet still goes, and nobody sees it.",
      flow: "3403-trust-asked-while-sheet-goes",
      finds: [
        Find(
          rule: "present-during-transition", element: "screens.host-form.buttons.save",
          trace: ["tap “Add Host”", "tap “Save”"])
      ]),
    RealBug(
      report: "madeye/gterm#39", isPull: true, app: "gterm",
      says: "The remote ends the session, and a terminal without one stays in front.",
      flow: "3404-terminal-after-its-session",
      finds: [
        Find(
          rule: "left-open-and-empty", element: "screens.terminal.triggers.the-remote-exits",
          trace: ["tap “My Host”", "the remote exits"])
      ]),
    RealBug(
      report: "Ichigo3766/Open-Relay#117", app: "Open Relay",
      says: "On an iPhone a link to a chat opens the app and no chat.",
      flow: "3405-link-in-wide-windows-only",
      finds: [
        Find(rule: "link-on-one-device", element: "triggers.a-link-to-a-chat")
      ]),
    RealBug(
      report: "ewanc26/inkwell#94", app: "Inkwell",
      says: "A notification that starts the app is heard by nobody, because the reader is not there yet.",
      flow: "3406-document-before-its-reader",
      finds: [
        Find(rule: "link-forgotten-at-launch", element: "triggers.a-document")
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#12103", isPull: true, app: "WooCommerce",
      says: "Another product in the list replaces the form beside it, edited or not.",
      flow: "3407-product-replaced-while-edited",
      finds: [
        Find(rule: "row-replaces-form-beside", element: "screens.products.buttons.a-product")
      ]),
    RealBug(
      report: "schmidtwmark/BetterBlue#21", app: "BetterBlue",
      says: "The first car has refreshed and takes the place of the one that people have gone to.",
      flow: "3408-car-that-has-refreshed",
      finds: [
        Find(
          rule: "tab-changed-at-return", element: "screens.ioniq.callbacks.did-appear.later",
          trace: ["select the tab “Kona”", "refresh ends"])
      ]),
    RealBug(
      report: "nightscout/Trio#478", isPull: true, app: "Trio",
      says: "Close of the bolus seems to give up the carbs, which were saved one step before.",
      flow: "3409-bolus-closed-carbs-kept",
      finds: [
        Find(rule: "cancel-leaves-work-done", element: "screens.bolus.buttons.close")
      ]),
    RealBug(
      report: "migueldeicaza/SwiftTermApp#199", app: "SwiftTermApp",
      says: "The connection is refused, and behind the message a dead terminal stays.",
      flow: "3410-terminal-that-was-refused",
      finds: [
        Find(rule: "failed-load-not-retried", element: "screens.terminal")
      ]),
    RealBug(
      report: "masumi-network/sokosumi#4717", isPull: true, app: "Sokosumi",
      says: "Escape, meant to close the invitation, declines it.",
      flow: "3411-invitation-declined-by-escape",
      finds: [
        Find(
          rule: "gesture-declines",
          element: "screens.chats.buttons.an-invitation.present.invitation",
          trace: ["tap “An Invitation”", "escape"])
      ]),
    RealBug(
      report: "daneden/Zeitgeist#54", app: "Zeitgeist",
      says: "Who has subscribed before buys again, the offer stays, and nothing says why.",
      flow: "3412-subscribed-before-and-not-told",
      finds: [
        Find(rule: "failure-says-nothing", element: "screens.subscription.buttons.yearly")
      ]),
  ]
}
