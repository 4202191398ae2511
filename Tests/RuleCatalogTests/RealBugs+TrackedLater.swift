extension RealBug {
  /// The second round of ``tracked``.
  static let trackedLater: [RealBug] = [
    RealBug(
      report: "xmtplabs/convos-ios#933", isPull: true, app: "Convos",
      says: "A tapped message selects its conversation beneath the sheet that is up.",
      flow: "401-message-behind-tab",
      finds: [
        Find(
          rule: "external-trigger-under-modal", element: "triggers.a-message-is-tapped",
          trace: ["select the tab “Stuff”", "tap “Settings”", "a message is tapped"])
      ]),
    RealBug(
      report: "element-hq/element-ios#3556", app: "Element",
      says: "Verification that is swiped away does not tell its presenter, which presents none any more.",
      flow: "402-verification-swiped",
      finds: [
        Find(
          rule: "presentation-state-not-reset", element: "screens.room.buttons.verify.present.verification",
          trace: ["tap “Verify”", "swipe down"])
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#15179", app: "WordPress",
      says: "A swipe drops what was written to support.",
      flow: "403-support-form",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-gesture", element: "screens.contact-support.unsaved.message",
          trace: ["tap “Help & Support”", "tap “Contact Support”", "edit message", "swipe down"])
      ]),
    RealBug(
      report: "partout-io/passepartout#734", app: "Passepartout",
      says: "A tap beside the profile editor, or a pull, drops every change.",
      flow: "404-profile-on-ipad",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-gesture", element: "screens.profile.unsaved.profile",
          trace: ["tap “Edit”", "edit profile", "swipe down"])
      ]),
    RealBug(
      report: "bryceco/GoMap#800", app: "Go Map!!",
      says: "A pull that is called off sets the comment of an upload back.",
      flow: "405-upload-comment",
      finds: [
        Find(
          rule: "loss-on-abandoned-swipe", element: "screens.upload.unsaved.comment",
          trace: ["tap “Upload”", "edit the changeset comment", "begin to swipe down"])
      ]),
    RealBug(
      report: "deltachat/deltachat-ios#1696", app: "Delta Chat",
      says: "From iOS 16 on nothing closes the image.",
      flow: "406-image-without-done",
      finds: [
        Find(
          rule: "sole-exit-disabled", element: "screens.image",
          trace: ["tap “Image”"])
      ]),
    RealBug(
      report: "firebase/FirebaseUI-iOS#789", app: "FirebaseUI",
      says: "Cancel is hidden so that nobody passes, and a swipe passes.",
      flow: "407-login-swiped",
      finds: [
        Find(
          rule: "dismissable-gate", element: "screens.login",
          trace: ["launch", "swipe down"])
      ]),
    RealBug(
      report: "permissionlesstech/bitchat#834", isPull: true, app: "bitchat",
      says: "The camera of a message sheet is asked of the root, and waits until that sheet has gone.",
      flow: "409-camera-in-message",
      finds: [
        Find(
          rule: "present-while-presenting",
          element: "screens.direct-message.buttons.camera.present.image-picker",
          trace: ["tap “People”", "tap “Camera”"])
      ]),
    RealBug(
      report: "Jawbone/UPPlatform_iOS_SDK#38", isPull: true, app: "UPPlatform",
      says: "Cancel of a login tells the root to dismiss, and the settings beneath go along.",
      flow: "410-auth-takes-both",
      finds: [
        Find(
          rule: "cancel-closes-more", element: "screens.authorize.buttons.cancel",
          trace: ["tap “Settings”", "tap “Connect”", "tap “Cancel”"])
      ]),
    RealBug(
      report: "apache/cordova-plugin-wkwebview-engine#152", app: "Cordova",
      says: "A script’s alert is asked of the root beneath a page, and never comes.",
      flow: "411-script-alert-on-root",
      finds: [
        Find(
          rule: "external-trigger-under-modal",
          element: "screens.page.triggers.the-page-s-script-shows-an-alert",
          trace: ["tap “Open Page”", "the page's script shows an alert"])
      ]),
    RealBug(
      report: "D-32/DMPasscode#36", app: "DMPasscode",
      says: "The caller is told before the passcode has gone, and what it presents is dropped.",
      flow: "412-passcode-closed",
      finds: [
        Find(
          rule: "present-during-transition", element: "screens.passcode.buttons.close",
          trace: ["tap “Unlock”", "tap “Close”"])
      ]),
    RealBug(
      report: "uber/UberSignature#28", isPull: true, app: "UberSignature",
      says: "Signing downwards pulls the sheet away.",
      flow: "413-signature",
      finds: [
        Find(
          rule: "swipe-conflicts-with-content", element: "screens.order.buttons.sign.present.signature")
      ]),
    RealBug(
      report: "osmandapp/OsmAnd-iOS#4347", app: "OsmAnd",
      says: "Back drops the appearance of a track without a word.",
      flow: "414-track-appearance",
      finds: [
        Find(
          rule: "unconfirmed-loss-on-button", element: "screens.appearance",
          trace: ["tap “Change Appearance”", "edit appearance", "tap Back"])
      ]),
    RealBug(
      report: "code-payments/code-ios-app#594", isPull: true, app: "Flipcash",
      says: "A link lays a second wallet over the tab that holds one.",
      flow: "415-link-over-its-tab",
      finds: [
        Find(
          rule: "tab-presented-again", element: "triggers.a-link-to-the-balance.present.wallet")
      ]),
    RealBug(
      report: "Evernote/evernote-cloud-sdk-ios#174", app: "Evernote SDK",
      says: "A login that was swiped away counts as running.",
      flow: "416-login-again",
      finds: [
        Find(
          rule: "flag-left-set", element: "screens.export.buttons.log-in-to-evernote.present.login",
          trace: ["tap “Log in to Evernote”", "swipe down"])
      ]),
  ]
}
