internal import UIKitSemantics

/// Which rules a step can concern, worked out once for all steps that mean the same: of hundreds of thousands of steps
/// most do, because a tap does the same wherever its screen stands.
///
/// Where the meaning of steps has no number, those of one glance stand for each other.
final class GlanceRules {
  private let count: Int
  private let passes: (_ rule: Int, _ glance: StepGlance) -> Bool
  private var numbers = NumberTable()
  @exclusivity(unchecked) private var entries: [Entry] = []

  /// Counts how often rules have changed.
  private var epoch = 0

  /// What is known of steps that mean the same.
  struct Entry {
    /// The positions of the rules, ascending.
    fileprivate(set) var rules: [Int]
    /// What all of them show.
    fileprivate(set) var shown: GlanceNumbers
    fileprivate var isNarrow = false
    fileprivate let epoch: Int
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
  /// its kind can tell nothing new.
  ///
  /// - Parameters:
  ///   - meaning: its number, where it has one.
  ///   - learn: adds what the step has shown and all of its meaning show.
  func visit(
    _ glance: StepGlance, meaning: Int?, _ look: (Entry) -> Void, learn: (inout GlanceNumbers) -> Void,
    settled: (_ rule: Int, _ shown: GlanceNumbers) -> Bool
  ) {
    let number = meaning.map { self.number(ofMeaning: $0, glance) } ?? self.number(of: glance)
    let entry = entries[number]
    if entry.rules.isEmpty { return }
    look(entry)
    if entry.isNarrow { return }
    entries[number].isNarrow = true
    if meaning != nil { learn(&entries[number].shown) }
    let shown = entries[number].shown
    entries[number].rules.removeAll { settled($0, shown) }
  }

  private func number(of glance: StepGlance) -> Int {
    let known = numbers.number(of: glance.key)
    if let known, entries[Int(known)].epoch == epoch { return Int(known) }
    let rules = (0..<count).filter { passes($0, glance) }
    return keep(
      Entry(rules: rules, shown: GlanceNumbers(glance), epoch: epoch), as: known, for: glance.key)
  }

  /// What is not known of a meaning yet is what is known of its glance.
  private func number(ofMeaning meaning: Int, _ glance: StepGlance) -> Int {
    let key = glance.key(meaning: meaning)
    let known = numbers.number(of: key)
    if let known, entries[Int(known)].epoch == epoch { return Int(known) }
    var entry = entries[number(of: glance)]
    entry.isNarrow = false
    return keep(entry, as: known, for: key)
  }

  private func keep(_ entry: Entry, as known: Int32?, for key: UInt64) -> Int {
    if let known {
      entries[Int(known)] = entry
      return Int(known)
    }
    numbers.insert(Int32(entries.count), for: key)
    entries.append(entry)
    return entries.count - 1
  }

  /// A rule is over, or asks for something else from now on.
  func forget() { epoch += 1 }
}

extension StepGlance {
  /// All it shows: 36 bits of counts, 8 of marks, then actor and kind; never 0.
  fileprivate var key: UInt64 {
    let marks = UInt64(marks.rawValue) << 36
    let actor = UInt64(WordOrdinals.actors.of(actor))
    let kind = UInt64(WordOrdinals.moveKinds.of(kind) + 1)
    return counts | marks | actor << 52 | kind << 56
  }

  /// A meaning, and what is no part of it.
  fileprivate func key(meaning: Int) -> UInt64 {
    1 << 63 | UInt64(meaning) << 1 | (marks.contains(.modalBefore) ? 1 : 0)
  }
}
