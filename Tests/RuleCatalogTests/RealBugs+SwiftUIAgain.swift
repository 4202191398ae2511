extension RealBug {
  /// Reports of SwiftUI apps from another draw, which were not found at first.
  static let swiftUIAgain: [RealBug] = [
    RealBug(
      report: "autoreleasefool/approach#289", app: "Approach",
      says: "A picker that takes the place of the details is closed at once.",
      flow: "2760-picker-closed-by-the-details",
      finds: [
        Find(rule: "replaced-sheet-closes-next", element: "screens.game.buttons.details.present.details")
      ]),
    RealBug(
      report: "inseven/fileaway#509", isPull: true, app: "Fileaway",
      says: "Cancel of a rule keeps the changes of its variables.",
      flow: "2761-rule-written-at-once",
      finds: [
        Find(rule: "done-before-save", element: "screens.rule.buttons.cancel")
      ]),
    RealBug(
      report: "home-assistant/iOS#5557", isPull: true, app: "Home Assistant",
      says: "The page of a new widget goes at once and takes the list along.",
      flow: "2762-widget-page-goes-at-once",
      finds: [
        Find(rule: "closes-as-it-appears", element: "screens.creation.callbacks.did-appear")
      ]),
    RealBug(
      report: "zodl-inc/zodl-ios#1795", isPull: true, app: "Zashi",
      says: "The swipe from the edge does nothing on the page of an address.",
      flow: "2763-address-without-the-swipe",
      finds: [
        Find(
          rule: "edge-swipe-taken-away", element: "screens.address",
          trace: ["tap “QR Code”"])
      ]),
  ]
}
