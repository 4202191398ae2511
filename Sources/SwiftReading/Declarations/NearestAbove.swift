#if SwiftSources
internal import SwiftSyntax

/// Finds the nearest enclosing node with an answer. It caches answers for deeply nested nodes, as each call
/// of a long chain is nested in the next one.
final class NearestAbove<Found> {
  /// The answer of one node.
  enum Answer {
    case owned(Found)
    /// There is no answer for the nodes below it.
    case nothing
    /// The nodes above it decide.
    case further
  }

  private var known: [SyntaxIdentifier: Found?] = [:]
  /// An answer is cached if it took more steps than this.
  private let farBelow = 16

  /// Clears the cache, when nodes have other answers now.
  func forget() { if !known.isEmpty { known = [:] } }

  /// The answer of the nearest node above another one.
  func find(above node: Syntax, _ answer: (Syntax) -> Answer) -> Found? {
    let start = node.parent
    var current = start
    var steps = 0
    var found: Found?
    search: while let node = current {
      switch answer(node) {
      case .owned(let answered):
        found = answered
        break search
      case .nothing: break search
      case .further: break
      }
      if let noted = known[node.id] {
        found = noted
        break
      }
      steps += 1
      current = node.parent
    }
    if steps > farBelow, let start { known.updateValue(found, forKey: start.id) }
    return found
  }
}
#endif
