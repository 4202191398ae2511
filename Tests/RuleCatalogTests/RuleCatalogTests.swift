import Diagnostics
import Foundation
import RuleCatalog
public import RuleEngine
import TestSupport
public import Testing

/// What every rule of `Rules/` must obey, whoever wrote it.
struct RuleCatalogTests {
  static let catalogue = BuiltInRules.loadWithTests()
  static let rules = catalogue.rules

  @Test func everyFileIsRead() {
    for problem in Self.catalogue.problems {
      let line = problem.place?.start.line ?? 0
      Issue.record("\(problem.path):\(line): \(problem.code): \(problem.message) \(problem.expected)")
    }
    #expect(Self.rules.count == Repository.files(under: "Rules", endingIn: ".yaml").count)
  }

  @Test func theRunAtLintKnowsTheSameRules() {
    let light = BuiltInRules.load()
    #expect(light.problems == [])
    #expect(light.rules.map(\.id) == Self.rules.map(\.id))
    #expect(light.rules.allSatisfy { $0.tests.isEmpty })
  }

  @Test(arguments: rules)
  func itsTestsPass(_ rule: Rule) {
    for test in rule.tests {
      for failure in rule.failures(of: test) {
        Issue.record("\(failure.path):\(failure.place?.start.line ?? 0): \(failure.message) \(failure.help)")
      }
    }
  }

  @Test(arguments: rules)
  func itFiresInOneTestAndIsSilentInAnother(_ rule: Rule) {
    #expect(rule.tests.contains { !$0.expected.isEmpty })
    #expect(rule.tests.contains { $0.expected.isEmpty })
    #expect(Set(rule.tests.map(\.name)).count == rule.tests.count, "two tests of one name")
  }

  /// “allow <id>” must read well, so an id names a defect, never a remedy or a ban.
  @Test(arguments: rules)
  func itsNameReadsBehindAllow(_ rule: Rule) {
    let refused = [
      "avoid-", "must-", "disallow-", "require-", "use-", "always-", "never-", "prefer-", "check-",
    ]
    #expect(!refused.contains { rule.id.name.hasPrefix($0) }, "\(rule.id) names a remedy, not a defect")
  }

  @Test(arguments: rules)
  func itsWordsAreFitToPrint(_ rule: Rule) {
    let docs = rule.documentation
    for text in [docs.what, docs.why, docs.instead] {
      #expect(text.hasSuffix(".") || text.hasSuffix("?"), "\(rule.id): “\(text)” is no sentence")
      #expect(text.count <= 420, "\(rule.id): nobody reads \(text.count) characters")
    }
    #expect(docs.what != docs.why && !docs.what.contains(rule.title))
    for expected in rule.tests.flatMap(\.expected) {
      #expect(!expected.message.hasSuffix("."), "\(rule.id): a message has no full stop")
      #expect(!expected.message.contains("\n"))
      #expect(expected.message.count <= 120, "\(rule.id): “\(expected.message)” is long")
    }
  }

  @Test(arguments: rules)
  func itSaysWhereItComesFrom(_ rule: Rule) {
    #expect(!rule.sources.isEmpty)
    for source in rule.sources {
      let known = /S[0-4]|F\d+(\.\d+)?|(HIG26|AD|RN|HV|HS|ALG)(:.+)?|OR#\d+|[\w.-]+\/[\w.-]+#\d+/
      #expect(source.wholeMatch(of: known) != nil, "\(rule.id): ‘\(source)’ is no key of .github/SOURCES.md")
    }
  }

  @Test(arguments: rules)
  func itFoldsRulesThatExist(_ rule: Rule) {
    let ids = Set(Self.rules.map(\.id))
    for folded in rule.folds {
      #expect(ids.contains(folded), "\(rule.id) folds ‘\(folded)’, which is no rule")
      #expect(folded != rule.id)
    }
  }

  @Test func itsCategoryIsOneOfNine() {
    let categories: Set = [
      "ways-out", "data-loss", "finishing", "presenting", "styles", "tasks", "alerts", "accessibility",
      "description",
    ]
    #expect(Set(Self.rules.map(\.category)).subtracting(categories).isEmpty)
  }
}

extension Rule: CustomTestStringConvertible {
  public var testDescription: String { id.name }
}
