/// How certain a fact is.
public enum Confidence: String, Sendable, Comparable, CaseIterable {
  /// It exists, but what it is could not be found out.
  case unknown
  /// It follows by the rules that the fact names.
  case inferred
  /// It stands in the text.
  case exact

  private var rank: Int {
    switch self {
    case .unknown: 0
    case .inferred: 1
    case .exact: 2
    }
  }

  public static func < (one: Confidence, other: Confidence) -> Bool { one.rank < other.rank }
}
