extension TrackedReport {
  /// Bugs of the nineteenth round that taught something, in the order in which they were written down.
  static let nineteenthBugs: [TrackedReport] = [
    TrackedReport(
      report: "mattrubin/Authenticator#105", flow: "flows/3601-scanner-comes-again",
      first: "missed as it stands here, found as it was written once more",
      change: "`closed-modal-comes-back` reads flags that change once they have been asked"),
    TrackedReport(
      report: "Provenance-Emu/Provenance#2909", flow: "flows/3602-game-goes-on-behind-options",
      first: "missed as it stands here, found as it was written once more",
      change: "`covered-taken-for-closed` reads the flag that was turned as the screen opened"),
    TrackedReport(
      report: "amplitudesolutions/mealtime#50", flow: "flows/3603-cancel-updates-the-item",
      first: "missed as it stands here, found as it was written once more",
      change: "`cancel-commits` reads works that keep, and pages that were pushed"),
    TrackedReport(
      report: "Haptic-Apps/Slide-iOS#954", flow: "flows/3604-editing-never-ends", first: "missed",
      change: "`only-cancel-ends-mode` reads a mode that only a question ends"),
    TrackedReport(
      report: "alexanderjarvis/PXAlertView#26", flow: "flows/3605-alert-of-a-page-that-was-left",
      first: "missed", change: "`opened-after-leaving` reads questions of pages that were left with Back"),
    TrackedReport(
      report: "gigocabrera/CajaFuerte-app#40", flow: "flows/3606-face-id-declined", first: "missed",
      change: "the rule `only-accepting-leads-on`"),
    TrackedReport(
      report: "emotality/ATAppUpdater#15", flow: "flows/3607-update-demanded-once",
      first: "missed as it stands here, found as it was written once more",
      change: "`gate-closed-too-early` reads what an alert demands in its words"),
    TrackedReport(
      report: "coulterpeterson/FloatNative#40", flow: "flows/3608-video-heard-after-closing",
      first: "missed as it stands here, found as it was written once more",
      change: "`plays-on-after-leaving` reads works that play"),
    TrackedReport(
      report: "shengbinmeng/UniBBS#4", flow: "flows/3609-error-of-another-tab",
      first: "a false warning as it stands here, found as it was written once more",
      change: "a hidden tab opens a window of the app’s own"),
    TrackedReport(
      report: "Yalantis/FoldingTabBar.iOS#15", flow: "flows/3610-back-by-segue", first: "missed",
      change: "`returns-by-pushing` reads what a button says, and modals"),
    TrackedReport(
      report: "awizemann/scarf#55", flow: "flows/3611-cancel-brings-it-again",
      first: "missed as it stands here, found as it was written once more",
      change: "`closed-modal-comes-back` reads what Cancel itself presents"),
    TrackedReport(
      report: "NeutrinosPlatform/cordova-plugin-document-scanner#78",
      flow: "flows/3612-scanner-though-refused",
      first: "missed as it stands here, found as it was written once more",
      change: "`camera-opened-though-denied` reads answers that only note the question"),
    TrackedReport(
      report: "MyDataTaiwan/mylog14#136", flow: "flows/3613-photo-deleted-and-open",
      first: "missed as it stands here, found as it was written once more",
      change: "`deleted-and-still-shown` reads the flag of the row"),
    TrackedReport(
      report: "aesculus/EVTO-App-Feedback#84", flow: "flows/3614-restored-behind-the-store",
      first: "missed"),
  ]
}
