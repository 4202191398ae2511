internal import ExpressionLanguage

/// The parts of a state or step that an expression reads, if it reads only elements of the flow and the
/// result of the step. Then its value is the same in all worlds, and at all states and steps with the same
/// elements.
struct ElementReads: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The screen in front.
  static let screen = ElementReads(rawValue: 1)
  /// The presentation of the layer of the front screen.
  static let presentation = ElementReads(rawValue: 2)
  /// Any part of the front frame.
  static let front: ElementReads = [.screen, .presentation]
  /// The move.
  static let move = ElementReads(rawValue: 4)
  /// Anything else.
  static let more = ElementReads(rawValue: 8)
  /// The removed screen.
  static let closedScreen = ElementReads(rawValue: 16)
  /// Whether a screen is removed, and the presentation of its layer.
  static let closedPresentation = ElementReads(rawValue: 32)
  /// The result of the step.
  static let result = ElementReads(rawValue: 64)

  /// The value with all bits set.
  static let all = 127

  /// The fields of the front frame.
  private static let ofFront: [String: ElementReads] = [
    "screen": .screen, "presentation": .presentation, "modal": .presentation,
  ]
  /// The fields of the removed frame.
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
  ///   - scope: the scope of the expression.
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

  /// What each field reads, if the node is the front frame, the step or the removed frame.
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

  /// The variable of the scope that a node names; nil for anything else, including `app` and `params`.
  private static func variable(
    _ node: Expression, _ tree: CheckedExpression, _ scope: Scope
  ) -> Scope.Variable? {
    guard case .name(let name) = node.kind, case .variable = tree.resolution(of: node) else { return nil }
    return scope.variables.first { $0.name == name }
  }

  /// What each operand of the conjunction reads.
  static func ofConjuncts(of program: Program, in scope: Scope) -> [ElementReads] {
    let tree = program.checked
    return tree.conjuncts.map { ElementReads($0, of: tree, in: scope) }
  }
}
