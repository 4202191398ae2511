import Foundation

/// `embed-rules FOLDER TABLE FILE…`: writes the texts of the rule files as one Swift table, each in two parts,
/// so that a run which needs no tests does not read them.
@main struct EmbedRulesTool {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else { throw CocoaError(.fileReadUnknown) }
    let folder = arguments[1]
    var table = "/// The rule files, by their path inside `Rules/`.\n"
    table += "let embeddedRules: [(path: StaticString, rule: StaticString, tests: StaticString)] = [\n"
    for file in arguments.dropFirst(3) {
      let path = String(file.dropFirst(folder.count + 1))
      let (rule, tests) = parts(of: try String(contentsOfFile: file, encoding: .utf8))
      table += "  (\(path.debugDescription), \(rule.debugDescription), \(tests.debugDescription)),\n"
    }
    table += "]\n"
    try table.write(toFile: arguments[2], atomically: true, encoding: .utf8)
  }

  /// The text before the key `tests` and the text from it on. Where another key follows, all is the first part.
  static func parts(of text: String) -> (rule: String, tests: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("tests:") }) else { return (text, "") }
    let isKey = { (line: Substring) in line.first?.isLetter == true }
    guard !lines[(start + 1)...].contains(where: isKey) else { return (text, "") }
    return (
      lines[..<start].joined(separator: "\n") + "\n", lines[start...].joined(separator: "\n")
    )
  }
}
