#if SwiftSources
internal import SwiftSyntax

/// What stands around nodes: noted for nodes that lie far below it, as in a chain of calls each stands in the one behind it.
final class NearestAbove<Found> {
  /// What one node says.
  enum Answer {
    case owned(Found)
    /// Nothing stands around what is below it.
    case nothing
    /// The nodes above it tell.
    case further
  }

  private var known: [SyntaxIdentifier: Found?] = [:]
  /// So many steps are gone up before it is noted what was found.
  private let farBelow = 16

  /// Forgets what was noted, where nodes say something else now.
  func forget() { if !known.isEmpty { known = [:] } }

  /// What the nearest node above another one says.
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
