/// A program as bytes. An operand is read when it is first evaluated, as the first operand decides most
/// conditions.
///
/// The format: a fingerprint; a part with the expression; a part with the particulars. The expression is
/// `whole` and a tree, or `allOf` or `oneOf`, a count, a span and a tree for each operand. A tree is a part
/// with the count of its nodes and the nodes.
struct StoredProgram: Sendable {
  /// How the trees of an expression are combined.
  enum Form: Int {
    case whole, allOf, oneOf

    var sign: LogicOperator? {
      switch self {
      case .whole: nil
      case .allOf: .and
      case .oneOf: .or
      }
    }
  }

  private let fingerprint: UInt64
  private let expression: CompactReader
  private let particularBytes: CompactReader
  private let store: @Sendable () -> ProgramStore

  init(
    from reader: inout CompactReader, in store: @escaping @Sendable () -> ProgramStore
  ) throws(SerializationError) {
    fingerprint = try reader.bits()
    expression = try reader.part()
    particularBytes = try reader.part()
    self.store = store
  }

  /// The particulars, read on each call; empty if the bytes are damaged.
  var particulars: Particulars {
    (try? Particulars(from: particularBytes)) ?? Particulars(text: "", reads: Reads(), facts: .none)
  }

  /// The store, if the program was written in an environment with the same fingerprint; otherwise throws.
  func check() throws(SerializationError) -> ProgramStore {
    let store = store()
    guard fingerprint == store.fingerprint else { throw .otherVocabulary }
    return store
  }

  /// The whole tree.
  func tree() throws(SerializationError) -> CheckedExpression {
    var nodes = try check().nodes
    var reader = expression
    try Self.read(&reader, &nodes)
    return try nodes.tree()
  }

  private static func read(
    _ reader: inout CompactReader, _ nodes: inout ProgramReader
  ) throws(SerializationError) {
    guard let form = Form(rawValue: try reader.index(below: 3)) else { throw .damaged }
    guard let sign = form.sign else { return try nodes.read(try reader.part()) }
    let count = try reader.count()
    let span = try reader.span()
    for _ in 0..<count { try nodes.read(try reader.part()) }
    try nodes.join(sign, count, at: span)
  }

  /// The compiled form. Operands of a conjunction or disjunction are read when they are first evaluated.
  func codes() throws(EvaluationError) -> Codes {
    do throws(SerializationError) {
      let store = try check()
      var reader = expression
      guard let form = Form(rawValue: try reader.index(below: 3)), form != .whole else {
        return Compiler(environment: store.environment, tree: try tree()).codes
      }
      let decisive = form == .oneOf
      let count = try reader.count()
      _ = try reader.span()
      var trees: [CompactReader] = []
      for _ in 0..<count { trees.append(try reader.part()) }
      let operands = trees.map { StoredOperand($0, in: store) }
      return Codes(
        BoolCode { frame throws(EvaluationError) in
          for operand in operands where try operand.holds(frame) == decisive { return decisive }
          return !decisive
        }, conjuncts: form == .allOf ? operands : [])
    } catch {
      throw EvaluationError(.invalidValue, "the expression is stored damaged")
    }
  }
}

/// An operand of a stored conjunction or disjunction.
private final class StoredOperand: ConjunctCode {
  private let tree: CompactReader
  private let store: ProgramStore
  private let code = LazyObject()

  init(_ tree: CompactReader, in store: ProgramStore) {
    self.tree = tree
    self.store = store
  }

  func holds(_ frame: Frame) throws(EvaluationError) -> Bool {
    try code.value { () throws(EvaluationError) in try codes() }.bool(frame)
  }

  private func codes() throws(EvaluationError) -> Codes {
    do throws(SerializationError) {
      var nodes = store.nodes
      try nodes.read(tree)
      let tree = try nodes.tree()
      guard tree.type(of: tree.root) == .bool else { throw .damaged }
      return Compiler(environment: store.environment, tree: tree).codes
    } catch {
      throw EvaluationError(.invalidValue, "the expression is stored damaged")
    }
  }
}
