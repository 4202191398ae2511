extension Problem {
  /// The code of an internal error of modalflow: exploring and replaying a flow give different results.
  public static let ownMistake = "trace-not-replayed"

  /// Whether it is an internal error of modalflow, while the named file was understood.
  public var isOwnMistake: Bool { code == Self.ownMistake }
}

/// Why an input could not be understood, completely or in part. Problems lead to exit code 2.
///
/// A problem is about the text of the input, never about the design of the app: that is a ``Finding``.
public struct Problem: Hashable, Sendable, Error {
  /// A stable name in kebab case: `unknown-key`, `duplicate-key`, `yaml-syntax`.
  public var code: String
  /// What is wrong, in one line without a full stop; makes sense without the snippet.
  public var message: String
  /// The place; nil only if there is no text, as for a file that cannot be opened.
  public var place: Place?
  /// A few words under the caret, often the nearest name: “did you mean ‘present’?”.
  public var label: String
  /// Other relevant places, such as the first of two equal keys.
  public var related: [Label]
  /// What was expected there.
  public var expected: String
  /// What to do.
  public var help: String
  /// What to write instead of the text at `place`, if that is clear: the nearest name.
  public var replacement: String?
  /// Its replacement as a tested repair; nil if none was requested, or if it fails.
  public var repair: Repair?
  /// The path of the file it is about, even without a place.
  public var path: String

  /// Creates a problem; values that are not known are empty.
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
  /// At most this many problems of a rule, a configuration or a baseline are reported, because each one takes
  /// time.
  public static let mostTold = 100

  /// The last problem of a file with more problems than are reported; `message` says how many.
  public static func rest(of path: String, _ message: String) -> Problem {
    Problem("problem-limit", message, at: nil, path: path, help: "mend the first ones and look again")
  }
}

extension [Problem] {
  /// The first problems, followed by the number of further ones in the file.
  public func told(of path: String) -> [Problem] {
    if count <= Problem.mostTold { return self }
    return prefix(Problem.mostTold) + [
      .rest(of: path, "\(count - Problem.mostTold) more problems of this file are not listed")
    ]
  }
}
