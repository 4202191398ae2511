import Diagnostics
import FlowModel
import StateExploration
import TestSupport
import Testing
import UIKitSemantics

@testable import RuleEngine

/// What becomes of a flow that cannot be explored with all that may wait and be under way.
@Suite struct TighterHistoryTests {
  /// Three screens, each with work that ends later and what then is presented, well or badly.
  private static let text = """
    modalflow: 1
    app: {sdk: 26, ios: 26, devices: [iphone], framework: swiftui}
    start: home
    flags: {fails: varies}
    screens:
      failed: {kind: alert, title: No answer, buttons: [{label: OK}]}
      home:
        title: Home
        buttons: [\((0..<3).map { "{label: Open \($0), present: page-\($0)}" }.joined(separator: ", "))]

    """
    + (0..<3).map { index in
      """
        page-\(index):
          title: Page \(index)
          in: navigation
          buttons:
            - {label: Close, role: close, dismiss: self}
            - label: Load
              does: [{run: load-\(index)}, {later: {if: fails, present: failed, else: {present: page-\((index + 1) % 3)}}}]

      """
    }.joined()

  private func records() throws -> FlowRecords {
    let reading = FlowReader.read(Self.text)
    return FlowRecords(try #require(reading.flow, "\(reading.problems.map(\.message))"))
  }

  private func explored(facts: Int) throws -> ExploredFlow {
    ExploredFlow(try records(), counting: MachineCounts(), limits: ExplorationLimits(facts: facts))
  }

  private func explored(_ bounds: HistoryBounds) throws -> ExploredFlow {
    var counting = MachineCounts()
    counting.bounds = bounds
    return ExploredFlow(try records(), counting: counting)
  }

  /// Derivations and nodes, which is what the limit counts.
  private func work(_ explored: ExploredFlow) -> Int {
    explored.exploration.factCount + explored.exploration.counts.nodes
  }

  @Test func `tighter bounds take less work, and what they leave out is said`() throws {
    let all = try explored(HistoryBounds())
    let one = try explored(HistoryBounds(waiting: 0, underWay: 1))
    let none = try explored(HistoryBounds(waiting: 0, underWay: 0))
    #expect(work(none) < work(one) && work(one) < work(all))
    #expect(Coverage(all.exploration, evaluatedUntil: nil).underWay == nil)
    #expect(
      Coverage(one.exploration, evaluatedUntil: nil).underWay == Coverage.Bound(possible: 6, together: 1))
    let coverage = Coverage(none.exploration, evaluatedUntil: nil)
    #expect(coverage.underWay == Coverage.Bound(possible: 6, together: 0))
    #expect(coverage.cut == nil)
  }

  @Test func `where a limit is hit, the flow is explored with tighter bounds`() throws {
    let all = work(try explored(HistoryBounds()))
    let one = work(try explored(HistoryBounds(waiting: 0, underWay: 1)))
    // Each exploration but the last may take a third.
    let explored = try explored(facts: 3 * (all + one) / 2)
    #expect(explored.exploration.stop == nil)
    #expect(explored.bounds == HistoryBounds(waiting: 0, underWay: 1))
    #expect(explored.machine.history == HistoryBounds(waiting: 0, underWay: 1))
  }

  @Test func `what is under way ends before anything else, where nothing tighter fits`() throws {
    let one = work(try explored(HistoryBounds(waiting: 0, underWay: 1)))
    let none = work(try explored(HistoryBounds(waiting: 0, underWay: 0)))
    let explored = try explored(facts: (one + none) / 2)
    #expect(explored.exploration.stop == nil)
    #expect(explored.bounds == HistoryBounds(waiting: 0, underWay: 0))
    // Both ends of each request are still explored: what it presents, and the alert where it fails.
    let screens = explored.records.flow.screens
    for screen in ["failed", "page-0", "page-1", "page-2"] {
      let index = try #require(screens.firstIndex { $0.id == screen })
      #expect(explored.reached.shownScreens[index], "\(screen)")
    }
  }

  @Test func `where every exploration is cut, the first counts`() throws {
    let explored = try explored(facts: 20)
    #expect(explored.exploration.stop?.limit == .facts)
    #expect(explored.bounds == HistoryBounds())
  }

  /// An answer that comes when its screen was closed: nothing of the kind happens where each `later` ends at once.
  private static let question = """
    when: step.kind == 'trigger'
    never-step: before.screen.id == 'home'
    message: "{{ step.trigger.label }}"
    """
  private static let tests = """
    tests:
      - name: fires
        flow: {start: home, screens: {home: {buttons: [{label: Load, does: [{later: {present: home}}]}]}}}
        expect: [{at: screens.home.buttons.load.later, message: x, trace: [x]}]
      - name: silent
        flow: {start: home, screens: {home: {}}}
        expect: []
    """

  private func answers(factLimit: Int?) throws -> Answers {
    let (rule, problems, _) = readRule(RuleText.whole(question: Self.question, tests: Self.tests))
    #expect(problems == [])
    let flow = try #require(FlowReader.read(Self.text).flow)
    return RuleSet([try #require(rule)]).ask(
      flow, root: "app.yaml", tuning: RuleTuning(factLimit: factLimit))
  }

  @Test func `what was found with wider bounds before the limit is reported as well`() throws {
    let all = try answers(factLimit: nil)
    #expect(!all.findings.isEmpty)
    #expect(all.coverage?.shorter == [])
    // Each exploration but the last may take a third. The highest limit at which one under way is still too much.
    let one = work(try explored(HistoryBounds(waiting: 0, underWay: 1)))
    let nothing = Coverage.Bound(possible: 6, together: 0)
    var limit = 3 * one
    var cut = try answers(factLimit: limit)
    while limit > one, cut.coverage?.underWay != nothing {
      limit -= one / 50
      cut = try answers(factLimit: limit)
    }
    let coverage = try #require(cut.coverage)
    #expect(coverage.cut == nil)
    #expect(coverage.shorter.contains { $0.length >= 4 }, "\(coverage.shorter)")
    #expect(cut.findings.map(\.message) == all.findings.map(\.message))
    #expect(cut.findings.map(\.trace?.steps.count) == all.findings.map(\.trace?.steps.count))
    #expect(cut.verdicts.map(\.verdict) == [.failed])
  }

  /// Only who closes the wait while it is under way sees what comes late.
  private static let cancelled = """
    modalflow: 1
    app: {sdk: 26, ios: 26, devices: [iphone]}
    start: home
    flags: {loud: varies}
    screens:
      wait: {kind: alert, title: Loading, buttons: [{label: Cancel, role: cancel}]}
      late: {kind: alert, title: It has come all the same, buttons: [{label: OK}]}
      home:
        title: Home
        in: navigation
        buttons: [\((0..<4).map { "{label: Open \($0), push: page-\($0)}" }.joined(separator: ", "))]

    """
    + (0..<4).map { index in
      """
        page-\(index):
          title: Page \(index)
          buttons:
            - label: Load
              does: [{present: wait}, {later: {if: up wait, dismiss: wait, else: {present: late}}}]
            - {label: Next, if: loud, push: page-\((index + 1) % 4)}

      """
    }.joined()

  @Test func `what wider bounds came to before the limit is reached`() throws {
    let records = FlowRecords(try #require(FlowReader.read(Self.cancelled).flow))
    func explored(_ bounds: HistoryBounds, facts: Int? = nil) -> ExploredFlow {
      var counting = MachineCounts()
      counting.bounds = bounds
      return ExploredFlow(
        records, counting: counting, limits: facts.map { ExplorationLimits(facts: $0) } ?? .standard)
    }
    // That it may be asked for is said even where work ends at once.
    func isShown(_ explored: ExploredFlow) -> Bool {
      records.flow.screens.indices.contains {
        records.flow.screens[$0].id == "late" && explored.reached.shownScreens[$0]
      }
    }
    #expect(isShown(explored(HistoryBounds(waiting: 0, underWay: 1))))
    #expect(!isShown(explored(HistoryBounds(waiting: 0, underWay: 0))))
    let none = work(explored(HistoryBounds(waiting: 0, underWay: 0)))
    var limit = 3 * work(explored(HistoryBounds(waiting: 0, underWay: 1)))
    var cut = explored(HistoryBounds(), facts: limit)
    while limit > none, cut.bounds != HistoryBounds(waiting: 0, underWay: 0) {
      limit -= none / 10
      cut = explored(HistoryBounds(), facts: limit)
    }
    #expect(cut.exploration.stop == nil)
    #expect(cut.bounds == HistoryBounds(waiting: 0, underWay: 0))
    #expect(!cut.wider.isEmpty)
    #expect(isShown(cut))
  }
}
