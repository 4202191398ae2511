/// One line of output. All terminal output is added with ``add(_:_:)``, which makes it safe with
/// ``VisibleText`` and ``WorkflowCommand``; colours are added only when the line is complete.
struct InkedLine {
  private(set) var pieces: [(text: String, ink: Ink, link: String)] = []
  /// The number of columns filled so far.
  private(set) var width = 0
  /// Whether only spaces were added.
  private var isBlank = true
  private let decor: Decor

  init(_ decor: Decor) { self.decor = decor }

  /// Adds any text, with a link if an address is given.
  mutating func add(_ text: String, _ ink: Ink = .plain, link: String = "") {
    var visible = WorkflowCommand.defused(VisibleText.of(text, decor.visibleForm))
    if isBlank, WorkflowCommand.begins(visible) { visible = "\\" + visible }
    isBlank = isBlank && visible.unicodeScalars.allSatisfy(WorkflowCommand.isPassedOver)
    guard !visible.isEmpty else { return }
    width += DisplayWidth.of(visible)
    if let last = pieces.indices.last, pieces[last].ink == ink, pieces[last].link == link {
      pieces[last].text += visible
    } else {
      pieces.append((visible, ink, link))
    }
  }

  /// Adds a sentence of this tool: the same as `add`, but with plain quotes if only ASCII is used.
  mutating func addProse(_ text: String, _ ink: Ink = .plain) {
    add(InkedLine.prose(text, decor), ink)
  }

  /// Fills with spaces up to a column, counted from 0.
  mutating func pad(to column: Int) {
    if column > width { add(String(repeating: " ", count: column - width)) }
  }

  /// The line with its colours, without spaces at its end.
  func rendered(_ palette: Palette) -> String {
    var pieces = pieces
    while var last = pieces.popLast() {
      while last.text.hasSuffix(" ") { last.text.removeLast() }
      if !last.text.isEmpty {
        pieces.append(last)
        break
      }
    }
    return pieces.reduce(into: "") {
      $0 += TerminalLinks.linked(palette.colour($1.text, $1.ink), to: $1.link)
    }
  }

  /// A sentence with the quotes that `decor` permits.
  static func prose(_ text: String, _ decor: Decor) -> String {
    if decor.isUnicode || text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.unicodeScalars.reduce(into: "") { plain, scalar in
      switch scalar {
      case "‘", "’": plain += "'"
      case "“", "”": plain += "\""
      case "…": plain += "..."
      case "–", "—": plain += "-"
      case "→": plain += "->"
      case "≥": plain += ">="
      case "≤": plain += "<="
      default: plain.unicodeScalars.append(scalar)
      }
    }
  }
}
