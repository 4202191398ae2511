extension Problem {
  /// The code of what modalflow finds wrong with itself: its two ways to play a flow do not agree.
  public static let ownMistake = "trace-not-replayed"

  /// It is about modalflow, and the file it names was understood.
  public var isOwnMistake: Bool { code == Self.ownMistake }
}

/// Why an input could not be understood, in whole or in part. Problems lead to exit code 2.
///
/// A problem speaks of what was written, never of the design of the app: that is a ``Finding``.
public struct Problem: Hashable, Sendable, Error {
  /// A stable name in kebab case: `unknown-key`, `duplicate-key`, `yaml-syntax`.
  public var code: String
  /// What is wrong, in one line without a full stop; makes sense without the snippet.
  public var message: String
  /// Where; nil only where there is no text, such as a file that cannot be opened.
  public var place: Place?
  /// A few words under the caret, often the nearest name: “did you mean ‘present’?”.
  public var label: String
  /// Other places that matter, such as the first of two equal keys.
  public var related: [Label]
  /// What was expected there.
  public var expected: String
  /// The one thing to do about it.
  public var help: String
  /// What to write instead of the text at `place`, if that is clear: the nearest name.
  public var replacement: String?
  /// Its replacement as a repair that was tried; nil where that was not asked for, or does not hold.
  public var repair: Repair?
  /// The path of the file it is about, also where there is no place.
  public var path: String

  /// A problem; whatever is not known stays empty.
  public init(
    _ code: String, _ message: String, at place: Place?, path: String? = nil, label: String = "",
    related: [Label] = [], expected: String = "", help: String = "", replacement: String? = nil
  ) {
    self.code = code
    self.message = message
    self.place = place
    self.label = label
    self.related = related
    self.expected = expected
    self.help = help
    self.replacement = replacement
    self.path = path ?? place?.file.path ?? ""
  }
}

extension Problem {
  /// Of a rule, a configuration or a baseline so many problems are told: nobody reads more, and each takes its time.
  public static let mostTold = 100

  /// What is told last of a file that has more problems than are told; `message` says how many.
  public static func rest(of path: String, _ message: String) -> Problem {
    Problem("problem-limit", message, at: nil, path: path, help: "mend the first ones and look again")
  }
}

extension [Problem] {
  /// The first of them, and how many more there are of the file.
  public func told(of path: String) -> [Problem] {
    if count <= Problem.mostTold { return self }
    return prefix(Problem.mostTold) + [
      .rest(of: path, "\(count - Problem.mostTold) more problems of this file are not listed")
    ]
  }
}
