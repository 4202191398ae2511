import Diagnostics
import ExpressionLanguage
import Testing

/// What a program tells of itself, and how conditions build on each other.
struct ProgramTests {
  init() { #expect(Toy.ready) }

  private func program(_ text: String, assuming facts: Facts = .none) throws -> Program {
    try #require(Toy.environment.compile(text, assuming: facts).program, "\(text)")
  }

  @Test func readsVariablesAndFields() throws {
    let reads = try program("window.handles.exists(h, h.role == 'close') && oldest < 13.0").reads
    #expect(reads.variables == ["window", "oldest"])
    #expect(Set(reads.fields.map { "\($0.record).\($0.field)" }) == ["Window.handles", "Handle.role"])
  }

  @Test(arguments: [
    ("has(window.handle)", "window.handle.role == 'close'"),
    ("window.modal", "window.handle.role == 'close'"),
    ("window.style in ['sheet', 'popover']", "window.handle.role == 'close'"),
    ("window.handles.exists(h, h.role == 'close')", "window.handles[0].role == 'close'"),
    ("size(window.handles) == 2", "window.handles[1].role == window.handles[0].role"),
    ("limit > 1 && (window.modal || has(window.handle))", "window.handle.label != ''"),
    ("!(window.handles.all(h, h.role == 'close'))", "window.handles[0].label != ''"),
    (
      "window.handles.filter(h, h.role == 'close').size() > 0",
      "window.handles.filter(h, h.role == 'close')[0].label == ''"
    ),
  ])
  func aGuardCarriesOver(_ first: String, _ second: String) throws {
    #expect(Toy.environment.compile(second).program == nil)
    _ = try program(second, assuming: program(first).facts)
  }

  @Test(arguments: [
    ("window.modal && stack.exists(w, w.modal)", false, 0),
    ("window.modal || stack.exists(w, w.modal)", true, 1),
    ("size(stack) == 1 && stack.all(w, w.depth == 0)", true, 1),
  ])
  func aListIsMadeWhenItIsRead(_ text: String, _ answer: Bool, _ times: Int) throws {
    let frame = Toy.frame()
    let window = Toy.Window("one", style: 0, styles: [], depth: 0, modal: false, handle: nil, handles: [])
    frame.set(0, record: window)
    var made = 0
    frame.provider = { [unowned frame] slot in
      made += 1
      let other = Toy.Window("two", style: 0, styles: [], depth: 0, modal: true, handle: nil, handles: [])
      if slot == 1 { frame.set(slot, records: [other]) }
    }
    frame.leaveOut(1)
    #expect(try program(text).evaluateBool(frame) == answer)
    #expect(made == times)
    frame.provider = nil
    frame.leaveOut(1)
    #expect(throws: EvaluationError.self) { try program("size(stack) == 1").evaluateBool(frame) }
  }

  @Test(arguments: [
    ("limit + 9223372036854775807 > 0", EvaluationError.Code.overflow, "limit + 9223372036854775807"),
    ("limit / (limit - 2) > 0", .divisionByZero, "limit / (limit - 2)"),
    ("window.modal && int(window.id) > 0", .invalidValue, "int(window.id)"),
    ("stack.map(w, w.depth % 0) == []", .divisionByZero, "w.depth % 0"),
  ])
  func errorsHaveACodeAndAPlace(_ text: String, _ code: EvaluationError.Code, _ place: String) throws {
    let frame = Toy.frame()
    let program = try program(text)
    let error = #expect(throws: EvaluationError.self) { try program.evaluateBool(frame) }
    #expect(error?.code == code)
    if let span = error?.span {
      #expect(SourceFile(path: "", text: text).text(in: span) == place)
    }
  }

  @Test(arguments: [
    ("window.style", "sheet"), ("window.styles", "sheet, popover"), ("oldest", "12.5"), ("13.0", "13"),
    ("window.depth + 1", "4"), ("window.handles.map(h, h.label)", "Close, Save"), ("size(stack) > 1", "true"),
    ("window.modal ? window.id : 'none'", "editor"),
  ])
  func valuesHaveATextForMessages(_ text: String, _ shown: String) throws {
    #expect(try program(text).evaluate(Toy.frame()).displayText == shown)
  }

  @Test func missingVariablesAreErrorsAndNotCrashes() throws {
    let frame = Toy.environment.makeFrame()
    for text in [
      "window.modal", "stack.exists(w, w.modal)", "'a' in flags", "has(window.handle)", "size(flags) == 0",
    ] {
      let program = try program(text)
      let error = #expect(throws: EvaluationError.self, "\(text)") { try program.evaluateBool(frame) }
      #expect(error?.code == .unknownName, "\(text)")
    }
  }

  @Test func aNodeHasItsTypeAndMeaning() throws {
    let checked = try program("window.style == 'sheet'").checked
    guard case .binary(.equal, let left, let right, _) = checked.root.kind else {
      Issue.record("not an equation")
      return
    }
    #expect(checked.type(of: left) == .enumeration(Toy.style))
    guard case .member(Toy.style, 2) = checked.resolution(of: right) else {
      Issue.record("not a member")
      return
    }
  }
}
