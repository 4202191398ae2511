/// Writes programs of one environment as bytes, and makes the same programs of them again.
public final class ProgramStore: Sendable {
  /// What the programs may speak of.
  public let environment: Environment
  private let vocabulary: StoredVocabulary
  /// Tells apart environments in which a stored program could mean something else.
  private let fingerprint: UInt64

  /// A store for programs of `environment`.
  ///
  /// - Parameter vocabulary: the records and enums they speak of. Records that only a variable of this environment
  ///   has, such as parameters, need not be among them.
  public init(_ environment: Environment, vocabulary: StoredVocabulary) {
    self.environment = environment
    self.vocabulary = vocabulary
    var print = Fingerprint()
    print.add(environment.mode == .strict ? 1 : 0)
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
    var nodes = ProgramWriter(program.checked, in: environment, vocabulary: vocabulary)
    try nodes.write(program.checked.root)
    writer.bits(fingerprint)
    writer.part { part in
      part.number(nodes.count)
      part.append(nodes.writer)
    }
    writer.part { Particulars(text: program.text, reads: program.reads, facts: program.facts).write(to: &$0) }
  }

  /// Reads a program that ``store(_:to:)`` wrote in an environment of the same shape: nothing is parsed or checked
  /// again, types are worked out anew from the vocabulary at hand. Costs microseconds for a line of text.
  ///
  /// - Throws: for bytes that were not written like this; never makes another program of them than was written.
  public func restore(from reader: inout CompactReader) throws(SerializationError) -> Program {
    guard try reader.bits() == fingerprint else { throw .otherVocabulary }
    var nodes = ProgramReader(try reader.part(), in: environment, vocabulary: vocabulary)
    let tree = try nodes.tree()
    let particulars = try reader.part()
    let (value, bool) = Compiler(environment: environment, tree: tree).codes
    return Program(checked: tree, particulars: Particulars.reading(particulars), value: value, bool: bool)
  }
}

extension CompactWriter {
  /// Writes what another writer wrote.
  mutating func append(_ other: CompactWriter) {
    for byte in other.bytes { raw(byte) }
  }
}
