extension RealBug {
  /// What did not come, went with something else, or said what it did not mean.
  static let presenting: [RealBug] = [
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
          trace: ["launch", "deep-link"])
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
          trace: ["tap “New Post”", "edit post", "tap “Options”", "tap “Close” on ‘editor’"])
      ]),
    RealBug(
      report: "Automattic/simplenote-ios#81", isPull: true, app: "Simplenote",
      says: "Share and Collaborate do nothing, because the popover they stand in is still up.",
      flow: "097-share-from-popover",
      finds: [
        Find(
          rule: "popover-not-closed-first", element: "screens.actions.buttons.share.present.share",
          trace: ["tap “Actions”", "tap “Share”"])
      ],
      unsaid: "the broken layout of the adapted form: a flow has no layout"),
    RealBug(
      report: "Automattic/simplenote-ios#1023", app: "Simplenote",
      says: "Bar buttons beside a popover stay live: one acts beneath it, the other does nothing.",
      flow: "098-bar-buttons-pass-through",
      finds: [
        Find(
          rule: "present-while-presenting", element: "screens.note.buttons.options.present.options",
          trace: ["tap “Info”", "tap “Options” on ‘note’"]),
        Find(
          rule: "nonmodal-sheet-outlives-parent", element: "screens.note.buttons.info.present.info",
          trace: ["tap “Info”", "tap “New Note” on ‘note’"]),
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
          trace: ["the vehicle moves while ‘driving’ is on", "swipe down"]),
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
    RealBug(
      report: "pointfreeco/swift-composable-architecture#3783", app: "The Composable Architecture",
      says: "Behind a sheet at its undimmed detent the parent goes, and the sheet stays.",
      flow: "203-live-parent",
      finds: [
        Find(
          rule: "nonmodal-sheet-outlives-parent", element: "screens.map.buttons.stops.present.stops",
          trace: ["tap “Trip”", "tap “Stops”", "tap Back on ‘map’"])
      ]),
    RealBug(
      report: "vinceglb/FileKit#643", app: "FileKit",
      says: "The document picker closes itself and reports twice; the app’s dismiss closes the form beneath.",
      flow: "205-document-picker-twice",
      finds: [
        Find(
          rule: "double-dismiss", element: "screens.files.buttons.system-cancel",
          trace: ["tap “Import”", "tap “Choose File”", "tap “Cancel”"]),
        Find(
          rule: "finish-runs-twice", element: "screens.files",
          trace: ["tap “Import”", "tap “Choose File”", "swipe down"]),
      ]),
  ]
}
