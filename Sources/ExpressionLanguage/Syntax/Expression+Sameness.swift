extension Expression {
  /// Whether both have the same text, except for spaces and redundant brackets.
  func isSame(as other: Expression) -> Bool {
    guard height == other.height else { return false }
    switch (kind, other.kind) {
    case (.literal(let a), .literal(let b)): return a == b
    case (.name(let a), .name(let b)): return a == b
    case (.select(let a, let x), .select(let b, let y)): return x.text == y.text && a.isSame(as: b)
    case (.presence(let a, let x), .presence(let b, let y)): return x.text == y.text && a.isSame(as: b)
    case (.unary(let a, let x), .unary(let b, let y)): return a == b && x.isSame(as: y)
    case (.binary(let a, let x, let u, _), .binary(let b, let y, let v, _)):
      return a == b && x.isSame(as: y) && u.isSame(as: v)
    case (.logic(let a, let x), .logic(let b, let y)):
      return a == b && x.count == y.count && zip(x, y).allSatisfy { $0.isSame(as: $1) }
    case (.list, .list), (.index, .index), (.call, .call), (.conditional, .conditional),
      (.comprehension, .comprehension):
      return text == other.text
    default: return false
    }
  }
}
