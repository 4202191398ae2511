extension RealBug {
  /// What the nineteenth round taught, and a report of the eighteenth that is found since.
  static let trackedNineteenth: [RealBug] = [
    RealBug(
      report: "mattrubin/Authenticator#105", app: "Authenticator",
      says: "The scanner comes again when Cancel has closed it, as its flag is cleared after it was asked.",
      flow: "3601-scanner-comes-again",
      finds: [
        Find(
          rule: "closed-modal-comes-back", element: "screens.scanner", trace: ["tap “Add”", "tap “Cancel”"])
      ]),
    RealBug(
      report: "Provenance-Emu/Provenance#2909", app: "Provenance",
      says: "The game goes on when the options cover its pause menu.",
      flow: "3602-game-goes-on-behind-options",
      finds: [
        Find(
          rule: "covered-taken-for-closed", element: "screens.pause",
          trace: ["tap “Menu”", "tap “Core Options”"])
      ]),
    RealBug(
      report: "amplitudesolutions/mealtime#50", app: "Mealtime",
      says: "Cancel of an item saves it as Save does.",
      flow: "3603-cancel-updates-the-item",
      finds: [Find(rule: "cancel-commits", element: "screens.item.buttons.cancel")]),
    RealBug(
      report: "Haptic-Apps/Slide-iOS#954", app: "Slide",
      says: "An edit was sent, and every tap asks whether to cancel it.",
      flow: "3604-editing-never-ends",
      finds: [Find(rule: "only-cancel-ends-mode", element: "screens.ask.buttons.cancel-editing")]),
    RealBug(
      report: "gigocabrera/CajaFuerte-app#40", app: "Caja Fuerte",
      says: "Who declines Touch ID after signing up stays in front of the form.",
      flow: "3606-face-id-declined",
      finds: [Find(rule: "only-accepting-leads-on", element: "screens.touch-id")]),
    RealBug(
      report: "emotality/ATAppUpdater#15", app: "ATAppUpdater",
      says: "A demanded update is forgotten when people come back from the store without it.",
      flow: "3607-update-demanded-once",
      finds: [Find(rule: "gate-closed-too-early", element: "screens.update.buttons.update")]),
    RealBug(
      report: "coulterpeterson/FloatNative#40", app: "FloatNative",
      says: "The sound of a video goes on when its page was left.",
      flow: "3608-video-heard-after-closing",
      finds: [
        Find(
          rule: "plays-on-after-leaving", element: "screens.player", trace: ["tap “A Video”", "tap Back"])
      ]),
    RealBug(
      report: "shengbinmeng/UniBBS#4", app: "UniBBS",
      says: "A page out of sight tells over the sign-in that its list could not be loaded.",
      flow: "3609-error-of-another-tab",
      finds: [Find(rule: "failure-told-unasked", element: "screens.popular.callbacks.did-appear")]),
    RealBug(
      report: "Yalantis/FoldingTabBar.iOS#15", app: "FoldingTabBar",
      says: "Back performs a segue, and leads to a copy of the first page without the bar.",
      flow: "3610-back-by-segue",
      finds: [Find(rule: "returns-by-pushing", element: "screens.page")]),
    RealBug(
      report: "awizemann/scarf#55", app: "ScarfGo",
      says: "Cancel of the first form shows the same form once more.",
      flow: "3611-cancel-brings-it-again",
      finds: [
        Find(
          rule: "closed-modal-comes-back", element: "screens.connect",
          trace: ["tap “Add Server”", "tap “Cancel”"])
      ]),
    RealBug(
      report: "NeutrinosPlatform/cordova-plugin-document-scanner#78", app: "Document Scanner",
      says: "The scanner opens though the camera was refused.",
      flow: "3612-scanner-though-refused",
      finds: [
        Find(rule: "camera-opened-though-denied", element: "screens.page.buttons.scan.present.scanner")
      ]),
    RealBug(
      report: "MyDataTaiwan/mylog14#136", app: "MyLog",
      says: "A photo is deleted, and its page stays.",
      flow: "3613-photo-deleted-and-open",
      finds: [Find(rule: "deleted-and-still-shown", element: "screens.sure.buttons.delete")]),
    RealBug(
      report: "ShareKit/ShareKit#238", app: "ShareKit",
      says: "Before iOS 8 each tap on Share opens one more popover.",
      flow: "2666-popover-upon-popover",
      finds: [
        Find(rule: "popover-opened-again", element: "screens.article.buttons.share.present.share")
      ]),
  ]
}
