internal import ExpressionLanguage
internal import UIKitSemantics

/// What an expression over states or steps reads of them, if that is nothing but elements of the flow: its value is then the
/// same in all worlds, and at all states and steps that concern the same elements.
struct ElementReads: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The screen in front.
  static let screen = ElementReads(rawValue: 1)
  /// The presentation of its layer.
  static let presentation = ElementReads(rawValue: 2)
  /// What is done.
  static let move = ElementReads(rawValue: 4)
  /// Something else than elements.
  static let more = ElementReads(rawValue: 8)

  /// By field of the frame in front and of the step, what it reads.
  private static let fields: [String: [String: ElementReads]] = [
    FrameRecord.type.name: ["screen": .screen, "presentation": .presentation, "modal": .presentation],
    StepRecord.type.name: ["kind": .move, "actor": .move, "button": .move, "trigger": .move, "again": .move],
  ]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// - Parameter reads: what an expression in `scope` reads.
  init(_ reads: Reads, in scope: Scope) {
    self = []
    for variable in scope.variables where reads.variables.contains(variable.name) {
      if variable.part != .front, variable.part != .step { insert(.more) }
    }
    for read in reads.fields {
      if let own = Self.fields[read.record] { formUnion(own[read.field] ?? .more) }
    }
  }

  /// For each operand of the conjunction that a condition is.
  static func ofConjuncts(of program: Program, in scope: Scope) -> [ElementReads] {
    let tree = program.checked
    return tree.conjuncts.map { ElementReads(tree.reads(of: $0), in: scope) }
  }

  /// The elements that are read, of those that a state or step concerns.
  func masked(_ elements: ConcernedElements) -> ConcernedElements {
    var read = ConcernedElements()
    if contains(.screen) { read.screen = elements.screen }
    if contains(.presentation) { read.presentation = elements.presentation }
    if contains(.move) { read.move = elements.move }
    return read
  }
}

/// The operands of a condition that read nothing but elements, each evaluated once for the same elements. Most rules can be
/// passed over so: one rule at one state takes some 50 ns then, and a few microseconds otherwise.
///
/// A class, so that what is known is never copied: a copy for each new element costs time that grows with its square.
final class ElementConditions {
  private let program: Program?
  private var operands: [(position: Int, reads: ElementReads, known: [ConcernedElements: Bool])]

  /// - Parameter reads: by operand of the conjunction.
  init(_ program: Program?, _ reads: [ElementReads]) {
    self.program = program
    operands = reads.indices.filter { !reads[$0].contains(.more) }.map { ($0, reads[$0], [:]) }
  }

  /// Whether the condition can hold, as far as elements decide. An operand that fails by itself decides nothing.
  func canHold(_ elements: ConcernedElements, _ frame: @autoclosure () -> Frame) -> Bool {
    for index in operands.indices {
      let read = operands[index].reads.masked(elements)
      if let known = operands[index].known[read] {
        if known { continue } else { return false }
      }
      let holds = (try? program?.holds(conjunct: operands[index].position, frame())) ?? true
      operands[index].known[read] = holds
      if !holds { return false }
    }
    return true
  }
}
