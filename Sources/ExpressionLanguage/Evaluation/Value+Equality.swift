extension Value {
  /// CEL's `==`. Values of different types are never equal, except that an enum member equals its name.
  public static func equal(_ one: Value, _ other: Value) -> Bool {
    switch (one, other) {
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.string(let a), .string(let b)): sameText(a, b)
    case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { equal($0, $1) }
    case (.record(_, let a), .record(_, let b)): a === b
    case (.enumeration(let a, let x), .enumeration(let b, let y)):
      a === b ? x == y : sameText(a.member(x), b.member(y))
    case (.enumeration(let a, let x), .string(let b)), (.string(let b), .enumeration(let a, let x)):
      sameText(a.member(x), b)
    default: false
    }
  }
}
