public import Diagnostics

/// The least severity in text output.
public enum LeastShown: String, Sendable, CaseIterable {
  /// All findings, including infos.
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
