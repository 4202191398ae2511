internal import ExpressionLanguage

/// What an expression over states or steps reads of them, if that is nothing but elements of the flow and what the step came to:
/// its value is then the same in all worlds, and at all states and steps that concern the same.
struct ElementReads: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The screen in front.
  static let screen = ElementReads(rawValue: 1)
  /// The presentation of its layer.
  static let presentation = ElementReads(rawValue: 2)
  /// Anything of the frame in front.
  static let front: ElementReads = [.screen, .presentation]
  /// What is done.
  static let move = ElementReads(rawValue: 4)
  /// Something else.
  static let more = ElementReads(rawValue: 8)
  /// The screen that goes.
  static let closedScreen = ElementReads(rawValue: 16)
  /// Whether one goes, and the presentation of its layer.
  static let closedPresentation = ElementReads(rawValue: 32)
  /// What came of the step.
  static let result = ElementReads(rawValue: 64)

  /// The value with every bit.
  static let all = 127

  /// Of the frame in front.
  private static let ofFront: [String: ElementReads] = [
    "screen": .screen, "presentation": .presentation, "modal": .presentation,
  ]
  /// Of the frame that goes.
  private static let ofClosed: [String: ElementReads] = [
    "screen": .closedScreen, "presentation": .closedPresentation, "modal": .closedPresentation,
  ]
  private static let ofStep: [String: ElementReads] = [
    "kind": .move, "actor": .move, "button": .move, "trigger": .move, "again": .move, "closes": .result,
    "closed": .result, "closedByOther": .result, "requested": .result, "dropped": .result,
    "dismissals": .result, "changes": .result, "hitsChild": .result, "pushes": .result, "beneath": .result,
    "fired": .result, "skipped": .result, "ran": .result, "lost": .result, "discarded": .result,
    "refused": .result, "unmet": .result, "crash": .result, "found": .result,
  ]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// - Parameters:
  ///   - node: a part of the tree.
  ///   - scope: where the tree is evaluated.
  init(_ node: Expression, of tree: CheckedExpression, in scope: Scope) {
    self = []
    switch node.kind {
    case .select(let operand, let field), .presence(let operand, let field):
      if let fields = Self.fields(of: operand, tree, scope) {
        formUnion(fields[field.text] ?? .more)
        return
      }
    case .name:
      if Self.variable(node, tree, scope) != nil { insert(.more) }
    default: break
    }
    for child in node.children { formUnion(ElementReads(child, of: tree, in: scope)) }
  }

  /// What the fields of the frame in front, of the step or of the frame that goes read, if a node is one of these.
  private static func fields(
    of node: Expression, _ tree: CheckedExpression, _ scope: Scope
  ) -> [String: ElementReads]? {
    switch node.kind {
    case .name:
      switch variable(node, tree, scope)?.part {
      case .front?: ofFront
      case .step?: ofStep
      default: nil
      }
    case .select(let operand, let field) where field.text == "closed":
      variable(operand, tree, scope)?.part == .step ? ofClosed : nil
    default: nil
    }
  }

  /// The variable of the scope that a node names; nil for all else, `app` and `params` included.
  private static func variable(
    _ node: Expression, _ tree: CheckedExpression, _ scope: Scope
  ) -> Scope.Variable? {
    guard case .name(let name) = node.kind, case .variable = tree.resolution(of: node) else { return nil }
    return scope.variables.first { $0.name == name }
  }

  /// For each operand of the conjunction that a condition is.
  static func ofConjuncts(of program: Program, in scope: Scope) -> [ElementReads] {
    let tree = program.checked
    return tree.conjuncts.map { ElementReads($0, of: tree, in: scope) }
  }
}
