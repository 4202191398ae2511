internal import Diagnostics

extension CodeRule {
  static let availabilityNotChecked = CodeRule(
    .error, "A screen of the system is made without asking whether the device has it",
    what: """
      MFMailComposeViewController, MFMessageComposeViewController, PKAddPassesViewController, \
      VNDocumentCameraViewController, DataScannerViewController or an image picker with the camera, in an \
      app that nowhere asks whether it is there: canSendMail, canSendText, canAddPasses, isSupported, \
      isSourceTypeAvailable.
      """,
    why: """
      Without a mail account, a camera or the right to use it, UIKit raises an exception or presents \
      nothing.
      """,
    instead: "Ask first, and where the answer is no, offer another way or say why.",
    sources: [
      "https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller/cansendmail()",
      "https://developer.apple.com/documentation/uikit/uiimagepickercontroller/issourcetypeavailable(_:)",
    ])
}
