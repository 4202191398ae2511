internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

/// A part of a state or step. Expressions read it through a variable of their scope, `closed` through the step.
enum StatePart: UInt8, CaseIterable, Sendable {
  case environment, front, after, closed, below, belowAfter, step, event, flags, moves

  /// What must be explored for a rule that reads any field of this part.
  var needs: ExplorationNeeds? {
    switch self {
    case .after, .belowAfter: .frameAfterClosing
    default: nil
    }
  }

  /// The object that expressions read; nil for a list, which is set for each state and step.
  func record(_ reader: StateReader) -> PartRecord? {
    switch self {
    case .environment: EnvironmentRecord(self, of: reader)
    case .front, .after, .closed: FrameRecord(self, of: reader)
    case .below, .belowAfter: BelowRecord(self, of: reader)
    case .step: StepRecord(self, of: reader)
    case .event: EventRecord(self, of: reader)
    case .flags, .moves: nil
    }
  }
}

/// A set of parts, such as those an expression reads.
struct StateParts: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let flags = StateParts(.flags)
  static let moves = StateParts(.moves)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ part: StatePart) { rawValue = 1 << UInt16(part.rawValue) }

  /// The parts whose variables a program of a scope reads.
  init(readBy program: Program, in scope: Scope) {
    let names = program.reads.variables
    self = scope.variables.reduce(into: []) { parts, variable in
      if let part = variable.part, names.contains(variable.name) { parts.insert(StateParts(part)) }
    }
  }
}

/// What must be explored and distinguished because a rule reads it. Everything else is left out, as each
/// distinction multiplies the number of states.
struct ExplorationNeeds: Hashable, Sendable {
  /// Parts of the stack beneath.
  var beneath: BeneathParts = []
  /// The steps after which the front frame is known, even if a layer was dismissed.
  var exposed: ExposedSteps = []
  /// Whether a second tap on the same button, before its transition has ended, is explored.
  var isAgain = false
  /// The versions that the rule itself distinguishes.
  var versions: Set<Version> = []

  static let frameAfterClosing = ExplorationNeeds(exposed: .all)
  static let secondTap = ExplorationNeeds(isAgain: true)

  static func beneath(_ parts: BeneathParts) -> ExplorationNeeds { ExplorationNeeds(beneath: parts) }

  mutating func formUnion(_ other: ExplorationNeeds?) {
    guard let other else { return }
    beneath.formUnion(other.beneath)
    exposed.formUnion(other.exposed)
    isAgain = isAgain || other.isAgain
    versions.formUnion(other.versions)
  }
}
