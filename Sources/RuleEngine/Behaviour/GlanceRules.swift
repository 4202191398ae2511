internal import UIKitSemantics

/// Which rules a step can concern, worked out once for each distinct glance: there are some hundreds of them, and
/// hundreds of thousands of steps.
final class GlanceRules {
  private let count: Int
  private let passes: (_ rule: Int, _ glance: StepGlance) -> Bool
  private var numbers = NumberTable()
  @exclusivity(unchecked) private var entries: [Entry] = []

  /// What is known of one glance.
  struct Entry {
    /// The positions of the rules, ascending.
    fileprivate(set) var rules: [Int]
    /// What all its steps show.
    let shown: GlanceNumbers
    fileprivate var isNarrow = false
    fileprivate var isStale = false
  }

  /// - Parameters:
  ///   - count: how many rules there are.
  ///   - passes: whether a rule, by its position, can concern steps of a glance; asked again after ``forget()``.
  init(_ count: Int, _ passes: @escaping (_ rule: Int, _ glance: StepGlance) -> Bool) {
    self.count = count
    self.passes = passes
  }

  /// Whether any rule can concern a step.
  func concerns(_ glance: StepGlance) -> Bool { !entries[number(of: glance)].rules.isEmpty }

  /// Looks at a step with the rules that it can concern, and leaves out from then on those to which further steps of
  /// the glance can tell nothing new.
  func visit(
    _ glance: StepGlance, _ look: (Entry) -> Void, settled: (_ rule: Int, _ shown: GlanceNumbers) -> Bool
  ) {
    let number = number(of: glance)
    let entry = entries[number]
    if entry.rules.isEmpty { return }
    look(entry)
    if entry.isNarrow { return }
    entries[number].isNarrow = true
    entries[number].rules.removeAll { settled($0, entry.shown) }
  }

  private func number(of glance: StepGlance) -> Int {
    if let known = numbers.number(of: glance.key) {
      if entries[Int(known)].isStale { entries[Int(known)] = entry(for: glance) }
      return Int(known)
    }
    let number = entries.count
    numbers.insert(Int32(number), for: glance.key)
    entries.append(entry(for: glance))
    return number
  }

  private func entry(for glance: StepGlance) -> Entry {
    Entry(rules: (0..<count).filter { passes($0, glance) }, shown: GlanceNumbers(glance))
  }

  /// A rule is over, or asks for something else from now on.
  func forget() {
    for number in entries.indices { entries[number].isStale = true }
  }
}

extension StepGlance {
  /// All it shows: 36 bits of counts, 8 of marks, then actor and kind; never 0.
  fileprivate var key: UInt64 {
    let marks = UInt64(marks.rawValue) << 36
    let actor = UInt64(WordOrdinals.actors.of(actor))
    let kind = UInt64(WordOrdinals.moveKinds.of(kind) + 1)
    return counts | marks | actor << 52 | kind << 56
  }
}
