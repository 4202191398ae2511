internal import UIKitSemantics

/// Numbers for what states and steps concern, by the parts of it that are asked for: what was found out about one is then looked
/// up for all others by an index.
///
/// Each part of the current state or step is numbered once, for all rules.
final class ConcernedNumbers {
  /// By ``ElementReads``: the numbers of all that came so far.
  private var numbers = [[ConcernedElements: Int]](repeating: [:], count: ElementReads.all + 1)
  /// By ``ElementReads``: the number for the current state or step; -1 where nobody has asked.
  private var current = [Int](repeating: -1, count: ElementReads.all + 1)
  private var elements: ConcernedElements?

  /// Another state or step is the current one from now on.
  func forget() {
    guard elements != nil else { return }
    elements = nil
    for reads in current.indices { current[reads] = -1 }
  }

  /// - Parameter elements: what the current state or step concerns; asked once for each.
  @inline(__always)
  func number(of reads: ElementReads, _ elements: () -> ConcernedElements) -> Int {
    if reads.isEmpty { return 0 }
    let number = current[Int(reads.rawValue)]
    return number >= 0 ? number : newNumber(of: reads, elements)
  }

  @inline(never)
  private func newNumber(of reads: ElementReads, _ made: () -> ConcernedElements) -> Int {
    let all = elements ?? made()
    elements = all
    let read = reads.masked(all)
    let index = Int(reads.rawValue)
    let number = numbers[index][read] ?? numbers[index].count
    if number == numbers[index].count { numbers[index][read] = number }
    current[index] = number
    return number
  }
}
