/// How sure a fact is.
public enum Confidence: String, Sendable, Comparable, CaseIterable {
  /// It is there, but not what it is.
  case unknown
  /// It follows by the rules that the fact names.
  case inferred
  /// It was read off the text.
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
