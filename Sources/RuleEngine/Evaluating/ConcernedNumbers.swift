internal import FlowModel
internal import UIKitSemantics

/// Assigns numbers to the elements that states and steps concern, for a given set of parts. A result for one
/// number is then found by index for all states and steps with the same elements.
///
/// Each part of the current state or step is numbered once for all rules. A single part has a number already;
/// several parts are numbered as pairs.
final class ConcernedNumbers {
  @exclusivity(unchecked) private var moves: [Move: Int] = [:]
  /// For each ``ElementReads``, the numbers of the pairs (first part, remaining parts).
  @exclusivity(unchecked) private var pairs = [[UInt64: Int]](repeating: [:], count: ElementReads.all + 1)
  /// For each ``ElementReads``, the number for the current state or step; -1 if not computed yet.
  @exclusivity(unchecked) private var current = [Int](repeating: -1, count: ElementReads.all + 1)
  @exclusivity(unchecked) private var elements: ConcernedElements?

  /// Starts with another current state or step.
  func forget() {
    guard elements != nil else { return }
    elements = nil
    for reads in current.indices { current[reads] = -1 }
  }

  /// - Parameter elements: computes the elements of the current state or step; called at most once for each.
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
    return known(reads, all)
  }

  private func known(_ reads: ElementReads, _ elements: ConcernedElements) -> Int {
    let index = Int(reads.rawValue)
    if current[index] >= 0 { return current[index] }
    let first = ElementReads(rawValue: reads.rawValue & ~(reads.rawValue - 1))
    let number: Int
    if first == reads {
      number = self.number(ofPart: reads, elements)
    } else {
      let pair = UInt64(known(first, elements)) << 32 | UInt64(known(reads.subtracting(first), elements))
      number = pairs[index][pair] ?? pairs[index].count
      if number == pairs[index].count { pairs[index][pair] = number }
    }
    current[index] = number
    return number
  }

  private func number(ofPart part: ElementReads, _ elements: ConcernedElements) -> Int {
    switch part {
    case .screen: return elements.screen.map { $0.index + 1 } ?? 0
    case .presentation: return elements.presentation.map { $0.index + 1 } ?? 0
    case .closedScreen: return elements.closedScreen.map { $0.index + 1 } ?? 0
    case .closedPresentation:
      return elements.closedScreen == nil ? 0 : elements.closedPresentation.map { $0.index + 2 } ?? 1
    case .result: return Int(elements.result) + 1
    case .move:
      guard let move = elements.move else { return 0 }
      let number = moves[move] ?? moves.count + 1
      if number > moves.count { moves[move] = number }
      return number
    default: preconditionFailure("what else an operand reads is not numbered")
    }
  }
}
