import Diagnostics
import FlowModel
import TestSupport
import Testing

/// What UIKit and SwiftUI cannot do, and names that mean nothing: `⟦…⟧` is where the problem must stand.
struct LawTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let flow: String
    let code: FlowProblemCode
    let says: String
    var testDescription: String { says }

    init(_ code: FlowProblemCode, _ says: String, _ flow: String) {
      self.code = code
      self.says = says
      self.flow = flow
    }
  }

  @Test(arguments: cases)
  func isFoundAlone(_ test: Case) throws {
    let marked = Marked("modalflow: 1\n" + test.flow)
    let reading = FlowReader.read(marked.text)
    let range = try #require(marked.ranges.first)
    let found = reading.problems.map { problem in
      let span = problem.place?.span ?? Span(0, 0)
      return "\(problem.code) \(span.start)..<\(span.end) \(problem.message) \(problem.label) \(problem.help)"
    }
    #expect(found.count == 1, "\(found)")
    let problem = try #require(reading.problems.first)
    #expect(problem.code == test.code.rawValue)
    #expect(problem.place?.span == Span(range.lowerBound, range.upperBound), "\(found)")
    #expect((problem.message + problem.label + problem.help).contains(test.says), "\(found)")
    #expect(reading.flow != nil)
  }

  /// As many flags as a flow may have are read without a complaint; one more is one of ``cases``.
  @Test func asManyFlagsAsThereMayBe() throws {
    let reading = FlowReader.read("modalflow: 1\nstart: a\nflags: {\(flags(96))}\nscreens: {a: {}}\n")
    #expect(reading.problems.isEmpty)
    #expect(try #require(reading.flow).flags.count == 96)
  }

  static let cases: [Case] = [
    Case(
      .impossible, "‘pageSheet’ or ‘formSheet’, or ‘framework: swiftui’",
      """
      start: a
      screens: {a: {buttons: [{label: B, present: b, style: ⟦sheet⟧}]}, b: {}}
      """),
    Case(
      .impossible, "only an adaptive delegate returns it",
      """
      start: a
      screens: {a: {buttons: [{label: B, present: b, style: ⟦none⟧}]}, b: {}}
      """),
    Case(
      .impossible, "SwiftUI presents here",
      """
      app: {framework: swiftui}
      start: a
      screens: {a: {buttons: [{label: B, present: b}]}, b: {style: ⟦fullScreen⟧}}
      """),
    Case(
      .impossible, "‘modifier’ is SwiftUI’s",
      """
      start: a
      screens: {a: {buttons: [{label: B, present: b, ⟦modifier⟧: one}]}, b: {}}
      """),
    Case(
      .impossible, "‘on-dismiss’ is SwiftUI’s",
      """
      start: a
      screens: {a: {buttons: [{label: B, present: b, callbacks: {⟦on-dismiss⟧: {run: x}}}]}, b: {}}
      """),
    Case(
      .impossible, "write ‘on-dismiss’",
      """
      app: {framework: swiftui}
      start: a
      screens: {a: {buttons: [{label: B, present: b, callbacks: {⟦did-dismiss⟧: {run: x}}}]}, b: {}}
      """),
    Case(
      .impossible, "‘will-appear’ is UIKit’s",
      """
      start: a
      screens: {a: {framework: swiftui, callbacks: {⟦will-appear⟧: {run: x}}}}
      """),
    Case(
      .impossible, "‘kind: actionSheet’",
      """
      start: a
      screens: {a: {buttons: [{label: B, present: ⟦b⟧}]}, b: {kind: confirmationDialog}}
      """),
    Case(
      .impossible, "never calls ‘did-cancel’",
      """
      start: a
      screens: {a: {buttons: [{label: B, present: b}]}, b: {kind: share, callbacks: {⟦did-cancel⟧: {run: x}}}}
      """),
    Case(
      .impossible, "cannot be a window’s root",
      """
      start: ⟦a⟧
      screens: {a: {kind: alert, buttons: [OK]}}
      """),
    Case(
      .impossible, "cannot be pushed",
      """
      start: a
      screens: {a: {in: navigation, buttons: [{label: B, push: ⟦b⟧}]}, b: {kind: camera}}
      """),
    Case(
      .impossible, "no button is tapped here",
      """
      start: a
      screens: {a: {triggers: [{when: error, present: b, anchor: ⟦sender⟧}]}, b: {}}
      """),
    Case(
      .impossible, "a dialog’s button is gone",
      """
      start: a
      screens:
        a: {buttons: [{label: B, present: b}]}
        b: {kind: alert, buttons: [{label: C, present: c, anchor: ⟦sender⟧}]}
        c: {}
      """),
    Case(
      .unknownName, "‘a’ has no such button",
      """
      start: a
      screens: {a: {buttons: [{label: Open, present: b, anchor: ⟦opn⟧}]}, b: {}}
      """),
    Case(
      .unknownName, "‘passthrough’ names",
      """
      start: a
      screens: {a: {buttons: [{label: Open, present: b, style: popover, anchor: sender, passthrough: [⟦close⟧]}]}, b: {}}
      """),
    Case(
      .unknownName, "did you mean ‘medium’",
      """
      start: a
      screens: {a: {buttons: [{label: B, present: b, detents: [medium, large], largest-undimmed-detent: ⟦mediun⟧}]}, b: {}}
      """),
    Case(
      .badValue, "write [medium, large]",
      """
      start: a
      screens: {a: {buttons: [{label: B, present: b, detents: [large, ⟦medium⟧]}]}, b: {}}
      """),
    Case(
      .impossible, "stands in none",
      """
      start: a
      screens: {a: {buttons: [{label: B, present: b}]}, b: {guard: {navigation: ⟦always⟧}}}
      """),
    Case(
      .impossible, "has no ‘search’",
      """
      start: a
      screens: {a: {guard: {search: ⟦always⟧}}}
      """),
    Case(
      .missingKey, "‘kind: split’ needs the key ‘columns’",
      """
      start: a
      screens: {a: {kind: ⟦split⟧}}
      """),
    Case(
      .badValue, "2 to 3",
      """
      start: a
      screens: {a: {kind: split, columns: ⟦[b]⟧}, b: {}}
      """),
    Case(
      .impossible, "belongs to ‘kind: tabs’",
      """
      start: a
      screens: {a: {⟦tabs⟧: [b]}, b: {}}
      """),
    Case(
      .impossible, "cannot be a child",
      """
      start: a
      screens: {a: {kind: tabs, tabs: [⟦b⟧]}, b: {kind: alert, buttons: [OK]}}
      """),
    Case(
      .impossible, "contains ‘a’",
      """
      start: a
      screens: {a: {kind: tabs, tabs: [⟦a⟧]}}
      """),
    Case(
      .impossible, "2 buttons of role ‘cancel’",
      """
      start: a
      screens: {a: {kind: screen}, b: {kind: alert, buttons: [{label: A, role: cancel}, {label: ⟦B⟧, role: cancel}]}}
      """),
    Case(
      .impossible, "no buttons of its own",
      """
      start: a
      screens: {a: {⟦system-buttons⟧: never}}
      """),
    Case(
      .misplacedKey, "write ‘dismiss: presenter’",
      """
      start: a
      screens: {a: {buttons: [{label: B, dismiss: self, ⟦by⟧: presenter}]}}
      """),
    Case(
      .misplacedKey, "waits for a transition",
      """
      start: a
      screens: {a: {buttons: [{label: B, run: x, ⟦then⟧: dismiss}]}}
      """),
    Case(
      .misplacedKey, "no ‘if’ beside it",
      """
      start: a
      screens: {a: {buttons: [{label: B, dismiss: self, ⟦else⟧: pop}]}}
      """),
    Case(
      .verbs, "has no effect beside it",
      """
      start: a
      flags: {f: set}
      screens: {a: {buttons: [{label: B, ⟦if⟧: f}]}}
      """),
    Case(
      .verbs, "needs a screen",
      """
      start: a
      screens: {a: {buttons: [{label: B, does: ⟦present⟧}]}}
      """),
    Case(
      .wrongType, "stands alone",
      """
      start: a
      screens: {a: {buttons: [{label: B, complete: ⟦true⟧}]}}
      """),
    Case(
      .unknownName, "name it in ‘edits’",
      """
      start: a
      screens: {a: {buttons: [{label: B, save: ⟦draft⟧}]}, b: {unsaved: [draft]}}
      """),
    Case(
      .ambiguousName, "write ‘a.draft’",
      """
      start: c
      screens: {a: {unsaved: [draft]}, b: {unsaved: [draft]}, c: {edits: [⟦draft⟧]}}
      """),
    Case(
      .unknownName, "which no screen has in ‘unwinds’",
      """
      start: a
      screens: {a: {unwinds: [back-to-a], buttons: [{label: B, unwind: ⟦bak-to-a⟧}]}}
      """),
    Case(
      .refusedName, "a word of YAML or of the language",
      """
      start: a
      screens: {a: {}, ⟦root⟧: {}}
      """),
    Case(
      .refusedName, "a word of conditions",
      """
      start: a
      flags: {⟦pushed⟧: set}
      screens: {a: {}}
      """),
    Case(
      .unknownCondition, "did you mean ‘always’",
      """
      start: a
      screens: {a: {guard: ⟦true⟧}}
      """),
    Case(
      .unknownCondition, "does not belong to the condition",
      """
      start: a
      screens: {a: {guard: searching ⟦and⟧ pushed}}
      """),
    Case(
      .limit, "more than 4096 flags",
      """
      start: a
      flags: {\(flags(4_096)), ⟦one-more⟧: set}
      screens: {a: {}}
      """),
    Case(
      .yamlTag, "quote a text that begins with ‘!’",
      """
      start: a
      screens: {a: {title: !Important ⟦news⟧}}
      """),
    Case(
      .missingValue, "quote a text that begins with ‘#’",
      """
      start: a
      screens:
        a:
          ⟦title⟧: #1
      """),
  ]
}

/// So many flags as a map has them, without its braces.
private func flags(_ count: Int) -> String {
  (1...count).map { "f\($0): set" }.joined(separator: ", ")
}
