extension RealBug {
  /// People lose the place where they were, or look at what is gone.
  static let losingPlace: [RealBug] = [
    RealBug(
      report: "mozilla-lockwise/lockwise-ios#866", app: "Lockwise",
      says: "Back from another app, an entry covers the list.",
      flow: "2801-entry-chosen-at-return",
      finds: [
        Find(
          rule: "tab-changed-at-return", element: "triggers.foreground",
          trace: ["show the column “Lockbox”", "foreground"])
      ]),
    RealBug(
      report: "aleene/FoodViewer#73", app: "FoodViewer",
      says: "The history is cleared, and its product stays beside it.",
      flow: "2802-history-cleared-product-stays",
      finds: [
        Find(
          rule: "column-shows-what-is-deleted", element: "screens.ask.buttons.clear-history")
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#279", app: "WordPress",
      says: "Signing out pushes the sign-in twice.",
      flow: "2803-sign-in-pushed-twice",
      finds: [
        Find(
          rule: "pushed-again-by-itself", element: "screens.settings.triggers.account-signed-out",
          trace: ["tap “Settings”", "tap “Sign Out”", "account signed out"])
      ],
      unsaid: "that the next page does not come: nothing documents what two pushes at once do"),
    RealBug(
      report: "zalando-incubator/zalando-commerce-ios#411", app: "Atlas",
      says: "The sizes cannot be loaded, and an endless spinner stays.",
      flow: "2804-sizes-not-loaded",
      finds: [
        Find(rule: "failed-load-not-retried", element: "screens.sizes")
      ]),
    RealBug(
      report: "brave/brave-ios#5035", app: "Brave",
      says: "Back from an empty folder, the button for a new folder is missing.",
      flow: "2805-toolbar-gone-after-back",
      finds: [
        Find(
          rule: "bar-hidden-after-back", element: "screens.folder",
          trace: ["tap “Playlist”", "tap “A folder” while ‘empty’ is on", "tap Back"])
      ]),
  ]
}
