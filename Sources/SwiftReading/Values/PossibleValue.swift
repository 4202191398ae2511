#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// What an expression may stand for: a screen, and what is around it.
struct PossibleValue {
  /// Its type.
  var type: String
  /// The containers around it, the outermost first.
  var wrap: [String] = []
  var sure = Confidence.exact
  /// How it was found.
  var rules: [String] = []
  /// The call that makes it.
  var creation: FunctionCallExprSyntax?
  /// Of a storyboard: its scene.
  var scene: String?
  /// The functions that make it, each with what its call gives, the innermost first.
  var makers: [(function: SyntaxIdentifier, given: [String: ExprSyntax])] = []
  /// What a function that makes it sets.
  var style: EdgeFact.Style?

  /// The same, by a rule that only infers.
  func inferred(_ rule: String) -> PossibleValue {
    var value = self
    value.sure = min(sure, .inferred)
    value.rules.append(rule)
    return value
  }

  /// The same inside a container.
  func wrapped(in container: String, _ rule: String) -> PossibleValue {
    var value = self
    value.wrap.insert(container, at: 0)
    value.rules.append(rule)
    return value
  }
}

/// Controllers of the system, and what the flow language calls them.
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
