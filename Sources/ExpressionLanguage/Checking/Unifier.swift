/// Determines the types of type variables. The type of a string literal is a variable too: `string` or an
/// enum, whichever is used with it first.
struct Unifier {
  private enum Binding {
    case free
    /// A string or a member of an enum.
    case text
    case bound(ValueType)
  }

  private var bindings: [Binding] = []
  private var trail: [(Int, Binding)] = []

  mutating func fresh() -> ValueType {
    bindings.append(.free)
    return .variable(bindings.count - 1)
  }

  mutating func freshText() -> ValueType {
    bindings.append(.text)
    return .variable(bindings.count - 1)
  }

  /// `type` with a known variable replaced at the top level; inner types are not changed.
  func resolve(_ type: ValueType) -> ValueType {
    var type = type
    while case .variable(let index) = type, case .bound(let next) = bindings[index] { type = next }
    return type
  }

  /// `type` without variables: unknown ones become `rest`, those of string literals become `string`.
  func substitute(_ type: ValueType, rest: ValueType?) -> ValueType {
    switch type {
    case .variable(let index):
      switch bindings[index] {
      case .bound(let next): return substitute(next, rest: rest)
      case .text: return rest == nil ? type : .string
      case .free: return rest ?? type
      }
    case .list(let element): return .list(substitute(element, rest: rest))
    default: return type
    }
  }

  func isText(_ type: ValueType) -> Bool {
    if case .variable(let index) = resolve(type), case .text = bindings[index] { return true }
    return false
  }

  private mutating func bind(_ index: Int, _ binding: Binding) {
    trail.append((index, bindings[index]))
    bindings[index] = binding
  }

  /// Whether values of `one` are permitted for `other`; if so, stores the resulting bindings.
  mutating func assign(_ one: ValueType, to other: ValueType) -> Bool {
    let mark = trail.count
    if agree(one, other) { return true }
    undo(to: mark)
    return false
  }

  /// Whether each of `types` is permitted for the corresponding one of `others`.
  mutating func assign(_ types: [ValueType], to others: [ValueType]) -> Bool {
    guard types.count == others.count else { return false }
    let mark = trail.count
    for (one, other) in zip(types, others) where !agree(one, other) {
      undo(to: mark)
      return false
    }
    return true
  }

  private mutating func undo(to mark: Int) {
    while trail.count > mark, let (index, binding) = trail.popLast() { bindings[index] = binding }
  }

  private mutating func agree(_ one: ValueType, _ other: ValueType) -> Bool {
    if case .variable(let index) = other {
      let (valid, known) = substitution(of: index, other, by: one)
      if valid { return true }
      if known { return false }
    }
    if case .variable(let index) = one { return substitution(of: index, one, by: other).valid }
    switch (one, other) {
    case (.unknown, _), (_, .unknown): return true
    case (.list(let a), .list(let b)): return agree(a, b)
    default: return one == other
    }
  }

  /// Whether `type` may replace the variable, and whether the variable is already bound.
  private mutating func substitution(
    of index: Int, _ variable: ValueType, by type: ValueType
  ) -> (valid: Bool, known: Bool) {
    if type == variable { return (true, true) }
    switch bindings[index] {
    case .bound(let current):
      if type == current { return (true, true) }
      guard agree(type, current) else { return (false, true) }
      let general = isMoreGeneral(type, current) ? type : current
      if general != variable, !occurs(index, in: general) { bind(index, .bound(general)) }
      return (true, true)
    case .text:
      switch resolve(type) {
      case .string, .enumeration, .unknown: bind(index, .bound(type))
      case .variable(let other):
        if case .free = bindings[other] {
          bind(other, .bound(variable))
        } else if other != index {
          bind(index, .bound(.variable(other)))
        }
      default: return (false, true)
      }
      return (true, true)
    case .free:
      let root = resolve(type)
      if root == variable { return (true, true) }
      guard !occurs(index, in: type) else { return (false, false) }
      bind(index, .bound(type))
      return (true, false)
    }
  }

  private func occurs(_ index: Int, in type: ValueType) -> Bool {
    switch type {
    case .variable(let other):
      if other == index { return true }
      if case .bound(let next) = bindings[other] { return occurs(index, in: next) }
      return false
    case .list(let element): return occurs(index, in: element)
    default: return false
    }
  }

  /// Whether `one` is equal to `other` or less specific.
  private func isMoreGeneral(_ one: ValueType, _ other: ValueType) -> Bool {
    let one = resolve(one)
    let other = resolve(other)
    switch (one, other) {
    case (.unknown, _), (.variable, _): return true
    case (_, .unknown), (_, .variable): return false
    case (.list(let a), .list(let b)): return isMoreGeneral(a, b)
    default: return one == other
    }
  }

  /// The common type of a list or a conditional, if there is one.
  mutating func join(_ one: ValueType, _ other: ValueType) -> ValueType? {
    guard assign(one, to: other) else { return nil }
    return isMoreGeneral(one, other) ? one : other
  }
}
