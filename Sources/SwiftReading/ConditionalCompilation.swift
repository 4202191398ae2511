#if SwiftSources
internal import SwiftSyntax

/// Reduces a file to the code that `#if` keeps on iOS. Branches for other systems and the lines with `#if`,
/// `#else` and `#endif` are replaced by spaces, so that the remaining code keeps its lines and columns.
struct ConditionalCompilation {
  /// The byte range of a branch for which it is not known whether it is compiled.
  struct OpenBranch {
    let range: Range<Int>
    /// The condition as written; for `#else`, the negated conditions.
    let condition: String
  }

  /// The source as compiled for iOS.
  private(set) var bytes: [UInt8]
  /// The branches that may be compiled or not.
  private(set) var openBranches: [OpenBranch] = []

  /// Reads a file; nil if it has no conditional code.
  init?(_ bytes: [UInt8], of tree: SourceFileSyntax) {
    let conditionals = tree.all(IfConfigDeclSyntax.self)
    guard !conditionals.isEmpty else { return nil }
    self.bytes = bytes
    for conditional in conditionals { read(conditional) }
  }

  private mutating func read(_ conditional: IfConfigDeclSyntax) {
    var before: Bool? = false
    var refused: [String] = []
    for clause in conditional.clauses {
      let own = clause.condition.map { Self.holds($0) } ?? true
      // A branch is compiled if its condition holds and no earlier one does.
      if before == true || own == false {
        blank(Syntax(clause))
      } else {
        blank(Syntax(clause.poundKeyword))
        if let condition = clause.condition { blank(Syntax(condition)) }
        let open = refused.map { "not \($0)" } + (own == nil ? [clause.condition?.text ?? ""] : [])
        if !open.isEmpty {
          openBranches.append(
            OpenBranch(
              range: clause.positionAfterSkippingLeadingTrivia.utf8Offset..<clause.endPosition.utf8Offset,
              condition: open.joined(separator: " and ")))
        }
      }
      if own == nil, let condition = clause.condition {
        refused.append(condition.text.contains(" ") ? "(\(condition.text))" : condition.text)
      }
      before = before == true || own == true ? true : before == nil || own == nil ? nil : false
    }
    blank(Syntax(conditional.poundEndif))
  }

  private mutating func blank(_ node: Syntax) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, bytes.count)
    guard start < end else { return }
    for index in start..<end where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
  }

  // MARK: Conditions

  /// Whether a condition holds on an iPhone or iPad; nil if that is not known, as for `DEBUG`.
  static func holds(_ condition: ExprSyntax) -> Bool? {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
      return holds(only.expression)
    case .prefixOperatorExpr(let negated):
      return negated.operator.text == "!" ? holds(negated.expression).map { !$0 } : nil
    case .functionCallExpr(let call):
      guard let argument = call.arguments.first?.expression.text else { return nil }
      return holds(call.calleeName ?? "", argument)
    case .sequenceExpr(let sequence): return holds(Array(sequence.elements)[...])
    default: return nil
    }
  }

  private static func holds(_ test: String, _ argument: String) -> Bool? {
    switch test {
    case "os": argument == "iOS"
    case "targetEnvironment": argument == "macCatalyst" || argument == "simulator" ? false : nil
    case "canImport": importable[argument]
    default: nil
    }
  }

  private static let importable = ["UIKit": true, "SwiftUI": true, "AppKit": false, "Cocoa": false]

  /// Evaluates `a && b || c`, where `||` has the lowest precedence; operators are between the operands.
  private static func holds(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
    for word in ["||", "&&"] {
      guard let index = elements.lastIndex(where: { $0.is(BinaryOperatorExprSyntax.self) && $0.text == word })
      else { continue }
      let decides = word == "||"
      let sides = [holds(elements[..<index]), holds(elements[(index + 1)...])]
      if sides.contains(decides) { return decides }
      return sides.contains(nil) ? nil : !decides
    }
    return elements.count == 1 ? elements.first.flatMap { holds($0) } : nil
  }
}
#endif
