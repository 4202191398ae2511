extension RealBug {
  /// Reports of the eighth round and of a small one after it.
  static let trackedSixth: [RealBug] = [
    RealBug(
      report: "yohannes/Thoughtless#148", app: "Thoughtless",
      says: "The swipe from the edge leaves an edited note without saving it.",
      flow: "1001-note-left-by-the-edge",
      finds: [
        Find(
          rule: "loss-on-interactive-back", element: "screens.editor",
          trace: ["tap “A note”", "edit note", "swipe from the edge"])
      ]),
    RealBug(
      report: "element-hq/element-x-ios#5481", isPull: true, app: "Element X",
      says: "Sign Out in a cover is asked of the screen beneath.",
      flow: "1002-sign-out-beneath-cover",
      finds: [
        Find(
          rule: "present-while-presenting", element: "screens.identity.buttons.sign-out.present.sign-out",
          trace: ["launch", "tap “Sign Out”"])
      ]),
    RealBug(
      report: "AlphaWallet/alpha-wallet-ios#3724", app: "AlphaWallet",
      says: "The second mail cannot be left.",
      flow: "1003-mail-kept",
      finds: [
        Find(
          rule: "retained-modal", element: "screens.mail",
          trace: ["tap “Email”", "tap “Cancel”", "tap “Email”"])
      ]),
    RealBug(
      report: "snikket-im/snikket-ios#153", app: "Snikket",
      says: "A call comes up inside the settings.",
      flow: "1004-call-in-a-card",
      finds: [
        Find(rule: "dismissable-gate", element: "screens.call", trace: ["a call is accepted", "swipe down"])
      ]),
    RealBug(
      report: "meow-rs/meow-ios#181", app: "Meow",
      says: "The button where Cancel stands leaves nothing.",
      flow: "1005-revert-for-cancel",
      finds: [
        Find(
          rule: "inert-close-button", element: "screens.editor.buttons.revert",
          trace: ["tap “Edit YAML”", "tap “Revert”"])
      ]),
    RealBug(
      report: "criticalmaps/criticalmaps-ios#171", app: "Critical Maps",
      says: "A pull that is called off shows another page.",
      flow: "1006-pull-shows-chat",
      finds: [
        Find(
          rule: "pull-resets-choice", element: "screens.social",
          trace: ["tap “Chat”", "tap “Show Twitter”", "begin to swipe down"])
      ]),
    RealBug(
      report: "vellum-ai/vellum-assistant#16137", isPull: true, app: "Vellum",
      says: "That a deletion failed is never told.",
      flow: "1007-deleted-too-early",
      finds: [
        Find(
          rule: "present-from-hidden-presenter", element: "screens.ask.buttons.delete.later.present.failed",
          trace: [
            "tap “A memory”", "tap “Delete”", "tap “Delete”", "later, after ‘Delete’ while ‘fails’ is on",
          ])
      ]),
    RealBug(
      report: "IndiePass/indiepass-ios#22", app: "Indigenous",
      says: "Done in the page for signing in leaves the app authorizing.",
      flow: "1008-authorizing-for-good",
      finds: [
        Find(
          rule: "flag-left-set", element: "screens.login.buttons.sign-in.present.authorization",
          trace: ["tap “Sign In”", "tap “Done”"])
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#12891", isPull: true, app: "WordPress",
      says: "With VoiceOver nobody can leave a picture.",
      flow: "1009-picture-without-button",
      finds: [
        Find(rule: "fullscreen-without-close", element: "screens.picture", trace: [])
      ]),
    RealBug(
      report: "youjinp/SwiftUIKit#13", app: "SwiftUIKit",
      says: "The contact picker takes the sheet beneath along.",
      flow: "1010-contacts-take-sheet",
      finds: [
        Find(
          rule: "double-dismiss", element: "screens.picker.buttons.system-cancel",
          trace: ["tap “Show Sheet”", "tap “Pick a contact”", "tap “Cancel”"])
      ]),
    RealBug(
      report: "customerio/customerio-ios#1155", isPull: true, app: "Customer.io",
      says: "A link is followed before the sheet is closed.",
      flow: "1011-link-before-inbox-closes",
      finds: [
        Find(
          rule: "present-while-presenting", element: "screens.inbox.buttons.see-the-offer.present.offer",
          trace: ["tap “Inbox”", "tap “See the offer”"])
      ]),
    RealBug(
      report: "ls1intum/artemis-ios#120", isPull: true, app: "Artemis",
      says: "Nothing closes the notifications.",
      flow: "1012-notifications-without-close",
      finds: [
        Find(
          rule: "exit-lost-in-compact-height", element: "screens.notifications",
          trace: ["tap “Notifications”"])
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#6656", app: "WordPress",
      says: "Beside the options the question does not come.",
      flow: "1013-discard-beside-options",
      finds: [
        Find(
          rule: "present-while-presenting", element: "screens.editor.buttons.close.present.ask",
          trace: ["tap “New Post”", "edit post", "tap “More”", "tap “Close” on ‘editor’"])
      ]),
    RealBug(
      report: "mozilla-mobile/firefox-ios#14431", app: "Firefox",
      says: "Closing the privacy notice turns the page beneath.",
      flow: "1014-notice-leads-on",
      finds: [
        Find(rule: "close-leads-on", element: "screens.privacy.buttons.done", trace: [])
      ]),
    RealBug(
      report: "duckduckgo/apple-browsers#6519", isPull: true, app: "DuckDuckGo",
      says: "Finishing pops what lies beneath and leaves the sheet.",
      flow: "1015-onboarding-stays",
      finds: [
        Find(
          rule: "guarded-without-exit", element: "screens.onboarding",
          trace: ["tap “Subscription”", "tap “Subscribe”", "later, after ‘Subscribe’"])
      ]),
    RealBug(
      report: "Doraemoe/LANreader#49", isPull: true, app: "LANreader",
      says: "After an error Save stays disabled.",
      flow: "1016-save-stays-disabled",
      finds: [
        Find(
          rule: "no-path-to-completion", element: "screens.metadata",
          trace: ["tap “Edit Metadata”", "tap “Save”"])
      ]),
  ]
}
