extension RealBug {
  /// Reports about UIKit that a trial had missed.
  static let uikitMended: [RealBug] = [
    RealBug(
      report: "brave/brave-ios#2391", app: "Brave",
      says: "A callout comes with every private tab, also for those who said No.",
      flow: "2101-callout-on-every-private-tab",
      finds: [
        Find(rule: "asked-until-agreed", element: "screens.callout")
      ]),
    RealBug(
      report: "react-native-image-picker/react-native-image-picker#910", app: "a React Native app",
      says: "The library opens on top of an alert.",
      flow: "2102-photo-source-over-alert",
      finds: [
        Find(
          rule: "alert-covered", element: "screens.listing.buttons.add-photos.later",
          trace: ["tap “Add Photos”", "later, after ‘Add Photos’"])
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#1078", app: "WordPress",
      says: "After Cancel the log-in comes again.",
      flow: "2103-log-in-after-its-cancel",
      finds: [
        Find(
          rule: "closed-modal-comes-back", element: "screens.log-in",
          trace: ["sync ends while ‘password-wrong’ is on", "tap “Cancel”"])
      ]),
    RealBug(
      report: "Automattic/simplenote-ios#115", app: "Simplenote",
      says: "A swipe back that is called off leaves an empty note.",
      flow: "2104-note-emptied-by-half-a-swipe",
      finds: [
        Find(
          rule: "swipe-begun-taken-for-left", element: "screens.note",
          trace: ["tap “A Note”", "begin to swipe from the edge"])
      ]),
    RealBug(
      report: "Kommunicate-io/Kommunicate-iOS-SDK#414", isPull: true, app: "Kommunicate",
      says: "A conversation that is deleted stays open if something lies above it.",
      flow: "2105-deleted-while-covered",
      finds: [
        Find(rule: "stays-open-if-covered", element: "screens.chat.triggers.it-is-deleted")
      ]),
    RealBug(
      report: "KasemJaffer/receive_sharing_intent#18", app: "a share extension",
      says: "Post opens the app, and the extension stays in Safari.",
      flow: "2106-extension-stays-in-safari",
      finds: [
        Find(rule: "extension-left-open", element: "screens.compose.buttons.post")
      ]),
    RealBug(
      report: "IcaliaLabs/LoginKit#18", app: "LoginKit",
      says: "Once somebody has logged in, the log-in comes again.",
      flow: "2107-log-in-comes-again",
      finds: [
        Find(
          rule: "closed-modal-comes-back", element: "screens.log-in",
          trace: ["tap “Log In”", "log-in ends"])
      ]),
  ]
}
