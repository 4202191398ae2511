public import Diagnostics
public import RuleEngine

/// The rules of `Rules/`, carried inside the binary.
public enum BuiltInRules {
  /// All of them, without their tests, as they were checked when the tool was built. Costs microseconds, and nothing
  /// the second time; what a rule is made of is read when it is asked or looked at.
  ///
  /// - Returns: the rules by id, and what is wrong with those that cannot be used: nothing, unless the binary is damaged.
  public static func load() -> (rules: [Rule], problems: [Problem]) { loaded }

  /// Kept until the process ends: taking rules apart again would take as long as making them.
  private static let loaded: (rules: [Rule], problems: [Problem]) = {
    do throws(Problem) {
      return (try RuleArchive(storedRules).rules { file(ruleFiles[$0]) }, [])
    } catch {
      return ([], [error])
    }
  }()

  /// The same from the texts of their files, with their tests, for documentation and for running them. Costs some
  /// tens of milliseconds.
  public static func loadWithTests() -> (rules: [Rule], problems: [Problem]) {
    var rules: [Rule] = []
    var problems: [Problem] = []
    for entry in ruleFiles {
      let file = file(entry)
      let (rule, found) = RuleReader.read(file.bytes, path: file.path)
      if let rule { rules.append(rule) }
      problems += found
    }
    return (rules, problems)
  }

  private static func file(_ entry: (path: StaticString, text: StaticString)) -> SourceFile {
    SourceFile(path: entry.path.description, bytes: entry.text.withUTF8Buffer { Array($0) })
  }
}
