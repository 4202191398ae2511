#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension CodeChecking {
  /// Features that a device may lack, and the names of the tests for them.
  private static let questions: [String: (what: String, words: [String])] = [
    "MFMailComposeViewController": ("mail", ["canSendMail"]),
    "MFMessageComposeViewController": ("messages", ["canSendText", "canSendAttachments"]),
    "PKAddPassesViewController": ("passes", ["canAddPasses", "isPassLibraryAvailable"]),
    "VNDocumentCameraViewController": ("the document camera", ["isSupported"]),
    "DataScannerViewController": ("the data scanner", ["isSupported", "isAvailable"]),
  ]

  /// Checks for a system screen in an app that never tests whether the device supports it.
  func checkAvailability(_ call: FunctionCallExprSyntax) {
    guard call.base == nil, let name = call.calleeName, let question = Self.questions[name],
      declarations.type(name) == nil, !isAsked(question.words), !call.hasOtherwise
    else { return }
    add(
      .availabilityNotChecked,
      "nothing in the app checks whether the device has \(question.what): ‘\(question.words[0])’", at: call)
  }

  /// `picker.sourceType = .camera`.
  func checkCamera(_ assignment: Assignment) {
    guard assignment.names.last == "sourceType", assignment.names.count > 1,
      assignment.value?.wordName == "camera", isImagePicker(assignment),
      !isAsked([
        "isSourceTypeAvailable", "isCameraDeviceAvailable", "authorizationStatus", "availableMediaTypes",
      ])
    else { return }
    add(
      .availabilityNotChecked,
      "nothing in the app checks whether the device has a camera: ‘isSourceTypeAvailable’",
      at: assignment.node)
  }

  private func isImagePicker(_ assignment: Assignment) -> Bool {
    guard
      let made = assignment.target.as(MemberAccessExprSyntax.self)?.base.flatMap({ values.values(of: $0) })
    else { return false }
    return made.contains { declarations.inherits($0.type, from: ["UIImagePickerController"]) }
  }

  private func isAsked(_ words: [String]) -> Bool {
    words.contains { declarations.calls[$0] != nil || declarations.mentions.contains($0) }
  }
}
#endif
