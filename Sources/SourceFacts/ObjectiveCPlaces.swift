/// Objective-C is not read; places that present, push or close are found by their text, so that they are not silently absent.
public enum ObjectiveCPlaces {
  /// The messages that bring a screen.
  private static let messages = [
    "presentViewController:", "pushViewController:", "performSegueWithIdentifier:", "showViewController:",
    "showDetailViewController:", "presentModalViewController:", "setViewControllers:",
    "presentPopoverFromRect:", "presentPopoverFromBarButtonItem:", "showFromRect:", "showInView:",
    "showFromBarButtonItem:", "showFromTabBar:", "setRootViewController:", "addChildViewController:",
    "presentOptionsMenuFrom", "presentOpenInMenuFrom", "presentPreviewAnimated:",
    "presentMoviePlayerViewControllerAnimated:", "UIAlertView alloc",
  ]
  /// The properties that bring a screen when they are set.
  private static let properties = [".rootViewController", ".viewControllers"]
  /// The messages that take one away.
  fileprivate static let closings = [
    "dismissViewControllerAnimated:", "dismissModalViewControllerAnimated:", "dismissPopoverAnimated:",
    "popViewControllerAnimated:", "popToViewController:", "popToRootViewControllerAnimated:",
  ]

  /// Every line of a file that may present or close something.
  public static func unseen(in bytes: [UInt8], path: String) -> [UnseenFact] {
    var unseen: [UnseenFact] = []
    var line = 0
    for text in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      line += 1
      let words = String(decoding: text, as: UTF8.self)
      let code = words.drop { $0 == " " || $0 == "\t" }
      guard !code.hasPrefix("//"),
        let message = word(in: code)
      else { continue }
      let column = text.count - code.utf8.count + 1
      unseen.append(
        UnseenFact(.objectiveC, about: message, place: SourcePlace(path: path, line: line, column: column)))
    }
    return unseen
  }

  /// What a line does: what it brings comes before what it takes away.
  private static func word(in code: Substring) -> String? {
    let isThere = { (name: String) in
      code.firstRange(of: name).map { isSent(code[..<$0.lowerBound]) } ?? false
    }
    return messages.first(where: isThere) ?? properties.first { isSet($0, in: code) }
      ?? closings.first(where: isThere)
  }

  /// Whether a property is given a value there, and not compared with one.
  private static func isSet(_ property: String, in code: Substring) -> Bool {
    code.ranges(of: property).contains { range in
      let rest = code[range.upperBound...].drop { $0 == " " }
      return rest.hasPrefix("=") && !rest.hasPrefix("==")
    }
  }

  /// Whether what stands before a message makes it more than the name in a method's declaration.
  private static func isSent(_ before: Substring) -> Bool {
    guard let first = before.first, first == "-" || first == "+" else { return true }
    return before.contains("[")
  }
}

extension UnseenFact {
  /// Whether it is a line of Objective-C that only closes something, and so hides no way to a screen.
  public var onlyCloses: Bool { reason == .objectiveC && ObjectiveCPlaces.closings.contains(about) }
}
