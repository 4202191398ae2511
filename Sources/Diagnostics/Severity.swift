/// How serious a finding is, from the lowest to the highest severity.
public enum Severity: Int, Sendable, Comparable, CaseIterable {
  /// Information.
  case info
  /// Likely to cause problems for users of the app.
  case warning
  /// Violates a mandatory guideline of the platform, loses work, or leaves no way out.
  case error

  /// The next lower severity; `info` is not changed.
  public var lowered: Severity { Severity(rawValue: rawValue - 1) ?? .info }

  /// The word in files and output: `info`, `warning`, `error`.
  public var word: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// The severity with a name; nil if there is none.
  public init?(word: some StringProtocol) {
    guard let match = Severity.allCases.first(where: { $0.word == word }) else { return nil }
    self = match
  }

  public static func < (one: Severity, other: Severity) -> Bool { one.rawValue < other.rawValue }
}
