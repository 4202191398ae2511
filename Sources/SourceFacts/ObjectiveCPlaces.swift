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
    let words = Words()
    var unseen: [UnseenFact] = []
    var line = 0
    for text in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      line += 1
      let code = text.drop { $0 == 0x20 || $0 == 0x09 }
      guard !code.starts(with: [0x2F, 0x2F]), let message = words.first(in: code) else { continue }
      let column = code.startIndex - text.startIndex + 1
      unseen.append(
        UnseenFact(.objectiveC, about: message, place: SourcePlace(path: path, line: line, column: column)))
    }
    return unseen
  }

  /// All of them as bytes: there are many lines, and few that have one.
  private struct Words {
    private let messages = ObjectiveCPlaces.messages.map { Array($0.utf8) }
    private let properties = ObjectiveCPlaces.properties.map { Array($0.utf8) }
    private let closings = ObjectiveCPlaces.closings.map { Array($0.utf8) }

    /// What a line does: what it brings comes before what it takes away.
    func first(in code: ArraySlice<UInt8>) -> String? {
      let word =
        messages.first { isSent($0, in: code) } ?? properties.first { isSet($0, in: code) }
        ?? closings.first { isSent($0, in: code) }
      return word.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether a message stands there, and not as the name in a method's declaration alone.
    private func isSent(_ message: [UInt8], in code: ArraySlice<UInt8>) -> Bool {
      guard let start = code.start(of: message, from: code.startIndex) else { return false }
      let isMethod = code.first == UInt8(ascii: "-") || code.first == UInt8(ascii: "+")
      return start == code.startIndex || !isMethod || code[..<start].contains(UInt8(ascii: "["))
    }

    /// Whether a property is given a value there, and not compared with one.
    private func isSet(_ property: [UInt8], in code: ArraySlice<UInt8>) -> Bool {
      var from = code.startIndex
      while let start = code.start(of: property, from: from) {
        from = start + property.count
        let rest = code[from...].drop { $0 == 0x20 }
        if rest.first == UInt8(ascii: "="), rest.dropFirst().first != UInt8(ascii: "=") { return true }
      }
      return false
    }
  }
}

extension ArraySlice<UInt8> {
  /// Where a word begins, at an index or behind it; nil where it does not stand there.
  fileprivate func start(of word: [UInt8], from: Int) -> Int? {
    withUnsafeBufferPointer { bytes in
      var index = from - startIndex
      while index + word.count <= bytes.count {
        var same = 0
        while same < word.count, bytes[index + same] == word[same] { same += 1 }
        if same == word.count { return startIndex + index }
        index += 1
      }
      return nil
    }
  }
}

extension UnseenFact {
  /// Whether it is a line of Objective-C that only closes something, and so hides no way to a screen.
  public var onlyCloses: Bool { reason == .objectiveC && ObjectiveCPlaces.closings.contains(about) }
}
