internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

/// What is known about a rule without a flow: what it reads, what has to be explored for it, and at which steps it can
/// apply or find something. Computed when the rule is compiled, and stored with it.
final class RulePlan: Sendable {
  /// What has to be explored.
  let needs: ExplorationNeeds
  /// The parts of states and steps that `when`, the condition, `through` and the texts of findings read.
  let when: StateParts
  let condition: StateParts
  let through: StateParts
  let wording: StateParts
  /// For each operand of `when`, and of a condition about the same state or step, what it reads.
  let whenElements: [ElementReads]
  let conditionElements: [ElementReads]
  /// What a flow must contain for the rule to apply to any part of it.
  let appliesIn: FlowCondition
  /// The positions of the bool parameters that `when` requires: if one of them is false, the rule never applies.
  let switches: [Int]
  /// The steps to which the rule can apply, and those at which its condition can be true.
  let applies: StepFilter
  let fires: StepFilter

  init(_ question: Question, _ wording: Rule.Wording, _ parameters: [Rule.Parameter]) {
    let (keyword, subject) = (question.keyword, question.subject)
    when = question.when.map { StateParts(readBy: $0, in: keyword.whenScope(subject)) } ?? []
    condition = StateParts(readBy: question.condition, in: keyword.conditionScope(subject))
    through = question.through.map { StateParts(readBy: $0, in: .event) } ?? []
    self.wording = wording.programs.reduce(into: []) {
      $0.formUnion(StateParts(readBy: $1, in: keyword.findingScope(subject)))
    }
    let whenScope = keyword.whenScope(subject)
    let isPlayed = whenScope == .state || whenScope == .step
    whenElements =
      isPlayed ? question.when.map { ElementReads.ofConjuncts(of: $0, in: whenScope) } ?? [] : []
    conditionElements =
      isPlayed && keyword.conditionScope(subject) == whenScope
      ? ElementReads.ofConjuncts(of: question.condition, in: whenScope) : []
    appliesIn = FlowCondition(question.when?.checked.necessaryCondition(for: true) ?? .none)
    let whenFacts = question.when?.facts ?? .none
    applies = StepFilter(whenFacts)
    fires = StepFilter(whenFacts.and(question.condition.facts))
    switches = parameters.indices.filter { whenFacts.trueBools.contains("params.\(parameters[$0].name)") }
    let reads: StateParts = [when, condition, through, self.wording]
    var needs = ExplorationNeeds()
    for part in StatePart.allCases where reads.contains(StateParts(part)) { needs.formUnion(part.needs) }
    let programs =
      [question.when, question.condition, question.through].compactMap { $0 } + wording.programs
    if reads.contains(StateParts(.environment)) {
      needs.versions = ComparedVersions(in: programs.map(\.checked.root)).starts
    }
    for program in programs {
      for field in program.reads.fields {
        let record = RuleVocabulary.records.first { $0.type.name == field.record }
        needs.formUnion(record?.needs[field.field])
      }
    }
    // For all other rules there is no second tap, because with it every push button could push one level
    // deeper.
    if fires.unset.contains(.again) { needs.isAgain = false }
    // A pushed screen is in front afterwards, even if it is not known what a dismissal uncovers.
    if fires.set.contains(.pushes), fires.unset.contains(.closes), !when.contains(StateParts(.after)) {
      needs.exposed = []
    } else if fires.needs(.unmet), !when.contains(StateParts(.after)) {
      // Expectations are checked with the front frame at the end, so it is known.
      needs.exposed = []
    } else if !needs.exposed.isEmpty {
      // The rule cannot concern other steps, so the front frame after them is not needed.
      let asked =
        when.contains(StateParts(.after)) || when.contains(StateParts(.belowAfter)) ? applies : fires
      needs.exposed = ExposedSteps(of: asked)
    }
    self.needs = needs
  }

  /// Reads what ``store(to:)`` wrote for a rule with this number of parameters.
  init(from reader: inout CompactReader, parameterCount: Int) throws(SerializationError) {
    needs = ExplorationNeeds(
      beneath: BeneathParts(rawValue: try reader.number()),
      exposed: ExposedSteps(rawValue: UInt8(try reader.index(below: 8))),
      isAgain: try reader.flag(), versions: try reader.versions())
    when = try reader.parts()
    condition = try reader.parts()
    through = try reader.parts()
    wording = try reader.parts()
    whenElements = try reader.elementReads()
    conditionElements = try reader.elementReads()
    appliesIn = try FlowCondition(from: &reader)
    var switches: [Int] = []
    for _ in 0..<(try reader.count()) { switches.append(try reader.index(below: parameterCount)) }
    self.switches = switches
    applies = try StepFilter(from: &reader)
    fires = try StepFilter(from: &reader)
  }

  /// What the exploration has to distinguish for the rule.
  func counting(apart: Bool) -> MachineCounts {
    var counting = MachineCounts()
    counting.again = needs.isAgain
    counting.exposed = needs.exposed
    counting.versions = needs.versions
    counting.apart = apart
    return counting
  }

  /// Whether the rule is switched off by a parameter.
  func isOff(_ parameters: [Rule.Parameter], _ overrides: [String: ParameterValue]) -> Bool {
    switches.contains { (overrides[parameters[$0].name] ?? parameters[$0].standard) == .bool(false) }
  }
}

extension ExposedSteps {
  /// The steps that pass a filter, by a mark that all of them have, if there is one.
  fileprivate init(of filter: StepFilter) {
    if filter.set.contains(.hitsChild) {
      self = .hittingChild
    } else {
      self = filter.set.contains(.beneath) ? .beneath : .all
    }
  }
}

// How an archive stores it.
extension RulePlan {
  func store(to writer: inout CompactWriter) {
    writer.number(needs.beneath.rawValue)
    writer.number(Int(needs.exposed.rawValue))
    writer.number(needs.isAgain ? 1 : 0)
    writer.number(needs.versions.count)
    for version in needs.versions.sorted() {
      writer.number(version.major)
      writer.number(version.minor)
    }
    for parts in [when, condition, through, wording] { writer.number(Int(parts.rawValue)) }
    for reads in [whenElements, conditionElements] {
      writer.number(reads.count)
      for one in reads { writer.number(Int(one.rawValue)) }
    }
    appliesIn.store(to: &writer)
    writer.number(switches.count)
    for position in switches { writer.number(position) }
    applies.store(to: &writer)
    fires.store(to: &writer)
  }
}

extension CompactReader {
  fileprivate mutating func versions() throws(SerializationError) -> Set<Version> {
    var versions: Set<Version> = []
    for _ in 0..<(try count()) { versions.insert(Version(try number(), try number())) }
    return versions
  }

  fileprivate mutating func elementReads() throws(SerializationError) -> [ElementReads] {
    var all: [ElementReads] = []
    for _ in 0..<(try count()) {
      all.append(ElementReads(rawValue: UInt8(try index(below: ElementReads.all + 1))))
    }
    return all
  }

  fileprivate mutating func parts() throws(SerializationError) -> StateParts {
    StateParts(rawValue: UInt16(try index(below: 1 << 16)))
  }
}
