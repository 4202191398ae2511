public import Diagnostics

/// The least severity that texts for people show.
public enum LeastShown: String, Sendable, CaseIterable {
  /// Everything, advice too.
  case info
  /// Warnings and errors.
  case warning
  /// Errors only.
  case error

  /// Whether a finding of this severity is shown.
  public func isReached(by severity: Severity) -> Bool {
    switch self {
    case .info: true
    case .warning: severity >= .warning
    case .error: severity >= .error
    }
  }
}
