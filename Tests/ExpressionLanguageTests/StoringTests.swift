import Diagnostics
import ExpressionLanguage
import Testing

/// Programs that were written as bytes and read back.
struct StoringTests {
  static let vocabulary = StoredVocabulary(records: [Toy.window, Toy.handle], enums: [Toy.style, Toy.role])

  static let store = ProgramStore(Toy.environment, vocabulary: vocabulary)

  static let texts = [
    "window.style in ['sheet', 'formSheet'] && stack.exists(p, p.style == 'popover')",
    "'popover' in window.styleSet && !('alert' in window.styleSet)",
    "has(window.handle) && window.handle.role == 'close'",
    "window.modal ? window.handle.role != 'done' : false",
    "!['cancel', 'close', 'save'].all(r, window.handles.exists(b, b.role == r))",
    "size(window.handles) > 0 && window.handles[0].role == 'close'",
    "oldest < 13.0 && limit + 1 > 2 && -limit < 0", "window.id in flags || window.id.startsWith('ed')",
    "stack.filter(w, w.style == 'push').all(w, stack.filter(v, v.style == 'push').all(v, w.id == v.id))",
    "window.style == (window.modal ? 'sheet' : 'popover')", "flags.map(f, f != 'a', size(f)) == []",
    "window.handles.exists_one(h, h.role == 'save')", "stack.map(w, w.depth) == [0, 3, 0]",
    "flags != [] && window.id.matches('^e.*r$')", "window.id + 'é' == 'editoré'",
  ]

  static func stored(_ text: String) throws -> (program: Program, bytes: [UInt8]) {
    #expect(Toy.ready)
    let program = try #require(Toy.environment.compile(text).program, "\(text)")
    var writer = CompactWriter()
    try store.store(program, to: &writer)
    return (program, writer.bytes)
  }

  static func restored(_ bytes: [UInt8], in environment: Environment = Toy.environment) throws -> Program {
    var reader = CompactBytes(bytes).reader
    return try ProgramStore(environment, vocabulary: vocabulary).restore(from: &reader)
  }

  @Test(arguments: texts)
  func aProgramComesBackAsItWas(_ text: String) throws {
    let (program, bytes) = try Self.stored(text)
    let copy = try Self.restored(bytes)
    #expect(copy.text == text)
    #expect(copy.reads == program.reads)
    #expect(copy.facts == program.facts)
    #expect(copy.type == program.type)
    #expect(copy.checked.root.text == program.checked.root.text)
    #expect(try copy.evaluateBool(Toy.frame()) == program.evaluateBool(Toy.frame()))
    #expect(identical(try copy.evaluate(Toy.frame()), try program.evaluate(Toy.frame())))
    var again = CompactWriter()
    try Self.store.store(copy, to: &again)
    #expect(again.bytes == bytes, "what was restored is stored in other bytes")
  }

  @Test(arguments: texts)
  func itIsTextThatCanStandInSource(_ text: String) throws {
    let bytes = try Self.stored(text).bytes
    #expect(String(validating: bytes, as: UTF8.self) != nil)
  }

  /// Every byte in turn is lost, or is another one: that may be an error or another program, never a crash.
  @Test(arguments: texts)
  func damageDoesNotCrash(_ text: String) throws {
    let bytes = try Self.stored(text).bytes
    let frame = Toy.frame()
    for index in bytes.indices {
      _ = try? Self.restored(Array(bytes[..<index]))
      for other in [0, 1, 2, 3, 9, 11, 13, 14, 15, 20, 24, 31, 33, 63, 64, 64 | 11, 64 | 25, 127, 128, 255] {
        var damaged = bytes
        damaged[index] = UInt8(other)
        guard let program = try? Self.restored(damaged) else { continue }
        _ = try? program.evaluate(frame)
        _ = try? program.evaluateBool(frame)
        _ = (program.text, program.reads, program.facts, program.checked.root.text)
      }
    }
  }

  @Test func anotherVocabularyIsRefused() throws {
    let bytes = try Self.stored("window.style == 'sheet'").bytes
    let other = Environment(
      variables: Toy.environment.variables.map { variable in
        variable.name == "limit" ? Environment.Variable("limit", .double) : variable
      })
    #expect(throws: SerializationError.otherVocabulary) { try Self.restored(bytes, in: other) }
    var header = CompactWriter()
    Self.vocabulary.write(to: &header)
    var reader = CompactBytes(header.bytes).reader
    try Self.vocabulary.check(&reader)
    let reordered = StoredVocabulary(records: [Toy.window, Toy.handle], enums: [Toy.role, Toy.style])
    reader = CompactBytes(header.bytes).reader
    #expect(throws: SerializationError.otherVocabulary) { try reordered.check(&reader) }
    let members = EnumType("Role", ["none", "close", "cancel", "done", "save"])
    let renamed = StoredVocabulary(records: [Toy.window, Toy.handle], enums: [Toy.style, members])
    #expect(renamed.fingerprint != Self.vocabulary.fingerprint)
    reader = CompactBytes([UInt8(StoredVocabulary.format) + 1]).reader
    #expect(throws: SerializationError.otherFormat) { try Self.vocabulary.check(&reader) }
  }

  @Test func whatTheVocabularyDoesNotNameIsNotStored() throws {
    #expect(Toy.ready)
    let program = try #require(Toy.environment.compile("window.style == 'sheet'").program)
    var writer = CompactWriter()
    let vocabulary = StoredVocabulary(records: [Toy.window, Toy.handle], enums: [Toy.role])
    #expect(throws: SerializationError.unknownType("Style")) {
      try ProgramStore(Toy.environment, vocabulary: vocabulary).store(program, to: &writer)
    }
  }

  @Test func numbersAndTexts() throws {
    var writer = CompactWriter()
    let numbers = [0, 1, -1, 63, 64, -64, 4095, 4096, .max, .min]
    for number in numbers { writer.signed(number) }
    writer.bits(.max)
    writer.texts(["", "a", "‘…’ 😀"])
    writer.part { $0.number(7) }
    var reader = CompactBytes(writer.bytes).reader
    for number in numbers { #expect(try reader.signed() == number) }
    #expect(try reader.bits() == .max)
    #expect(try reader.texts() == ["", "a", "‘…’ 😀"])
    var part = try reader.part()
    #expect(try part.number() == 7)
    #expect(reader.isAtEnd && part.isAtEnd)
  }
}

/// CEL's own cases, each program stored and restored before it is evaluated.
@Suite(.enabled(if: ConformanceCase.folder != nil, Comment(rawValue: ConformanceCase.missing)))
struct StoredConformanceTests {
  @Test func restoredProgramsComeToTheSame() {
    let vocabulary = StoredVocabulary(records: [], enums: [])
    var count = 0
    for item in ConformanceCase.kept {
      let plain = item.run()
      let restored = item.run { environment, program in
        count += 1
        var writer = CompactWriter()
        let store = ProgramStore(environment, vocabulary: vocabulary)
        try store.store(program, to: &writer)
        var reader = CompactBytes(writer.bytes).reader
        let copy = try store.restore(from: &reader)
        #expect(reader.isAtEnd)
        #expect(copy.reads == program.reads && copy.text == program.text && copy.type == program.type)
        return copy
      }
      #expect(plain == restored, "\(item.id): \(item.expr)")
    }
    print("CEL conformance, stored and restored: \(count) programs")
  }
}
