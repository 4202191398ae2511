#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads the callbacks around a dismissal, and those by which system controllers report that they are done.
struct CallbackReading {
  private let file: SwiftFile
  private let values: ValueResolution

  init(_ file: SwiftFile, _ values: ValueResolution) {
    self.file = file
    self.values = values
  }

  /// The callback that a function of a type implements; nil if it is none.
  func callback(_ node: FunctionDeclSyntax, of owner: String) -> CallbackFact? {
    let place = file.place(of: node)
    if let name = Self.aroundDismissal[node.name.text] {
      let only = node.body?.statements.count == 1 ? node.body?.statements.first?.item : nil
      let constant = only.flatMap { item -> String? in
        let text = (Syntax(item).as(ReturnStmtSyntax.self)?.expression?.text ?? item.text)
        return ["true", "false"].contains(text) ? text : nil
      }
      return CallbackFact(type: owner, name: name, constant: constant, place: place)
    }
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let whole = ([node.name.text] + labels.dropFirst()).joined(separator: " ")
    guard let (name, controller) = Self.ofControllers[whole] else { return nil }
    let effects = node.body.map { EffectReading(values).effects(of: Syntax($0)) } ?? []
    return CallbackFact(type: owner, name: name, controller: controller, does: effects, place: place)
  }

  /// The key of each callback in the flow language.
  private static let aroundDismissal = [
    "presentationControllerDidDismiss": "did-dismiss",
    "presentationControllerShouldDismiss": "should-dismiss",
    "presentationControllerDidAttemptToDismiss": "did-attempt-to-dismiss",
    "presentationControllerWillDismiss": "will-dismiss", "accessibilityPerformEscape": "escape",
  ]

  /// The key and the kinds of controllers, by the name and the labels after the first.
  private static let ofControllers = [
    "imagePickerController didFinishPickingMediaWithInfo": ("did-finish", "camera|photoLibrary"),
    "imagePickerControllerDidCancel": ("did-cancel", "camera|photoLibrary"),
    "picker didFinishPicking": ("did-finish", "photoPicker"),
    "documentPicker didPickDocumentsAt": ("did-finish", "documentPicker"),
    "documentPickerWasCancelled": ("did-cancel", "documentPicker"),
    "mailComposeController didFinishWith error": ("did-finish", "mail"),
    "messageComposeViewController didFinishWith": ("did-finish", "messages"),
    "safariViewControllerDidFinish": ("did-finish", "safari"),
    "addVoiceShortcutViewController didFinishWith error": ("did-finish", "siri"),
    "addVoiceShortcutViewControllerDidCancel": ("did-cancel", "siri"),
    "editVoiceShortcutViewController didUpdate error": ("did-finish", "siri"),
    "editVoiceShortcutViewControllerDidCancel": ("did-cancel", "siri"),
  ]
}
#endif
