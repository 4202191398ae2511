#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// A possible value of an expression: a screen and its containers.
struct PossibleValue {
  /// Its type.
  var type: String
  /// The containers around it, outermost first.
  var wrap: [String] = []
  var sure = Confidence.exact
  /// The rules by which it was found.
  var rules: [String] = []
  /// The call that creates it.
  var creation: FunctionCallExprSyntax?
  /// Its storyboard scene, if it comes from one.
  var scene: String?
  /// The functions that create it, each with the arguments of its call, innermost first.
  var makers: [(function: SyntaxIdentifier, given: [String: ExprSyntax])] = []
  /// The style that a creating function sets.
  var style: EdgeFact.Style?

  /// The same value, found by a rule that only infers.
  func inferred(_ rule: String) -> PossibleValue {
    var value = self
    value.sure = min(sure, .inferred)
    value.rules.append(rule)
    return value
  }

  /// The same value inside a container.
  func wrapped(in container: String, _ rule: String) -> PossibleValue {
    var value = self
    value.wrap.insert(container, at: 0)
    value.rules.append(rule)
    return value
  }
}

/// The system controllers, with their kinds in the flow language.
enum SystemController {
  static let kinds: [String: String] = [
    "UIActivityViewController": "share", "SFSafariViewController": "safari",
    "UIImagePickerController": "photoLibrary", "UIDocumentPickerViewController": "documentPicker",
    "PHPickerViewController": "photoPicker", "MFMailComposeViewController": "mail",
    "MFMessageComposeViewController": "messages", "CNContactPickerViewController": "contacts",
    "INUIAddVoiceShortcutViewController": "siri", "INUIEditVoiceShortcutViewController": "siri",
    "UIReferenceLibraryViewController": "reference", "UIAlertController": "alert",
  ]
}
#endif
