/// Objective-C is not read; places that present or push are found by their text, so that they are not silently absent.
public enum ObjectiveCPlaces {
  /// The messages that bring a screen.
  private static let messages = [
    "presentViewController:", "pushViewController:", "performSegueWithIdentifier:", "showViewController:",
    "showDetailViewController:", "presentModalViewController:", "setViewControllers:",
    "presentPopoverFromRect:", "presentPopoverFromBarButtonItem:", "showFromRect:", "showInView:",
    "showFromBarButtonItem:", "showFromTabBar:",
  ]

  /// Every line of a file that may present something.
  public static func unseen(in bytes: [UInt8], path: String) -> [UnseenFact] {
    var unseen: [UnseenFact] = []
    var line = 0
    for text in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      line += 1
      let words = String(decoding: text, as: UTF8.self)
      let code = words.drop { $0 == " " || $0 == "\t" }
      guard !code.hasPrefix("//"),
        let message = messages.first(where: { name in
          code.firstRange(of: name).map { isSent(code[..<$0.lowerBound]) } ?? false
        })
      else { continue }
      let column = text.count - code.utf8.count + 1
      unseen.append(
        UnseenFact(.objectiveC, about: message, place: SourcePlace(path: path, line: line, column: column)))
    }
    return unseen
  }

  /// Whether what stands before a message makes it more than the name in a method's declaration.
  private static func isSent(_ before: Substring) -> Bool {
    guard let first = before.first, first == "-" || first == "+" else { return true }
    return before.contains("[")
  }
}
