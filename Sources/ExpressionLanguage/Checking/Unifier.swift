/// Finds out what types stand for, by CEL's rules of assignability: `dyn` agrees with everything, the more
/// general of two agreeing types wins.
///
/// Strict mode adds one kind of variable: the type of a string literal, which is `string` or an enum,
/// whichever it meets first.
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

  /// `type` with known variables replaced at the top; parts stay as they are.
  func resolve(_ type: ValueType) -> ValueType {
    var type = type
    while case .variable(let index) = type, case .bound(let next) = bindings[index] { type = next }
    return type
  }

  /// `type` without variables: unknown ones become `rest`, those of string literals `string`.
  func substitute(_ type: ValueType, rest: ValueType?) -> ValueType {
    switch type {
    case .variable(let index):
      switch bindings[index] {
      case .bound(let next): return substitute(next, rest: rest)
      case .text: return rest == nil ? type : .string
      case .free: return rest ?? type
      }
    case .list(let element): return .list(substitute(element, rest: rest))
    case .map(let key, let value): return .map(substitute(key, rest: rest), substitute(value, rest: rest))
    case .optional(let wrapped): return .optional(substitute(wrapped, rest: rest))
    case .type(let type): return .type(substitute(type, rest: rest))
    case .abstract(let name, let parameters):
      return .abstract(name, parameters.map { substitute($0, rest: rest) })
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

  /// Whether values of `one` can stand where `other` is wanted; if so, remembers what follows from it.
  mutating func assign(_ one: ValueType, to other: ValueType) -> Bool {
    let mark = trail.count
    if agree(one, other) { return true }
    undo(to: mark)
    return false
  }

  /// Whether each of `types` can stand where the one of `others` is wanted.
  mutating func assign(_ types: [ValueType], to others: [ValueType]) -> Bool {
    guard types.count == others.count else { return false }
    let mark = trail.count
    for (one, other) in zip(types, others) where !agree(one, other) {
      undo(to: mark)
      return false
    }
    return true
  }

  var mark: Int { trail.count }

  mutating func undo(to mark: Int) {
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
    case (.dyn, _), (_, .dyn), (.error, _), (_, .error): return true
    case (.null, .record), (.null, .optional), (.null, .abstract), (.null, .null): return true
    case (.list(let a), .list(let b)), (.optional(let a), .optional(let b)): return agree(a, b)
    case (.map(let a, let x), .map(let b, let y)): return agree(a, b) && agree(x, y)
    case (.type, .type): return true
    case (.abstract(let a, let x), .abstract(let b, let y)):
      guard a == b, x.count == y.count else { return false }
      for (left, right) in zip(x, y) where !agree(left, right) { return false }
      return true
    default: return one == other
    }
  }

  /// Whether `type` may take the place of the variable, and whether the variable already stands for something.
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
      case .string, .enumeration, .error: bind(index, .bound(type))
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
    case .list(let element), .optional(let element), .type(let element): return occurs(index, in: element)
    case .map(let key, let value): return occurs(index, in: key) || occurs(index, in: value)
    case .abstract(_, let parameters): return parameters.contains { occurs(index, in: $0) }
    default: return false
    }
  }

  /// Whether `one` is `other` or says less than it.
  private func isMoreGeneral(_ one: ValueType, _ other: ValueType) -> Bool {
    let one = resolve(one)
    let other = resolve(other)
    switch (one, other) {
    case (.dyn, _), (.error, _), (.variable, _): return true
    case (_, .dyn), (_, .error), (_, .variable): return false
    case (.list(let a), .list(let b)), (.optional(let a), .optional(let b)): return isMoreGeneral(a, b)
    case (.map(let a, let x), .map(let b, let y)): return isMoreGeneral(a, b) && isMoreGeneral(x, y)
    case (.abstract(let a, let x), .abstract(let b, let y)):
      return a == b && x.count == y.count && zip(x, y).allSatisfy { isMoreGeneral($0, $1) }
    case (.type, .type): return true
    default: return one == other
    }
  }

  /// The type of a list or a choice of both, if there is one.
  mutating func join(_ one: ValueType, _ other: ValueType) -> ValueType? {
    if resolve(other) == .null, assign(other, to: one) { return one }
    guard assign(one, to: other) else { return nil }
    if resolve(one) == .null { return other }
    return isMoreGeneral(one, other) ? one : other
  }
}
