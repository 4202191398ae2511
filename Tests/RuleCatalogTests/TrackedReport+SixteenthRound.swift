extension TrackedReport {
  /// Bugs of the sixteenth round that taught something, in the order in which they were written down.
  static let sixteenthBugs: [TrackedReport] = [
    TrackedReport(
      report: "lo-cafe/winston#314", flow: "flows/2501-asked-for-the-face-twice",
      first: "missed", change: "the rule `unlocking-locks-again`"),
    TrackedReport(
      report: "futuretap/InAppSettingsKit#338", flow: "flows/2502-list-that-no-longer-answers",
      first: "missed", change: "`ended-as-it-disappears` asks where people come back from another tab, too"),
    TrackedReport(
      report: "react-navigation/react-navigation#12517", flow: "flows/2503-back-before-its-question",
      first:
        "found; written with `if: unsaved` in `will-disappear`, a warning besides was false (“is never shown”)",
      change: "what `will-disappear` saves if it is unsaved is kept"),
  ]
}
