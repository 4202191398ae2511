import Diagnostics
import FlowFamilies
import FlowModel
import RuleCatalog
import RuleEngine
import StateExploration
import Testing
import UIKitSemantics

/// Large apps: every rule is decided without a bound on the stack. What that costs, `Tests/Benchmarks` measures.
@Suite struct GrowthTests {
  private func flow(_ screens: Int) throws -> Flow {
    let reading = FlowReader.read(FlowFamily.generated.make(screens, 0))
    #expect(reading.problems.isEmpty)
    return try #require(reading.flow)
  }

  @Test func everyRuleIsDecided() throws {
    let answers = RuleSet(BuiltInRules.load().rules).ask(try flow(20), root: "generated.yaml")
    #expect(answers.problems.isEmpty)
    #expect(!answers.verdicts.contains { $0.verdict == .undecided })
    #expect(answers.findings.contains { $0.rule.name == "unconfirmed-loss-on-button" })
    #expect(answers.findings.contains { $0.rule.name == "modal-stack-too-deep" })
  }

  /// Ways out that hang on flags which other sheets set and clear: the sets of worlds in which a way remains stay small, where
  /// relations between the worlds before and after each step do not.
  @Test func sheetsThatShareFlagsAreDecided() throws {
    let flow = try #require(FlowReader.read(FlowFamily.sharedFlags.make(8, 0)).flow)
    let answers = RuleSet(BuiltInRules.load().rules).ask(flow, root: "shared-flags.yaml")
    #expect(!answers.verdicts.contains { $0.verdict == .undecided })
  }

  /// More screens than states have bits: nothing they know may be counted over the whole app.
  @Test func everyRuleIsDecidedOfAnyNumber() throws {
    let machine = PresentationMachine(try flow(4_000))
    #expect(machine.excess.isEmpty)
  }

  /// Wizards in wizards: what is saved in one is not told apart in the others.
  @Test func statesGrowWithTheScreens() throws {
    let counts = try [50, 100].map { size in
      let flow = try #require(FlowReader.read(FlowFamily.wizards.make(size, 0)).flow)
      return FlowExploration(PresentationMachine(flow)).counts.heads
    }
    #expect(counts[1] < 3 * counts[0], "\(counts)")
  }

  /// A button closes all sheets, each with work that may be unsaved: a sheet that goes is told before the one beneath it
  /// goes, which is not told apart by what was lost above.
  @Test func closingAllTellsOfEachLayerOnce() throws {
    func stack(_ depth: Int) -> String {
      let screens = (1...depth).map { number in
        """
          s\(number):
            title: Part \(number)
            unsaved: [draft]
            buttons:
              - {label: Save, role: save, does: [save, dismiss]}
              - {label: Part \(number + 1), present: s\(number + 1)}
        """
      }
      return """
        modalflow: 1
        app: {name: Parts, sdk: 18, ios: 16...18, devices: [iphone]}
        start: home
        screens:
          home: {title: Home, buttons: [{label: Part 1, present: s1}]}
        \(screens.joined(separator: "\n"))
          s\(depth + 1): {title: Last, buttons: [{label: Close All, role: close, dismiss: root}]}
        """
    }
    let landings = try [20, 40].map { depth in
      let flow = try #require(FlowReader.read(stack(depth)).flow)
      return FlowExploration(PresentationMachine(flow)).counts.landings
    }
    // Per sheet: Close All, Save, and a swipe from above, each with what it leaves.
    #expect(landings[1] - landings[0] <= 20 * 6, "\(landings)")
  }

  /// An event closes everything wherever it comes: the frames that go are not told apart by which of them was in front.
  @Test func anEventThatClosesAllIsNotCarriedDownForEachFrame() throws {
    let reading = FlowReader.read(FlowFamily.generatedClosing.make(20, 0))
    #expect(reading.problems.isEmpty)
    let flow = try #require(reading.flow)
    let counts = FlowExploration(PresentationMachine(flow)).counts
    // With the frame in front in each event there were 150,000 of them.
    #expect(counts.landings < 20 * counts.heads, "\(counts)")
  }

  /// Flags that the app sets and clears itself, all of them read somewhere: no rule may tell all their combinations apart.
  @Test func rulesReadOnlyTheFlagsThatTheyAskFor() throws {
    let flags = (1...30).map { "f\($0)" }
    let text = """
      modalflow: 1
      app: {name: Switches, sdk: 18, ios: 18, devices: [iphone]}
      start: home
      flags: {ready: cleared, answered: cleared, loading: cleared, \(flags.map { "\($0): cleared" }.joined(separator: ", "))}
      screens:
        home:
          title: Home
          in: navigation
          callbacks: {did-appear: {clear: ready}}
          buttons:
            - {label: New, present: note}
            - {label: Remove, present: question}
            - {label: More, push: more}
            - {label: Load, does: [{set: loading}, {later: {does: [{clear: loading}, {set: ready}]}}]}
        note:
          title: Note
          unsaved: [text]
          buttons:
            - {label: Cancel, role: cancel, does: dismiss}
            - {label: Done, role: done, does: [save, {set: f1}, dismiss]}
        question:
          kind: alert
          title: Remove?
          buttons:
            - {label: Cancel, role: cancel}
            - {label: Remove, role: destructive, set: f2}
        welcome:
          title: Welcome
          buttons: [{label: Go On, role: close, does: [{set: answered}, dismiss]}]
        more:
          title: More
          buttons:
            - {label: Ready, enabled: ready, set: f3}
      \(flags.map { "      - {label: On \($0), set: \($0)}\n      - {label: Off \($0), enabled: \($0), clear: \($0)}" }.joined(separator: "\n"))
      triggers:
        - {when: launch, if: [not answered], present: welcome}
      """
    let reading = FlowReader.read(text)
    #expect(reading.problems.isEmpty)
    var tuning = RuleTuning()
    tuning.factLimit = 2_000_000
    let answers = RuleSet(BuiltInRules.load().rules).ask(
      try #require(reading.flow), root: "switches.yaml", tuning: tuning)
    #expect(answers.verdicts.filter { $0.verdict == .undecided }.map(\.rule.name) == [])
  }

  /// Each modal presents the next: of ways longer than 64 events one is told of each rule, of the others how long they are.
  @Test func whatIsToldGrowsWithTheFindings() throws {
    let rules = RuleSet(BuiltInRules.load().rules)
    let flow = try #require(FlowReader.read(FlowFamily.chain.make(90, 0)).flow)
    let answers = rules.ask(flow, root: "chain.yaml")
    #expect(answers.problems.isEmpty)
    var whole: [RuleID: [Int]] = [:]
    var omitted: [Finding] = []
    for finding in answers.findings {
      guard let trace = finding.trace else { continue }
      if trace.omitted > 0 {
        #expect(trace.omitted > 64 && trace.steps.isEmpty)
        omitted.append(finding)
      } else if trace.steps.count > 64 {
        whole[finding.rule, default: []].append(trace.steps.count)
      }
    }
    #expect(omitted.count > 50 && !whole.isEmpty)
    for finding in omitted {
      // Where it is not there, it was folded under a narrower one.
      let told = whole[finding.rule] ?? []
      #expect(told.count < 2 && told.allSatisfy { $0 <= finding.trace?.omitted ?? 0 })
    }
    let last = try #require(omitted.last)
    var tuning = RuleTuning()
    tuning.wanted = WantedTrace(rule: last.rule, element: last.element)
    let asked = RuleSet(rules.rules.filter { $0.id == last.rule }).ask(
      flow, root: "chain.yaml", tuning: tuning)
    let found = try #require(asked.findings.first { $0.element == last.element && $0.place == last.place })
    #expect(found.trace?.steps.count == last.trace?.omitted)
  }
}
