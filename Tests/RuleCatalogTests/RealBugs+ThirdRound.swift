extension RealBug {
  /// The third round of ``tracked``.
  static let trackedLast: [RealBug] = [
    RealBug(
      report: "airbrake/airbrake-ios#91", app: "Ape",
      says: "The notice of a crash never comes over the sign-in pages.",
      flow: "501-notice-at-launch",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "triggers.crash-report",
          trace: ["crash report"])
      ]),
    RealBug(
      report: "apptentive/apptentive-ios#256", app: "Apptentive",
      says: "Surveys are swiped away by mistake, with the answers.",
      flow: "502-survey-swiped",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-gesture", element: "screens.survey.unsaved.answers",
          trace: ["survey", "edit answers", "swipe down"])
      ]),
    RealBug(
      report: "smartlook/ios-consent-sdk#8", app: "Smartlook",
      says: "The consent is swiped away, and the app takes no touch.",
      flow: "503-consent-swiped",
      finds: [
        Find(
          rule: "dismissable-gate", element: "screens.consent",
          trace: ["launch", "swipe down"]),
        Find(
          rule: "swipe-skips-completion", element: "triggers.launch.present.consent",
          trace: ["launch", "swipe down"]),
      ]),
    RealBug(
      report: "ngageoint/mage-ios#28", app: "MAGE",
      says: "Cancel deletes everything that was entered.",
      flow: "504-observation-cancelled",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-button", element: "screens.observation.buttons.cancel",
          trace: ["tap “New”", "edit details", "tap “Cancel”"])
      ]),
    RealBug(
      report: "RastislavMirek/FlexColorPicker#16", app: "FlexColorPicker",
      says: "Dragging in the palette pulls the sheet away.",
      flow: "505-colour-dragged",
      finds: [
        Find(rule: "swipe-conflicts-with-content", element: "screens.drawing.buttons.colour.present.colours")
      ]),
    RealBug(
      report: "Augustyniak/FileExplorer#29", app: "FileExplorer",
      says: "Share ends the app on an iPad.",
      flow: "506-file-shared",
      finds: [
        Find(
          rule: "missing-popover-anchor", element: "screens.file.buttons.share.present.activities",
          trace: ["tap “Photo.jpg”", "tap “Share”"])
      ]),
    RealBug(
      report: "pointfreeco/swift-composable-architecture#1991", app: "Integration",
      says: "The alert that follows a dismissal at once does not come.",
      flow: "507-dismiss-and-alert",
      finds: [
        Find(
          rule: "present-during-transition", element: "screens.child.buttons.dismiss-and-alert",
          trace: ["tap “Open Sheet”", "tap “Dismiss and Alert”"])
      ]),
    RealBug(
      report: "danielsaidi/Sheeeeeeeeet#7", app: "Sheeeeeeeeet",
      says: "The alert of a menu’s item does not come on an iPad.",
      flow: "508-alert-over-menu",
      finds: [
        Find(
          rule: "present-while-presenting", element: "screens.menu.buttons.pizza.present.chosen",
          trace: ["tap “Standard”", "tap “Pizza”"])
      ]),
    RealBug(
      report: "wix/react-native-navigation#7644", isPull: true, app: "React Native Navigation",
      says: "What a modal that goes is asked to present goes with it.",
      flow: "509-modal-on-one-that-goes",
      finds: [
        Find(
          rule: "present-during-transition", element: "screens.post.buttons.share-with-friends",
          trace: ["tap “Post”", "tap “Share with Friends”"])
      ]),
    RealBug(
      report: "duckduckgo/apple-browsers#6219", isPull: true, app: "DuckDuckGo",
      says: "A swipe that is called off ends the edit.",
      flow: "510-edit-ends-early",
      finds: [
        Find(rule: "side-effect-in-will-dismiss", element: "screens.chat.callbacks.will-dismiss"),
        Find(
          rule: "loss-on-abandoned-swipe", element: "screens.chat.unsaved.message",
          trace: ["tap “Ask”", "edit message", "begin to swipe down"]),
      ]),
    RealBug(
      report: "signalapp/Signal-iOS#2238", app: "Signal",
      says: "With VoiceOver nothing closes a picture whose bar is hidden.",
      flow: "511-picture-without-exit",
      finds: [
        Find(
          rule: "gesture-only-dismissal", element: "screens.picture",
          trace: ["tap “Picture”"])
      ]),
    RealBug(
      report: "brave/brave-ios#3838", app: "Brave",
      says: "With VoiceOver the menu is hard to dismiss.",
      flow: "512-menu-without-escape",
      finds: [
        Find(rule: "missing-escape-action", element: "screens.menu")
      ]),
    RealBug(
      report: "software-mansion/react-native-screens#2698", app: "React Native Screens",
      says: "In landscape a form sheet cannot be swiped away.",
      flow: "513-form-in-landscape",
      finds: [
        Find(
          rule: "exit-lost-in-compact-height", element: "screens.form",
          trace: ["tap “Scroll and Close”"])
      ]),
    RealBug(
      report: "Infomaniak/ios-kMail#1050", isPull: true, app: "Infomaniak Mail",
      says: "A second sheet waits under the first.",
      flow: "514-second-sheet-under-first",
      finds: [
        Find(
          rule: "present-while-presenting", element: "screens.actions.buttons.move.present.folders",
          trace: ["tap “Actions”", "tap “Move”"])
      ]),
    RealBug(
      report: "horizontalsystems/unstoppable-wallet-ios#6325", app: "Unstoppable",
      says: "The lock comes only where no sheet is up.",
      flow: "516-lock-on-main-screen",
      finds: [
        Find(
          rule: "gate-hidden-by-modal", element: "triggers.foreground.present.lock",
          trace: ["tap “Receive”", "foreground"])
      ]),
    RealBug(
      report: "ifrotz/iosfrotz#132", app: "Frotz",
      says: "In landscape the transcript cannot be left.",
      flow: "517-transcript-in-landscape",
      finds: [
        Find(
          rule: "sole-exit-disabled", element: "screens.transcript",
          trace: ["tap “View Transcript”"])
      ]),
    RealBug(
      report: "tutao/tutanota#4419", app: "Tutanota",
      says: "The mail is gone when the app comes back.",
      flow: "518-mail-lost-on-return",
      finds: [
        Find(
          rule: "loss-on-forced-dismiss", element: "triggers.session-is-over",
          trace: ["tap “New Mail”", "edit draft", "session is over while ‘expired’ is on"])
      ]),
    RealBug(
      report: "RevenueCat/purchases-ios#6359", isPull: true, app: "RevenueCat",
      says: "The paywall that stands in for a broken one has no close button.",
      flow: "601-paywall-without-close",
      finds: [
        Find(
          rule: "exit-only-by-committing", element: "screens.paywall",
          trace: ["tap “Unlock Pro”"])
      ]),
    RealBug(
      report: "flutter/flutter#10752", app: "image_picker",
      says: "The question where an image comes from ends the app on an iPad.",
      flow: "602-image-source-on-ipad",
      finds: [
        Find(
          rule: "missing-popover-anchor", element: "screens.home.buttons.upload-image.present.source",
          trace: ["tap “Upload Image”"])
      ]),
    RealBug(
      report: "slackhq/PanModal#173", app: "PanModal",
      says: "The scrub of two fingers does not dismiss a panel.",
      flow: "604-panel-without-escape",
      finds: [
        Find(rule: "missing-escape-action", element: "screens.panel")
      ]),
    RealBug(
      report: "IcaliaLabs/Presentr#51", app: "Presentr",
      says: "VoiceOver reads what lies behind, and cannot close.",
      flow: "605-voiceover-behind-definitions",
      finds: [
        Find(rule: "voiceover-not-contained", element: "screens.definition"),
        Find(rule: "missing-escape-action", element: "screens.definition"),
      ]),
    RealBug(
      report: "xbmc/Official-Kodi-Remote-iOS#606", app: "Kodi Remote",
      says: "On iOS 11 nothing closes the remote.",
      flow: "606-remote-on-ipad",
      finds: [
        Find(
          rule: "exit-lost-on-older-os", element: "screens.remote",
          trace: ["tap “Remote”"])
      ]),
    RealBug(
      report: "marcoarment/BugshotKit#52", isPull: true, app: "BugshotKit",
      says: "Drawing an arrow drags the sheet down.",
      flow: "607-arrows-on-a-screenshot",
      finds: [
        Find(
          rule: "swipe-conflicts-with-content", element: "triggers.swipe-up-with-two-fingers.present.bugshot")
      ]),
    RealBug(
      report: "rushisangani/RSSelectionMenu#110", app: "RSSelectionMenu",
      says: "What runs when the menu closes does not run for a popover.",
      flow: "608-popover-tells-nobody",
      finds: [
        Find(
          rule: "swipe-skips-completion", element: "screens.form.buttons.skills.present.menu",
          trace: ["tap “Skills”", "swipe down"])
      ]),
    RealBug(
      report: "krimpedance/KRProgressHUD#62", app: "KRProgressHUD",
      says: "The end of a wait takes the alert along.",
      flow: "701-spinner-takes-alert",
      finds: [
        Find(
          rule: "question-taken-away", element: "screens.home.buttons.upload.later#2",
          trace: ["tap “Upload”", "later, after ‘Upload’ while ‘failed’ is on", "later, after ‘Upload’ (2)"])
      ]),
    RealBug(
      report: "ionic-team/capacitor#3008", app: "Capacitor",
      says: "The photo library that is swiped away tells nobody.",
      flow: "702-library-swiped",
      finds: [
        Find(
          rule: "unhandled-picker-swipe", element: "screens.home.buttons.open-photo-library.present.library",
          trace: ["tap “Open Photo Library”", "swipe down"])
      ]),
    RealBug(
      report: "vicajilau/flutter_file_picker#431", app: "file_picker",
      says: "After a swipe the picker is said to be up.",
      flow: "703-picker-runs-already",
      finds: [
        Find(
          rule: "unhandled-picker-swipe", element: "screens.home.buttons.pick.present.picker",
          trace: ["tap “Pick”", "swipe down"])
      ]),
    RealBug(
      report: "OAuthSwift/OAuthSwift#341", app: "OAuthSwift",
      says: "The second of two dismissals takes the login.",
      flow: "705-login-goes-with-safari",
      finds: [
        Find(
          rule: "double-dismiss", element: "screens.login.triggers.signed-in",
          trace: ["tap “Log In”", "tap “Twitter”", "signed in"])
      ]),
    RealBug(
      report: "wikimedia/wikipedia-ios#5875", isPull: true, app: "Wikipedia",
      says: "A link pushes its article into the announcement.",
      flow: "707-article-in-announcement",
      finds: [
        Find(
          rule: "link-pushed-into-modal", element: "triggers.article",
          trace: ["announcement", "article"])
      ]),
    RealBug(
      report: "allenai/OLMoE.swift#145", app: "OLMoE",
      says: "The questions can be closed at their top only.",
      flow: "708-close-scrolls-away",
      finds: [
        Find(rule: "exit-scrolls-away", element: "screens.questions")
      ]),
  ]
}
