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

  /// Every line of a file that may present or close something; a message that is written over several lines is at its name.
  public static func unseen(in bytes: [UInt8], path: String) -> [UnseenFact] {
    let words = ObjectiveCWords(bytes)
    var found: [Int: (rank: Int, about: String)] = [:]
    for index in words.all.indices where !words.all[index].isInDeclaration {
      guard let (rank, about) = word(at: index, of: words) else { continue }
      let line = words.all[index].line
      if found[line].map({ rank < $0.rank }) ?? true { found[line] = (rank, about) }
    }
    return found.sorted { $0.key < $1.key }.map { line, word in
      UnseenFact(
        .objectiveC, about: word.about,
        place: SourcePlace(path: path, line: line, column: words.firstColumns[line] ?? 1))
    }
  }

  /// What a word does, and its rank in a line: what brings something comes before what takes something away.
  private static func word(at index: Int, of words: ObjectiveCWords) -> (rank: Int, about: String)? {
    let text = words.all[index].text
    let next = words.text(at: index + 1)
    if text == "UIAlertView", next == "alloc" { return (0, "UIAlertView alloc") }
    if next == ":" {
      let message = text + ":"
      if let name = messages.first(where: { $0 == message || !$0.hasSuffix(":") && text.hasPrefix($0) }) {
        return (0, name)
      }
      if closings.contains(message) { return (2, message) }
    }
    let property = "." + text
    if properties.contains(property), words.text(at: index - 1) == ".", next == "=" { return (1, property) }
    return nil
  }
}

extension UnseenFact {
  /// Whether it is a line of Objective-C that only closes something, and so hides no way to a screen.
  public var onlyCloses: Bool { reason == .objectiveC && ObjectiveCPlaces.closings.contains(about) }
}
