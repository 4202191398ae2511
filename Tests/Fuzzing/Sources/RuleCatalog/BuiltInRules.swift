public import Diagnostics
import Foundation
public import RuleEngine

/// Stands in for the tool's module of this name, whose rules are embedded by a plugin when the tool is built: reads the
/// rule files of the repository when they are first asked for.
public enum BuiltInRules {
  /// All rules, by id.
  public static func load() -> (rules: [Rule], problems: [Problem]) { loaded }

  /// The same; here their tests are always read.
  public static func loadWithTests() -> (rules: [Rule], problems: [Problem]) { loaded }

  private static let loaded: (rules: [Rule], problems: [Problem]) = {
    // Five parts of the path lead from here to the top of the repository.
    let top = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let folder = top.appending(path: "Rules")
    let walk = FileManager.default.enumerator(atPath: folder.path)
    var rules: [Rule] = []
    var problems: [Problem] = []
    for path in (walk?.compactMap { $0 as? String } ?? []).sorted() where path.hasSuffix(".yaml") {
      let bytes = (try? Data(contentsOf: folder.appending(path: path))).map(Array.init) ?? []
      let (rule, found) = RuleReader.read(bytes, path: "Rules/\(path)")
      if let rule { rules.append(rule) }
      problems += found
    }
    // Else a whole lint asks nothing, and seems to hold.
    precondition(!rules.isEmpty && problems.isEmpty, "the rules in \(folder.path) cannot be read")
    return (rules.sorted { $0.id < $1.id }, problems)
  }()
}
