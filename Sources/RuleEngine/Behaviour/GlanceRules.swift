internal import UIKitSemantics

/// Which rules a step can concern, worked out once for each distinct glance: there are some hundreds of them, and
/// hundreds of thousands of steps.
final class GlanceRules {
  private let count: Int
  private let passes: (_ rule: Int, _ glance: StepGlance) -> Bool
  private var numbers = NumberTable()
  private var lists: [[Int]] = []

  /// - Parameters:
  ///   - count: how many rules there are.
  ///   - passes: whether a rule, by its position, can concern steps of a glance; asked again after ``forget()``.
  init(_ count: Int, _ passes: @escaping (_ rule: Int, _ glance: StepGlance) -> Bool) {
    self.count = count
    self.passes = passes
  }

  /// The positions of the rules, ascending.
  func rules(for glance: StepGlance) -> [Int] {
    if let known = numbers.number(of: glance.key) { return lists[Int(known)] }
    let list = (0..<count).filter { passes($0, glance) }
    numbers.insert(Int32(lists.count), for: glance.key)
    lists.append(list)
    return list
  }

  /// A rule is over, or asks for something else from now on.
  func forget() {
    numbers = NumberTable()
    lists = []
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
