extension TrackedReport {
  /// Bugs of the fifteenth round on the side of SwiftUI, drafts and locks, in the order in which they were written down.
  static let swiftUIBugs: [TrackedReport] = [
    TrackedReport(
      report: "Automattic/pocket-casts-ios#4840", flow: "flows/1701-new-bookmark-kept",
      first: "found"),
    TrackedReport(
      report: "EhPanda-Team/EhPanda#304", flow: "flows/1702-cancel-of-face-id-unlocks",
      first: "near: that an escape of the question opens the lock", change: "the rule `gate-opened-by-cancel`"
    ),
    TrackedReport(
      report: "element-hq/element-x-ios#2134", flow: "flows/1703-pin-never-comes",
      first: "found, by its consequence"),
    TrackedReport(
      report: "duckduckgo/iOS#1356", isPull: true, flow: "flows/1704-face-id-beneath-a-link",
      first: "missed"),
    TrackedReport(
      report: "safe-global/safe-ios#2899", flow: "flows/1705-error-for-who-cancels",
      first: "missed", change: "the rule `error-after-cancel`, the word `presentation` of effects"),
    TrackedReport(
      report: "vultisig/vultisig-ios#3089", isPull: true, flow: "flows/1706-closed-before-it-is-saved",
      first: "found"),
    TrackedReport(
      report: "stripe/stripe-ios#6041", flow: "flows/1707-closed-while-loading",
      first: "found"),
    TrackedReport(
      report: "flighttactics/TAKTracker#31", flow: "flows/1708-close-onboarding-does-nothing",
      first: "found"),
    TrackedReport(
      report: "LeoKlaus/Paperparrot#30", flow: "flows/1709-question-at-the-top",
      first: "found"),
    TrackedReport(
      report: "pingdotgg/t3code#6106", flow: "flows/1710-thread-deleted-at-once",
      first: "missed", change: "the rule `destroys-without-asking`, `undoable` of works"),
    TrackedReport(
      report: "Tiqr/tiqr#55", flow: "flows/1711-account-deleted-at-once",
      first: "missed", change: "the rule `destroys-without-asking`"),
    TrackedReport(
      report: "deltachat/deltachat-ios#439", flow: "flows/1712-draft-gone-with-the-app",
      first: "missed", change: "the rule `draft-not-kept-in-background`, the word `triggers` of apps"),
    TrackedReport(
      report: "obvios/Routing#7", flow: "flows/1713-link-pops-beneath-a-sheet",
      first: "found"),
    TrackedReport(
      report: "Memmy-App/memmy#304", flow: "flows/1714-post-dropped-on-ipad",
      first: "found"),
    TrackedReport(
      report: "wtg/Shuttle-Tracker-SwiftUI-2.0#158", flow: "flows/1715-announcement-on-the-mac",
      first: "found: the same button is missing in landscape, and the Mac stands under “also”"),
    TrackedReport(
      report: "youjinp/SwiftUIKit#22", flow: "flows/1716-contacts-take-the-form",
      first: "found; another, true"),
    TrackedReport(
      report: "0si43/PiecesOfPaper#268", flow: "flows/1717-share-in-a-sheet",
      first: "missed"),
    TrackedReport(
      report: "yohannes/Thoughtless#4", flow: "flows/1718-note-above-a-note",
      first: "found"),
    TrackedReport(
      report: "divadretlaw/CustomAlert#18", flow: "flows/1720-alert-after-alert",
      first: "found"),
    TrackedReport(
      report: "krelltunez/dayGLANCE#1183", isPull: true, flow: "flows/1721-wall-stays-when-restored",
      first: "found"),
    TrackedReport(
      report: "subconsciousnetwork/subconscious#1041", flow: "flows/1722-note-not-saved-by-back",
      first: "found; another, true of the flow as it was written"),
    TrackedReport(
      report: "MKSG-MugunthKumar/MKStoreKit#72", isPull: true, flow: "flows/1723-purchases-switched-off",
      first: "found"),
    TrackedReport(
      report: "mozilla-mobile/focus-ios#987", flow: "flows/1724-face-id-once",
      first: "missed", change: "the rule `gate-asked-once`"),
    TrackedReport(
      report: "toggl/mobile#1909", flow: "flows/1725-settings-pushed-twice",
      first: "missed"),
    TrackedReport(
      report: "vultisig/vultisig-ios#5084", flow: "flows/1726-password-above-the-lock",
      first: "found"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#6454", flow: "flows/1727-customer-dropped-by-a-swipe",
      first: "found"),
    TrackedReport(
      report: "palmier-io/palmier-pro#319", isPull: true, flow: "flows/1728-skill-not-saved",
      first: "found"),
    TrackedReport(
      report: "GenericJam/mob#115", flow: "flows/1729-second-sheet-never-comes",
      first: "found, by its consequence"),
    TrackedReport(
      report: "cambardell/Footnote#35", isPull: true, flow: "flows/1730-two-sheet-modifiers",
      first: "found"),
    TrackedReport(
      report: "nextcloud/ios#1308", flow: "flows/1731-passcode-cancelled",
      first: "missed, after the draw", change: "the rule `gate-opened-by-cancel`"),
    TrackedReport(
      report: "meshtastic/Meshtastic-Apple#2323", isPull: true, flow: "flows/1732-event-over-the-onboarding",
      first: "missed, after the draw", change: "the rule `unasked-over-task`"),
    TrackedReport(
      report: "mlemgroup/mlem#747", flow: "flows/1734-picture-goes-with-its-row",
      first: "missed, after the draw", change: "the rule `sheet-goes-with-its-row`"),
    TrackedReport(
      report: "Automattic/simplenote-ios#811", flow: "flows/1735-note-left-by-new-note",
      first: "found"),
    TrackedReport(
      report: "anusii/notepod#262", flow: "flows/1736-back-without-a-word",
      first: "found"),
    TrackedReport(
      report: "ruddarr/app#233", flow: "flows/1737-error-told-once",
      first: "missed", change: "the rule `error-shown-once`"),
    TrackedReport(
      report: "pmusolino/PMAlertController#56", flow: "flows/1738-second-alert-disappears",
      first: "found"),
    TrackedReport(
      report: "Sumi-Interactive/SIAlertView#64", flow: "flows/1739-two-achievements",
      first: "found"),
    TrackedReport(
      report: "planetdecred/dcrios#754", flow: "flows/1740-question-after-each-refresh",
      first: "missed"),
    TrackedReport(
      report: "brave/brave-ios#5818", flow: "flows/1741-wallet-seen-before-face-id",
      first: "near: that the lock does not come while the wallet is open"),
    TrackedReport(
      report: "mozilla-mobile/lockwise-ios#926", flow: "flows/1742-face-id-before-the-sign-in",
      first: "near: that Face ID comes over the sign-in"),
    TrackedReport(
      report: "eu-digital-green-certificates/dgca-wallet-app-ios#142", flow: "flows/1743-no-lock-at-launch",
      first: "missed"),
    TrackedReport(
      report: "AmirShayegh/DatePicker#21", flow: "flows/1744-select-missing-on-ipad",
      first: "found; another, true"),
  ]

  /// Flows of the same round as their apps have them.
  static let swiftUIWellBehaved: [TrackedReport] = [
    TrackedReport(app: "sedlakp/freeApiApp", flow: "well-behaved/freeapis-settings", first: "silent"),
    TrackedReport(
      app: "DeveloperAcademy-POSTECH/MacC-Team7-FallWin", flow: "well-behaved/fallwin-data", first: "silent"),
    TrackedReport(app: "Tillerpiggo/Chess", flow: "well-behaved/chess-deck", first: "silent"),
  ]
}
