import Diagnostics
import SourceFacts
import TestSupport
import Testing

@testable import FlowDrift

/// What the rules about code say of themselves.
struct CodeRuleTests {
  @Test(arguments: CodeFinding.Rule.allCases)
  func theReferenceHasARowForEachRule(_ rule: CodeFinding.Rule) throws {
    let page = CodeRule.page(of: rule)
    let rows = try Repository.text(of: ".github/reference/code.md").split(separator: "\n")
    #expect(rows.count { $0.hasPrefix("| `\(rule.rawValue)` | \(page.severity) | ") } == 1)
  }

  @Test(arguments: CodeFinding.Rule.allCases)
  func aPageSaysAll(_ rule: CodeFinding.Rule) throws {
    let page = try #require(CodeRule.page(of: rule.rawValue))
    #expect(page.id == rule.rawValue)
    #expect(!page.title.hasSuffix("."))
    for text in [page.what, page.why, page.instead] { #expect(text.hasSuffix(".")) }
    #expect(page.sources.allSatisfy { $0.hasPrefix("https://developer.apple.com/documentation/") })
  }

  @Test func pagesAreTheirOwn() {
    let pages = CodeFinding.Rule.allCases.map { CodeRule.page(of: $0) }
    #expect(Set(pages.map(\.title)).count == pages.count)
    #expect(Set(pages.map(\.what)).count == pages.count)
  }
}
