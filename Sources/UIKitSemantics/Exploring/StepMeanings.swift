import StateExploration

/// The records of all labels, numbered. Many transitions share a label, so whether a step matters is computed
/// once for all of them.
final class StepMeanings {
  /// For each label, the number of its first record; last, the count of records.
  private let first: [Int32]
  private let records: [StepRecord]
  /// For each record, the number of its result; -1 if not computed yet.
  private var results: [Int32]
  private var numbers: [StepResult: Int32] = [:]

  init(_ exploration: Exploration<FlowSystem>) {
    var first: [Int32] = []
    var records: [StepRecord] = []
    for label in 0..<exploration.labelCount {
      first.append(Int32(records.count))
      records += exploration.label(number: label)
    }
    first.append(Int32(records.count))
    self.first = first
    self.records = records
    results = [Int32](repeating: -1, count: records.count)
  }

  /// The number of the result of a record. Records of events with equal results have the same number,
  /// whichever screen was in front.
  func result(ofNumber record: Int) -> Int32 {
    if results[record] < 0 { results[record] = result(of: records[record]) }
    return results[record]
  }

  func result(of record: StepRecord) -> Int32 {
    let result = StepResult(record)
    if let number = numbers[result] { return number }
    let number = Int32(numbers.count)
    numbers[result] = number
    return number
  }

  /// The count of meanings: twice the count of records, as a step that begins in a presentation has another
  /// meaning.
  var count: Int { records.count * 2 }

  /// The numbers of the records of a label.
  @inline(__always)
  func records(of label: Int) -> Range<Int> { Int(first[label])..<Int(first[label + 1]) }

  @inline(__always)
  subscript(record: Int) -> StepRecord {
    _read { yield records[record] }
  }
}

/// Which steps matter, computed once for each meaning.
struct MatteringSteps {
  let meanings: StepMeanings
  private let exploration: Exploration<FlowSystem>
  private let matters: (StepSummary) -> Bool
  /// For each meaning, the answer; -1 if not computed yet.
  private var answers: [Int8]

  init(
    _ exploration: Exploration<FlowSystem>, _ meanings: StepMeanings,
    where matters: @escaping (StepSummary) -> Bool
  ) {
    self.exploration = exploration
    self.meanings = meanings
    self.matters = matters
    answers = [Int8](repeating: -1, count: meanings.count)
  }

  /// The number of the meaning of a record of a transition.
  @inline(__always)
  func meaning(_ record: Int, of transition: TransitionID) -> Int {
    record * 2 + (isModalBefore(record, transition) ? 1 : 0)
  }

  func summary(_ record: Int, of transition: TransitionID) -> StepSummary {
    let sight = meanings[record].sight
    return isModalBefore(record, transition) ? sight.inModal : sight
  }

  @inline(__always)
  mutating func contains(_ record: Int, of transition: TransitionID) -> Bool {
    let meaning = meaning(record, of: transition)
    if answers[meaning] >= 0 { return answers[meaning] == 1 }
    let answer = matters(summary(record, of: transition))
    answers[meaning] = answer ? 1 : 0
    return answer
  }

  /// Whether one of the records of a transition matters.
  ///
  /// - Parameter takingBeneath: whether to count only records that close a layer with frames beneath.
  mutating func contains(_ transition: TransitionID, takingBeneath: Bool = false) -> Bool {
    for record in meanings.records(of: exploration.labelNumber(of: transition))
    where !takingBeneath || takesBeneath(record) {
      if contains(record, of: transition) { return true }
    }
    return false
  }

  /// Whether a step matters that closes a layer with frames beneath. Cost: one pass over the transitions.
  mutating func hasLosses() -> Bool {
    for reached in exploration.reachedTransitions {
      if contains(reached.id, takingBeneath: true) { return true }
    }
    return false
  }

  /// Whether a record is about a layer that closes with frames beneath.
  func takesBeneath(_ record: Int) -> Bool { meanings[record].closed?.takesBeneath == true }

  /// Whether a step with this summary matters; for steps whose record is derived from another one.
  func contains(_ summary: StepSummary) -> Bool { matters(summary) }

  @inline(__always)
  private func isModalBefore(_ record: Int, _ transition: TransitionID) -> Bool {
    if let before = meanings[record].before { return before.isModal }
    guard let head = exploration.head(of: transition) else { return false }
    return exploration[head].frame.isModal
  }
}

/// The result of a step.
private struct StepResult: Hashable {
  private let evidence: Evidence
  private let closes: Bool?
  private let byOther: Bool?

  init(_ record: StepRecord) {
    evidence = record.evidence
    closes = record.closed?.closes
    byOther = record.closed?.byOther
  }
}
