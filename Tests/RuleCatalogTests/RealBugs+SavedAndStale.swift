extension RealBug {
  /// What is saved, linked to or shown, and is not so after all.
  static let savedAndStale: [RealBug] = [
    RealBug(
      report: "element-hq/element-x-ios#5073", app: "Element X",
      says: "Save uploads the profile, and going back asks again.",
      flow: "1870-saved-and-asked-again",
      finds: [Find(rule: "saved-and-still-unsaved", element: "screens.profile.buttons.save")]),
    RealBug(
      report: "openedx/edx-app-ios#1320", app: "edX",
      says: "A link asks to sign in, and is forgotten when that is done.",
      flow: "1871-course-link-forgotten",
      finds: [Find(rule: "link-forgotten-after-sign-in", element: "triggers.a-course")]),
    RealBug(
      report: "sparrowcode/PermissionsKit#77", app: "PermissionsKit",
      says: "The dialog still says Allowed after a visit to Settings.",
      flow: "1872-still-allowed",
      finds: [Find(rule: "shown-state-goes-stale", element: "screens.permissions.callbacks.did-appear")]),
    RealBug(
      report: "woocommerce/woocommerce-ios#17650", app: "WooCommerce",
      says: "A second tap on the tab throws the edits away.",
      flow: "1873-tab-tapped-again",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-gesture", element: "screens.product.unsaved.product",
          trace: ["tap “A Product”", "edit product", "tap Products again"])
      ]),
    RealBug(
      report: "FirebaseExtended/firebase-video-samples#53", app: "Favourites",
      says: "After Sign in with Apple the form stays.",
      flow: "1874-apple-leaves-the-form",
      finds: [Find(rule: "finishes-and-stays", element: "screens.login.buttons.apple")]),
  ]
}
