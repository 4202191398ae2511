internal import ExpressionLanguage
internal import UIKitSemantics

/// A part of a state or step. Expressions read it through a variable of their scope, `closed` through the step.
enum StatePart: UInt8, CaseIterable, Sendable {
  case environment, front, after, closed, below, belowAfter, step, flags, moves

  /// The fields it has, each in one row.
  var rows: [StateField] {
    switch self {
    case .environment: StateField.environment
    case .front, .after, .closed: StateField.frame
    case .below, .belowAfter: StateField.below
    case .step: StateField.step
    case .flags: [StateField.flags]
    case .moves: [StateField.moves]
    }
  }

  /// What has to be explored for whoever reads it, whatever the field.
  var needs: ExplorationNeeds {
    switch self {
    case .after, .belowAfter: .frameAfterClosing
    default: .none
    }
  }

  /// How long what is read of it stays the same while states and steps are looked at one after the other.
  var lifetime: Lifetime {
    switch self {
    case .environment: .environment
    case .front, .below: .state
    default: .step
    }
  }

  /// Whether the summary of a step tells of it: of the step itself and of the frame in which it begins.
  var isSummarized: Bool { self == .step || self == .front }

  enum Lifetime: Int, CaseIterable {
    case environment, state, step
  }
}

/// A set of parts, such as those an expression reads.
struct StateParts: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let environment = StateParts(.environment)
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

  /// What has to be explored for whoever reads them.
  var needs: ExplorationNeeds {
    StatePart.allCases.reduce(into: .none) { if contains(StateParts($1)) { $0.formUnion($1.needs) } }
  }
}

/// What has to be explored and told apart because rules read it; all else is left out, because it multiplies states.
struct ExplorationNeeds: Hashable, Sendable {
  /// Parts of the stack beneath.
  var beneath: BeneathParts = []
  /// The frame that is in front behind a layer that goes.
  var isExposed = false
  /// The same button once more, before its transition has ended.
  var isAgain = false

  static let none = ExplorationNeeds()
  static let frameAfterClosing = ExplorationNeeds(isExposed: true)
  static let secondTap = ExplorationNeeds(isAgain: true)

  static func beneath(_ parts: BeneathParts) -> ExplorationNeeds { ExplorationNeeds(beneath: parts) }

  mutating func formUnion(_ other: ExplorationNeeds) {
    beneath.formUnion(other.beneath)
    isExposed = isExposed || other.isExposed
    isAgain = isAgain || other.isAgain
  }
}
