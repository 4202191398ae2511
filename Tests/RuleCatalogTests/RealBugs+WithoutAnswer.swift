extension RealBug {
  /// Forms and pages that go, stay or say nothing, links that are lost, and taps that do too much or nothing.
  static let withoutAnswer: [RealBug] = [
    RealBug(
      report: "printdotio/printio-ios-sdk#147", app: "Print.io",
      says: "Two taps on a product of the cart open it twice.",
      flow: "2806-product-pushed-twice",
      finds: [
        Find(rule: "pushed-again-when-loaded", element: "screens.cart.buttons.product")
      ]),
    RealBug(
      report: "DanXi-Dev/DanXi-swift#86", app: "DanXi",
      says: "A tap on one Reserve of a row taps all that are in it.",
      flow: "2807-every-button-of-the-row",
      finds: [
        Find(rule: "row-taps-all-buttons", element: "screens.reserve.buttons.reserve-9-00"),
        Find(rule: "row-taps-all-buttons", element: "screens.reserve.buttons.reserve-10-00"),
      ]),
    RealBug(
      report: "firebase/FirebaseUI-iOS#939", app: "FirebaseUI",
      says: "A wrong password closes the page, as the right one does.",
      flow: "2808-wrong-password-closes-form",
      finds: [
        Find(rule: "failure-closes-form", element: "screens.password.buttons.sign-in")
      ]),
    RealBug(
      report: "element-hq/element-ios#3496", app: "Element",
      says: "The page that comes after a failed log-in has a Retry that does nothing.",
      flow: "2809-retry-does-nothing",
      finds: [
        Find(rule: "promise-without-effect", element: "screens.fallback.buttons.retry")
      ]),
    RealBug(
      report: "dennisreimann/ioctocat#454", app: "iOctocat",
      says: "An account with a wrong password is not saved, and nothing says so.",
      flow: "2810-wrong-password-without-a-word",
      finds: [
        Find(rule: "failure-says-nothing", element: "screens.account.buttons.save")
      ],
      unsaid: "that a red bar comes down for some seconds: it is left out, since it says nothing"),
    RealBug(
      report: "xmartlabs/Eureka#1618", app: "Eureka",
      says: "On an iPad the form goes together with the camera.",
      flow: "2811-camera-takes-form-along",
      finds: [
        Find(
          rule: "picker-takes-form-along",
          element: "screens.form.buttons.picture.present.camera.callbacks.did-finish")
      ],
      unsaid: "what closes the form, which nobody there is sure of: it is written as a second dismissal"),
    RealBug(
      report: "GetStream/stream-chat-swiftui#83", app: "Stream Chat",
      says: "Who has left a group stands in its chat again.",
      flow: "2812-left-and-back-in-the-chat",
      finds: [
        Find(rule: "left-and-still-shown", element: "screens.sure.buttons.leave")
      ]),
    RealBug(
      report: "brave/brave-ios#5450", app: "Brave",
      says: "Confirm leaves the page open that asks for it.",
      flow: "2813-confirmed-and-still-open",
      finds: [
        Find(rule: "answer-stays-open", element: "screens.confirmation.buttons.confirm")
      ]),
    RealBug(
      report: "mozilla-mobile/firefox-ios#14152", app: "Firefox",
      says: "Edit Bookmark has no button that saves.",
      flow: "2814-bookmark-without-save",
      finds: [
        Find(rule: "work-never-kept", element: "screens.edit-bookmark")
      ]),
    RealBug(
      report: "wordpress-mobile/WordPress-iOS#9305", app: "WordPress",
      says: "Without a network an alert comes at each return to the notifications.",
      flow: "2815-offline-at-each-visit",
      finds: [
        Find(rule: "failure-told-unasked", element: "screens.notifications.callbacks.did-appear")
      ]),
    RealBug(
      report: "manaflow-ai/cmux#5927", isPull: true, app: "cmux",
      says: "A notification that starts the app is dropped.",
      flow: "2816-notification-starts-the-app",
      finds: [
        Find(rule: "link-forgotten-at-launch", element: "triggers.an-agent-needs-you")
      ]),
    RealBug(
      report: "mozilla-mobile/focus-ios#1301", app: "Focus",
      says: "A shortcut of Siri loads its page beneath Settings.",
      flow: "2817-shortcut-beneath-settings",
      finds: [
        Find(
          rule: "link-opens-beneath", element: "triggers.open-favourite-site",
          trace: ["tap “Settings”", "open favourite site"])
      ]),
    RealBug(
      report: "OdyseeTeam/odysee-ios#70", app: "Odysee",
      says: "Skip of the last page of the welcome does nothing.",
      flow: "2818-skip-that-does-nothing",
      finds: [
        Find(rule: "skip-does-nothing", element: "screens.rewards.buttons.skip")
      ]),
    RealBug(
      report: "zom/Zom-iOS-XMPP#539", app: "Zom",
      says: "Who skips the welcome finds a tab blank.",
      flow: "2819-blank-without-account",
      finds: [
        Find(rule: "tab-left-blank", element: "screens.me")
      ],
      unsaid: "how the welcome is closed, which nobody there knew at first: it is written as a button"),
  ]
}
