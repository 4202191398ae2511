import Diagnostics

/// Builds the tree of a stored program. Children are stored before their parents, so one pass with a stack is
/// enough. So no bytes can cause a deep recursion, and no node can have two parents.
struct ProgramReader {
  /// A macro whose end was not read yet.
  struct Scope {
    var kind: Comprehension.Kind
    var variable: Expression.Name
    /// The count of nodes on the stack at its start; its range was on top.
    var floor: Int
  }

  let vocabulary: StoredVocabulary
  var reader = CompactReader.none
  var typing: PartTyping
  var resolutions: [Resolution] = []
  /// The meaning of the current node, and the greatest height of the children that were popped for it.
  var meaning = Resolution.none
  var height = 0
  var slots: [Int: Int] = [:]
  var stack: [Expression] = []
  var scopes: [Scope] = []
  var localNames: [String] = []

  /// The greatest depth of nested types.
  private static let maximumTypeDepth = 32

  init(in environment: Environment, vocabulary: StoredVocabulary) {
    self.vocabulary = vocabulary
    typing = PartTyping(types: [], environment: environment)
  }

  var environment: Environment { typing.environment }

  /// Reads one tree.
  mutating func read(_ nodes: CompactReader) throws(SerializationError) {
    reader = nodes
    let limit = typing.types.count + (try reader.count())
    let height = stack.count
    typing.types.reserveCapacity(limit)
    resolutions.reserveCapacity(limit)
    while !reader.isAtEnd { try step(limit: limit) }
    guard stack.count == height + 1, scopes.isEmpty, typing.types.count == limit else { throw .damaged }
  }

  /// Joins the last `count` trees to one.
  mutating func join(_ sign: LogicOperator, _ count: Int, at span: Span) throws(SerializationError) {
    guard count >= 2 else { throw .damaged }
    let operands = try pop(count)
    guard operands.allSatisfy({ typing.types[$0.id] == .bool }) else { throw .damaged }
    try push(.logic(sign, operands), at: span)
    typing.types.append(.bool)
    resolutions.append(.none)
  }

  /// Pushes a node whose children were popped.
  private mutating func push(_ kind: consuming Expression.Kind, at span: Span) throws(SerializationError) {
    defer { height = 0 }
    guard height < environment.limits.maximumDepth else { throw .damaged }
    stack.append(Expression(id: typing.types.count, kind, at: span, height: height + 1))
  }

  /// The one tree that was read or joined.
  func tree() throws(SerializationError) -> CheckedExpression {
    guard stack.count == 1, let root = stack.last else { throw .damaged }
    return CheckedExpression(root: root, types: typing.types, resolutions: resolutions, slots: slots)
  }

  private mutating func step(limit: Int) throws(SerializationError) {
    let byte = try reader.byte()
    guard let tag = NodeTag(rawValue: byte & ~NodeTag.typed), byte < 0x80 else { throw .damaged }
    if tag == .enterLoop { return try enterLoop() }
    guard typing.types.count < limit else { throw .damaged }
    let span = try reader.span()
    let written = byte & NodeTag.typed != 0 ? try type(depth: 0) : nil
    meaning = .none
    // The kind of a node is passed on and not read again, so that it need not be copied.
    try push(try kind(of: tag), at: span)
    guard let node = stack.last else { throw .damaged }
    if tag == .loop || tag == .filteredLoop {
      slots[node.id] = environment.variables.count + typing.locals.count
    }
    let type: ValueType
    if let written {
      guard PartTyping.isHarmless(written) || node.isEmptyList else {
        throw .damaged
      }
      type = written
    } else {
      guard let follows = typing.type(of: node, meaning) else { throw .damaged }
      type = follows
    }
    typing.types.append(type)
    resolutions.append(meaning)
  }

  /// Pops the last node, which must be inside the innermost open macro.
  mutating func pop() throws(SerializationError) -> Expression {
    guard stack.count > (scopes.last?.floor ?? 0), let node = stack.popLast() else { throw .damaged }
    height = max(height, node.height)
    return node
  }

  /// Pops the last `count` nodes and returns them in order.
  mutating func pop(_ count: Int) throws(SerializationError) -> [Expression] {
    guard stack.count - count >= (scopes.last?.floor ?? 0) else { throw .damaged }
    let nodes = Array(stack[(stack.count - count)...])
    for node in nodes { height = max(height, node.height) }
    stack.removeLast(count)
    return nodes
  }

  private mutating func enterLoop() throws(SerializationError) {
    let kind = Comprehension.Kind.stored[try reader.index(below: Comprehension.Kind.stored.count)]
    let variable = try name()
    guard let range = stack.last, stack.count > (scopes.last?.floor ?? 0) else { throw .damaged }
    scopes.append(Scope(kind: kind, variable: variable, floor: stack.count))
    typing.locals.append(PartTyping.variable(over: typing.types[range.id]))
    localNames.append(variable.text)
    guard localNames.count <= environment.limits.maximumLoopDepth else { throw .damaged }
  }

  /// Ends the innermost macro; only its range may be left on the stack.
  mutating func close() throws(SerializationError) -> (scope: Scope, range: Expression) {
    guard let scope = scopes.popLast(), stack.count == scope.floor else { throw .damaged }
    typing.locals.removeLast()
    localNames.removeLast()
    return (scope, try pop())
  }

  mutating func name() throws(SerializationError) -> Expression.Name {
    let text = try reader.text()
    return Expression.Name(text: text, span: try reader.span())
  }

  private mutating func type(depth: Int) throws(SerializationError) -> ValueType {
    guard depth < Self.maximumTypeDepth else { throw .damaged }
    switch try reader.number() {
    case 0: return .unknown
    case 1: return .bool
    case 2: return .int
    case 3: return .double
    case 4: return .string
    case 5: return .list(try type(depth: depth + 1))
    case 6: return .record(vocabulary.records[try reader.index(below: vocabulary.records.count)])
    case 7: return .enumeration(vocabulary.enums[try reader.index(below: vocabulary.enums.count)])
    default: throw .damaged
    }
  }
}

extension CompactReader {
  mutating func span() throws(SerializationError) -> Span {
    let start = try index(below: 1 << 30)
    return Span(start, start + (try index(below: 1 << 30)))
  }
}
