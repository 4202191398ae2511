/// Writes programs of one environment as bytes, and makes the same programs of them again.
public final class ProgramStore: Sendable {
  /// What the programs may speak of.
  public let environment: Environment
  private let vocabulary: StoredVocabulary
  /// Tells apart environments in which a stored program could mean something else.
  let fingerprint: UInt64

  /// A store for programs of `environment`.
  ///
  /// - Parameter vocabulary: the records and enums they speak of. Records that only a variable of this environment
  ///   has, such as parameters, need not be among them.
  public init(_ environment: Environment, vocabulary: StoredVocabulary) {
    self.environment = environment
    self.vocabulary = vocabulary
    var print = Fingerprint()
    print.add(environment.limits.maximumLoopDepth)
    for variable in environment.variables {
      print.add(variable.name)
      print.add(variable.type)
      if case .record(let record) = variable.type, vocabulary.index(of: record) == nil {
        print.add(fieldsOf: record)
      }
    }
    fingerprint = print.value
  }

  /// Writes a program of this environment, so that ``restore(from:)`` makes the same one of it.
  ///
  /// - Throws: ``SerializationError/unknownType(_:)`` for a program with a part whose type is not in the vocabulary.
  public func store(_ program: Program, to writer: inout CompactWriter) throws(SerializationError) {
    let tree = program.checked
    writer.bits(fingerprint)
    try writer.part { part throws(SerializationError) in
      let form = form(of: tree)
      part.number(form.rawValue)
      guard form != .whole, case .logic(_, let operands) = tree.root.kind else {
        return try write(tree.root, of: tree, to: &part)
      }
      part.number(operands.count)
      part.write(tree.root.span)
      for operand in operands { try write(operand, of: tree, to: &part) }
    }
    writer.part { Particulars(text: program.text, reads: program.reads, facts: program.facts).write(to: &$0) }
  }

  private func write(
    _ node: Expression, of tree: CheckedExpression, to writer: inout CompactWriter
  ) throws(SerializationError) {
    var nodes = ProgramWriter(tree, in: environment, vocabulary: vocabulary)
    try nodes.write(node)
    writer.part { part in
      part.number(nodes.count)
      part.append(nodes.writer)
    }
  }

  /// Operands are stored apart where they can be evaluated one after the other: where none that fails could be made void by
  /// one behind it.
  private func form(of tree: CheckedExpression) -> StoredProgram.Form {
    guard case .logic(let sign, let operands) = tree.root.kind else {
      return .whole
    }
    if operands.dropLast().contains(where: \.canFail) { return .whole }
    return sign == .and ? .allOf : .oneOf
  }

  /// Reads a program that ``store(_:to:)`` wrote in an environment of the same shape: nothing is parsed or checked
  /// again, types are worked out anew from the vocabulary at hand. Costs microseconds for a line of text.
  ///
  /// - Throws: for bytes that were not written like this; never makes another program of them than was written.
  public func restore(from reader: inout CompactReader) throws(SerializationError) -> Program {
    let stored = try StoredProgram(from: &reader) { self }
    _ = try stored.check()
    _ = try stored.tree()
    return Program(stored)
  }

  /// A reader of trees, which has read none.
  var nodes: ProgramReader { ProgramReader(in: environment, vocabulary: vocabulary) }
}

extension Program {
  /// Goes past a program that was stored; it is read when it is evaluated or looked at. What is damaged then fails as an
  /// evaluation does.
  ///
  /// - Parameter store: a store like the one that wrote it; asked for when it is needed.
  /// - Throws: for bytes that cannot be gone past.
  public convenience init(
    from reader: inout CompactReader, in store: @escaping @Sendable () -> ProgramStore
  ) throws(SerializationError) {
    self.init(try StoredProgram(from: &reader, in: store))
  }
}

extension CompactWriter {
  /// Writes what another writer wrote.
  mutating func append(_ other: CompactWriter) {
    for byte in other.bytes { raw(byte) }
  }
}
