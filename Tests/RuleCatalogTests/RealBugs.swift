extension RealBug {
  /// All of them, in the order of the flows.
  static let all =
    closing + presenting + tracked + trackedLater + trackedLast + trackedInTheEnd
    + trackedSince + trackedSixth + trackedSeventh + trackedEighth + trackedNinth
    + trackedTenth + trackedUIKit + trackedSwiftUI + takenAway + savedAndStale + leftOver + doneOnce
    + losingPlace + uikitMended + uikitMissed + swiftUISince + swiftUIAgain
    + withoutAnswer + swiftUIThird + uikitThird + uikitFourth + swiftUIFourth + trackedSixteenth
    + trackedSeventeenth + trackedEighteenth + trackedNineteenth

  /// What was lost, left undone or could not be closed.
  static let closing: [RealBug] = [
    RealBug(
      report: "mlemgroup/mlem#602", app: "Mlem",
      says: "A careless pull while placing the cursor throws the composed post away.",
      flow: "001-post-composer",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-gesture", element: "screens.composer.unsaved.post",
          trace: ["tap “New Post”", "edit post", "swipe down"])
      ]),
    RealBug(
      report: "cachly/issues-tracker#5739", app: "Cachly",
      says: "The note editor goes down with a swipe, and the note with it.",
      flow: "004-personal-note",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-gesture", element: "screens.note.unsaved.note",
          trace: ["tap “Personal Note”", "edit note", "swipe down"])
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#2123", app: "WooCommerce",
      says: "Back asks before it drops a product, the swipe from the edge does not.",
      flow: "009-product-form",
      finds: [
        Find(
          rule: "loss-on-interactive-back", element: "screens.product-form",
          trace: ["tap “Product”", "edit product", "swipe from the edge"])
      ]),
    RealBug(
      report: "skywinder/ActionSheetPicker-3.0#304", app: "ActionSheetPicker",
      says: "On iPad a tap beside the picker counts as Cancel and drops what was chosen.",
      flow: "010-date-picker",
      finds: [
        Find(
          rule: "popover-tap-outside-discards", element: "screens.date-picker.unsaved.date",
          trace: ["tap “Date”", "edit date", "tap outside"])
      ]),
    RealBug(
      report: "bitwarden/mobile#1117", isPull: true, app: "Bitwarden",
      says: "A sheet of the AutoFill extension is swiped away, nobody answers the host app, and it hangs.",
      flow: "013-autofill-extension",
      finds: [
        Find(
          rule: "swipe-skips-completion", element: "screens.vault.buttons.add.present.add-login",
          trace: ["tap “Add”", "swipe down"])
      ]),
    RealBug(
      report: "react/react-native#26892", app: "React Native",
      says: "After a swipe the app still believes the modal is up, and cannot open it again.",
      flow: "017-modal-visible-flag",
      finds: [
        Find(
          rule: "presentation-state-not-reset", element: "screens.home.buttons.open.present.modal",
          trace: ["tap “Open”", "swipe down"])
      ]),
    RealBug(
      report: "expo/expo#15511", isPull: true, app: "Expo",
      says: "The photo library is swiped away, its delegate hears nothing, and a promise never settles.",
      flow: "022-image-picker",
      finds: [
        Find(
          rule: "unhandled-picker-swipe", element: "screens.profile.buttons.choose-photo.present.library",
          trace: ["tap “Choose Photo”", "swipe down"])
      ]),
    RealBug(
      report: "keymanapp/keyman#13686", isPull: true, app: "Keyman",
      says: "Settings are torn down in willDismiss, which any small pull already calls.",
      flow: "030-keyboard-settings",
      finds: [
        Find(
          rule: "side-effect-in-will-dismiss",
          element: "screens.editor.buttons.settings.present.settings.callbacks.will-dismiss")
      ]),
    RealBug(
      report: "zhangao0086/DKImagePickerController#629", app: "DKImagePicker",
      says: "shouldDismiss returns isModalInPresentation, so the answer is always no.",
      flow: "031-image-picker-mirror",
      finds: [
        Find(rule: "should-dismiss-mirrors-guard", element: "screens.picker.callbacks.should-dismiss")
      ],
      unsaid:
        "that selecting with a moving finger is taken for the swipe: a flow does not say where fingers move"),
    RealBug(
      report: "toggl/mobileapp#4932", isPull: true, app: "Toggl",
      says: "On iPad a tap beside an action sheet without Cancel runs no handler, and the app waits on.",
      flow: "033-action-sheet-outside",
      finds: [
        Find(rule: "action-sheet-without-cancel", element: "screens.confirm-delete"),
        Find(
          rule: "presentation-state-not-reset",
          element: "screens.entry.buttons.delete.present.confirm-delete",
          trace: ["tap “Delete”", "tap outside"]),
      ]),
    RealBug(
      report: "kishikawakatsumi/KeychainAccess#446", app: "KeychainAccess",
      says: "The list reloads in viewWillAppear, which nobody calls when a sheet closes.",
      flow: "035-keychain-list",
      finds: [
        Find(
          rule: "stale-presenter-after-sheet", element: "screens.accounts",
          trace: ["tap “Add”", "tap “Cancel”"])
      ]),
    RealBug(
      report: "pretix/pretixscan-ios#15", app: "pretixSCAN",
      says: "Set-up starts in viewDidAppear, which does not come after the welcome screen on iOS 13.",
      flow: "037-event-setup",
      finds: [
        Find(rule: "stale-presenter-after-sheet", element: "screens.scanner", trace: ["tap “Get Started”"])
      ]),
    RealBug(
      report: "freeotp/freeotp-ios#182", app: "FreeOTP",
      says: "About has no button, and iOS 12 knows no swipe.",
      flow: "042-about-without-button",
      finds: [
        Find(rule: "exit-lost-on-older-os", element: "screens.about", trace: ["tap “About”"])
      ]),
    RealBug(
      report: "lionheart/openradar-mirror#19175", app: "a reader",
      says: "The dictionary popover fills the screen, without Done, when the iPad window turns narrow.",
      flow: "043-reference-library",
      finds: [
        Find(rule: "adapted-popover-without-close", element: "screens.definition", trace: ["tap “Look Up”"])
      ]),
    RealBug(
      report: "software-mansion/react-native-screens#2698", app: "React Native Screens",
      says: "In landscape the form sheet is full screen, and the swipe, its only exit, is gone.",
      flow: "044-form-sheet-landscape",
      finds: [
        Find(rule: "exit-lost-in-compact-height", element: "screens.details", trace: ["tap “Details”"])
      ]),
    RealBug(
      report: "sceneview/sceneview#1580", app: "SceneView",
      says: "Samples open in a full-screen cover that nothing closes; the app has to be killed.",
      flow: "046-cover-without-close",
      finds: [
        Find(rule: "fullscreen-without-close", element: "screens.sample")
      ]),
    RealBug(
      report: "keepassium/KeePassium#508", isPull: true, app: "KeePassium",
      says: "On the Mac the photo picker holds itself, and with an empty library it has no Cancel.",
      flow: "049-photo-picker-on-mac",
      finds: [
        Find(
          rule: "guarded-without-exit", element: "screens.picker",
          trace: ["tap “Choose Photo”"])
      ]),
    RealBug(
      report: "twostraws/CodeScanner#75", app: "CodeScanner",
      says: "Cancel in the photo library clears a flag and closes nothing.",
      flow: "051-gallery-stays",
      finds: [
        Find(rule: "picker-left-open", element: "screens.gallery")
      ]),
    RealBug(
      report: "jevonmao/PermissionsSwiftUI#117", app: "PermissionsSwiftUI",
      says: "The X stays while it does nothing, and review rejects the app.",
      flow: "053-permissions",
      finds: [
        Find(
          rule: "inert-close-button", element: "screens.permissions.buttons.xmark",
          trace: ["tap “Ask”", "tap “Close” while ‘all-granted’ is off"]),
        Find(rule: "guarded-without-exit", element: "screens.permissions", trace: ["tap “Ask”"]),
      ]),
  ]
}
