/// Text that GitHub's Markdown shows as it is: nothing in it becomes markup or HTML, and no address becomes a link.
/// Mail addresses and mentions are found in the finished page, where no escape can hide them.
enum MarkdownText {
  /// One line, safe in a paragraph, a heading and a cell of a table. Controls become escapes that are seen.
  static func line(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in VisibleText.of(text, .escapes).unicodeScalars {
      switch scalar {
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case _ where hasMeaning(scalar, behind: result):
        // Every punctuation mark of ASCII may be escaped (CommonMark 0.31, §2.4).
        result.append("\\")
        result.append(scalar)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Text whose own line breaks stay.
  static func prose(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }.joined(
      separator: "\n")
  }

  /// A code span on one line, which holds even backticks: its fence is longer than any run of them in it.
  static func code(_ text: String) -> String {
    // In a cell of a table a bar ends the cell even here, and its escape is taken out again (GFM §4.10).
    // By scalars: a combining mark behind a bar does not hide it from GitHub.
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
    // Lists, headings and rules, at the beginning of a line.
    case "-", "+", "=", "#": text.allSatisfy { $0 == " " }
    // The number of a list, or the beginning of an address.
    case ".", ")": text.allSatisfy { ("0"..."9").contains($0) } || text.last == "w" || text.last == "W"
    case "/": text.last == ":"
    default: false
    }
  }
}
