/// What a CI runner would take for a command to itself, had it been printed as it is.
///
/// GitHub's runner obeys lines that begin with `::`, whatever space stands before it, and the older `##[` at
/// any place of a line (actions/runner, `ActionCommand.cs`). Every log is read by it, in whatever format.
enum WorkflowCommand {
  /// `text` without the older form; `##(` fills as many columns.
  static func defused(_ text: String) -> String {
    guard text.utf8.contains(0x23) else { return text }
    var result = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars {
      result.append(scalar == "[" && marks >= 2 ? "(" : scalar)
      marks = scalar == "#" ? marks + 1 : 0
    }
    return String(result)
  }

  /// Whether a line that begins with `text` would be obeyed.
  static func begins(_ text: String) -> Bool {
    text.drop(while: \.isWhitespace).unicodeScalars.starts(with: "::".unicodeScalars)
  }
}
