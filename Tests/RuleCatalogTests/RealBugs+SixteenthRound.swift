extension RealBug {
  /// What the sixteenth round taught.
  static let trackedSixteenth: [RealBug] = [
    RealBug(
      report: "lo-cafe/winston#314", app: "Winston",
      says: "Face ID is asked for twice: its own question makes the app active again, and that locks it.",
      flow: "2501-asked-for-the-face-twice",
      finds: [Find(rule: "unlocking-locks-again", element: "triggers.active-again")]),
    RealBug(
      report: "futuretap/InAppSettingsKit#338", app: "InAppSettingsKit",
      says: "Once another tab was shown the list of values no longer takes a tap.",
      flow: "2502-list-that-no-longer-answers",
      finds: [
        Find(
          rule: "ended-as-it-disappears", element: "screens.values",
          trace: ["select the tab “Settings”", "tap “Colour”", "select the tab “Home”"])
      ]),
    RealBug(
      report: "react-navigation/react-navigation#12517", app: "React Navigation",
      says: "Back has gone before its question comes, and asks even where nothing was written.",
      flow: "2503-back-before-its-question",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-button", element: "screens.form",
          trace: ["tap “New Form”", "edit answers", "tap Back"])
      ]),
  ]
}
