import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Reporters

/// Text in Markdown is shown as it stands, by the word of GitHub's own renderer.
struct MarkdownTests {
  private static let hasRenderer = (try? SchemaCheck.python("import cmarkgfm", []))?.status == 0

  /// Prints, as JSON, the tags of a page and the text of each cell of its tables, row by row.
  private static let script = """
    import json, sys
    from html.parser import HTMLParser
    import cmarkgfm

    class Page(HTMLParser):
        def __init__(self):
            super().__init__()
            self.tags, self.rows, self.inside = set(), [], False
        def handle_starttag(self, tag, attributes):
            self.tags.add(tag)
            if tag == "tr": self.rows.append([])
            if tag in ("td", "th"):
                self.rows[-1].append("")
                self.inside = True
        def handle_endtag(self, tag):
            if tag in ("td", "th"): self.inside = False
        def handle_data(self, data):
            if self.inside: self.rows[-1][-1] += data

    pages = []
    for name in sys.argv[1:]:
        page = Page()
        page.feed(cmarkgfm.github_flavored_markdown_to_html(open(name, encoding="utf-8", newline="").read()))
        pages.append({"tags": sorted(page.tags), "rows": page.rows[1:]})
    print(json.dumps(pages))
    """

  private struct Page: Decodable {
    var tags: [String]
    var rows: [[String]]
  }

  private func rendered(_ texts: [String]) throws -> [Page] {
    let folder = try TemporaryFolder()
    let files = try texts.enumerated().map { index, text in
      try folder.write(text, to: "\(index).md")
      return folder.path("\(index).md")
    }
    let outcome = try SchemaCheck.python(Self.script, files)
    return try JSONDecoder().decode([Page].self, from: Data(outcome.output.utf8))
  }

  @Test(.enabled(if: MarkdownTests.hasRenderer, "skipped: python3 with the package cmarkgfm is not there"))
  func aStepSummaryIsShownAsItStands() throws {
    let reports = (0..<100).map { seed in
      var random = HostileText(seed: seed)
      return random.report()
    }
    let pages = try rendered(reports.map { StepSummaryReporter().text(of: $0) })
    #expect(pages.count == reports.count)
    for (page, report) in zip(pages, reports) {
      #expect(
        Set(page.tags).isSubset(of: ["h3", "p", "table", "thead", "tbody", "tr", "th", "td", "code"]),
        "\(page.tags)")
      let problems = report.problems.map { ("problem", $0.code, $0.message) }
      let findings = Severity.allCases.reversed().flatMap { severity in
        report.findings.filter { $0.severity == severity }.map { (severity.word, $0.rule.name, $0.line) }
      }
      let expected = (problems + findings).map { [$0, $1, $2].map(shown) }
      #expect(page.rows.map { $0.prefix(3).map(scalars) } == expected)
    }
  }

  @Test(
    .enabled(if: MarkdownTests.hasRenderer, "skipped: python3 with the package cmarkgfm is not there"),
    arguments: [
      "# no heading", "- no list", "1. no list", "1) no list", "+ no", "=== no", "--- no rule", "> no quote",
      "*a* _b_ ~~c~~ `d` [e](f) ![g](h) <b>i</b> &amp; &copy;", "http://a.b www.a.b https://a.b/c?d=e",
      "| a | b |",
      "``` no fence", "~~~ no fence", "    no code", "\\* \\", "F3.2, S0 (2019)",
    ])
  func aLineIsShownAsItStands(_ text: String) throws {
    let page = try #require(rendered(["| a |\n|---|\n| \(MarkdownText.line(text)) |\n"]).first)
    #expect(
      page.tags.allSatisfy { ["table", "thead", "tbody", "tr", "th", "td"].contains($0) }, "\(page.tags)")
    #expect(page.rows.first?.map(scalars) == [shown(text)])
    let paragraph = try #require(rendered([MarkdownText.line(text) + "\n"]).first)
    #expect(paragraph.tags == ["p"] || text.hasPrefix("    "), "\(paragraph.tags)")
  }

  /// As people see it: controls as escapes, without the space around it.
  private func shown(_ text: String) -> [Unicode.Scalar] { scalars(VisibleText.of(text, .escapes)) }

  private func scalars(_ text: String) -> [Unicode.Scalar] {
    var view = text.unicodeScalars[...]
    while view.first == " " { view = view.dropFirst() }
    while view.last == " " { view = view.dropLast() }
    return Array(view)
  }
}
