import Diagnostics

/// Random reports out of what breaks terminals, lines, JSON and columns; the same for the same seed.
struct HostileText: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  /// SplitMix64 (Steele, Lea, Flood 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  static let pieces: [String] =
    [
      "\u{1B}[31m", "\u{1B}]8;;http://a\u{7}", "\u{9B}31m", "\u{85}", "\u{7F}", "\u{0}", "\u{8}", "\r", "\n",
      "\r\n",
      "\t", "\u{B}", "\u{C}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}",
      "\u{202D}",
      "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{2028}", "\u{2029}", "\u{FEFF}",
      "\u{200B}",
      "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}", "\u{10FFFF}", "\u{301}", "\u{200D}", "\u{FE0F}", "👩‍👩‍👧",
      "🇩🇪",
      "設", "한", "é", "\"", "\\", "'", "‘", "’", "{", "}", ":", "::stop-commands::", " ::debug:: ",
      "##[add-mask]", "%0A", "\u{E0041}", "ש",
      "ع", "<", ">", "&", "&amp;", "]]>", "-->", "<!--", "%", "%25", ",", "|", "`", "](", "{0}", "}}",
      "file=",
    ] + "abc xyz 019 -".map(String.init)

  mutating func text(upTo count: Int = 40) -> String {
    (0..<Int.random(in: 0...count, using: &self)).reduce(into: "") { text, _ in
      text += HostileText.pieces[Int.random(in: 0..<HostileText.pieces.count, using: &self)]
    }
  }

  mutating func file() -> SourceFile {
    var bytes = Array(text(upTo: 300).utf8)
    for _ in 0..<Int.random(in: 0...6, using: &self) where !bytes.isEmpty {
      bytes[Int.random(in: 0..<bytes.count, using: &self)] = UInt8.random(in: 0x80...0xFF, using: &self)
    }
    return SourceFile(path: text(upTo: 12), bytes: bytes)
  }

  mutating func place(_ files: [SourceFile]) -> Place {
    let file = files[Int.random(in: 0..<files.count, using: &self)]
    let start = Int.random(in: -2...file.bytes.count + 2, using: &self)
    let length = Bool.random(using: &self) ? 0...12 : 0...file.bytes.count
    return Place(file, Span(start, start + Int.random(in: length, using: &self)))
  }

  mutating func labels(_ files: [SourceFile]) -> [Label] {
    (0..<Int.random(in: 0...8, using: &self)).map { _ in Label(place(files), text(upTo: 10)) }
  }

  mutating func trace(_ files: [SourceFile]) -> Trace {
    Trace(
      environment: text(upTo: 6), start: [text(upTo: 4)],
      steps: (0..<Int.random(in: 0...3, using: &self)).map { _ in
        Trace.Step(
          action: text(), stack: [text(upTo: 4), text(upTo: 4)],
          place: Bool.random(using: &self) ? place(files) : nil, notes: [text()], because: [text()])
      })
  }

  private mutating func coverage() -> Coverage? {
    let cuts: [Coverage.Cut?] = [
      nil, Coverage.Cut(limit: .work, completedLength: 4),
      Coverage.Cut(limit: .size, completedLength: nil, excess: text()),
    ]
    let worlds: Double = [1, 4096, 0x1p100].randomElement(using: &self) ?? 1
    var coverage = Coverage(states: 3, facts: 9, worlds: worlds, cut: cuts.randomElement(using: &self) ?? nil)
    if Bool.random(using: &self) {
      let bound = Coverage.Bound(possible: 9, together: 1)
      coverage.shorter = [Coverage.Shorter(length: 4, waiting: nil, underWay: bound)]
    }
    return Bool.random(using: &self) ? coverage : nil
  }

  mutating func report() -> Report {
    let files = [file(), file(), file()]
    let problems = (0..<Int.random(in: 0...3, using: &self)).map { _ in
      Problem(
        text(upTo: 4), text(), at: Bool.random(using: &self) ? place(files) : nil, path: text(),
        label: text(),
        related: labels(files), expected: text(), help: text(), replacement: text())
    }
    let findings = (0..<Int.random(in: 0...4, using: &self)).map { _ in finding(files) }
    let accepted = (0..<3).map { _ in
      var finding = finding(files)
      let acceptance = Acceptance(
        reason: text(), owner: text(), until: text(),
        place: Bool.random(using: &self) ? place(files) : nil)
      finding.status =
        [.baselined(acceptance), .carried(revision: text()), .allowed(acceptance)]
        .randomElement(using: &self) ?? .new
      return finding
    }
    let flows = (0..<Int.random(in: 0...2, using: &self)).map { _ in
      CheckedFlow(
        name: text(), root: text(), parts: [text()], screens: 1, presentations: 2,
        verdicts: [RuleVerdict(RuleID(text(upTo: 5)), .undecided)], coverage: coverage())
    }
    return Report(
      problems: problems, findings: findings, known: accepted.filter { $0.status.word != "allowed" },
      allowed: accepted.filter { $0.status.word == "allowed" }, ignoredCount: 2,
      comparisons: [
        Comparison(kind: .baseline, name: text(), goneCount: 2), Comparison(kind: .revision, name: text()),
      ],
      flows: flows, ruleCount: 7)
  }

  private mutating func finding(_ files: [SourceFile]) -> Finding {
    var finding = Finding(
      rule: RuleID(text(upTo: 6)), severity: Severity.allCases.randomElement(using: &self) ?? .info,
      message: text(), place: place(files), label: text(), related: labels(files),
      element: ElementPath(text()), flow: text(), why: text(upTo: 90), fix: text(),
      folded: [RuleID(text(upTo: 4))], trace: Bool.random(using: &self) ? trace(files) : nil)
    finding.code = (0..<Int.random(in: 0...2, using: &self)).map { number in
      CodeLine(path: text(upTo: 6), line: number + 1, column: 1, says: text(), isExact: number == 0)
    }
    return finding
  }
}
