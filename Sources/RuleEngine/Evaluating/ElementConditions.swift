internal import ExpressionLanguage
internal import StateExploration
internal import UIKitSemantics

/// A condition whose operands that read nothing but ``ElementReads`` are evaluated once for all states and steps that concern the
/// same. Most rules can be passed over so: one rule at one state takes some 20 ns then, and a few microseconds otherwise.
///
/// A class, so that what is known is never copied: a copy for each new element costs time that grows with its square.
final class ElementConditions {
  /// What elements alone say of a condition.
  enum Answer {
    case holds, fails
    /// What else it reads decides.
    case open
  }

  /// What is known of an operand for some elements.
  private enum Known: UInt8 {
    case nothing, holds, fails
    /// By itself it cannot be evaluated: an operand before it may keep it from that.
    case error
  }

  private let program: Program?
  private let reads: [ElementReads]
  /// The operands that elements decide.
  private var decided: [(position: Int, known: [Known])]
  /// All others.
  private let hasMore: Bool
  /// Of the operands that elements of the frame in front decide, by ``decided`` and the number of all else that they read: in which
  /// worlds they fail that know which frame it was.
  private var fronts: [[Int: Fronts]]

  private struct Fronts {
    var fails = WorldSet.empty
    /// Elsewhere they hold.
    var isSure = true
    /// The worlds that were asked about: those that know a frame which was in front before some step.
    var asked = WorldSet.empty
  }

  /// - Parameters:
  ///   - program: the condition; what is missing holds.
  ///   - reads: by operand of the conjunction.
  init(_ program: Program?, _ reads: [ElementReads]) {
    self.program = program
    self.reads = reads
    decided = reads.indices.filter { !reads[$0].contains(.more) }.map { ($0, []) }
    hasMore = program != nil && decided.count < max(reads.count, 1)
    fronts = decided.map { _ in [:] }
  }

  /// What elements say of the condition at the current state or step.
  func answer(_ reader: StateReader, _ frame: @autoclosure () -> Frame) -> Answer {
    var isOpen = hasMore
    for index in decided.indices {
      let position = decided[index].position
      guard reader.areSame(reads[position]) else {
        isOpen = true
        continue
      }
      switch known(index, reader, frame) {
      case .fails: return .fails
      case .error: isOpen = true
      case .holds, .nothing: break
      }
    }
    return isOpen ? .open : .holds
  }

  /// What is known of an operand for the elements that the current state or step concerns, in the world in which it is read.
  @inline(__always)
  private func known(_ index: Int, _ reader: StateReader, _ frame: () -> Frame) -> Known {
    let position = decided[index].position
    let number = reader.number(of: reads[position])
    if number >= decided[index].known.count {
      let missing = number + 1 - decided[index].known.count
      decided[index].known += repeatElement(.nothing, count: max(missing, decided[index].known.count))
    }
    if decided[index].known[number] == .nothing {
      let holds = try? program?.holds(conjunct: position, frame())
      decided[index].known[number] = holds.map { $0 ? .holds : .fails } ?? .error
    }
    return decided[index].known[number]
  }

  /// The worlds of the current step in which no operand fails that elements decide, where these are not the same in all of them; nil where
  /// they are. Which frame was in front before a step is asked once for each kind of frame, not at each step.
  func worldsLeft(_ reader: StateReader, _ frame: @autoclosure () -> Frame) -> WorldSet? {
    guard reader.isFrontInWorld, !reader.explored.machine.counting.apart else { return nil }
    var left: WorldSet?
    for index in decided.indices where !reader.areSame(reads[decided[index].position]) {
      left = reader.space.subtracting(
        frontsThatFail(index, reader, frame).fails, from: left ?? reader.worlds)
    }
    return left
  }

  private func frontsThatFail(_ index: Int, _ reader: StateReader, _ frame: () -> Frame) -> Fronts {
    let rest = reader.number(of: reads[decided[index].position].subtracting(.front))
    var result = fronts[index][rest] ?? Fronts()
    let space = reader.space
    let present = reader.frontsPresent
    if space.subtracting(result.asked, from: present.worlds).isEmpty { return result }
    for kind in present.kinds where !space.subtracting(result.asked, from: kind.worlds).isEmpty {
      switch reader.withFront(kind.front, { known(index, reader, frame) }) {
      case .fails: result.fails = space.union(result.fails, kind.worlds)
      case .error, .nothing: result.isSure = false
      case .holds: break
      }
      result.asked = space.union(result.asked, kind.worlds)
    }
    fronts[index][rest] = result
    return result
  }

  /// Whether the condition holds where its answer is open, in the world in which the state or step is read.
  ///
  /// - Parameter isLeft: it is one of ``worldsLeft(_:_:)``.
  func holds(_ reader: StateReader, _ frame: Frame, isLeft: Bool = false) throws -> Bool {
    guard let program else { return true }
    if decided.isEmpty { return try program.evaluateBool(frame) }
    var next = 0
    for position in reads.indices {
      if next < decided.count, decided[next].position == position {
        next += 1
        if isLeft, !reader.areSame(reads[position]), frontsThatFail(next - 1, reader, { frame }).isSure {
          continue
        }
        switch known(next - 1, reader, { frame }) {
        case .holds: continue
        case .fails: return false
        case .error, .nothing: break
        }
      }
      if try !program.holds(conjunct: position, frame) { return false }
    }
    return true
  }
}
