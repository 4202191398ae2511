import Diagnostics
import RuleEngine
import TestSupport
import Testing

@testable import FlowChecking

struct EditionTests {
  /// A rule with a finding at every screen.
  private func rule(_ name: String, edition: String?) throws -> Rule {
    let text = """
      rule: \(name)
      title: A screen is there
      severity: warning
      since: 2008-07
      \(edition.map { "edition: \($0)" } ?? "# of the first edition")
      sources: [S0]
      docs: {what: A., why: B., instead: C.}
      each: screen
      require: screen.title != ''
      message: "‘{{ screen.id }}’ is there"
      tests:
        - {name: a, flow: {start: a, screens: {a: {}}}, expect: [{at: screens.a, message: "‘a’ is there"}]}
        - {name: b, flow: {start: a, screens: {a: {title: A}}}, expect: []}

      """
    let (rule, problems) = RuleReader.read(Array(text.utf8), path: "Rules/x/\(name).yaml")
    #expect(problems == [])
    return try #require(rule)
  }

  private func rules(pinning edition: String?, select: [String] = []) throws -> RuleSelection {
    var request = ConfigurationRequest()
    request.isDisabled = true
    request.edition = edition
    request.select = select
    let builtIn = [try rule("always-there", edition: nil), try rule("came-later", edition: "2027-03")]
    return RuleSelection(
      Configuration(ConfigurationSearch.Found(root: "/"), request), builtIn: (rules: builtIn, problems: []))
  }

  /// The promise: a newer tool with more rules finds what the older one found, under the older one's edition.
  @Test func aRuleOfALaterEditionStaysSilentUnderAnEarlierPin() throws {
    #expect(try rules(pinning: nil).rules.rules.map(\.id.name) == ["always-there", "came-later"])
    #expect(try rules(pinning: "2027-03").rules.rules.map(\.id.name) == ["always-there", "came-later"])
    let pinned = try rules(pinning: "2026-11")
    #expect(pinned.problems == [])
    #expect(pinned.rules.rules.map(\.id.name) == ["always-there"])
    #expect(try rules(pinning: "2027-02").rules.rules.map(\.id.name) == ["always-there"])
  }

  @Test func namingALaterRuleUnderAnEarlierPinIsAContradiction() throws {
    let problems = try rules(pinning: "2026-11", select: ["came-later"]).problems
    #expect(problems.map(\.code) == ["later-edition"])
  }

  @Test func anEditionThatIsNotThereYetIsRefused() throws {
    #expect(try rules(pinning: "2027-04").problems.map(\.code) == ["unknown-edition"])
    #expect(try rules(pinning: "2026-10").problems.map(\.code).contains("unknown-edition"))
  }

  /// What was released in an edition stays in it; what comes later says so in its file.
  @Test func everyRuleSaysWhenItCame() throws {
    let first = Set(
      try Repository.text(of: "Tests/Fixtures/editions/\(Rule.firstEdition).txt").split(separator: "\n"))
    let files = Repository.files(under: "Rules", endingIn: ".yaml")
    for path in files {
      let name = path.split(separator: "/").last?.dropLast(".yaml".count) ?? ""
      let saysEdition = try Repository.text(of: path).contains("\nedition: ")
      #expect(
        saysEdition != first.contains(name),
        """
        \(path): a rule that came after the edition \(Rule.firstEdition) was released needs its own ‘edition:’, \
        one of the first edition stands in Tests/Fixtures/editions/\(Rule.firstEdition).txt and needs none
        """)
    }
    let names = files.map { $0.split(separator: "/").last?.dropLast(".yaml".count) ?? "" }
    #expect(
      first.isSubset(of: Set(names)), "a rule that was released is never taken away, only folded or silent")
  }
}
