import Diagnostics
import Foundation
import JSON
import Testing

@testable import Reporters
@testable import embed_page

/// The page is fixed but for its data, and nothing in the data can leave its element.
struct HTMLReporterTests {
  private let reporter = HTMLReporter(tool: ToolVersion(version: "1.0.0")) { id, _ in
    id.name == "deep-stack"
      ? RuleDescription(
        id: "deep-stack", title: "Too deep", severity: "warning", why: "Why not.", instead: "Do not.",
        sources: ["HIG26:modality"]) : nil
  }

  /// What stands in the element of the data.
  private func data(_ page: String) throws -> String {
    let opening = try #require(page.range(of: "<script type=\"application/json\" id=\"report\">"))
    let closing = try #require(page[opening.upperBound...].range(of: "</script>"))
    return String(page[opening.upperBound..<closing.lowerBound])
  }

  @Test func dataOfPictures() throws {
    try Golden.check(try data(reporter.text(of: SampleReport.pictured.report)), "pictured.page.json")
  }

  @Test func onlyTheDataDiffers() throws {
    let pages = try [SampleReport.pictured, .rich, .clean, .nothing].map { sample in
      let page = reporter.text(of: sample.report)
      return page.replacingOccurrences(of: try data(page), with: "")
    }
    #expect(Set(pages).count == 1)
  }

  @Test func hostileTextStaysData() throws {
    for seed in HostileTextTests.seeds {
      var random = HostileText(seed: seed)
      let report = random.picturedReport()
      let pieces = ["</script><script>alert(1)</script>", "<!--", "-->", "]]>", "<\u{0}/script >", ""]
      let title = pieces[seed % pieces.count]
      let text = try data(
        HTMLReporter(tool: ToolVersion(version: random.text()), title: title).text(of: report))
      #expect(!text.contains("<"), "seed \(seed)")
      #expect(!text.unicodeScalars.contains { $0 != "\n" && VisibleText.isUnsafe($0) }, "seed \(seed)")
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "seed \(seed)")
      #expect(title.isEmpty || object["title"] as? String == VisibleText.of(title, .pictures))
      let findings = try #require(object["findings"] as? [[String: Any]])
      let expected = report.findings + report.known + report.allowed
      #expect(findings.count == expected.count)
      // Foundation takes a byte order mark at the beginning of a string for none of its text.
      let plain = { (text: String) in
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FEFF}" }))
      }
      let written = findings.map { plain($0["message"] as? String ?? "") }.sorted()
      let shown = expected.map { plain(VisibleText.of($0.message, .pictures)) }.sorted()
      #expect(
        zip(written, shown).allSatisfy { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }, "seed \(seed)")
    }
  }

  /// Whatever flow they are of; what is accepted behind them.
  @Test func theWorstComesFirst() throws {
    let source = Source("a.yaml", "⟦one⟧: 1\n")
    let finding = { (name: String, flow: String, severity: Severity) in
      Finding(
        rule: RuleID("r"), severity: severity, message: name, place: source[0], element: ElementPath(name),
        flow: flow, why: "", fix: "")
    }
    var report = Report(findings: [
      finding("1", "a", .info), finding("2", "a", .warning), finding("3", "b", .info),
      finding("4", "b", .error), finding("5", "b", .error), finding("6", "a", .warning),
    ])
    report.allowed = [finding("7", "b", .error)]
    let text = try data(reporter.text(of: report))
    let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.map { $0["message"] as? String } == ["4", "5", "2", "6", "1", "3", "7"])
  }

  /// The pages of all rules would be most of the data.
  @Test func onlyRulesThatFoundSomethingTellTheirPage() throws {
    let source = Source("a.yaml", "⟦one⟧: 1\n")
    let finding = Finding(
      rule: RuleID("found"), severity: .error, message: "m", place: source[0], element: ElementPath("x"),
      flow: "a.yaml", why: "", fix: "")
    let flow = CheckedFlow(
      name: "A", root: "a.yaml", parts: [], screens: 1, presentations: 0,
      verdicts: [RuleVerdict(RuleID("found"), .failed), RuleVerdict(RuleID("silent"), .passed)])
    let describing = HTMLReporter(tool: ToolVersion(version: "1.0.0")) { id, _ in
      RuleDescription(
        id: id.name, title: "Title of \(id.name)", severity: "error", why: "Why.", instead: "Instead.",
        sources: [])
    }
    let text = try data(describing.text(of: Report(findings: [finding], flows: [flow])))
    let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let rules = try #require(object["rules"] as? [[String: Any]])
    #expect(rules.map { $0["title"] as? String } == ["Title of found", "Title of silent"])
    #expect(rules.map { $0["why"] as? String } == ["Why.", nil])
  }

  /// Columns are those of the lines as they are shown.
  @Test func theMarkStandsWhereThePlaceIs() throws {
    let source = Source("a.yaml", "one: 1\n\t# 🙂 ⟦two⟧: 2\nthree: 3\n")
    let finding = Finding(
      rule: RuleID("r"), severity: .info, message: "m", place: source[0], element: ElementPath("screens.x"),
      flow: "a.yaml", why: "", fix: "")
    let text = try data(reporter.text(of: Report(findings: [finding])))
    let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let place = try #require((object["findings"] as? [[String: Any]])?.first?["place"] as? [String: Any])
    let lines = try #require(place["lines"] as? [String])
    let first = try #require(place["first"] as? Int)
    let line = Array(try #require(lines[(place["line"] as? Int ?? 0) - first] as String?).utf16)
    let (from, to) = (place["from"] as? Int ?? 0, place["to"] as? Int ?? 0)
    #expect(String(decoding: line[(from - 1)..<(to - 1)], as: UTF16.self) == "two")
  }

  /// Many findings with excerpts that hardly repeat, so that little is to be compressed.
  private func many(_ count: Int) -> Report {
    var random = SystemRandomNumberGenerator()
    let noise = { (words: Int) in
      (0..<words).map { _ in String(UInt64.random(in: .min ... .max, using: &random), radix: 36) }.joined(
        separator: " ")
    }
    let source = Source("a.yaml", (0..<count).map { _ in "⟦one⟧: \(noise(2))\n" }.joined())
    let findings = (0..<count).map { number in
      var finding = Finding(
        rule: RuleID("r"), severity: number < count / 2 ? .error : .info,
        message: "message \(number)", place: source[number], element: ElementPath("screens.x"),
        flow: "a.yaml",
        why: "", fix: "")
      finding.trace = Trace(
        environment: "", start: ["home"],
        steps: [Trace.Step(action: noise(12), stack: ["home"])])
      return finding
    }
    return Report(findings: findings)
  }

  /// The data of a page as JSON, whether or not it is compressed.
  private func object(_ data: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(data.utf8), options: .fragmentsAllowed)
    guard let text = value as? String else { return try #require(value as? [String: Any]) }
    let bytes = try #require(Data(base64Encoded: text))
    let plain = Data(try Inflating.bytes(of: Array(bytes)))
    return try #require(JSONSerialization.jsonObject(with: plain) as? [String: Any])
  }

  @Test func muchDataIsCompressedAndTheSame() throws {
    let report = many(900)
    let data = reporter.data(of: report, limit: 900_000)
    #expect(data.hasPrefix("\""))
    #expect(data.utf8.count < 300_000)
    let findings = try #require(try object(data)["findings"] as? [[String: Any]])
    #expect(findings.count == 900)
    #expect(findings.allSatisfy { $0["trace"] != nil && $0["unpictured"] == nil })
  }

  /// The pictures of what is least severe first, then the lines of its file; never the finding.
  @Test func whatHasNoRoomIsLeftOutFromTheEndAndMarked() throws {
    let report = many(900)
    for (limit, hasTraces) in [(120_000, true), (25_000, false)] {
      let data = reporter.data(of: report, limit: limit)
      #expect(data.utf8.count <= limit)
      let findings = try #require(try object(data)["findings"] as? [[String: Any]])
      #expect(findings.count == 900)
      let pictured = findings.prefix { $0["trace"] != nil }.count
      #expect((pictured > 300) == hasTraces)
      #expect(pictured < 900)
      #expect(findings[pictured...].allSatisfy { $0["trace"] == nil && $0["unpictured"] as? Int == 1 })
      let told = findings.prefix { $0["brief"] == nil }.count
      #expect((told == 900) == hasTraces)
      #expect(findings[told...].allSatisfy { ($0["place"] as? [String: Any])?["lines"] == nil })
    }
  }

  /// The page names nothing that is elsewhere, and its policy lets in exactly its own style and script.
  @Test func thePageIsCompleteInItself() throws {
    let page = reporter.text(of: SampleReport.clean.report)
    // Pictures name parts of themselves.
    let others = page.replacingOccurrences(of: "url(#", with: "")
    for word in ["src=", "<link", "@import", "url(", "innerHTML", "insertAdjacentHTML", "eval(", "onclick="] {
      #expect(!others.contains(word), "the page has ‘\(word)’")
    }
    for (tag, end) in [("<style>", "</style>"), ("<script type=\"module\">", "</script>")] {
      let start = try #require(page.range(of: tag))
      let close = try #require(page[start.upperBound...].range(of: end))
      let digest = SHA256.digest(of: Array(page[start.upperBound..<close.lowerBound].utf8))
      #expect(page.contains("'sha256-\(Base64.text(of: digest))'"))
    }
  }
}

/// The digest of a content security policy, against FIPS 180-4’s own examples and the system’s program.
struct SHA256Tests {
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
  ])
  func knownDigests(_ text: String, _ digest: String) {
    #expect(Base64.text(of: SHA256.digest(of: Array(text.utf8))) == digest)
  }

  /// Around the lengths at which a block is filled.
  @Test func everyLengthDiffers() {
    let digests = (0..<200).map { SHA256.digest(of: [UInt8](repeating: 0x61, count: $0)) }
    #expect(Set(digests).count == 200)
    #expect(
      Base64.text(of: SHA256.digest(of: [UInt8](repeating: 0x61, count: 1_000_000)))
        == "zcduXJkU+5KBocfihNc+Z/GAmkiklyAOBG05zMcRLNA=")
  }
}

/// What makes one page of several files.
struct PageAssemblyTests {
  private let files = [
    "page.html": "<meta @@policy@@><style>@@css a.css b.css@@</style>{@@data@@}<script>@@js c.js@@</script>",
    "a.css": "a{}\n", "b.css": "b{}\n", "c.js": "let c;\n",
  ]

  private func page(_ changed: [String: String] = [:]) throws -> PageAssembly {
    let files = files.merging(changed) { $1 }
    return try PageAssembly.page { try #require(files[$0]) }
  }

  @Test func joinsItsFilesInOrder() throws {
    let page = try page()
    #expect(page.head.hasSuffix("<style>a{}\nb{}\n</style>{"))
    #expect(page.tail == "}<script>let c;\n</script>")
    #expect(page.head.contains("default-src 'none'; style-src 'sha256-"))
  }

  @Test func whatWouldEndAnElementIsRefused() {
    #expect(throws: PageAssembly.Fault.self) { try page(["c.js": "let c = '</script>'"]) }
    #expect(throws: PageAssembly.Fault.self) {
      try page(["page.html": "@@policy@@ @@css a.css@@ @@js c.js@@"])
    }
  }
}
