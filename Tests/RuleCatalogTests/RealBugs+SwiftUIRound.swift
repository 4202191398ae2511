extension RealBug {
  /// Reports of the fifteenth round.
  static let trackedSwiftUI: [RealBug] = trackedSwiftUIFirst + trackedSwiftUILast

  private static let trackedSwiftUIFirst: [RealBug] = [
    RealBug(
      report: "Automattic/pocket-casts-ios#4840", app: "Pocket Casts",
      says: "X deletes the bookmark that was just made, a swipe keeps it.",
      flow: "1701-new-bookmark-kept",
      finds: [
        Find(
          rule: "swipe-skips-completion",
          element: "screens.player.buttons.add-bookmark.present.edit-bookmark",
          trace: ["tap “Add Bookmark”", "swipe down"])
      ]),
    RealBug(
      report: "EhPanda-Team/EhPanda#304", app: "EhPanda",
      says: "Cancel of a failed Face ID unlocks the app.",
      flow: "1702-cancel-of-face-id-unlocks",
      finds: [
        Find(
          rule: "gate-opened-by-cancel", element: "screens.lock",
          trace: ["foreground", "tap “Cancel”"])
      ]),
    RealBug(
      report: "element-hq/element-x-ios#2134", app: "Element X",
      says: "Cancel of Face ID asks for Face ID again, and never for the PIN.",
      flow: "1703-pin-never-comes",
      finds: [
        Find(
          rule: "unreached-screen", element: "screens.pin")
      ]),
    RealBug(
      report: "safe-global/safe-ios#2899", app: "Safe",
      says: "Whoever cancels Face ID is told that something failed.",
      flow: "1705-error-for-who-cancels",
      finds: [
        Find(
          rule: "error-after-cancel", element: "screens.face-id.buttons.cancel")
      ]),
    RealBug(
      report: "vultisig/vultisig-ios#3089", isPull: true, app: "Vultisig",
      says: "Save closes the sheet before the chains have been saved.",
      flow: "1706-closed-before-it-is-saved",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-button", element: "screens.chains.buttons.save",
          trace: ["tap “Choose Chains”", "edit selection", "tap “Save”"])
      ]),
    RealBug(
      report: "stripe/stripe-ios#6041", app: "Stripe",
      says: "Closed while it loads, the sheet cannot be opened again.",
      flow: "1707-closed-while-loading",
      finds: [
        Find(
          rule: "flag-left-set", element: "screens.booking.buttons.payment-method.present.customer-sheet",
          trace: ["tap “Payment Method”", "tap “Close” while ‘loaded’ is off"])
      ]),
    RealBug(
      report: "flighttactics/TAKTracker#31", app: "TAK Tracker",
      says: "The last step of the onboarding does not close it.",
      flow: "1708-close-onboarding-does-nothing",
      finds: [
        Find(
          rule: "fullscreen-without-close", element: "screens.onboarding")
      ]),
    RealBug(
      report: "LeoKlaus/Paperparrot#30", app: "Paperparrot",
      says: "On iPad the question points at the whole view.",
      flow: "1709-question-at-the-top",
      finds: [
        Find(
          rule: "popover-points-at-view", element: "screens.document.buttons.delete.present.ask-delete")
      ]),
    RealBug(
      report: "pingdotgg/t3code#6106", app: "T3 Code",
      says: "Delete in a list deletes without a question.",
      flow: "1710-thread-deleted-at-once",
      finds: [
        Find(
          rule: "destroys-without-asking", element: "screens.threads.buttons.delete")
      ]),
    RealBug(
      report: "Tiqr/tiqr#55", app: "tiqr",
      says: "One of three ways to delete an account does not ask.",
      flow: "1711-account-deleted-at-once",
      finds: [
        Find(
          rule: "destroys-without-asking", element: "screens.details.buttons.delete")
      ]),
    RealBug(
      report: "deltachat/deltachat-ios#439", app: "Delta Chat",
      says: "A draft is kept when the chat is left, and lost when the system ends the app.",
      flow: "1712-draft-gone-with-the-app",
      finds: [
        Find(
          rule: "draft-not-kept-in-background", element: "screens.chat")
      ]),
    RealBug(
      report: "obvios/Routing#7", app: "Routing",
      says: "A link pops the stack and leaves the sheet up.",
      flow: "1713-link-pops-beneath-a-sheet",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "triggers.a-link",
          trace: ["tap “Page”", "tap “Show”", "a link"])
      ]),
    RealBug(
      report: "Memmy-App/memmy#304", app: "Memmy",
      says: "Cancel, and a tap beside the window, drop a post.",
      flow: "1714-post-dropped-on-ipad",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-gesture", element: "screens.composer.unsaved.post",
          trace: ["tap “New Post”", "edit post", "swipe down"])
      ]),
    RealBug(
      report: "wtg/Shuttle-Tracker-SwiftUI-2.0#158", app: "Shuttle Tracker",
      says: "On the Mac nothing closes the announcement.",
      flow: "1715-announcement-on-the-mac",
      finds: [
        Find(
          rule: "exit-lost-in-compact-height", element: "screens.announcement",
          trace: ["an announcement"])
      ]),
    RealBug(
      report: "youjinp/SwiftUIKit#22", app: "SwiftUIKit",
      says: "The contact picker closes itself, and then the form as well.",
      flow: "1716-contacts-take-the-form",
      finds: [
        Find(
          rule: "double-dismiss", element: "screens.contacts.buttons.system-cancel",
          trace: ["tap “New Payment”", "tap “Pick a Contact”", "tap “Cancel”"])
      ]),
    RealBug(
      report: "yohannes/Thoughtless#4", app: "Thoughtless",
      says: "Whenever the app comes back a new note lies above the one that is open.",
      flow: "1718-note-above-a-note",
      finds: [
        Find(
          rule: "modal-over-itself", element: "triggers.the-app-becomes-active.present.note",
          trace: ["tap “A note”", "the app becomes active"])
      ]),
    RealBug(
      report: "divadretlaw/CustomAlert#18", app: "CustomAlert",
      says: "A button of an alert shows another one while the first is still up.",
      flow: "1720-alert-after-alert",
      finds: [
        Find(
          rule: "present-while-presenting", element: "screens.first.buttons.ok.present.second",
          trace: ["tap “Show”", "tap “OK”"])
      ]),
    RealBug(
      report: "krelltunez/dayGLANCE#1183", isPull: true, app: "dayGLANCE",
      says: "After a restore the wall stays.",
      flow: "1721-wall-stays-when-restored",
      finds: [
        Find(
          rule: "finishes-and-stays", element: "screens.wall.buttons.restore-purchases")
      ]),
  ]

  private static let trackedSwiftUILast: [RealBug] = [
    RealBug(
      report: "subconsciousnetwork/subconscious#1041", app: "Subconscious",
      says: "Back does not save the note.",
      flow: "1722-note-not-saved-by-back",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-button", element: "screens.note",
          trace: ["tap “A note”", "edit text", "tap Back"])
      ]),
    RealBug(
      report: "MKSG-MugunthKumar/MKStoreKit#72", isPull: true, app: "MKStoreKit",
      says: "Where purchases are switched off the wait never ends.",
      flow: "1723-purchases-switched-off",
      finds: [
        Find(
          rule: "modal-trap", element: "screens.wait",
          trace: ["tap “Buy”"])
      ]),
    RealBug(
      report: "mozilla-mobile/focus-ios#987", app: "Firefox Focus",
      says: "Face ID is asked for once only.",
      flow: "1724-face-id-once",
      finds: [
        Find(
          rule: "gate-asked-once", element: "triggers.the-app-comes-back")
      ]),
    RealBug(
      report: "vultisig/vultisig-ios#5084", app: "Vultisig",
      says: "A prompt for the password comes above the lock.",
      flow: "1726-password-above-the-lock",
      finds: [
        Find(
          rule: "gate-hidden-by-modal", element: "triggers.the-password-is-due.present.verify-password",
          trace: ["locked at launch", "the password is due"])
      ]),
    RealBug(
      report: "woocommerce/woocommerce-ios#6454", app: "WooCommerce",
      says: "A swipe drops the customer’s address.",
      flow: "1727-customer-dropped-by-a-swipe",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-gesture", element: "screens.customer.unsaved.address",
          trace: ["tap “Customer”", "edit address", "swipe down"])
      ]),
    RealBug(
      report: "palmier-io/palmier-pro#319", isPull: true, app: "Palmier",
      says: "What cannot be saved is dropped when what lies beneath closes.",
      flow: "1728-skill-not-saved",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-gesture", element: "screens.skill.unsaved.draft",
          trace: ["tap “A skill”", "edit draft", "swipe down while ‘fails’ is on"]),
        Find(
          rule: "present-from-hidden-presenter",
          element: "screens.skill.callbacks.did-disappear.present.error",
          trace: ["tap “A skill”", "swipe down while ‘fails’ is on"]),
      ]),
    RealBug(
      report: "GenericJam/mob#115", app: "Mob",
      says: "Once the first sheet was dragged away the second one never comes.",
      flow: "1729-second-sheet-never-comes",
      finds: [
        Find(
          rule: "tap-without-answer", element: "screens.home.buttons.sheet-a",
          trace: ["tap “Sheet A”", "tap “Done”", "tap “Sheet A”"])
      ]),
    RealBug(
      report: "cambardell/Footnote#35", isPull: true, app: "Footnote",
      says: "Two sheets on one view: one of them does not come.",
      flow: "1730-two-sheet-modifiers",
      finds: [
        Find(
          rule: "sibling-sheets-on-one-view", element: "screens.quotes")
      ]),
    RealBug(
      report: "nextcloud/ios#1308", app: "Nextcloud",
      says: "Cancel of the passcode opens the app.",
      flow: "1731-passcode-cancelled",
      finds: [
        Find(
          rule: "gate-opened-by-cancel", element: "screens.passcode",
          trace: ["launch", "tap “Cancel”"])
      ]),
    RealBug(
      report: "meshtastic/Meshtastic-Apple#2323", isPull: true, app: "Meshtastic",
      says: "A sheet that nobody asked for covers the onboarding.",
      flow: "1732-event-over-the-onboarding",
      finds: [
        Find(
          rule: "unasked-over-task", element: "triggers.an-event-firmware-was-found",
          trace: ["launch", "an event firmware was found"])
      ]),
    RealBug(
      report: "mlemgroup/mlem#747", app: "Mlem",
      says: "When the phone is turned the row goes, and with it the picture.",
      flow: "1734-picture-goes-with-its-row",
      finds: [
        Find(
          rule: "sheet-goes-with-its-row", element: "screens.feed.triggers.the-row-goes",
          trace: ["tap “A picture”", "the row goes"])
      ]),
    RealBug(
      report: "Automattic/simplenote-ios#811", app: "Simplenote",
      says: "New Note leaves the note that is open without saving it.",
      flow: "1735-note-left-by-new-note",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-button", element: "screens.note.buttons.new-note",
          trace: ["tap “A note”", "edit text", "tap “New Note”"])
      ]),
    RealBug(
      report: "anusii/notepod#262", app: "Notepod",
      says: "Back drops what was changed, without a word.",
      flow: "1736-back-without-a-word",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-button", element: "screens.edit",
          trace: ["tap “A note”", "edit text", "tap Back"])
      ]),
    RealBug(
      report: "ruddarr/app#233", app: "Ruddarr",
      says: "An error that stays set is shown once only.",
      flow: "1737-error-told-once",
      finds: [
        Find(
          rule: "error-shown-once", element: "screens.movies.buttons.reload.later")
      ]),
    RealBug(
      report: "pmusolino/PMAlertController#56", app: "PMAlertController",
      says: "OK of one alert shows the next one, which disappears at once.",
      flow: "1738-second-alert-disappears",
      finds: [
        Find(
          rule: "present-during-transition", element: "screens.first.buttons.ok",
          trace: ["tap “Show”", "tap “OK”"])
      ]),
    RealBug(
      report: "Sumi-Interactive/SIAlertView#64", app: "SIAlertView",
      says: "Of two achievements only one is told.",
      flow: "1739-two-achievements",
      finds: [
        Find(
          rule: "concurrent-alerts", element: "screens.game.triggers.first-achievement",
          trace: ["second achievement", "first achievement"])
      ]),
    RealBug(
      report: "brave/brave-ios#5818", app: "Brave",
      says: "The wallet is to be seen while Face ID is asked for.",
      flow: "1741-wallet-seen-before-face-id",
      finds: [
        Find(
          rule: "gate-hidden-by-modal", element: "triggers.back-after-the-auto-lock.present.face-id",
          trace: ["tap “Wallet”", "back after the auto-lock", "tap “Cancel”", "back after the auto-lock"])
      ]),
    RealBug(
      report: "mozilla-mobile/lockwise-ios#926", app: "Lockwise",
      says: "Face ID is asked for, and opens the app, before anybody has signed in.",
      flow: "1742-face-id-before-the-sign-in",
      finds: [
        Find(
          rule: "gate-hidden-by-modal", element: "triggers.the-app-comes-back.present.face-id",
          trace: ["tap “Get Started”", "the app comes back"])
      ]),
    RealBug(
      report: "AmirShayegh/DatePicker#21", app: "DatePicker",
      says: "On iPad the popover has no Select, and a tap beside it drops the date.",
      flow: "1744-select-missing-on-ipad",
      finds: [
        Find(
          rule: "popover-tap-outside-discards", element: "screens.picker.unsaved.date",
          trace: ["tap “Date”", "edit date", "tap outside"]),
        Find(
          rule: "no-path-to-completion", element: "screens.picker",
          trace: ["tap “Date”"]),
      ]),
  ]
}
