extension TrackedReport {
  /// Bugs of the eighteenth round that taught something, in the order in which they were written down; last two that
  /// earlier rounds had missed.
  static let eighteenthBugs: [TrackedReport] = [
    TrackedReport(
      report: "AmolGangadhare/flutter_barcode_scanner#316", flow: "flows/2651-asked-for-the-camera-again",
      first: "missed as it stands here, found as it was written once more",
      change: "`cancel-leaves-flag-set` reads whoever opens a question and waits for it"),
    TrackedReport(
      report: "CoinbaseWallet/toshi-ios-client#267", isPull: true,
      flow: "flows/2652-alert-goes-with-sign-up", first: "missed; as it was written once more, an info",
      change: "`question-taken-away` reads a screen that closes what it presents by closing itself"),
    TrackedReport(
      report: "DiscipleTools/disciple-tools-mobile-app#36", flow: "flows/2653-save-stays-cancel-keeps",
      first: "missed", change: "`saved-and-still-open` reads Save beside a Cancel"),
    TrackedReport(
      report: "EmanuelKuhn/warpinator-swift#19", flow: "flows/2654-overwrite-without-cancel",
      first: "near: told as the missing way out of the files",
      change: "`waits-for-what-nothing-sets` reads answers that are never enabled"),
    TrackedReport(
      report: "IDme/ID.me-WebVerify-SDK-iOS#33", isPull: true, flow: "flows/2655-verifying-for-ever",
      first: "missed as it stands here, found as it was written once more",
      change: "`flag-left-set` reads buttons that a flag takes away"),
    TrackedReport(
      report: "smswithoutborders/RelaySMS-iOS#24", flow: "flows/2657-message-that-must-be-sent",
      first: "missed as it stands here, found as it was written once more",
      change: "the rule `page-left-only-by-committing`"),
    TrackedReport(
      report: "afterpay/sdk-ios#134", flow: "flows/2658-checkout-left-unasked",
      first: "missed as it stands here, found as it was written once more",
      change: "the rule `swipe-skips-question`"),
    TrackedReport(
      report: "divinevideo/divine-mobile#994", flow: "flows/2659-save-asks-for-the-name", first: "missed",
      change: "`save-misses-edits` reads a Save that asks for one field of several"),
    TrackedReport(
      report: "status-im/status-legacy#867", flow: "flows/2660-photo-does-not-wake-save", first: "missed",
      change: "`save-misses-edits` reads pictures that a picker hands over"),
    TrackedReport(
      report: "HedvigInsurance/ugglan#735", isPull: true, flow: "flows/2661-chat-comes-again",
      first: "missed as it stands here, found as it was written once more",
      change: "`closed-modal-comes-back` reads what a message has noted"),
    TrackedReport(
      report: "apoorvdarshan/fud-ai#380", isPull: true, flow: "flows/2662-voice-recorded-on",
      first: "missed", change: "`plays-on-after-leaving` reads what records a voice"),
    TrackedReport(
      report: "CruGlobal/godtools-swift#991", isPull: true, flow: "flows/2665-language-kept-by-a-tap",
      first: "missed"),
    TrackedReport(
      report: "ShareKit/ShareKit#238", flow: "flows/2666-popover-upon-popover", first: "missed",
      change: "the rule `popover-opened-again`, in the nineteenth round"),
    TrackedReport(
      report: "ente-io/ente#2126", flow: "flows/2663-cancelled-import-counts",
      first: "missed in an earlier draw",
      change: "`cancelled-counts-as-done` reads flags that the Cancel itself sets"),
    TrackedReport(
      report: "react/react-native#28343", flow: "flows/2664-parent-stays",
      first: "missed in an earlier draw",
      change: "the rule `close-all-closes-one`"),
  ]
}
