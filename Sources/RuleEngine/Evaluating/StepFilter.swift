internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

/// What the summary of a step must contain for an expression over steps to be true.
///
/// It follows from the expression, so no step for which the expression is true is ever filtered out. Without the filter
/// a check takes 10 % longer for Waybook and 30 % for an app of 50 screens with many flags.
struct StepFilter: Hashable, Sendable {
  /// Sets of ordinals of enum members.
  private(set) var kinds = UInt64.max
  private(set) var actors = UInt64.max
  private(set) var set: StepSummary.Marks = []
  private(set) var unset: StepSummary.Marks = []
  /// The smallest length of each list, up to 15: four bits each, as in ``StepSummary/counts``.
  private(set) var sizes: UInt64 = 0

  /// - Parameter facts: what follows if an expression over steps is true.
  init(_ facts: Facts) {
    // The summary is about the step itself and the frame in which it begins.
    for variable in Scope.step.variables where variable.part == .step || variable.part == .front {
      guard let record = RuleVocabulary.records.first(where: { .record($0.type) == variable.type }) else {
        continue
      }
      for (name, summary) in record.summaries { narrow(summary, "\(variable.name).\(name)", facts) }
    }
  }

  /// - Parameter expression: the text of the field in `facts`.
  private mutating func narrow(_ summary: SummaryPart, _ expression: String, _ facts: Facts) {
    switch summary {
    case .kind: kinds = facts.possibleMembers[expression] ?? .max
    case .actor: actors = facts.possibleMembers[expression] ?? .max
    case .mark(let mark):
      if facts.trueBools.contains(expression) { set.insert(mark) }
      if facts.falseBools.contains(expression) { unset.insert(mark) }
    case .size(let list):
      let least = min(max(facts.leastSizes[expression] ?? 0, 0), 15)
      sizes |= UInt64(least) << UInt64(list.rawValue * 4)
    }
  }

  /// Whether only steps whose list is not empty pass.
  func needs(_ list: StepSummary.List) -> Bool { sizes >> UInt64(list.rawValue * 4) & 15 > 0 }

  func passes(_ summary: StepSummary) -> Bool {
    kinds >> UInt64(summary.kind.ordinal) & 1 == 1 && actors >> UInt64(summary.actor.ordinal) & 1 == 1
      && summary.marks.isSuperset(of: set) && summary.marks.isDisjoint(with: unset)
      && (sizes == 0
        || StepSummary.List.allCases.allSatisfy {
          summary.count(of: $0) >= Int(sizes >> UInt64($0.rawValue * 4) & 15)
        })
  }
}

/// The part of a step's summary that corresponds to a field.
enum SummaryPart: Sendable {
  case kind, actor
  case mark(StepSummary.Marks)
  /// The length of the list.
  case size(StepSummary.List)
}

extension StepFilter {
  func store(to writer: inout CompactWriter) {
    writer.bits(kinds)
    writer.bits(actors)
    writer.number(Int(set.rawValue))
    writer.number(Int(unset.rawValue))
    writer.bits(sizes)
  }

  init(from reader: inout CompactReader) throws(SerializationError) {
    kinds = try reader.bits()
    actors = try reader.bits()
    set = StepSummary.Marks(rawValue: UInt16(try reader.index(below: 1 << 16)))
    unset = StepSummary.Marks(rawValue: UInt16(try reader.index(below: 1 << 16)))
    sizes = try reader.bits()
  }
}
