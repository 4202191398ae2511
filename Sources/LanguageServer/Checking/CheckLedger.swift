import Diagnostics
import FlowChecking
internal import JSON

/// The checks that are running, their results, and the diagnostics that were published.
struct CheckLedger {
  /// The result of a check, and whether it was a fast or a full check.
  struct Known: Sendable {
    let result: LiveResult
    let depth: LiveCheck.Depth
  }

  /// Running checks, by the root of their flow.
  private(set) var tasks: [String: Task<Void, Never>] = [:]
  /// The newest results.
  var known: [String: Known] = [:]
  /// The latest result of a full check of a flow, which includes exploring it.
  var played: [String: LiveResult] = [:]
  /// The longest time that a full check of a flow has taken.
  var durations: [String: Duration] = [:]
  /// The published diagnostics, by root and then by path.
  var published: [String: [String: [JSONValue]]] = [:]
  /// How many progress notifications were begun.
  var progressCount = 0
  private var roots: [String: String] = [:]

  /// The root of the flow that a file belongs to, if it is known; otherwise the file itself.
  func root(ofFile path: String) -> String { roots[path] ?? path }

  /// Stores which files belong to a flow.
  mutating func note(_ files: [String], of root: String) {
    for file in files { roots[file] = root }
  }

  mutating func start(_ root: String, _ task: Task<Void, Never>) {
    tasks[root]?.cancel()
    tasks[root] = task
  }

  /// Stores a running check under another root; if another check runs under that root, this one is cancelled.
  mutating func move(_ task: Task<Void, Never>, from old: String, to new: String) {
    tasks[old] = nil
    if tasks[new] == nil { tasks[new] = task } else { task.cancel() }
  }

  mutating func cancel(_ root: String) { tasks.removeValue(forKey: root)?.cancel() }

  mutating func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }

  mutating func forget(_ root: String) {
    known[root] = nil
    played[root] = nil
  }
}
