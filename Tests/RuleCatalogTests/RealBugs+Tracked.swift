extension RealBug {
  /// Reports that were looked up in public trackers and written down before they were linted, to see what is found of
  /// what nobody had in mind (``TrackedReport``).
  static let tracked: [RealBug] = [
    RealBug(
      report: "woocommerce/woocommerce-ios#2561", app: "WooCommerce",
      says: "Products are chosen in a search modal, and a drag or, on iPad, a tap beside it drops them.",
      flow: "301-product-search",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-gesture", element: "screens.search-products.unsaved.selection",
          trace: ["tap “Add Products”", "tap “Search”", "edit selection", "swipe down"])
      ]),
    RealBug(
      report: "metabolist/metatext#169", app: "Metatext",
      says: "Cancel, or a phone that slips, throws a long post away without a word.",
      flow: "302-compose-cancel",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-gesture", element: "screens.compose.unsaved.post",
          trace: ["tap “New Post”", "edit post", "swipe down"]),
        Find(
          rule: "unconfirmed-loss-on-button", element: "screens.compose.buttons.cancel",
          trace: ["tap “New Post”", "edit post", "tap “Cancel”"]),
      ]),
    RealBug(
      report: "TimOliver/TOCropViewController#361", app: "TOCropViewController",
      says: "The question whether to drop a crop points at nothing, and ends the app on iPad.",
      flow: "303-crop-question",
      finds: [
        Find(
          rule: "missing-popover-anchor", element: "screens.crop.buttons.cancel.present.discard-crop",
          trace: ["tap “Crop”", "edit crop", "tap “Cancel”"])
      ]),
    RealBug(
      report: "deltachat/deltachat-ios#2736", app: "Delta Chat",
      says: "An error that comes while the progress alert is up is logged and never shown.",
      flow: "304-error-under-progress",
      finds: [
        Find(
          rule: "concurrent-alerts", element: "screens.chat.triggers.recoding-failed",
          trace: ["tap “Send Video”", "recoding failed"])
      ]),
    RealBug(
      report: "kickstarter/ios-oss#223", isPull: true, app: "Kickstarter",
      says: "A push message opens its thread behind the project page that is up.",
      flow: "305-message-behind-project",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "triggers.a-message-is-tapped",
          trace: ["tap “Project”", "a message is tapped"])
      ]),
    RealBug(
      report: "vultisig/vultisig-ios#5082", app: "Vultisig",
      says: "The passcode is laid over the root only, so that a sheet that is up stays above it.",
      flow: "306-lock-under-sheet",
      finds: [
        Find(
          rule: "gate-hidden-by-modal", element: "triggers.foreground.present.passcode",
          trace: ["tap “Send”", "foreground"])
      ],
      unsaid: "that the lock is an overlay of the root view: it is written as a cover that the root presents"),
    RealBug(
      report: "mapbox/mapbox-maps-ios#1799", app: "Mapbox Maps",
      says: "With a sheet over the live map, the map’s own attribution button presents nothing.",
      flow: "308-attribution-under-sheet",
      finds: [
        Find(
          rule: "present-while-presenting", element: "screens.map.buttons.attribution.present.attribution",
          trace: ["tap “Attribution” on ‘map’"])
      ]),
    RealBug(
      report: "Expensify/react-native-share-menu#81", isPull: true, app: "Share Menu",
      says: "Swiped away, a share form never cancels its request, and the next share is blank.",
      flow: "309-share-menu-swiped",
      finds: [Find(rule: "extension-swiped-away", element: "screens.share-form")],
      unsaid:
        "the swipe itself: the screens of the app beneath are not in the flow, so it is read off, not played"),
    RealBug(
      report: "izyumkin/MCEmojiPicker#16", app: "MCEmojiPicker",
      says: "Each update of a view dismisses whatever is presented, also an alert of the app’s own.",
      flow: "310-emoji-picker-closes-alerts",
      finds: [
        Find(
          rule: "question-taken-away", element: "screens.note.triggers.the-view-is-updated",
          trace: ["tap “Delete”", "the view is updated"])
      ]),
    RealBug(
      report: "OneBusAway/onebusaway-ios#973", isPull: true, app: "OneBusAway",
      says: "Each tap on a pin puts one more panel over the last, and each is closed by itself.",
      flow: "311-pins-pile-up",
      finds: [
        Find(
          rule: "modal-over-itself", element: "screens.map.buttons.pin.present.stop",
          trace: ["tap “Pin”", "tap “Pin” on ‘map’"])
      ]),
  ]
}
