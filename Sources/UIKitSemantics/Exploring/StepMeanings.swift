import StateExploration

/// The records of all labels by number: steps of many transitions mean the same, so that whether they matter is asked
/// once.
final class StepMeanings {
  /// By label, the number of its first record; then the number of all.
  private let first: [Int32]
  private let records: [StepRecord]
  /// By record, the number of its result; -1 where nobody has asked.
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

  /// A number that records have in common whose events came to the same, whoever was in front.
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

  /// Twice as many as records: a step that begins in a presentation is another one.
  var count: Int { records.count * 2 }

  /// The numbers of the records of a label.
  @inline(__always)
  func records(of label: Int) -> Range<Int> { Int(first[label])..<Int(first[label + 1]) }

  @inline(__always)
  subscript(record: Int) -> StepRecord {
    _read { yield records[record] }
  }
}

/// Which steps matter, asked once for each meaning.
struct MatteringSteps {
  let meanings: StepMeanings
  private let exploration: Exploration<FlowSystem>
  private let matters: (StepSummary) -> Bool
  /// By meaning: -1 where nobody has asked.
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

  /// The number of what a record of a transition means.
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
  /// - Parameter takingBeneath: only those count that close a layer with frames beneath.
  mutating func contains(_ transition: TransitionID, takingBeneath: Bool = false) -> Bool {
    for record in meanings.records(of: exploration.labelNumber(of: transition))
    where !takingBeneath || takesBeneath(record) {
      if contains(record, of: transition) { return true }
    }
    return false
  }

  /// Whether a step matters that closes a layer with frames beneath. Costs a look at every transition.
  mutating func hasLosses() -> Bool {
    for reached in exploration.reachedTransitions {
      if contains(reached.id, takingBeneath: true) { return true }
    }
    return false
  }

  /// Whether a record tells of a layer that closes with frames beneath.
  func takesBeneath(_ record: Int) -> Bool { meanings[record].closed?.takesBeneath == true }

  /// Whether a step matters that no record tells as it is.
  func contains(_ summary: StepSummary) -> Bool { matters(summary) }

  @inline(__always)
  private func isModalBefore(_ record: Int, _ transition: TransitionID) -> Bool {
    if let before = meanings[record].before { return before.isModal }
    guard let head = exploration.head(of: transition) else { return false }
    return exploration[head].frame.isModal
  }
}

/// What a step came to.
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
