import Diagnostics
import Reporters
import Testing

/// Small snippets, one per difficulty; each is drawn in both decors from one input. The first mark is the
/// primary one, the others are related.
struct SnippetTests {
  static let cases: [(name: String, text: String)] = [
    ("one label", "start: ⟦home⟧\n"),
    ("two labels at one place", "start: ⟦⟦home⟧⟧\n"),
    ("one label inside another", "start: ⟦{a: ⟦b⟧, c: d}⟧\n"),
    ("related before and behind", "⟦a⟧: ⟦b⟧ # ⟦c⟧\n"),
    ("neighbours without space", "⟦aa⟧⟦bb⟧⟦cc⟧\n"),
    ("nothing at the end of a line", "start:⟦⟧\nnext: 1\n"),
    ("nothing at the end of the file", "start: home\n⟦⟧"),
    ("nothing in an empty file", "⟦⟧"),
    ("the last line has no line break", "start: ⟦home⟧"),
    ("carriage returns", "a: 1\r\nb: ⟦2⟧\r\nc: ⟦3\r\n⟧"),
    ("lone carriage returns", "a: 1\rb: ⟦2⟧\rc: 3"),
    ("tabs before and inside", "a:\t⟦b\tc⟧\t# d\n"),
    ("wide before and inside", "設定: ⟦変更⟧ # 설정\n"),
    ("combining marks", "cafe\u{301}: ⟦re\u{301}sume\u{301}⟧\n"),
    ("emoji joined, flags, keycaps", "👩‍👩‍👧🇩🇪1️⃣❤️: ⟦👍🏽⟧\n"),
    ("zero width", "a\u{200B}\u{FEFF}b: ⟦c\u{200D}d⟧\n"),
    ("right to left letters", "שלום: ⟦עולם⟧\n"),
    ("controls", "a\u{1B}[31m: ⟦\u{202E}b\u{7}\u{9B}⟧\n"),
    ("two lines", "a:\n  ⟦b: 1\n  c: 2⟧\nd: 3\n"),
    ("many lines", "a:\n  ⟦b: 1\n  c: 2\n  d: 3\n  e: 4\n  f: 5\n  g: 6\n⟧\nh: 7\n"),
    ("lines from the middle of one", "a: ⟦{b: 1,\n  c: 2}⟧\n"),
    ("lines inside lines", "a:\n  ⟦b:\n    ⟦c: 1\n    d: 2⟧\n  e: ⟦3⟧⟧\n"),
    ("lines that cross", "⟦a: 1\nb: ⟦2\nc: 3⟧\nd: 4⟧\n"),
    ("a gap of one line is filled", "⟦a⟧: 1\nb: 2\n⟦c⟧: 3\nd: 4\ne: 5\n⟦f⟧: 6\n"),
    (
      "the middle of a long line",
      String(repeating: "word ", count: 60) + "⟦here⟧" + String(repeating: " word", count: 60)
    ),
    ("a long span", "x: ⟦" + String(repeating: "word ", count: 60) + "⟧\n"),
    ("far from each other", "⟦a⟧" + String(repeating: " word", count: 60) + " ⟦b⟧\n"),
    ("a wide character at the edge", "⟦a⟧: " + String(repeating: "設", count: 60) + "\n"),
  ]

  @Test(arguments: [("unicode", Decor.unicode), ("ascii", .ascii)])
  func draws(_ name: String, _ decor: Decor) throws {
    let reporter = TerminalReporter(style: TerminalStyle(width: 60, decor: decor))
    let drawn = SnippetTests.cases.map { name, text in
      let source = Source("a.yaml", text)
      let related = source.ranges.indices.dropFirst().map { Label(source[$0], "related \($0)") }
      let problem = Problem("case", name, at: source[0], label: "primary", related: related)
      return reporter.text(of: Report(problems: [problem])).components(until: "\n\n")
    }
    try Golden.check(drawn.joined(separator: "\n\n") + "\n", "snippets.\(name).txt")
  }

  @Test func illFormedBytesTakeOneColumnEach() {
    let file = SourceFile(path: "a.yaml", bytes: [0x61, 0xFF, 0xFE, 0x3A, 0x20, 0x62])
    let problem = Problem("case", "bytes", at: Place(file, Span(5, 6)), label: "here")
    let text = TerminalReporter().text(of: Report(problems: [problem]))
    #expect(text.contains(" 1 │ a\u{FFFD}\u{FFFD}: b\n   │      ^ here\n"))
  }

  /// Every finding on one huge line looks at its surroundings only.
  @Test func aHugeLineIsNotReadForEveryFinding() {
    let source = SourceFile(path: "a.yaml", text: String(repeating: "{label: x}, ", count: 20_000))
    let problems = (0..<20).map { Problem("case", "x", at: Place(source, Span($0 * 9000, $0 * 9000 + 10))) }
    let text = TerminalReporter(style: TerminalStyle(width: 80)).text(of: Report(problems: problems))
    #expect(text.utf8.count < 20 * 400)
  }
}

extension String {
  /// What stands before the first `end`.
  fileprivate func components(until end: String) -> Substring {
    self[..<(self.firstRange(of: end)?.lowerBound ?? endIndex)]
  }
}
