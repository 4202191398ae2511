import ExpressionLanguage
import Testing

/// What must be so of all objects together for an expression to be true.
struct NecessaryConditionTests {
  private static let alert = Toy.Window("alert", style: 7)
  private static let sheet = Toy.Window(
    "sheet", style: 2, styles: [2], modal: true,
    handle: Toy.Handle("Close", role: 2), handles: [Toy.Handle("", role: 2, works: ["stop"])])

  private static let plain: [RecordType: [any AnyObject & Sendable]] = [Toy.window: [alert], Toy.handle: []]
  private static let both: [RecordType: [any AnyObject & Sendable]] = [
    Toy.window: [alert, sheet],
    Toy.handle: [Toy.Handle("Close", role: 2), Toy.Handle("", role: 2, works: ["stop"])],
  ]

  /// With nothing but an alert without handles the first are true of no objects; with a sheet and two handles all can be.
  @Test(arguments: [
    "window.modal", "window.style == 'sheet'", "window.style in ['sheet', 'popover']",
    "!(window.style == 'alert')",
    "stack.exists(w, w.modal)", "!stack.all(w, !w.modal)", "stack.exists_one(w, w.style == 'sheet')",
    "size(window.handles) > 0", "window.handles.exists(h, h.role == 'close')", "1 <= size(window.handles)",
    "window.handles != []", "has(window.handle)", "'sheet' in window.styleSet", "size(window.styleSet) > 0",
    "window.modal && limit == 0", "window.modal || window.style == 'sheet'",
    "limit == 0 ? window.modal : window.style == 'sheet'", "size(stack.filter(w, w.modal)) > 0",
    "size(stack.map(w, w.modal, w.id)) > 0", "window.modal && window.handle.role == 'close'",
    "size(window.handles.filter(h, h.label != '') + window.handles.filter(h, 'stop' in h.works)) > 0",
    "stack.exists(w, w.handles.exists(h, 'stop' in h.works))",
  ])
  func itIsReadOffTheWholeExpression(_ text: String) throws {
    #expect(Toy.ready)
    let program = try #require(Toy.environment.compile(text, expecting: .bool).program, "\(text)")
    let condition = program.checked.necessaryCondition(for: true)
    #expect(!condition.isMet(by: Self.plain))
    #expect(condition.isMet(by: Self.both))
  }

  /// Nothing is known of these without their values: they hold although no object has what they name.
  @Test(arguments: [
    "!window.modal", "window.style == 'alert'", "window.modal || limit == 2", "stack.all(w, w.modal)",
    "size(window.handles) == 0", "!has(window.handle)", "limit == 2 ? !window.modal : window.modal",
    "'sheet' in window.styles || size(flags) > 0", "window.depth >= 0", "window.style != 'sheet'",
  ])
  func whatCanBeTrueIsNotRuledOut(_ text: String) throws {
    #expect(Toy.ready)
    let program = try #require(Toy.environment.compile(text, expecting: .bool).program, "\(text)")
    #expect(program.checked.necessaryCondition(for: true).isMet(by: Self.plain))
  }
}

extension NecessaryCondition {
  /// Whether it is met by these objects, which are all there are of their records.
  func isMet(by objects: [RecordType: [AnyObject]]) -> Bool {
    switch self {
    case .none: true
    case .object(let record): objects[record]?.isEmpty == false
    case .field(let record, let field, let values):
      objects[record, default: []].contains { field.values(of: $0) & values != 0 }
    case .all(let parts): parts.allSatisfy { $0.isMet(by: objects) }
    case .any(let parts): parts.contains { $0.isMet(by: objects) }
    }
  }
}
