extension RealBug {
  /// All of them, in the order of the flows.
  static let all: [RealBug] = [
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
          trace: ["tap “Choose Photo”", "library-empty is set"])
      ]),
    RealBug(
      report: "jevonmao/PermissionsSwiftUI#117", app: "PermissionsSwiftUI",
      says: "The X stays while it does nothing, and review rejects the app.",
      flow: "053-permissions",
      finds: [
        Find(
          rule: "inert-close-button", element: "screens.permissions.buttons.xmark",
          trace: ["tap “Ask”", "tap “Close”"]),
        Find(rule: "guarded-without-exit", element: "screens.permissions", trace: ["tap “Ask”"]),
      ]),
    RealBug(
      report: "mssun/passforios#24", app: "Pass",
      says: "An action sheet with nothing to point at stops the app on a wide iPad, not in the side bar.",
      flow: "058-pgp-action-sheet",
      finds: [
        Find(
          rule: "missing-popover-anchor", element: "screens.settings.buttons.pgp-key.present.key-source",
          trace: ["tap “PGP Key”"])
      ]),
    RealBug(
      report: "adaptyteam/AdaptySDK-iOS#116", isPull: true, app: "Adapty",
      says: "A button in a modal presents the paywall on the root, and nothing happens.",
      flow: "070-paywall-on-root",
      finds: [
        Find(
          rule: "present-while-presenting", element: "screens.offer.buttons.purchase.present.paywall",
          trace: ["tap “Offer”", "tap “Purchase”"])
      ]),
    RealBug(
      report: "mozilla-mobile/firefox-ios#12709", app: "Firefox",
      says: "A page’s alert cannot come while a sheet is up, and its answer is never given.",
      flow: "075-script-alert",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "screens.browser.triggers.the-page-calls-alert",
          trace: ["tap “Menu”", "the page calls alert"])
      ],
      unsaid: "the crash that follows: a flow does not say that WebKit insists on an answer"),
    RealBug(
      report: "home-assistant/iOS#5284", isPull: true, app: "Home Assistant",
      says: "A link opens on the web view although a sheet lies over it.",
      flow: "081-deep-link-under-sheet",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "triggers.deep-link",
          trace: ["tap “Settings”", "deep-link"])
      ]),
    RealBug(
      report: "subconsciousnetwork/subconscious#900", app: "Subconscious",
      says: "Recovery, opened from Settings, waits until Settings are closed.",
      flow: "088-recovery-mode",
      finds: [
        Find(rule: "sibling-sheets-on-one-view", element: "screens.notebook"),
        Find(
          rule: "present-while-presenting", element: "screens.settings.buttons.recover.present.recovery",
          trace: ["tap “Settings”", "tap “Recover”"]),
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#6656", app: "WordPress",
      says: "With the options open, the X asks about the draft, and no question comes.",
      flow: "096-discard-under-options",
      finds: [
        Find(
          rule: "present-while-presenting", element: "screens.editor.buttons.close.present.discard-changes",
          trace: ["tap “New Post”", "edit post", "tap “Options”", "tap “Close”"])
      ]),
    RealBug(
      report: "Automattic/simplenote-ios#81", isPull: true, app: "Simplenote",
      says: "Share and Collaborate do nothing, because the popover they stand in is still up.",
      flow: "097-share-from-popover",
      finds: [
        Find(
          rule: "popover-not-closed-first", element: "screens.actions.buttons.share.present.share",
          trace: ["tap “Actions”", "tap “Share”"]),
        Find(
          rule: "present-while-presenting", element: "screens.actions.buttons.share.present.share",
          trace: ["tap “Actions”", "tap “Share”"]),
      ],
      unsaid: "the broken layout of the adapted form: a flow has no layout"),
    RealBug(
      report: "Automattic/simplenote-ios#1023", app: "Simplenote",
      says: "Bar buttons beside a popover stay live: one acts beneath it, the other does nothing.",
      flow: "098-bar-buttons-pass-through",
      finds: [
        Find(
          rule: "present-while-presenting", element: "screens.note.buttons.options.present.options",
          trace: ["tap “Info”", "tap “Options”"]),
        Find(
          rule: "nonmodal-sheet-outlives-parent", element: "screens.note.buttons.info.present.info",
          trace: ["tap “Info”", "tap “New Note”"]),
      ]),
    RealBug(
      report: "lionheart/openradar-mirror#16819", app: "a radar",
      says: "Told twice to dismiss, a screen closes its child and then itself.",
      flow: "102-dismiss-twice",
      finds: [
        Find(
          rule: "double-dismiss", element: "screens.b.buttons.close",
          trace: ["tap “A”", "tap “B”", "tap “Close”"])
      ]),
    RealBug(
      report: "joomcode/BottomSheet#28", isPull: true, app: "BottomSheet",
      says: "The sheet dismisses what presented it, and several sheets go at once.",
      flow: "103-close-all-sheets",
      finds: [
        Find(
          rule: "cascade-dismiss", element: "screens.second.buttons.close",
          trace: ["tap “First”", "tap “Second”", "tap “Close”"]),
        Find(
          rule: "unconfirmed-loss-on-button", element: "screens.second.buttons.close",
          trace: ["tap “First”", "edit choice", "tap “Second”", "tap “Close”"]),
      ]),
    RealBug(
      report: "MvvmCross/MvvmCross#2094", app: "MvvmCross",
      says: "The upload menu of a web page closes itself, and then the page around it.",
      flow: "105-upload-menu",
      finds: [
        Find(
          rule: "double-dismiss", element: "screens.upload-menu",
          trace: ["tap “Help”", "tap “Choose File”", "the system closes it"])
      ],
      unsaid:
        "that the menu is the web view’s own: there is no such kind, the document picker, which closes itself in the same way, stands for it"
    ),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#13548", isPull: true, app: "WordPress",
      says: "A form sheet on iPad only, by asking for the idiom, although the style adapts by itself.",
      flow: "114-idiom-check",
      finds: [
        Find(rule: "idiom-dependent-style", element: "screens.me.buttons.debug.present.debug"),
        Find(rule: "full-screen-compact-by-delegate", element: "screens.me.buttons.debug.present.debug"),
      ]),
    RealBug(
      report: "auth0/Lock.swift#658", app: "Lock",
      says: "A login that is not to be closed closes on iPad with a tap beside it.",
      flow: "119-login-not-closable",
      finds: [
        Find(rule: "dismissable-gate", element: "screens.login", trace: ["swipe down"])
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#1960", app: "WooCommerce",
      says: "The question about a product has nothing usable to point at on iPad.",
      flow: "120-discard-prompt-invisible",
      finds: [
        Find(
          rule: "missing-popover-anchor", element: "screens.product-form.back.present.discard-changes",
          trace: ["tap “Product”", "edit product", "tap Back"])
      ],
      unsaid:
        "that the popover came, but empty: arrow directions and source rectangles are not words of flows, so the anchor is missing here, which stops the app"
    ),
    RealBug(
      report: "psimaker/vaultsync#64", app: "VaultSync",
      says: "On iOS 26 the question shows only what destroys, no Cancel.",
      flow: "121-merge-confirmation",
      finds: [
        Find(rule: "action-sheet-hides-cancel", element: "screens.confirm-merge", trace: ["tap “Merge”"])
      ]),
    RealBug(
      report: "glushchenko/fsnotes#290", app: "FSNotes",
      says: "Night Mode has only Cancel, and Cancel keeps the change.",
      flow: "127-night-mode",
      finds: [
        Find(rule: "cancel-commits", element: "screens.night-mode.buttons.cancel")
      ]),
    RealBug(
      report: "istornz/iPokeGo#122", app: "iPokeGo",
      says: "Cancel saves all the same.",
      flow: "128-cancel-saves",
      finds: [
        Find(rule: "cancel-commits", element: "screens.settings.buttons.cancel")
      ]),
    RealBug(
      report: "smartdevicelink/sdl_ios#1422", app: "SmartDeviceLink",
      says:
        "The driver’s lock screen, full screen by default, is a card that can be swiped away since iOS 13.",
      flow: "129-driver-lock",
      finds: [
        Find(
          rule: "dismissable-gate", element: "screens.lock-screen",
          trace: ["driving is set", "the vehicle moves", "swipe down"]),
        Find(rule: "implicit-style-drift", element: "triggers.the-vehicle-moves.present.lock-screen"),
      ]),
    RealBug(
      report: "nextcloud/ios#1952", app: "Nextcloud",
      says: "With a modal up the passcode does not come when the app returns.",
      flow: "130-passcode-ignored",
      finds: [
        Find(
          rule: "gate-hidden-by-modal", element: "triggers.foreground.present.passcode",
          trace: ["tap “Share”", "foreground"])
      ]),
    RealBug(
      report: "CardinalKit/CardinalKit#52", isPull: true, app: "CardinalKit",
      says: "The passcode can be swiped away, and the study is open to anyone.",
      flow: "131-passcode-sheet",
      finds: [
        Find(rule: "dismissable-gate", element: "screens.passcode", trace: ["foreground", "swipe down"])
      ]),
    RealBug(
      report: "material-components/material-components-ios#3661", app: "Material Components",
      says: "The dialog does not answer the two-finger Z of VoiceOver.",
      flow: "134-dialog-without-escape",
      finds: [
        Find(rule: "missing-escape-action", element: "screens.dialog")
      ]),
    RealBug(
      report: "scenee/FloatingPanel#383", isPull: true, app: "FloatingPanel",
      says: "The panel goes by a swipe only, and answers no escape.",
      flow: "137-panel-without-button",
      finds: [
        Find(rule: "missing-dismiss-button", element: "screens.panel"),
        Find(rule: "missing-escape-action", element: "screens.panel"),
      ]),
  ]
}
