public import Diagnostics
public import RuleEngine

/// The rules of `Rules/`, carried inside the binary.
public enum BuiltInRules {
  /// Reads and type-checks all of them, without their tests. Costs a few milliseconds.
  ///
  /// - Returns: the rules, and what is wrong with those that cannot be used. A released binary has no problems:
  ///   tests hold that.
  public static func load() -> (rules: [Rule], problems: [Problem]) {
    read(withTests: false)
  }

  /// The same with their tests, for documentation and for running them.
  public static func loadWithTests() -> (rules: [Rule], problems: [Problem]) {
    read(withTests: true)
  }

  private static func read(withTests: Bool) -> (rules: [Rule], problems: [Problem]) {
    var rules: [Rule] = []
    var problems: [Problem] = []
    for file in embeddedRules {
      var bytes = bytes(of: file.rule)
      if withTests { bytes += Self.bytes(of: file.tests) }
      let (rule, found) = RuleReader.read(bytes, path: "Rules/\(file.path)", withTests: withTests)
      if let rule { rules.append(rule) }
      problems += found
    }
    return (rules, problems)
  }

  private static func bytes(of text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { Array($0) }
  }
}
