/// Objective-C is not read; places that present or push are found by their text, so that they are not silently absent.
public enum ObjectiveCPlaces {
  /// The messages that bring a screen.
  private static let messages = [
    "presentViewController:", "pushViewController:", "performSegueWithIdentifier:", "showViewController:",
    "showDetailViewController:",
  ]

  /// Every line of a file that may present something.
  public static func unseen(in bytes: [UInt8], path: String) -> [UnseenFact] {
    var unseen: [UnseenFact] = []
    var line = 0
    for text in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      line += 1
      let words = String(decoding: text, as: UTF8.self)
      let code = words.drop { $0 == " " || $0 == "\t" }
      // A comment, or the declaration of a method of that name.
      if code.hasPrefix("//") || code.hasPrefix("- (") || code.hasPrefix("-(") { continue }
      guard let message = messages.first(where: { words.contains($0) }) else { continue }
      let column = text.count - code.utf8.count + 1
      unseen.append(
        UnseenFact(.objectiveC, about: message, place: SourcePlace(path: path, line: line, column: column)))
    }
    return unseen
  }
}
