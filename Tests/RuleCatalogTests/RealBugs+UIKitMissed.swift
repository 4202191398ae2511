extension RealBug {
  /// Reports about UIKit apps that a later trial had missed, or found only as advice.
  static let uikitMissed: [RealBug] = [
    RealBug(
      report: "oxen-io/session-ios#907", isPull: true, app: "Session",
      says: "Opening the settings of an empty conversation goes back to the list.",
      flow: "2701-conversation-gone-with-its-settings",
      finds: [
        Find(
          rule: "closes-as-it-is-covered", element: "screens.conversation",
          trace: ["tap “A conversation”", "tap “Settings”"])
      ]),
    RealBug(
      report: "LoopKit/Loop#2202", app: "Loop",
      says: "A bolus is refused, and the carbs that belong to it are stored all the same.",
      flow: "2702-carbs-stored-without-a-bolus",
      finds: [
        Find(rule: "done-before-refused", element: "screens.carbs.buttons.save-and-deliver")
      ]),
    RealBug(
      report: "Automattic/simplenote-ios#1444", app: "Simplenote",
      says: "The widget makes a note although nobody has entered the passcode.",
      flow: "2703-note-made-behind-the-lock",
      finds: [
        Find(
          rule: "done-behind-gate", element: "triggers.new-note-in-the-widget",
          trace: ["launch", "New Note in the widget"])
      ]),
    RealBug(
      report: "safe-global/safe-ios#2295", app: "Safe",
      says: "The offer of a passcode is swiped away, and the next step never comes.",
      flow: "2705-offer-swiped-away",
      finds: [
        Find(
          rule: "swipe-leaves-page-behind",
          element: "screens.add-key.buttons.add.present.offer-passcode",
          trace: ["tap “Add”", "tap “Add”", "swipe down"])
      ]),
    RealBug(
      report: "safe-global/safe-ios#2354", app: "Safe",
      says: "The last page is swiped away, and the flow that it ends lies open beneath.",
      flow: "2706-flow-left-beneath-its-end",
      finds: [
        Find(
          rule: "swipe-leaves-page-behind",
          element: "screens.load-safe.buttons.generate-key.present.key-details",
          trace: ["tap “Load Safe”", "tap “Generate Key”", "swipe down"])
      ]),
    RealBug(
      report: "HoardInvest/hoard#289", app: "Hoard",
      says: "The password was changed, and the page that changes it stays.",
      flow: "2707-password-changed-and-still-there",
      finds: [
        Find(rule: "done-stays-on-page", element: "screens.change-password.buttons.change")
      ]),
    RealBug(
      report: "brave/brave-ios#3950", app: "Brave",
      says: "A bookmark chosen in the menu loads behind the menu.",
      flow: "2708-bookmark-behind-its-menu",
      finds: [
        Find(
          rule: "chosen-and-still-open", element: "screens.menu-bookmarks.buttons.a-bookmark")
      ]),
    RealBug(
      report: "hotwired/hotwire-native-ios#112", app: "Hotwire Native",
      says: "Done of the sign-in leaves a blank page.",
      flow: "2709-blank-page-behind-the-sign-in",
      finds: [
        Find(rule: "left-empty-without-sign-in", element: "screens.sign-in")
      ]),
    RealBug(
      report: "RocketChat/Rocket.Chat.iOS#1144", app: "Rocket.Chat",
      says: "Who goes back from the log-in is told that the connection was lost.",
      flow: "2710-alert-when-going-back",
      finds: [
        Find(rule: "alert-on-leaving", element: "screens.authenticate")
      ]),
    RealBug(
      report: "safe-global/safe-ios#1579", app: "Safe",
      says: "A notification starts the app, and is forgotten over the passcode.",
      flow: "2711-notification-lost-at-the-lock",
      finds: [
        Find(rule: "link-forgotten-behind-lock", element: "triggers.a-transaction")
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#1298", app: "WordPress",
      says: "A tap on the blog that is chosen already does not close the picker.",
      flow: "2712-blog-that-is-chosen-already",
      finds: [
        Find(
          rule: "tap-without-answer", element: "screens.blogs.buttons.a-blog",
          trace: ["tap “Blog”", "tap “A blog” while ‘another’ is off"])
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#4692", app: "WordPress",
      says: "The stats that the widget opens are closed at once.",
      flow: "2713-stats-closed-at-the-launch",
      finds: [
        Find(
          rule: "link-taken-away", element: "triggers.the-session-is-restored",
          trace: ["the widget", "the session is restored"])
      ]),
    RealBug(
      report: "toggl/mobileapp#5142", app: "Toggl",
      says: "Discard throws the changes away, and the editor stays open.",
      flow: "2714-discarded-and-still-open",
      finds: [
        Find(rule: "discard-closes-nothing", element: "screens.discard.buttons.discard")
      ]),
    RealBug(
      report: "gnosis/safe-ios-legacy#598", app: "Gnosis Safe",
      says: "Back while the next page loads, and it is pushed all the same.",
      flow: "2704-review-after-back",
      finds: [
        Find(
          rule: "opened-after-leaving", element: "screens.intro.buttons.start.later",
          trace: ["tap “Replace Extension”", "tap “Start”", "tap Back", "load-transaction ends"])
      ]),
    RealBug(
      report: "safe-global/safe-ios#1132", app: "Safe",
      says: "The lock removes the passcode, and the page beneath still shows it as on.",
      flow: "2715-passcode-shown-as-on",
      finds: [
        Find(rule: "shown-state-goes-stale", element: "screens.passcode-page.callbacks.will-appear")
      ]),
    RealBug(
      report: "brave/brave-ios#4949", app: "Brave",
      says: "The question about a page comes over another tab.",
      flow: "2716-question-over-another-tab",
      finds: [
        Find(
          rule: "web-page-asks-over-another", element: "screens.browser.triggers.the-page-asks-again",
          trace: ["tap “New Tab”", "the page asks again"])
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#4885", app: "WordPress",
      says: "After a wrong password its page has no Back.",
      flow: "2717-password-page-without-back",
      finds: [
        Find(
          rule: "page-without-way-back", element: "screens.site-password",
          trace: ["tap “Password”", "tap Back", "later, after Back while ‘rejected’ is on", "tap “Password”"])
      ]),
  ]
}
