extension Value {
  /// CEL's `==`: numbers are compared as numbers whatever their type, values of other types are never equal.
  public static func equal(_ one: Value, _ other: Value) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.string(let a), .string(let b)): sameText(a, b)
    case (.bytes(let a), .bytes(let b)): a == b
    case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { equal($0, $1) }
    case (.map(let a), .map(let b)): equal(a, b)
    case (.type(let a), .type(let b)): a == b
    case (.record(_, let a), .record(_, let b)): a === b
    case (.enumeration(let a, let x), .enumeration(let b, let y)):
      a === b ? x == y : sameText(a.member(x), b.member(y))
    case (.enumeration(let a, let x), .string(let b)), (.string(let b), .enumeration(let a, let x)):
      sameText(a.member(x), b)
    case (.optional(let a), .optional(let b)): equal(a, b)
    default: order(one, other) == .same
    }
  }

  private static func equal(_ one: MapValue, _ other: MapValue) -> Bool {
    guard one.count == other.count else { return false }
    return one.entries.allSatisfy { entry in
      other.value(for: entry.key).map { equal($0, entry.value) } ?? false
    }
  }

  private static func equal(_ one: Value?, _ other: Value?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return equal(one, other)
  }

  /// How two numbers relate.
  enum Order {
    case before, same, after
    /// NaN takes part, or the values are not to be ordered.
    case none
  }

  /// How numbers of any types relate; `.none` for all else.
  static func order(_ one: Value, _ other: Value) -> Order {
    switch (one, other) {
    case (.int(let a), .int(let b)): order(a, b)
    case (.uint(let a), .uint(let b)): order(a, b)
    case (.double(let a), .double(let b)): order(a, b)
    case (.int(let a), .uint(let b)): a < 0 ? .before : order(UInt(a), b)
    case (.uint(let a), .int(let b)): b < 0 ? .after : order(a, UInt(b))
    case (.int(let a), .double(let b)): order(a, b)
    case (.double(let a), .int(let b)): order(b, a).reversed
    case (.uint(let a), .double(let b)): order(a, b)
    case (.double(let a), .uint(let b)): order(b, a).reversed
    default: .none
    }
  }

  private static func order<Number: Comparable>(_ one: Number, _ other: Number) -> Order {
    one < other ? .before : one == other ? .same : one > other ? .after : .none
  }

  /// As a double, unless that leaves the range: what the specification's suite asks for, though it rounds.
  private static func order<Whole: FixedWidthInteger>(_ one: Whole, _ other: Double) -> Order {
    if other.isNaN { return .none }
    if other > Double(Whole.max) { return .before }
    if other < Double(Whole.min) { return .after }
    return order(Double(one), other)
  }
}

extension Value.Order {
  var reversed: Value.Order {
    switch self {
    case .before: .after
    case .after: .before
    default: self
    }
  }
}
