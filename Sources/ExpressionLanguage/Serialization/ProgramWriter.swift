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
    if !follows, environment.mode == .strict, !PartTyping.isHarmless(type), !node.isEmptyList {
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
    case .select(let operand, _, _), .presence(let operand, _), .unary(_, let operand): try write(operand)
    case .index(let one, let other, _), .binary(_, let one, let other, _):
      try write(one)
      try write(other)
    case .call(_, let target, let arguments):
      if let target { try write(target) }
      for argument in arguments { try write(argument) }
    case .logic(_, let operands): for operand in operands { try write(operand) }
    case .conditional(let condition, let first, let second):
      try write(condition)
      try write(first)
      try write(second)
    case .list(let elements): for element in elements { try write(element.value) }
    case .map(let entries):
      for entry in entries {
        try write(entry.key)
        try write(entry.value)
      }
    case .message(_, let fields): for field in fields { try write(field.value) }
    case .comprehension(let loop): try writeParts(of: loop, node)
    case .binding(let binding): try writeParts(of: binding, node)
    }
  }

  private mutating func writeParts(of loop: Comprehension, _ node: Expression) throws(SerializationError) {
    try write(loop.range)
    try enter(node)
    writer.byte(NodeTag.enterLoop.rawValue)
    writer.number(Comprehension.Kind.stored.firstIndex(of: loop.kind) ?? 0)
    write(loop.variable)
    writer.number(loop.second == nil ? 0 : 1)
    if let second = loop.second { write(second) }
    let variables = PartTyping.variables(of: loop, over: tree.type(of: loop.range))
    typing.locals += variables
    if let filter = loop.filter { try write(filter) }
    try write(loop.body)
    typing.locals.removeLast(variables.count)
  }

  private mutating func writeParts(of binding: Binding, _ node: Expression) throws(SerializationError) {
    try write(binding.value)
    try enter(node)
    writer.byte(NodeTag.enterBinding.rawValue)
    writer.number(Binding.Kind.stored.firstIndex(of: binding.kind) ?? 0)
    write(binding.variable)
    typing.locals.append(PartTyping.variable(binding.kind, of: tree.type(of: binding.value)))
    try write(binding.body)
    typing.locals.removeLast()
  }

  /// A reader gives macros their slots in the order in which they open; the checker must have done the same.
  private func enter(_ node: Expression) throws(SerializationError) {
    guard tree.slots[node.id] == environment.variables.count + typing.locals.count else { throw .damaged }
  }

  mutating func write(_ name: Expression.Name) {
    writer.text(name.text)
    writer.write(name.span)
  }

  /// The place of a field among those of the record that the operand is; nil where it is none.
  func place(of field: RecordType.Field, in operand: Expression) -> Int? {
    guard case .record(let record) = tree.type(of: operand) else { return nil }
    return record.fields.firstIndex { $0.name == field.name }
  }
}

extension CompactWriter {
  mutating func write(_ span: Span) {
    number(Int(span.start))
    number(span.length)
  }
}
