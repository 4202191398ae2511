/// Writes programs of one environment as bytes, and restores them.
public final class ProgramStore: Sendable {
  /// The environment of the programs.
  public let environment: Environment
  private let vocabulary: StoredVocabulary
  /// Differs between environments in which a stored program could have different meanings.
  let fingerprint: UInt64

  /// Creates a store for programs of `environment`.
  ///
  /// - Parameter vocabulary: the records and enums that the programs use. It may omit records that only a
  ///   variable of this environment has, such as parameters.
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

  /// Writes a program of this environment for ``restore(from:)``.
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

  /// How an expression is stored. Operands are stored separately if they can be evaluated in order: no error
  /// of an operand may be one that a later operand makes irrelevant.
  private func form(of tree: CheckedExpression) -> StoredProgram.Form {
    guard case .logic(let sign, let operands) = tree.root.kind else {
      return .whole
    }
    if operands.dropLast().contains(where: \.canFail) { return .whole }
    return sign == .and ? .allOf : .oneOf
  }

  /// Reads a program that ``store(_:to:)`` wrote in an environment with the same fingerprint. Nothing is
  /// parsed or checked again; types are computed from the current vocabulary. Costs microseconds for a line
  /// of text.
  ///
  /// - Throws: for bytes that were not written in this way; never returns another program than was written.
  public func restore(from reader: inout CompactReader) throws(SerializationError) -> Program {
    let stored = try StoredProgram(from: &reader) { self }
    _ = try stored.check()
    _ = try stored.tree()
    return Program(stored)
  }

  /// A new reader of trees.
  var nodes: ProgramReader { ProgramReader(in: environment, vocabulary: vocabulary) }
}

extension Program {
  /// Skips a stored program, which is read when it is evaluated or inspected. If it is damaged, its
  /// evaluation then fails.
  ///
  /// - Parameter store: returns a store with the same fingerprint as the one that wrote it; called on demand.
  /// - Throws: for bytes that cannot be skipped.
  public convenience init(
    from reader: inout CompactReader, in store: @escaping @Sendable () -> ProgramStore
  ) throws(SerializationError) {
    self.init(try StoredProgram(from: &reader, in: store))
  }
}

extension CompactWriter {
  /// Appends the bytes of another writer.
  mutating func append(_ other: CompactWriter) {
    for byte in other.bytes { raw(byte) }
  }
}
