/// Text that GitHub's Markdown shows unchanged: nothing in it becomes markup or HTML, and no address becomes
/// a link. Exceptions are mail addresses and mentions: GitHub finds them in the finished page, where escapes
/// have no effect.
enum MarkdownText {
  /// One line, safe in a paragraph, a heading and a table cell. Control characters become visible escapes.
  static func line(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in VisibleText.of(text, .escapes).unicodeScalars {
      switch scalar {
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case _ where hasMeaning(scalar, behind: result):
        // Every ASCII punctuation character may be escaped (CommonMark 0.31, §2.4).
        result.append("\\")
        result.append(scalar)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Text that keeps its own line breaks.
  static func prose(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }.joined(
      separator: "\n")
  }

  /// A code span on one line. It may contain backticks: its fence is longer than any run of backticks in the
  /// text.
  static func code(_ text: String) -> String {
    // In a table cell a bar ends the cell even inside code, and GitHub removes its escape again (GFM §4.10).
    // The text is split by scalars, because a combining mark after a bar does not hide the bar from GitHub.
    let parts = VisibleText.of(text, .escapes).unicodeScalars.split(
      separator: "|", omittingEmptySubsequences: false)
    let text = parts.map { String($0) }.joined(separator: "\\|")
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == 0x60 ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let padding = longest > 0 || text.isEmpty ? " " : ""
    return fence + padding + text + padding + fence
  }

  private static func hasMeaning(_ scalar: Unicode.Scalar, behind text: String.UnicodeScalarView) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "|", "~", "$": true
    // At the beginning of a line these begin lists, headings and rules.
    case "-", "+", "=", "#": text.allSatisfy { $0 == " " }
    // This ends the number of a list, or stands in an address.
    case ".", ")": text.allSatisfy { ("0"..."9").contains($0) } || text.last == "w" || text.last == "W"
    case "/": text.last == ":"
    default: false
    }
  }
}
