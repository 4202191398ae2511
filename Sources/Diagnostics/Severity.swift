/// How much a finding weighs, from least to most.
public enum Severity: Int, Sendable, Comparable, CaseIterable {
  /// Worth knowing.
  case info
  /// Likely to trouble a person who uses the app.
  case warning
  /// Breaks guidance that the platform states as a must, or loses work, or cannot be left.
  case error

  /// One less; `info` stays.
  public var lowered: Severity { Severity(rawValue: rawValue - 1) ?? .info }

  /// The word in files and output: `info`, `warning`, `error`.
  public var word: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// The severity of a word, if it is one.
  public init?(word: some StringProtocol) {
    guard let match = Severity.allCases.first(where: { $0.word == word }) else { return nil }
    self = match
  }

  public static func < (one: Severity, other: Severity) -> Bool { one.rawValue < other.rawValue }
}
