import Diagnostics

/// Writes the nodes of a checked tree, children before parents, each in a few bytes.
struct ProgramWriter {
  let vocabulary: StoredVocabulary
  let tree: CheckedExpression
  var typing: PartTyping
  var writer = CompactWriter()
  private(set) var count = 0

  init(_ tree: CheckedExpression, in environment: Environment, vocabulary: StoredVocabulary) {
    self.vocabulary = vocabulary
    self.tree = tree
    typing = PartTyping(types: tree.types, environment: environment)
  }

  private var environment: Environment { typing.environment }

  mutating func write(_ node: Expression) throws(SerializationError) {
    try writeParts(node)
    let resolution = tree.resolution(of: node)
    let type = tree.type(of: node)
    let follows = typing.type(of: node, resolution) == type
    if !follows, !PartTyping.isHarmless(type), !node.isEmptyList {
      throw .unknownType(type.description)
    }
    count += 1
    writer.byte(try tag(of: node, resolution).rawValue | (follows ? 0 : NodeTag.typed))
    writer.write(node.span)
    if !follows { try write(type) }
    try writeOwn(node, resolution)
  }

  private mutating func writeParts(_ node: Expression) throws(SerializationError) {
    switch node.kind {
    case .literal, .name: break
    case .select(let operand, _), .presence(let operand, _), .unary(_, let operand): try write(operand)
    case .index(let one, let other), .binary(_, let one, let other, _):
      try write(one)
      try write(other)
    case .call(_, let target, let arguments):
      if let target { try write(target) }
      for argument in arguments { try write(argument) }
    case .logic(_, let nodes), .list(let nodes): for node in nodes { try write(node) }
    case .conditional(let condition, let first, let second):
      try write(condition)
      try write(first)
      try write(second)
    case .comprehension(let loop): try writeParts(of: loop, node)
    }
  }

  /// Writes the parts of a loop. Readers assign slots to loops in order, so the checker must have done the
  /// same.
  private mutating func writeParts(of loop: Comprehension, _ node: Expression) throws(SerializationError) {
    try write(loop.range)
    guard tree.slots[node.id] == environment.variables.count + typing.locals.count else { throw .damaged }
    writer.byte(NodeTag.enterLoop.rawValue)
    writer.number(Comprehension.Kind.stored.firstIndex(of: loop.kind) ?? 0)
    write(loop.variable)
    typing.locals.append(PartTyping.variable(over: tree.type(of: loop.range)))
    if let filter = loop.filter { try write(filter) }
    try write(loop.body)
    typing.locals.removeLast()
  }

  mutating func write(_ name: Expression.Name) {
    writer.text(name.text)
    writer.write(name.span)
  }
}

extension CompactWriter {
  mutating func write(_ span: Span) {
    number(Int(span.start))
    number(span.length)
  }
}
