import Diagnostics
import ExpressionLanguage
import FlowModel
import TestSupport
import Testing

@testable import RuleEngine

/// Rules answer the same whether worlds are explored together or each by itself: what is read of a world is noted.
struct WorldsApartTests {
  static let flows = [
    "000-pommie-before", "004-personal-note", "017-modal-visible-flag", "022-image-picker",
    "058-pgp-action-sheet",
    "098-bar-buttons-pass-through", "103-close-all-sheets", "130-passcode-ignored", "200-search-lifts-guard",
    "203-live-parent", "206-unwind-nowhere", "207-detail-pushed-and-presented",
  ]

  /// A rule about what can happen that reads one field of one record, and no other.
  struct OneField: CustomStringConvertible {
    let name: String
    let question: String
    var description: String { name }
  }

  /// A condition that tells values of a field apart; nil for a type that conditions of other fields cover.
  private static func condition(_ text: String, _ field: RecordType.Field) -> String? {
    switch field.type {
    case .bool: text
    case .int: "\(text) > 0"
    case .double: "\(text) > 13.0"
    case .string: "\(text) < 'n'"
    case .enumeration(let type):
      "\(text) in [\(type.members.enumerated().filter { $0.offset % 2 == 0 }.map { "'\($0.element)'" }.joined(separator: ", "))]"
    case .list: "size(\(text)) > 0"
    case .record(let type):
      type.field("id") == nil
        ? field.isOptional ? "has(\(text))" : nil
        : field.isOptional ? "has(\(text)) && \(text).id < 's'" : "\(text).id < 's'"
    default: nil
    }
  }

  private static func rules(
    _ type: String, _ variable: String, guarded: String = "", _ question: (String) -> String
  ) -> [OneField] {
    let record = RuleVocabulary.records.first { $0.type.name == type }
    return (record?.type.fields ?? []).compactMap { field in
      guard let condition = condition("\(variable).\(field.name)", field) else { return nil }
      let name = "\(variable)-\(field.name)".map { $0.isLetter ? $0.lowercased() : "-" }.joined()
      return OneField(name: name, question: question(guarded + condition) + "\nmessage: it is so")
    }
  }

  static let oneField: [OneField] = {
    let state = { (prefix: String, variable: String, type: String) in
      rules(type, variable) { "never: \"\($0)\"" }.map {
        OneField(name: "\(prefix)-\($0.name)", question: $0.question)
      }
    }
    let step = { (prefix: String, variable: String, type: String, guarded: String) in
      rules(type, variable, guarded: guarded) { "never-step: \"\($0)\"" }.map {
        OneField(name: "\(prefix)-\($0.name)", question: $0.question)
      }
    }
    let through = rules("Event", "step") {
      "when: top.modal\nalways-possible-step: step.leaves\nthrough: \"\($0)\""
    }.map { OneField(name: "through-\($0.name)", question: $0.question) }
    return state("state", "env", "Env") + state("state", "top", "Frame")
      + state("state", "below", "Below")
      + step("step", "env", "Env", "")
      + step("step", "before", "Frame", "")
      + step("step", "after", "Frame", "")
      + step("step", "step.closed", "Frame", "has(step.closed) && ")
      + step("step", "below", "Below", "")
      + step("step", "afterBelow", "Below", "")
      + step("step", "step", "Step", "") + through
      + [
        OneField(name: "state-moves", question: "never: \"moves.exists(m, m.closes)\"\nmessage: it is so"),
        OneField(name: "state-flags", question: "never: \"size(flags) > 0\"\nmessage: it is so"),
        OneField(name: "step-flags", question: "never-step: \"size(flags) > 0\"\nmessage: it is so"),
        OneField(
          name: "moves-behind-another",
          question:
            "when: \"top.modal && (!top.pushed || moves.exists(m, m.kind == 'back'))\"\nnever: \"size(moves) < 3\"\nmessage: it is so"
        ),
        OneField(
          name: "words-and-weight",
          question:
            "never-step: step.changes\nat: before.screen\nmessage: \"{{ step.label }} to {{ after.screen.id }}\"\nrelated: [{at: after.screen, says: then}]"
        ),
      ]
  }()

  private func answers(_ rules: RuleSet, _ flow: Flow, apart: Bool) -> Answers {
    var tuning = RuleTuning()
    tuning.apart = apart
    return rules.ask(flow, root: "app.yaml", tuning: tuning)
  }

  private func compare(_ rules: RuleSet, _ name: String) throws -> Answers {
    try compare(rules, text: Repository.text(of: "Tests/Fixtures/flows/\(name).yaml"))
  }

  private func compare(_ rules: RuleSet, text: String) throws -> Answers {
    let flow = try #require(FlowReader.read(text, path: "app.yaml").flow)
    let one = answers(rules, flow, apart: false)
    let other = answers(rules, flow, apart: true)
    #expect(one.findings == other.findings)
    #expect(one.verdicts == other.verdicts)
    #expect(one.problems.map(\.message) == other.problems.map(\.message))
    return one
  }

  private static func read(_ paths: [(path: String, text: String)]) throws -> RuleSet {
    RuleSet(
      try paths.map { path, text in
        let (rule, problems) = RuleReader.read(Array(text.utf8), path: path, withTests: false)
        #expect(problems.map(\.message) == [], "\(path)")
        return try #require(rule)
      })
  }

  private static func dynamicRules() throws -> RuleSet {
    let paths = Repository.files(under: "Rules", endingIn: ".yaml")
    let rules = try read(paths.map { ($0, try Repository.text(of: $0)) })
    return RuleSet(rules.rules.filter { !$0.question.keyword.isStatic })
  }

  @Test(arguments: flows) func theRulesAnswerTheSame(_ flow: String) throws {
    _ = try compare(Self.dynamicRules(), flow)
  }

  /// An event that closes everything comes wherever it may: which frame was in front then the world knows. Where worlds are apart each
  /// of these frames is asked about by itself.
  private static let closing = """
    modalflow: 1
    app: {sdk: 26, ios: 16...26, devices: [iphone, ipad]}
    start: home
    flags: {shown: cleared, signed-in: set}
    screens:
      home:
        title: Home
        in: navigation
        buttons:
          - {label: Edit, present: editor}
          - {label: More, push: more}
          - {label: Map, present: map, detents: [medium, large], largest-undimmed-detent: medium}
      more: {title: More, buttons: [{label: List, present: list, style: popover, anchor: sender}]}
      map: {title: Map, buttons: [{label: Edit, present: editor}]}
      editor:
        title: Edit
        in: navigation
        unsaved: [draft]
        buttons:
          - {label: Next, push: details}
          - {label: Cancel, role: cancel, dismiss: self}
          - {label: Save, role: save, does: [save, {set: shown}, dismiss]}
      details:
        title: Details
        unsaved: [note]
        guard: unsaved
        callbacks: {did-disappear: {run: stop}}
        buttons: [{label: List, present: list, state: shown}, {label: Help, present: help}]
      list:
        title: List
        framework: swiftui
        in: navigation
        buttons:
          - {label: Edit, present: editor}
          - {label: Close All, dismiss: root}
          - {label: Delete, role: destructive, does: [{run: delete}, {dismiss: root}]}
      help: {title: Help, style: fullScreen, buttons: [{label: Edit, present: editor}, {label: Close, dismiss: self}]}
      sign-in: {title: Sign In, style: fullScreen, buttons: [{label: Sign In, does: [{set: signed-in}, dismiss]}]}
    triggers:
      - {when: deep-link, does: [{dismiss: root}, {present: help}]}
      - {when: message, label: Session expired, if: signed-in, does: [{clear: signed-in}, {dismiss: root}, {present: sign-in}]}
      - {when: timer, label: Idle, dismiss: root}
    """

  @Test func theRulesAnswerTheSameOfWhatClosesEverything() throws {
    let answers = try compare(Self.dynamicRules(), text: Self.closing)
    #expect(answers.findings.count > 5)
  }

  /// Of each field that a rule may read there is a rule that reads nothing else: were what it reads of the world not noted,
  /// the answer in one world would stand for all.
  @Test func rulesOfOneFieldAnswerTheSame() throws {
    let rules = try Self.read(
      Self.oneField.map { one in
        let text = RuleText.whole(question: one.question).replacing("some-defect", with: one.name)
        return ("Rules/tasks/\(one.name).yaml", text)
      })
    #expect(rules.rules.count == Self.oneField.count)
    var found: Set<RuleID> = []
    for flow in Self.flows {
      found.formUnion(try compare(rules, flow).findings.map(\.rule))
    }
    // Most of what can be asked does occur in these flows.
    let silent = rules.rules.map(\.id).filter { !found.contains($0) }.map(\.name)
    #expect(silent.count < rules.rules.count / 4, "\(silent)")
  }
}
