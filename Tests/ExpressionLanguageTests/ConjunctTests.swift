import ExpressionLanguage
import Testing

/// The operands of a conjunction, each evaluated by itself.
struct ConjunctTests {
  private static let texts = [
    "window.modal && size(flags) > 0 && limit == 0",
    "window.modal && stack.exists(w, w.depth > limit) && oldest < 13.0",
    // An operand before the last can fail, so that it is stored as one tree.
    "size(stack) > 7 && stack[7].modal && role == 'none'",
    // No conjunction: the whole is the only operand.
    "window.modal || limit == 0", "role in ['none', 'save']",
  ]

  /// What each operand comes to; nil where it fails.
  private static func values(_ program: Program) -> [Bool?] {
    program.checked.conjuncts.indices.map { try? program.holds(conjunct: $0, Toy.frame()) }
  }

  @Test(arguments: texts)
  func eachComesToWhatItsTextComesTo(_ text: String) throws {
    let (program, bytes) = try StoringTests.stored(text)
    let alone = try program.checked.conjuncts.map { operand in
      let alone = try #require(
        Toy.environment.compile(operand.text, assuming: program.facts).program, "\(operand.text)")
      return try? alone.evaluateBool(Toy.frame())
    }
    #expect(Self.values(program) == alone)
    #expect(Self.values(try StoringTests.restored(bytes)) == alone)
  }

  @Test func anOperandThatIsNotThereIsAnErrorAndNoCrash() throws {
    let program = try StoringTests.stored(Self.texts[0]).program
    #expect(throws: EvaluationError.self) { try program.holds(conjunct: 3, Toy.frame()) }
  }
}
