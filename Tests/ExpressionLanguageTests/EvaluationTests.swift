import Diagnostics
import ExpressionLanguage
import Testing

/// Expressions over the toy world and what they come to.
struct EvaluationTests {
  @Test(arguments: [
    ("window.style == 'sheet'", true), ("window.style in ['sheet', 'formSheet']", true),
    ("window.style in ['sheet','formSheet'] && stack.exists(p, p.style == 'popover')", false),
    ("'popover' in window.styles", true),
    ("'popover' in window.styleSet && !('alert' in window.styleSet)", true),
    ("!window.modal || window.handle.role == 'close'", true),
    ("has(window.handle) && window.handle.role == 'close'", true),
    ("!has(window.handle) || window.handle.label == 'Close'", true),
    ("window.modal ? window.handle.role != 'done' : false", true),
    ("!['cancel', 'close', 'save'].all(r, window.handles.exists(b, b.role == r))", true),
    ("window.handles.exists(b, b.role == 'save' && b.works.all(w, w in ['save', 'stop']))", true),
    ("size(window.handles) > 0 && window.handles[0].role == 'close'", true),
    ("oldest < 13.0 && limit + 1 > 2", true), ("'dirty' in flags && size(flags) == 2", true),
    ("window.id in flags", false), ("role == 'close'", true),
    ("window.handles.filter(b, b.role == 'save').size() == 1", true),
    (
      "stack.filter(w, w.style == 'push').all(w, stack.filter(v, v.style == 'push').all(v, w.id == v.id))",
      true
    ),
    ("window.style == (window.modal ? 'sheet' : 'popover')", true),
    ("window.handles.exists_one(h, h.role == 'save')", true),
    ("stack.map(w, w.depth) == [0, 3, 0]", true),
    ("string(window.style) + '!' == 'sheet!'", true),
    ("window.handles != [] && window.id.matches('^ed.t')", true),
    ("stack.filter(w, has(w.handle)).all(w, w.handle.label.endsWith('se'))", true),
    ("'sheet' in [window.style, role == 'none' ? 'push' : window.style]", true),
    // Lists of lists, of which some are made by the expression.
    ("[limit > 5 ? window.handles : []].exists(l, l.exists(h, h.role == 'save'))", false),
    ("([limit > 5 ? stack : []] + stack.map(w, stack)).exists(l, l.exists(w, w.modal))", true),
    ("stack.map(w, w.handles.filter(h, h.role == 'save')).exists(l, l.exists(h, h.label == 'Save'))", true),
    ("[limit > 5 ? flags : []].exists(l, 'dirty' in l)", false),
    ("[flags, flags.filter(f, f == 'dirty')].all(l, l.exists(f, f == 'dirty'))", true),
    ("[limit > 5 ? window.styles : []].all(l, !('popover' in l) && size(l) == 0)", true),
  ])
  func holds(_ text: String, _ expected: Bool) throws {
    #expect(Toy.ready)
    let compilation = Toy.environment.compile(text, expecting: .bool)
    #expect(compilation.problems.filter { $0.severity == .error } == [], "\(text)")
    let program = try #require(compilation.program)
    let frame = Toy.frame()
    #expect(try program.evaluateBool(frame) == expected, "\(text)")
  }
}
