extension TrackedReport {
  /// Bugs of the seventeenth round that taught something, in the order in which they were written down.
  static let seventeenthBugs: [TrackedReport] = [
    TrackedReport(
      report: "lodev09/react-native-true-sheet#33", flow: "flows/2601-goes-back-when-covered",
      first: "missed", change: "`closes-as-it-is-covered` reads pages beneath a modal, too"),
    TrackedReport(
      report: "AzureAD/azure-activedirectory-library-for-objc#1410", isPull: true,
      flow: "flows/2602-sign-in-of-a-page-that-is-gone", first: "missed",
      change: "the rule `waits-for-what-never-came`"),
    TrackedReport(
      report: "SimformSolutionsPvtLtd/SSAppUpdater#25", isPull: true,
      flow: "flows/2603-update-that-can-be-left", first: "missed",
      change: "`gate-closed-too-early` reads alerts, which close with their button"),
    TrackedReport(
      report: "TheWidlarzGroup/react-native-video#3250", flow: "flows/2604-player-closed-unheard",
      first: "missed",
      change:
        "`plays-on-after-leaving` reads players that play as they open, `flag-left-set` events of the page beneath"
    ),
    TrackedReport(
      report: "applivery/applivery-ios-sdk#111", isPull: true, flow: "flows/2605-update-cancelled",
      first:
        "missed; one error besides was false (a forced update that asks before it begins “cannot be closed”)",
      change: "`cancel-leaves-flag-set` reads questions; `modal-trap` looks into what a gate asks"),
    TrackedReport(
      report: "expo/react-native-action-sheet#173", flow: "flows/2606-sheet-without-cancel",
      first: "missed", change: "`action-sheet-without-cancel` reads sheets in which every button does work"),
    TrackedReport(
      report: "trezor/trezor-suite#10647", flow: "flows/2607-face-id-after-cancel",
      first: "missed", change: "`unlocking-locks-again` reads what was just cancelled"),
    TrackedReport(
      report: "beefe/react-native-actionsheet#36", flow: "flows/2608-picker-goes-with-menu",
      first: "near: told as an info",
      change: "`cascade-dismiss` is a warning where one button presents and closes beneath"),
  ]
}
