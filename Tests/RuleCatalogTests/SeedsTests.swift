import Diagnostics
import RuleCatalog
import RuleEngine
import TestSupport
import Testing
import UIKitSemantics

/// The page that says what carries each statement of the five documents the project stands on.
struct SeedsTests {
  static let page = ".github/reference/seeds.md"
  static let rows = (try? Row.all(in: Repository.text(of: page))) ?? []
  static let rules = BuiltInRules.load().rules

  /// One line of a table: `| S0.1 | statement | rules | facts | otherwise |`.
  struct Row: Sendable {
    let seed: String
    let number: Int
    let statement: String
    let rules: [String]
    let facts: [String]
    let otherwise: String

    static func all(in text: String) -> [Row] {
      text.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
          String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        guard cells.count == 7, let match = cells[1].wholeMatch(of: /(S\d)\.(\d+)/) else { return nil }
        func names(_ cell: String) -> [String] { cell.matches(of: /`([^`]+)`/).map { String($0.1) } }
        return Row(
          seed: String(match.1), number: Int(match.2) ?? 0, statement: cells[2], rules: names(cells[3]),
          facts: names(cells[4]), otherwise: cells[5])
      }
    }
  }

  @Test func everyLineOfATableIsRead() throws {
    let lines = try Repository.text(of: Self.page).split(separator: "\n").filter { $0.hasPrefix("| S") }
    #expect(lines.count == Self.rows.count)
  }

  @Test(arguments: ["S0", "S1", "S2", "S3", "S4"])
  func itsStatementsAreNumbered(_ seed: String) {
    let numbers = Self.rows.filter { $0.seed == seed }.map(\.number)
    #expect(!numbers.isEmpty && numbers == Array(1...max(1, numbers.count)))
  }

  @Test func everyStatementIsCarriedOrSaysWhyNot() {
    for row in Self.rows {
      let carried = !row.rules.isEmpty || !row.facts.isEmpty
      #expect(carried != !row.otherwise.isEmpty, "\(row.seed).\(row.number): \(row.statement)")
      #expect(!row.statement.isEmpty)
    }
  }

  @Test func itNamesWhatExists() {
    let rules = Set(Self.rules.map(\.id.name))
    let facts = Set(PlatformFact.all.map(\.id))
    for row in Self.rows {
      #expect(Set(row.rules).subtracting(rules) == [], "\(row.seed).\(row.number)")
      #expect(Set(row.facts).subtracting(facts) == [], "\(row.seed).\(row.number)")
    }
  }

  @Test func everyRuleThatRestsOnADocumentStandsInItsTable() {
    for rule in Self.rules {
      for seed in rule.sources where seed.wholeMatch(of: /S[0-4]/) != nil {
        #expect(
          Self.rows.contains { $0.seed == seed && $0.rules.contains(rule.id.name) },
          "\(rule.id) rests on \(seed) and no statement of \(seed) names it")
      }
    }
  }

  @Test func everyFactThatADocumentStatesStandsInATable() {
    let named = Set(Self.rows.flatMap(\.facts))
    for fact in PlatformFact.all where fact.standing == .seed {
      #expect(named.contains(fact.id), "\(fact.id): \(fact.says)")
    }
  }
}
