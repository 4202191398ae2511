internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

/// What must be so for an expression over steps to be true, as far as a glance at a step tells.
///
/// Read off the expression’s own consequences, so it never holds back a step for which the expression is true.
struct StepFilter {
  private var kinds = UInt64.max
  private var actors = UInt64.max
  private var set: StepGlance.Marks = []
  private var unset: StepGlance.Marks = []
  private var counts: [(list: StepGlance.List, least: Int)] = []

  init(_ facts: Facts) {
    kinds = facts.possibleMembers["step.kind"] ?? .max
    actors = facts.possibleMembers["step.actor"] ?? .max
    for (name, mark) in Self.marks {
      if facts.trueBools.contains(name) { set.insert(mark) }
      if facts.falseBools.contains(name) { unset.insert(mark) }
    }
    for (name, list) in Self.lists {
      if let least = facts.leastSizes[name], least > 0 { counts.append((list, min(least, 15))) }
    }
  }

  func passes(_ glance: StepGlance) -> Bool {
    kinds >> UInt64(glance.kind.ordinal) & 1 == 1 && actors >> UInt64(glance.actor.ordinal) & 1 == 1
      && glance.marks.isSuperset(of: set) && glance.marks.isDisjoint(with: unset)
      && counts.allSatisfy { glance.count(of: $0.list) >= $0.least }
  }

  private static let marks: [(String, StepGlance.Marks)] = [
    ("step.closes", .closes), ("step.closedByOther", .closedByOther), ("step.again", .again),
    ("step.changes", .changes), ("step.pushes", .pushes), ("step.beneath", .beneath),
    ("step.refused", .refused), ("before.modal", .modalBefore),
  ]

  private static let lists: [(String, StepGlance.List)] = [
    ("step.requested", .requested), ("step.dropped", .dropped), ("step.dismissals", .dismissals),
    ("step.fired", .fired), ("step.skipped", .skipped), ("step.ran", .ran), ("step.lost", .lost),
    ("step.discarded", .discarded), ("step.found", .found),
  ]
}

extension Questioning {
  /// What follows where the rule applies, and what where it fires.
  func consequences() throws -> (when: Facts, fires: Facts) {
    let when = try rule.question.when?.value().facts ?? .none
    return (when, when.and(try rule.question.condition.value().facts))
  }

  /// Its `when` asks for a parameter that is false: it applies to nothing.
  func isOff(_ when: Facts) -> Bool {
    let values = ParameterValues(rule.parameters, overrides: overrides)
    return rule.parameters.enumerated().contains { index, parameter in
      when.trueBools.contains("params.\(parameter.name)") && values.values[index] == .bool(false)
    }
  }

  /// The programs that are evaluated for it.
  var programs: [Program] {
    let question = rule.question
    let asked = [question.when, question.condition, question.through].compactMap { try? $0?.value() }
    guard let wording = try? rule.wording.value() else { return asked }
    return asked + wording.programs
  }

  /// What it reads of the stack beneath.
  var parts: BeneathParts {
    var parts: BeneathParts = []
    for program in programs {
      for read in program.reads.fields {
        switch (read.record, read.field) {
        case ("Frame", "layerUnsaved"): parts.insert(.unsaved)
        case ("Below", "popover"): parts.insert(.popover)
        case ("Below", "sheet"): parts.insert(.sheet)
        case ("Below", "layers"): parts.insert(.layers)
        case ("Frame", "level"): parts.insert(.level)
        default: break
        }
      }
    }
    return parts
  }

  /// Whether a step’s outcome is asked for where a layer goes: the frame that is in front then.
  var readsExposed: Bool {
    programs.contains { $0.reads.variables.contains("after") || $0.reads.variables.contains("afterBelow") }
  }

  func reads(_ variable: String) -> Bool { programs.contains { $0.reads.variables.contains(variable) } }
}
