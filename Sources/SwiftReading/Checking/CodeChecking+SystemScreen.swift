#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension CodeChecking {
  /// The delegate methods, by name and labels, by which system screens report that the user is done. The app
  /// must then close the screen.
  private static let endings: [String: String] = [
    "imagePickerControllerDidCancel(_:)": "the image picker",
    "imagePickerController(_:didFinishPickingMediaWithInfo:)": "the image picker",
    "picker(_:didFinishPicking:)": "the photo picker",
    "documentCameraViewControllerDidCancel(_:)": "the document camera",
    "documentCameraViewController(_:didFinishWith:)": "the document camera",
    "mailComposeController(_:didFinishWith:error:)": "the mail screen",
    "messageComposeViewController(_:didFinishWith:)": "the message screen",
    "eventEditViewController(_:didCompleteWith:)": "the event editor",
    "productViewControllerDidFinish(_:)": "the store page",
    "gameCenterViewControllerDidFinish(_:)": "the game center page",
    "mediaPickerDidCancel(_:)": "the media picker",
    "mediaPicker(_:didPickMediaItems:)": "the media picker",
    "paymentAuthorizationViewControllerDidFinish(_:)": "the payment sheet",
  ]
  /// Functions that only write a log.
  private static let notes: Set = ["print", "debugPrint", "NSLog", "os_log", "dump"]
  /// Properties of a view's appearance; setting them closes nothing.
  private static let shown: Set = [
    "image", "text", "attributedText", "isHidden", "isEnabled", "alpha", "tintColor",
  ]

  /// Checks for a delegate method that only shows or logs the result but does not close the screen.
  func checkEnding(_ node: FunctionDeclSyntax) {
    let name =
      node.name.text + "("
      + node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
    guard let screen = Self.endings[name], let body = node.body, let owner = declarations.owner(of: node),
      declarations.isController(owner), onlyShows(body)
    else { return }
    add(.systemScreenStays, "\(screen) stays: nothing here closes it", at: node.name)
  }

  private func onlyShows(_ body: CodeBlockSyntax) -> Bool {
    let callsNothing = body.calls.allSatisfy { call in
      guard let name = call.calleeName, call.base == nil else { return false }
      // Creating a value closes nothing, unless an initializer of the app does more.
      let isMade = name.first?.isUppercase == true && declarations.type(name) == nil
      return Self.notes.contains(name) || isMade
    }
    guard callsNothing else { return false }
    return body.all(SequenceExprSyntax.self).allSatisfy { node in
      guard let assignment = Assignment(node) else { return true }
      return assignment.names.count > 1 && Self.shown.contains(assignment.names.last ?? "")
    }
  }
}
#endif
