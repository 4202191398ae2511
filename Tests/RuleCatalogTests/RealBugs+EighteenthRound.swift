extension RealBug {
  /// What the eighteenth round taught.
  static let trackedEighteenth: [RealBug] = [
    RealBug(
      report: "AmolGangadhare/flutter_barcode_scanner#316", app: "Flutter Barcode Scanner",
      says: "Cancel of the question about the camera answers nobody, and Scan stays dead.",
      flow: "2651-asked-for-the-camera-again",
      finds: [Find(rule: "cancel-leaves-flag-set", element: "screens.grant.buttons.cancel")]),
    RealBug(
      report: "CoinbaseWallet/toshi-ios-client#267", isPull: true, app: "Toshi",
      says: "What closes the sign-up closes the alert that has come instead of it.",
      flow: "2652-alert-goes-with-sign-up",
      finds: [
        Find(
          rule: "question-taken-away", element: "screens.main.triggers.user-created",
          trace: ["one second after the start", "user created"])
      ]),
    RealBug(
      report: "DiscipleTools/disciple-tools-mobile-app#36", app: "Disciple Tools",
      says: "Save saves and stays where it is, and beside it stands only Cancel.",
      flow: "2653-save-stays-cancel-keeps",
      finds: [Find(rule: "saved-and-still-open", element: "screens.edit.buttons.save")]),
    RealBug(
      report: "EmanuelKuhn/warpinator-swift#19", app: "Warpinator",
      says: "The Cancel of the question whether files are to be overwritten is disabled.",
      flow: "2654-overwrite-without-cancel",
      finds: [Find(rule: "waits-for-what-nothing-sets", element: "screens.overwrite.buttons.cancel")]),
    RealBug(
      report: "IDme/ID.me-WebVerify-SDK-iOS#33", isPull: true, app: "ID.me WebVerify",
      says: "Done of the page of the web is heard by nobody, and its button stays away.",
      flow: "2655-verifying-for-ever",
      finds: [
        Find(
          rule: "flag-left-set", element: "screens.demo.buttons.verify.present.safari",
          trace: ["tap “Verify”", "tap “Done”"])
      ]),
    RealBug(
      report: "smswithoutborders/RelaySMS-iOS#24", app: "RelaySMS",
      says: "The page for a message has no Back, so that it can only be left by sending.",
      flow: "2657-message-that-must-be-sent",
      finds: [
        Find(rule: "page-left-only-by-committing", element: "screens.compose", trace: ["tap “Gmail”"])
      ]),
    RealBug(
      report: "afterpay/sdk-ios#134", app: "Afterpay",
      says: "Cancel of the checkout asks whether it is meant, and a pull ends it at once.",
      flow: "2658-checkout-left-unasked",
      finds: [
        Find(
          rule: "swipe-skips-question", element: "screens.checkout", trace: ["tap “Pay with Afterpay”"])
      ]),
    RealBug(
      report: "divinevideo/divine-mobile#994", app: "Divine",
      says: "Save wakes for the name alone, not for the description or the picture.",
      flow: "2659-save-asks-for-the-name",
      finds: [Find(rule: "save-misses-edits", element: "screens.edit.buttons.save")]),
    RealBug(
      report: "status-im/status-legacy#867", app: "Status",
      says: "A photo that was just taken does not wake Save.",
      flow: "2660-photo-does-not-wake-save",
      finds: [Find(rule: "save-misses-edits", element: "screens.edit.buttons.arrow-right")]),
    RealBug(
      report: "HedvigInsurance/ugglan#735", isPull: true, app: "Hedvig",
      says: "A message that arrives while its chat is open opens it once more after Close.",
      flow: "2661-chat-comes-again",
      finds: [
        Find(
          rule: "closed-modal-comes-back", element: "screens.chat",
          trace: ["new message", "tap “Chat”", "tap “Close”"])
      ]),
    RealBug(
      report: "apoorvdarshan/fud-ai#380", isPull: true, app: "Fud AI",
      says: "The microphone stays open when the sheet that records has gone.",
      flow: "2662-voice-recorded-on",
      finds: [
        Find(
          rule: "plays-on-after-leaving", element: "screens.voice",
          trace: ["tap “Voice”", "tap “Record”", "tap “Close”"])
      ]),
    RealBug(
      report: "ente-io/ente#2126", app: "Ente Auth",
      says: "Cancel of the question for a file marks the import as done.",
      flow: "2663-cancelled-import-counts",
      finds: [
        Find(rule: "cancelled-counts-as-done", element: "screens.import.buttons.bitwarden.present.ask")
      ]),
    RealBug(
      report: "react/react-native#28343", app: "React Native",
      says: "Close All tells the lower modal, and only the upper one goes.",
      flow: "2664-parent-stays",
      finds: [
        Find(
          rule: "close-all-closes-one", element: "screens.inner.buttons.close-all",
          trace: ["tap “Open”", "tap “More”", "tap “Close All”"])
      ]),
  ]
}
