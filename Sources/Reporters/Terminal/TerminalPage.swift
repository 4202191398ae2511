/// Lines for a terminal, in the layout that all commands share.
struct TerminalPage {
  let style: TerminalStyle
  private(set) var text = ""

  init(_ style: TerminalStyle) { self.style = style }

  var decor: Decor { style.decor }

  /// An empty line, to be filled and then passed to ``end(_:)``.
  var line: InkedLine { InkedLine(style.decor) }

  /// A line that begins at a column.
  func line(from column: Int) -> InkedLine {
    var line = self.line
    line.pad(to: column)
    return line
  }

  /// Adds a heading.
  mutating func title(_ title: String) {
    var line = self.line
    line.addProse(title, .title)
    end(line)
  }

  mutating func end(_ line: InkedLine) {
    text += line.rendered(style.palette)
    text += "\n"
  }

  mutating func blank() { text += "\n" }

  /// Adds a sentence after a head such as `= why: `; it is wrapped, and further lines are indented to where
  /// it began.
  mutating func prose(
    _ prose: String, _ ink: Ink = .plain, behind head: InkedLine, indent: Int? = nil, width: Int? = nil,
    link: String = ""
  ) {
    let indent = indent ?? head.width
    var line = head
    // Escapes are longer than the characters that they replace, so they are inserted before lines are
    // wrapped.
    let safe = prose.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map {
        VisibleText.of(InkedLine.prose(String($0), decor).replacing("\t", with: " "), decor.visibleForm)
      }
      .joined(separator: "\n")
    let width = width ?? style.proseWidth
    let parts = WrappedText.lines(safe, width: width - indent, first: width - head.width)
    for (index, part) in parts.enumerated() {
      if index > 0 {
        end(line)
        line = self.line
        if !part.isEmpty { line.pad(to: indent) }
      }
      line.add(part, ink, link: link)
    }
    end(line)
  }

  /// Writes the collected text to `output` and clears it.
  mutating func drain(into output: inout some TextOutputStream) {
    output.write(text)
    text = ""
  }
}
