internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel

/// A condition of the flow.
final class ConditionRecord: FlowElement, RuleRecord {
  static let type = RecordType("Condition", doc: "a condition of the flow")
  let condition: Condition
  private let readsChance: Bool
  private let spent: [String]
  private let oneWay: [String]
  private let canHoldAtFirst: Bool
  private let neededCleared: [String]
  private let neededOff: [String]
  private let flags: [String]
  private let asked: [String]

  init(_ condition: Condition, in flow: Flow, _ uses: FlagUses) {
    self.condition = condition
    readsChance = condition.term.flags.contains { flow.flags[$0].start == .varies }
    flags = condition.term.flags.map { flow.flags[$0].name }
    canHoldAtFirst = flow.atFirst(condition.term) != false
    neededCleared = flow.neededCleared(condition.term).map { flow.flags[$0].name }
    neededOff = flow.neededOff(condition.term).map { flow.flags[$0].name }
    asked = condition.term.screensAskedFor.map { flow.screens[$0].id }
    spent = condition.term.flags.filter { uses.isSpent($0, in: flow) }.map { flow.flags[$0].name }
    oneWay = condition.term.flags.filter { uses.turnsOneWay($0, in: flow) }.map { flow.flags[$0].name }
  }

  /// Findings only point at conditions that are written in the flow.
  var place: Place { condition.place ?? Place(SourceFile(path: "", bytes: []), Span(0, 0)) }
  var path: ElementPath { condition.path }

  static func declare(_ field: inout RecordFields<ConditionRecord>) {
    field("text", "as it was written") { $0.condition.text }
    field("truth", "what it amounts to") { $0.condition.truth }
    field("reads", "the facts it reads") { $0.condition.reads }
    field("flags", "the names of the flags it reads") { $0.flags }
    field(
      "needsCleared", "the names of the flags that have to be cleared for it to hold, without those that vary"
    ) { $0.neededCleared }
    field(
      "needsOff", "the names of the flags that have to be cleared for it to hold, those that vary among them"
    ) { $0.neededOff }
    field(
      "spent",
      "it reads a flag that is only ever set, or only ever cleared, and so does not come back: of the app, or of a screen that lives as long"
    ) { !$0.spent.isEmpty }
    field("spentFlags", "the names of these flags") { $0.spent }
    field(
      "oneWay",
      "the names of the flags it reads that are only ever set, or only ever cleared, those of a screen that comes anew among them"
    ) { $0.oneWay }
    field(
      "atFirst", "it can hold while every flag is as it starts, whatever else it reads"
    ) { $0.canHoldAtFirst }
    field("screens", "ids of the screens of which it asks whether they are up or in front") { $0.asked }
    field("chance", "it reads a flag that varies by itself") { $0.readsChance }
  }
}

/// The guard (`isModalInPresentation`) as written in the flow.
final class GuardRecord: RuleRecord {
  static let type = RecordType("Guard", doc: "isModalInPresentation as written")
  private let screen: Truth
  private let navigation: Truth
  private let search: Truth

  init(_ guardian: Guard, in all: FlowRecords) {
    screen = all.flow.conditions[guardian.screen].truth
    navigation = all.flow.conditions[guardian.navigation].truth
    search = all.flow.conditions[guardian.search].truth
  }

  static func declare(_ field: inout RecordFields<GuardRecord>) {
    field("screen", "on the screen itself") { $0.screen }
    field("navigation", "on the navigation controller, or on what a presenter presents") { $0.navigation }
    field("search", "on the search controller") { $0.search }
  }
}

/// An unsaved point.
final class UnsavedRecord: FlowElement, RuleRecord {
  static let type = RecordType("Unsaved", doc: "an unsaved point")
  private let point: UnsavedPoint

  init(_ point: UnsavedPoint) { self.point = point }

  var place: Place { point.place }
  var path: ElementPath { point.path }

  static func declare(_ field: inout RecordFields<UnsavedRecord>) {
    field("name", "its name") { $0.point.name }
    field("autosaved", "it survives by itself") { $0.point.autosaved }
    field("startsUnsaved", "the work is there already when its screen appears") {
      $0.point.starts == .unsaved
    }
  }
}

/// An allowance: one rule that an `allow` names.
final class AllowanceRecord: FlowElement, RuleRecord {
  static let type = RecordType("Allowance", doc: "one rule that an ‘allow’ names, and what came of it")
  private let allowance: Allowance
  private let outcome: AllowanceOutcome

  init(_ allowance: Allowance, _ outcome: AllowanceOutcome) {
    self.allowance = allowance
    self.outcome = outcome
  }

  var place: Place { allowance.place }
  var path: ElementPath { allowance.path.appending("allow").appending(allowance.rule.name) }

  static func declare(_ field: inout RecordFields<AllowanceRecord>) {
    field("rule", "the rule it names") { $0.allowance.rule.name }
    field("reason", "why the finding is meant to be") { $0.allowance.reason }
    field("owner", "who answers for it; empty where nobody is named") { $0.allowance.owner }
    field("until", "its last day, yyyy-mm-dd; empty for ever") { $0.allowance.until?.description ?? "" }
    field("expired", "its last day has passed") { $0.outcome.isExpired }
    field("asked", "the rule was asked and could be decided, so that it is known what it finds") {
      $0.outcome.wasAsked
    }
    field("used", "there is a finding that it speaks of") { $0.outcome.isUsed }
    field("forbidden", "the configuration says that this rule cannot be allowed") { $0.outcome.isForbidden }
  }
}
