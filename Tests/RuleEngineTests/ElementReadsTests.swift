import Diagnostics
import FlowModel
import Testing

@testable import RuleEngine

/// Operands of conditions that read nothing but elements of the flow are evaluated once for the same elements.
struct ElementReadsTests {
  private static func rule(when: String, neverStep: String) throws -> Rule {
    let question = """
      when: "\(when)"
      never-step: "\(neverStep)"
      at: before.screen
      message: "{{ before.screen.id }}"
      """
    let (rule, problems) = RuleReader.read(
      Array(RuleText.whole(question: question).utf8), path: "Rules/tasks/some-defect.yaml", withTests: false)
    #expect(problems == [])
    return try #require(rule)
  }

  private static let conditions: [(String, ElementReads)] = [
    ("before.screen.dialog", .screen),
    ("before.modal", .presentation),
    ("before.modal && before.presentation.target.title == before.screen.title", .presentation),
    ("step.kind == 'button'", .move),
    ("step.kind == 'button' && step.button.screen.id == before.screen.id", .move),
    ("size(app.triggers) > 0", []),
    ("has(step.trigger) && step.trigger.kind == 'timer'", .move),
    ("step.closes", .result),
    ("has(step.closed)", .result),
    ("step.closes && step.closed.modal && step.closed.presentation.byPerson", .result),
    ("(step.closes ? step.closed.screen.dialog : before.screen.dialog)", [.result, .closedScreen, .screen]),
    ("(!step.closes || step.closed.modal)", [.result, .closedPresentation]),
    ("step.requested.exists(p, p.target.id == before.screen.id)", [.result, .screen]),
    ("size(step.dropped) > 0 && step.dropped[0].reason == 'must-wait'", .result),
    ("before.unsaved", .more),
    ("before.screen.dialog == before.live", [.screen, .more]),
    ("(step.closes ? step.closed.pushed : before.screen.dialog)", [.result, .screen, .more]),
    ("step.label == 'Back'", .more),
    ("size(step.turned) > 0", .more),
    ("after.screen.dialog", .more),
    ("env.device == 'ipad'", .more),
    ("'online' in flags", .more),
    ("app.triggers.exists(t, has(step.trigger) && t.kind == step.trigger.kind)", .move),
    ("below.layers > 1", .more),
  ]

  @Test(arguments: conditions)
  func whatAnOperandReads(_ condition: String, _ first: ElementReads) throws {
    let plan = try Self.rule(when: condition, neverStep: "step.changes").plan
    #expect(plan.whenElements.first == first)
    #expect(plan.conditionElements == [.result])
  }

  /// With every order of operands the same is found: what elements decide is no matter of where it stands.
  @Test(arguments: [
    "before.modal && step.kind == 'button' && before.screen.id == 'about'",
    "before.screen.id == 'about' && step.closes && before.modal",
    "step.changes && before.presentation.target.id == 'about' && step.button.label == 'Close'",
    "step.closes && step.closed.modal && step.closed.presentation.target.id == 'about' && step.actor == 'person' && size(step.lost) == 0",
    "(step.closes && step.closed.modal ? step.closed.screen.id == 'about' : before.unsaved) && step.button.label == 'Close'",
    "before.modal && (step.kind == 'button' || step.kind == 'swipeDown') && step.closes && before.screen.id == 'about'",
  ])
  func whatIsFoundDoesNotDependOnIt(_ condition: String) throws {
    let flow = """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone], orientations: [portrait]}
      start: home
      screens:
        home: {buttons: [{label: About, present: about}, {label: Help, present: help}]}
        about: {title: About, buttons: [{label: Close, role: close, dismiss: self}]}
        help: {title: Help, buttons: [{label: Close, role: close, dismiss: self}]}
      """
    let flowOfRule = try #require(FlowReader.read(flow, path: "app.yaml").flow)
    let when = condition.contains("step.button") ? "before.modal && step.kind == 'button'" : "before.modal"
    let answers = RuleSet([try Self.rule(when: when, neverStep: condition)]).ask(flowOfRule, root: "app.yaml")
    #expect(answers.findings.map(\.message) == ["about"])
    #expect(answers.findings.allSatisfy { $0.trace?.steps.count == 2 })
  }
}
