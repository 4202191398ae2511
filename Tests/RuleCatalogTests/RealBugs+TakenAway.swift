extension RealBug {
  /// Gates and screens that go without their answer, modes and flags that stay, taps that do nothing or do it twice.
  static let takenAway: [RealBug] = [
    RealBug(
      report: "mozilla-mobile/focus-ios#3516", app: "Focus",
      says: "A search from the widget closes the welcome, which never comes again.",
      flow: "1850-widget-closes-welcome",
      finds: [
        Find(
          rule: "shown-once-taken-away", element: "triggers.search-from-the-widget",
          trace: ["launch", "search from the widget"])
      ]),
    RealBug(
      report: "Automattic/simplenote-ios#1035", app: "Simplenote",
      says: "A link closes the sign-in.",
      flow: "1851-link-closes-sign-in",
      finds: [
        Find(rule: "gate-taken-down", element: "triggers.new-note", trace: ["launch", "new note"])
      ]),
    RealBug(
      report: "ArtSabintsev/Siren#429", app: "Siren",
      says: "The forced update goes with the app and does not come back with it.",
      flow: "1852-update-goes-in-background",
      finds: [
        Find(
          rule: "gate-taken-down", element: "triggers.background",
          trace: ["foreground while ‘old-version’ is on", "background"])
      ]),
    RealBug(
      report: "Suwatte/Suwatte#188", app: "Suwatte",
      says: "The reader is closed when the app comes back.",
      flow: "1853-reader-goes-on-return",
      finds: [
        Find(
          rule: "opened-screen-swept-away", element: "triggers.foreground",
          trace: ["tap “A story”", "foreground"])
      ]),
    RealBug(
      report: "manaflow-ai/cmux#8766", app: "cmux",
      says: "The settings close when the connection is there.",
      flow: "1854-settings-go-when-connected",
      finds: [
        Find(
          rule: "opened-screen-swept-away", element: "screens.connecting.triggers.connected",
          trace: ["tap “Settings”", "connected"])
      ]),
    RealBug(
      report: "mozilla-mobile/firefox-ios#21096", app: "Firefox",
      says: "After a swipe the next address comes in edit mode.",
      flow: "1855-edit-mode-after-swipe",
      finds: [
        Find(
          rule: "mode-left-on-by-swipe", element: "screens.addresses.buttons.an-address.present.address",
          trace: ["tap “An address”", "tap “Edit”", "swipe down"])
      ]),
    RealBug(
      report: "horizontalsystems/unstoppable-wallet-ios#1994", app: "Unstoppable",
      says: "Two taps on Send make two transactions.",
      flow: "1856-sent-twice",
      finds: [
        Find(rule: "work-begun-twice", element: "screens.summary.buttons.send")
      ]),
    RealBug(
      report: "forcedotcom/SalesforceMobileSDK-iOS#2298", app: "RestAPIExplorer",
      says: "Back of the login does nothing after a restart.",
      flow: "1857-back-of-the-login",
      finds: [
        Find(
          rule: "inert-close-button", element: "screens.login.buttons.back",
          trace: ["launch while ‘had-accounts’ is on", "tap “New User”", "tap “Back”"])
      ]),
    RealBug(
      report: "p2/OAuth2#53", app: "OAuth2",
      says: "Sign In stays disabled after Done of Safari.",
      flow: "1858-safari-done-tells-nobody",
      finds: [
        Find(
          rule: "flag-left-set", element: "screens.home.buttons.sign-in.present.authorize",
          trace: ["tap “Sign In”", "tap “Done”"])
      ]),
  ]
}
