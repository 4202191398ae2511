extension RealBug {
  /// What the seventeenth round taught.
  static let trackedSeventeenth: [RealBug] = [
    RealBug(
      report: "lodev09/react-native-true-sheet#33", app: "True Sheet",
      says: "A full screen above the sheet counts as its closing, and the page beneath goes back.",
      flow: "2601-goes-back-when-covered",
      finds: [
        Find(
          rule: "closes-as-it-is-covered", element: "screens.wallets",
          trace: ["tap “Account”", "tap “Wallets”", "tap “Connect”"])
      ]),
    RealBug(
      report: "AzureAD/azure-activedirectory-library-for-objc#1410", isPull: true, app: "ADAL",
      says: "The page that is to present the sign-in has gone, and whoever waits for it waits on.",
      flow: "2602-sign-in-of-a-page-that-is-gone",
      finds: [
        Find(
          rule: "waits-for-what-never-came", element: "screens.account.buttons.sign-in",
          trace: ["tap “Account”", "tap “Sign In”", "tap “Close”", "later, after ‘Sign In’"])
      ]),
    RealBug(
      report: "SimformSolutionsPvtLtd/SSAppUpdater#25", isPull: true, app: "SSAppUpdater",
      says: "Whoever closes the page of the App Store has got past the update that was demanded.",
      flow: "2603-update-that-can-be-left",
      finds: [Find(rule: "gate-closed-too-early", element: "screens.update.buttons.update")]),
    RealBug(
      report: "TheWidlarzGroup/react-native-video#3250", app: "React Native Video",
      says: "The player’s own Close is not heard: the film plays on, and the lesson does not open it again.",
      flow: "2604-player-closed-unheard",
      finds: [
        Find(
          rule: "flag-left-set", element: "screens.lesson.buttons.play.present.player",
          trace: ["tap “Play”", "tap “Close”"]),
        Find(
          rule: "plays-on-after-leaving", element: "screens.player", trace: ["tap “Play”", "tap “Close”"]),
      ]),
    RealBug(
      report: "applivery/applivery-ios-sdk#111", isPull: true, app: "Applivery",
      says: "After Cancel in the question of the system a forced update cannot be begun again.",
      flow: "2605-update-cancelled",
      finds: [Find(rule: "cancel-leaves-flag-set", element: "screens.system-question.buttons.cancel")]),
    RealBug(
      report: "expo/react-native-action-sheet#173", app: "Expo Action Sheet",
      says: "On an iPhone a tap beside an action sheet without a Cancel closes nothing.",
      flow: "2606-sheet-without-cancel",
      finds: [Find(rule: "action-sheet-without-cancel", element: "screens.options")]),
    RealBug(
      report: "trezor/trezor-suite#10647", app: "Trezor Suite",
      says: "Cancel of Face ID makes the app active again, which asks for the face once more.",
      flow: "2607-face-id-after-cancel",
      finds: [Find(rule: "unlocking-locks-again", element: "triggers.active-again")]),
    RealBug(
      report: "beefe/react-native-actionsheet#36", app: "React Native Action Sheet",
      says: "The gallery that the menu has opened goes together with the menu.",
      flow: "2608-picker-goes-with-menu",
      finds: [
        Find(
          rule: "cascade-dismiss", element: "screens.options.buttons.gallery.later",
          trace: ["tap “Photo”", "tap “Gallery”", "later, after ‘Gallery’"])
      ]),
  ]
}
