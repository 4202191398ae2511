/// Breaks sentences into lines.
enum WrappedText {
  /// The lines of `text`, none wider than `width` columns, the first not wider than `first`. Breaks at spaces
  /// and line breaks; a word that is too long is broken between characters; blank lines are kept. The result
  /// is never empty.
  static func lines(_ text: String, width: Int, first: Int? = nil) -> [String] {
    var lines: [String] = []
    for paragraph in paragraphs(text) {
      if !lines.isEmpty { lines.append("") }
      lines += fill(paragraph, width: max(width, 8), first: lines.isEmpty ? max(first ?? width, 8) : nil)
    }
    return lines.isEmpty ? [""] : lines
  }

  /// The words of each paragraph; blank lines separate paragraphs.
  private static func paragraphs(_ text: String) -> [[Substring]] {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" }
      if words.isEmpty {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1] += words
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  private static func fill(_ words: [Substring], width further: Int, first: Int?) -> [String] {
    var lines: [String] = []
    var width: Int { lines.isEmpty ? first ?? further : further }
    var line = ""
    var filled = 0
    for word in words {
      let wordWidth = DisplayWidth.of(String(word))
      if filled > 0, filled + 1 + wordWidth > width {
        lines.append(line)
        (line, filled) = ("", 0)
      }
      if filled > 0 {
        line += " "
        filled += 1
      }
      if wordWidth <= width {
        line += word
        filled += wordWidth
        continue
      }
      for character in word {
        let columns = DisplayWidth.of(character)
        if filled + columns > width {
          lines.append(line)
          (line, filled) = ("", 0)
        }
        line.append(character)
        filled += columns
      }
    }
    return lines + [line]
  }
}
