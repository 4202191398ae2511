extension TrackedReport {
  /// Bugs of the eighth round, and from `1013` on of a small one after what the eighth had taught.
  static let sixthBugs: [TrackedReport] = [
    TrackedReport(
      report: "yohannes/Thoughtless#148", flow: "flows/1001-note-left-by-the-edge",
      first: "found; a word of it was false (that Back asks, where Back saves)",
      change: "`loss-on-interactive-back` speaks of what Back does"),
    TrackedReport(
      report: "element-hq/element-x-ios#5481", isPull: true, flow: "flows/1002-sign-out-beneath-cover",
      first: "found"),
    TrackedReport(
      report: "AlphaWallet/alpha-wallet-ios#3724", flow: "flows/1003-mail-kept",
      first: "found"),
    TrackedReport(
      report: "snikket-im/snikket-ios#153", flow: "flows/1004-call-in-a-card",
      first: "near: what a swipe skips on the call, and that it may come twice",
      change: "`dismissable-gate` reads what has to be answered, too"),
    TrackedReport(
      report: "meow-rs/meow-ios#181", flow: "flows/1005-revert-for-cancel",
      first: "found"),
    TrackedReport(
      report: "criticalmaps/criticalmaps-ios#171", flow: "flows/1006-pull-shows-chat",
      first: "missed",
      change: "the rule `pull-resets-choice`"),
    TrackedReport(
      report: "vellum-ai/vellum-assistant#16137", isPull: true, flow: "flows/1007-deleted-too-early",
      first:
        "missed: an info; on the repaired twin two warnings, nags (the same deletion begun again before it had ended)",
      change:
        "an answer that always comes when its screen has gone is a warning; what is begun again before it has ended is an unusual step"
    ),
    TrackedReport(
      report: "IndiePass/indiepass-ios#22", flow: "flows/1008-authorizing-for-good",
      first: "missed; on the repaired twin a warning of which nobody knows (whether a swipe tells the app)",
      change: "`flag-left-set` reads what only a link clears, while the screen is up"),
    TrackedReport(
      report: "wordpress-mobile/WordPress-iOS#12891", isPull: true, flow: "flows/1009-picture-without-button",
      first: "found"),
    TrackedReport(
      report: "youjinp/SwiftUIKit#13", flow: "flows/1010-contacts-take-sheet",
      first: "found, and once more as a warning by a second rule",
      change: "`double-dismiss` folds `cancel-closes-more`"),
    TrackedReport(
      report: "customerio/customerio-ios#1155", isPull: true, flow: "flows/1011-link-before-inbox-closes",
      first: "found"),
    TrackedReport(
      report: "ls1intum/artemis-ios#120", isPull: true, flow: "flows/1012-notifications-without-close",
      first: "found: in landscape not even a swipe does"),
    TrackedReport(
      report: "wordpress-mobile/WordPress-iOS#6656", flow: "flows/1013-discard-beside-options",
      first: "found"),
    TrackedReport(
      report: "mozilla-mobile/firefox-ios#14431", flow: "flows/1014-notice-leads-on",
      first: "missed",
      change: "the rule `close-leads-on`"),
    TrackedReport(
      report: "duckduckgo/apple-browsers#6519", isPull: true, flow: "flows/1015-onboarding-stays",
      first:
        "found, and once more as a warning by a second rule; on the repaired twin one warning, a note on design",
      change: "`guarded-without-exit` folds `missing-dismiss-button`"),
    TrackedReport(
      report: "Doraemoe/LANreader#49", isPull: true, flow: "flows/1016-save-stays-disabled",
      first: "missed",
      change: "`hasTask` asks how work begins, not how it ends"),
    TrackedReport(
      report: "wordpress-mobile/WordPressCom-Stats-iOS#272", flow: "flows/1017-cancel-leaves-the-tab",
      first: "missed",
      change: "the rule `choice-before-question`"),
  ]

  /// Flows of both that behave, as the sources of apps have them; the last five were drawn after what the others had taught.
  static let sixthWellBehaved: [TrackedReport] = [
    TrackedReport(
      app: "Infomaniak/ios-kMail", flow: "well-behaved/kmail-compose",
      first:
        "one warning, a nag: Close waited for the draft to be written, and another button could be tapped meanwhile",
      change: "the reference says that what only waits for the device is no `later`"),
    TrackedReport(
      app: "AndrewBennet/ReadingListV1", flow: "well-behaved/reading-list-edit",
      first:
        "one warning, a nag: a button opens a question while an answer is awaited that closes the editor; that button is left out since"
    ),
    TrackedReport(
      app: "AndrewBennet/ReadingListV1", flow: "well-behaved/reading-list-scan",
      first:
        "one error, false: that work arises in one mode only could not be said, and a permission that was denied before was written as one that comes and goes, as the reference had it",
      change: "`if` of unsaved work; the reference says how an answer that was given before is written"),
    TrackedReport(
      app: "AndrewBennet/ReadingListV1", flow: "well-behaved/reading-list-search",
      first:
        "two warnings: one false (what the search controller presents could not be said), one a nag; written with a flag while it loads since",
      change: "`by: topmost` finds the search controller"),
    TrackedReport(
      app: "mlemgroup/mlem", flow: "well-behaved/mlem-picture",
      first: "one warning, false: its controls can be hidden, but it has an escape action",
      change: "`gesture-only-dismissal` knows escape actions"),
    TrackedReport(
      app: "mlemgroup/mlem", flow: "well-behaved/mlem-account",
      first:
        "one error and two warnings: two nags (what is typed to sign in was written as work), one true of the flow as it was written",
      change: "the reference says what unsaved work is"),
    TrackedReport(
      app: "zotero/zotero-ios", flow: "well-behaved/zotero-items",
      first:
        "one error and one warning, false: while it was being saved the task “could no longer be finished”",
      change: "`no-path-to-completion` knows an answer that closes the modal"),
    TrackedReport(
      app: "Automattic/pocket-casts-ios", flow: "well-behaved/pocket-casts-sleep",
      first: "silent"),
    TrackedReport(
      app: "home-assistant/iOS", flow: "well-behaved/home-assistant-welcome",
      first: "one warning, a nag: what SwiftUI holds back until people close what they have opened meanwhile",
      change: "`external-trigger-under-modal` tells that as an info"),
    TrackedReport(
      app: "Automattic/pocket-casts-ios", flow: "well-behaved/pocket-casts-export",
      first: "silent"),
    TrackedReport(
      app: "Infomaniak/ios-kMail", flow: "well-behaved/kmail-share",
      first: "silent"),
    TrackedReport(
      app: "zotero/zotero-ios", flow: "well-behaved/zotero-collection",
      first:
        "five warnings: three true, two nags (the same moment told twice for each of two buttons); the alert that meets them is left out since"
    ),
    TrackedReport(
      app: "Automattic/pocket-casts-ios", flow: "well-behaved/pocket-casts-up-next",
      first: "silent"),
    TrackedReport(
      app: "zotero/zotero-ios", flow: "well-behaved/zotero-note",
      first: "silent"),
    TrackedReport(
      app: "mlemgroup/mlem", flow: "well-behaved/mlem-post",
      first: "silent"),
    TrackedReport(
      app: "Automattic/pocket-casts-ios", flow: "well-behaved/pocket-casts-offer",
      first: "silent"),
    TrackedReport(
      app: "element-hq/element-x-ios", flow: "well-behaved/element-picture",
      first: "silent"),
  ]
}
