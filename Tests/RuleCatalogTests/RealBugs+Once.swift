extension RealBug {
  /// Screens and buttons that do their work once, and are not told that they may do it again.
  static let doneOnce: [RealBug] = [
    RealBug(
      report: "twostraws/CodeScanner#116", app: "CodeScanner",
      says: "After a code that is no ticket the scanner takes no other one.",
      flow: "2200-scanner-after-no-ticket",
      finds: [
        Find(
          rule: "camera-takes-one-code", element: "screens.scanner",
          trace: ["tap “Scan”", "a code while ‘valid’ is off", "tap “OK”"])
      ]),
    RealBug(
      report: "fespinoza/CraftingSwift-SampleProjects#8", app: "MovieCat",
      says: "After a sheet has closed a link to a movie goes nowhere.",
      flow: "2201-link-after-a-sheet",
      finds: [
        Find(
          rule: "still-counts-as-covered", element: "screens.movies",
          trace: ["tap “Description”", "tap “Close”"])
      ]),
    RealBug(
      report: "pointfreeco/swift-composable-architecture#2461", app: "The Composable Architecture",
      says: "Cancel of an alert leaves the state set that shows it.",
      flow: "2202-cancel-of-the-alert",
      finds: [
        Find(
          rule: "flag-left-set", element: "screens.items.buttons.delete-all.present.ask",
          trace: ["tap “Delete All”", "tap “Cancel”"])
      ]),
  ]
}
