extension EdgeFact {
  /// A column of a split view, in the order in which they stand.
  public enum Column: Int, Sendable, CaseIterable {
    /// The first one.
    case primary
    /// The one between the others.
    case supplementary
    /// The one for the detail.
    case secondary

    /// The column that a relationship of a storyboard fills; nil for any other.
    public init?(relationship: String?) {
      switch relationship {
      case "masterViewController", "primaryViewController": self = .primary
      case "supplementaryViewController": self = .supplementary
      case "detailViewController", "secondaryViewController": self = .secondary
      default: return nil
      }
    }

    /// How an edge says which column it is.
    public var rule: String { "\(self) column" }
  }

  /// Which column of a split view the target is.
  public var column: Column? {
    verb == .column ? Column.allCases.first { rules.contains($0.rule) } : nil
  }
}
