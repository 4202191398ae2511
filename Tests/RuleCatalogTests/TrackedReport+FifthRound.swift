extension TrackedReport {
  /// Bugs of the seventh round, in the order in which they were written down.
  static let fifthBugs: [TrackedReport] = [
    TrackedReport(
      report: "safe-global/safe-ios#2441", flow: "flows/901-link-under-switcher", first: "found"),
    TrackedReport(
      report: "morenoh149/react-native-contacts#652", flow: "flows/902-contact-form-closes-all",
      first: "found: by the work that is lost, and for Cancel by what it closes"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#2333", flow: "flows/903-discard-that-saves",
      first: "missed", change: "`cancel-commits` reads the destructive button of a question"),
    TrackedReport(
      report: "pointfreeco/swift-navigation#309", flow: "flows/904-child-closes-parent", first: "found"),
    TrackedReport(
      report: "congnd/FMPhotoPicker#16", flow: "flows/905-cropper-goes-picker-stays",
      first: "missed", change: "the rule `finished-task-stays-open`"),
    TrackedReport(
      report: "Purchasely/Purchasely-ReactNative#47", flow: "flows/906-paywall-stays-when-paid",
      first: "missed; the first repaired twin got a warning for closing both",
      change:
        "the rule `finished-task-stays-open`; `cascade-dismiss` leaves a step alone that finishes the task beneath"
    ),
    TrackedReport(
      report: "RevenueCat/purchases-kmp#217", flow: "flows/907-paywall-without-offerings",
      first:
        "found, and besides “can no longer be finished”, which was true there and false of the repaired twin",
      change: "`hasTask` knows what an answer sets that may not be had"),
    TrackedReport(
      report: "nathantannar4/Transmission#122", flow: "flows/908-row-pushes-beneath",
      first: "missed", change: "`navigation-under-modal` reads sheets of part of the height, too"),
    TrackedReport(
      report: "0xCUB3/wBlock#500", flow: "flows/909-onboarding-starts-again",
      first: "missed", change: "the rule `finished-screen-comes-again`"),
    TrackedReport(
      report: "pingdotgg/t3code#11758", isPull: true, flow: "flows/910-model-chosen-once", first: "found"),
    TrackedReport(
      report: "nightscout/Trio#1123", isPull: true, flow: "flows/911-row-takes-question",
      first: "missed", change: "`question-taken-away` reads what the asking button does later"),
    TrackedReport(
      report: "AudioBooth/AudioBooth#353", isPull: true, flow: "flows/912-equalizer-on-the-mac",
      first: "found: the same button is missing in landscape, and the Mac stands under “also”"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios#1953", flow: "flows/913-product-changes-lost", first: "found"),
    TrackedReport(
      report: "krimpedance/KRProgressHUD#62", flow: "flows/914-progress-takes-alert", first: "found"),
    TrackedReport(
      report: "kenshincui/AlamofireURLCache#3", flow: "flows/915-progress-that-stays", first: "found"),
  ]

  /// Flows of the seventh round that behave.
  static let fifthWellBehaved: [TrackedReport] = [
    TrackedReport(
      app: "nextcloud/ios", flow: "well-behaved/nextcloud-rename",
      first:
        "two errors, true of the flow as it was written (Rename could be tapped while it waited), and too grave: what an answer meets is a matter of the moment; written with a flag, one error was false (the flag was set in another branch)",
      change:
        "`dismiss-hits-child` warns of triggers and answers; `flag-left-set` reads the branch that opens the screen"
    ),
    TrackedReport(
      app: "deltachat/deltachat-ios", flow: "well-behaved/deltachat-accounts",
      first: "three errors, nags: a delay of 0.2 seconds was written as `later`",
      change: "the reference and the guide say that such a delay is none"),
    TrackedReport(
      app: "Ranchero-Software/NetNewsWire", flow: "well-behaved/netnewswire-feedbin",
      first:
        "two warnings: one false (signing in closes the choice of a service beneath it), one true of the flow as it was written (Sign Up stayed enabled)",
      change: "`cascade-dismiss` as above"),
    TrackedReport(
      report: "woocommerce/woocommerce-ios", flow: "well-behaved/woocommerce-payment", first: "silent"),
    TrackedReport(
      app: "LoopKit/Loop", flow: "well-behaved/loop-favorites",
      first:
        "two warnings: one false (Done of an edit mode is no way out), one true of the flow as it was written (a Done left out)",
      change: "`lookalike-dismiss-button` leaves a word alone that ends the mode in which it is drawn"),
    TrackedReport(app: "pointfreeco/syncups", flow: "well-behaved/syncups-meeting", first: "silent"),
    TrackedReport(app: "nightscout/Trio", flow: "well-behaved/trio-history", first: "silent"),
    TrackedReport(
      report: "safe-global/safe-ios#2484", isPull: true, flow: "well-behaved/safe-add-owner", first: "silent"),
  ]
}
