import Diagnostics
import ExpressionLanguage
import FlowModel
import TestSupport
import Testing

@testable import RuleEngine

/// What is held back before a rule's expressions are read must be what they would not speak of.
struct ElementFilterTests {
  private static let flow = """
    modalflow: 1
    start: home
    screens:
      home:
        buttons: [{label: Ask, present: ask}, {label: Delete, role: destructive, present: ask}]
      ask: {kind: alert, title: Really?, buttons: [{label: Yes}, {label: No, role: cancel}]}
    """

  private static func context(_ text: String, _ path: String = "app.yaml") throws -> EvaluationContext? {
    FlowReader.read(text, path: path).flow.map { EvaluationContext(FlowRecords($0), root: path) }
  }

  private func passing(_ question: String, _ subject: Subject) throws -> [String] {
    let rule = try #require(
      RuleReader.read(
        Array(RuleText.whole(question: question).utf8), path: "Rules/tasks/some-defect.yaml"
      ).rule)
    let filter = rule.plan.elements
    let context = try #require(try Self.context(Self.flow))
    return context.elements(of: subject).map(\.element).filter(filter.passes).map(\.path.text)
  }

  @Test func aKindLetsOnlyItsElementsPass() throws {
    let alerts = try passing(
      "each: screen\nwhen: screen.kind == 'alert' && size(screen.buttons) > 9\nrequire: screen.title == ''\nmessage: x",
      .screen)
    #expect(alerts == ["screens.ask"])
  }

  @Test func flagsAndFieldsOfFieldsAreLookedAt() throws {
    let presentations = try passing(
      """
      each: presentation
      when: presentation.target.kind in ['alert', 'share']
      require: presentation.target.title == ''
      message: x
      """, .presentation)
    #expect(presentations.count == 2)
    let buttons = try passing(
      "each: button\nwhen: button.role == 'destructive' && !button.system\nrequire: button.label == ''\nmessage: x",
      .button)
    #expect(buttons.count == 1)
    #expect(try passing("each: screen\nrequire: screen.title == ''\nmessage: x", .screen).count == 2)
  }

  /// Of one or the other nothing follows for either.
  @Test func alternativesHoldNothingBack() throws {
    let screens = try passing(
      "each: screen\nwhen: screen.kind == 'alert' || screen.title == ''\nrequire: screen.id == ''\nmessage: x",
      .screen)
    #expect(screens.count == 2)
  }

  /// Over all rules and many flows: whatever is held back, the rule does not speak of it.
  @Test func nothingIsHeldBackThatARuleSpeaksOf() throws {
    let rules = try Repository.files(under: "Rules", endingIn: ".yaml").compactMap {
      RuleReader.read(Array(try Repository.text(of: $0).utf8), path: $0, withTests: false).rule
    }
    var heldBack = 0
    for path in Repository.files(under: "Tests/Fixtures/flows", endingIn: ".yaml") {
      guard let context = try Self.context(try Repository.text(of: path), path) else { continue }
      for rule in rules {
        let question = rule.question
        guard let subject = question.subject, let when = question.when,
          question.keyword.whenScope(subject) == .element(subject)
        else { continue }
        let filter = rule.plan.elements
        let frame = context.frame(.element(subject), for: rule, [:])
        for (element, screen) in context.elements(of: subject) where !filter.passes(element) {
          frame.set(Scope.Slot.first, record: element)
          if let screen { frame.set(Scope.Slot.screen, record: screen) }
          #expect(try !when.evaluateBool(frame), "\(rule.id) speaks of \(element.path) in \(path)")
          heldBack += 1
        }
      }
    }
    #expect(heldBack > 1_000)
  }
}
