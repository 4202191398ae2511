extension Environment {
  /// Writes a program of this environment, so that ``restore(from:vocabulary:)`` makes the same one of it.
  ///
  /// - Parameters:
  ///   - program: a program that this environment compiled.
  ///   - vocabulary: the records and enums it speaks of. Records that only a variable of this environment has, such
  ///     as parameters, need not be among them.
  /// - Throws: ``SerializationError/unknownType(_:)`` for a program with a part whose type is not in the vocabulary.
  public func store(
    _ program: Program, to writer: inout CompactWriter, vocabulary: StoredVocabulary
  ) throws(SerializationError) {
    var nodes = ProgramWriter(program.checked, in: self, vocabulary: vocabulary)
    try nodes.write(program.checked.root)
    writer.bits(fingerprint(vocabulary))
    writer.part { part in
      part.number(nodes.count)
      part.append(nodes.writer)
    }
    writer.part { Particulars(text: program.text, reads: program.reads, facts: program.facts).write(to: &$0) }
  }

  /// Reads a program that ``store(_:to:vocabulary:)`` wrote in an environment of the same shape: nothing is parsed or
  /// checked again, types are worked out anew from the vocabulary at hand. Costs about a microsecond for a line of text.
  ///
  /// - Throws: for bytes that were not written like this; never makes another program of them than was written.
  public func restore(
    from reader: inout CompactReader, vocabulary: StoredVocabulary
  ) throws(SerializationError) -> Program {
    guard try reader.bits() == fingerprint(vocabulary) else { throw .otherVocabulary }
    var nodes = ProgramReader(try reader.part(), in: self, vocabulary: vocabulary)
    let tree = try nodes.tree()
    let particulars = try reader.part()
    let (value, bool) = Compiler(environment: self, tree: tree).codes
    return Program(checked: tree, particulars: Particulars.reading(particulars), value: value, bool: bool)
  }
}

extension CompactWriter {
  /// Writes what another writer wrote.
  mutating func append(_ other: CompactWriter) {
    for byte in other.bytes { raw(byte) }
  }
}

extension Compiler {
  /// The whole as a value and as a bool. What strict mode knows to be a bool is compiled once.
  var codes: (value: ValueCode, bool: BoolCode) {
    let root = tree.root
    if environment.mode == .strict, tree.type(of: root) == .bool {
      let bool = bool(root)
      return (ValueCode { frame throws(EvaluationError) in .bool(try bool(frame)) }, bool)
    }
    if environment.mode == .strict {
      let wrong = EvaluationError(.noSuchOverload, "a bool is needed", at: root.span)
      let value = value(root)
      let bool = BoolCode { frame throws(EvaluationError) in
        guard case .bool(let bool) = try value(frame) else { throw wrong }
        return bool
      }
      return (value, bool)
    }
    return (value(root), bool(root))
  }
}
