public import Diagnostics

/// The least severity that makes a run fail.
public enum Threshold: String, Sendable, CaseIterable {
  /// Any finding.
  case info
  /// Warnings and errors.
  case warning
  /// Errors only.
  case error
  /// No finding at all.
  case never

  /// Whether a finding of this severity makes the run fail.
  public func isReached(by severity: Severity) -> Bool {
    switch self {
    case .info: true
    case .warning: severity >= .warning
    case .error: severity >= .error
    case .never: false
    }
  }
}
