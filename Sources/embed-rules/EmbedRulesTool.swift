import Foundation

/// `embed-rules FOLDER TABLE FILE…`: writes the texts of the rule files as one Swift table.
@main struct EmbedRulesTool {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else {
      throw CocoaError(.fileReadUnknown)
    }
    let folder = arguments[1]
    var table = "/// The rule files, by their path inside `Rules/`.\n"
    table += "let embeddedRules: [(path: StaticString, text: StaticString)] = [\n"
    for file in arguments.dropFirst(3) {
      let path = file.dropFirst(folder.count + 1)
      let text = try String(contentsOfFile: file, encoding: .utf8)
      table += "  (\(literal(String(path))), \(literal(text))),\n"
    }
    table += "]\n"
    try table.write(toFile: arguments[2], atomically: true, encoding: .utf8)
  }

  /// A Swift string literal of `text`.
  static func literal(_ text: String) -> String { text.debugDescription }
}
