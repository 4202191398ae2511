internal import ExpressionLanguage
internal import StateExploration
internal import UIKitSemantics

/// A condition whose operands are cached if they depend on elements only (``ElementReads``): such an operand
/// is evaluated once for all states and steps with the same elements. This excludes most rules: one rule at
/// one state then takes about 20 ns instead of a few microseconds.
///
/// It is a class so that the cache is never copied; a copy for each new element would cost quadratic time.
final class ElementConditions {
  /// The value of a condition as far as elements determine it.
  enum Answer {
    case holds, fails
    /// It depends on more than elements.
    case open
  }

  /// The cached value of an operand for some elements.
  private enum Known: UInt8 {
    case nothing, holds, fails
    /// It cannot be evaluated alone; an earlier operand may prevent its evaluation.
    case error
  }

  private let program: Program?
  private let reads: [ElementReads]
  /// The operands that depend on elements only.
  @exclusivity(unchecked) private var decided: [(position: Int, known: [Known])]
  /// Whether there are other operands.
  private let hasMore: Bool
  /// For each operand in ``decided`` that depends on the front frame, by the number of all else that it
  /// reads: the worlds, among those that store the front frame, in which it is false.
  @exclusivity(unchecked) private var fronts: [[Int: Fronts]]

  private struct Fronts {
    var fails = WorldSet.empty
    /// Whether it is true in all other worlds.
    var isSure = true
    /// The checked worlds: those that store a frame that was in front before some step.
    var asked = WorldSet.empty
  }

  /// - Parameters:
  ///   - program: the condition; nil is always true.
  ///   - reads: what each operand of the conjunction reads.
  init(_ program: Program?, _ reads: [ElementReads]) {
    self.program = program
    self.reads = reads
    decided = reads.indices.filter { !reads[$0].contains(.more) }.map { ($0, []) }
    hasMore = program != nil && decided.count < max(reads.count, 1)
    fronts = decided.map { _ in [:] }
  }

  /// The value of the condition at the current state or step, as far as elements determine it.
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

  /// The value of an operand for the elements of the current state or step, in the current world.
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

  /// The worlds of the current step in which no operand that depends on elements is false, if the elements
  /// differ between its worlds; otherwise nil. The front frame before a step is checked once for each kind of
  /// frame, not at each step.
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

  /// Whether the condition is true, if elements do not determine it, in the current world.
  ///
  /// - Parameter isLeft: whether the world is one of ``worldsLeft(_:_:)``.
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
