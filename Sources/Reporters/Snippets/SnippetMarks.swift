/// The rows below a line: the underlines, the label to the right of the last underline, and the other labels
/// below their underlines, connected by vertical lines.
///
///     │   -----  -----  ^^^^ third
///     │   |      |
///     │   |      second
///     │   first
struct SnippetMarks {
  private struct Drawn {
    var columns: Range<Int>
    var text: String
    var isPrimary: Bool
    var ink: Ink
  }

  private let prefix: InkedLine
  private let room: Int
  private let drawn: [Drawn]

  init(_ group: SnippetGroup, prefix: InkedLine) {
    self.prefix = prefix
    room = group.window.room
    drawn = group.marks.filter { $0.shape == .underline }.map { mark in
      let columns = group.window.columns(of: mark)
      let from = min(group.window.column(columns.lowerBound), group.window.room - 1)
      let to = max(from + 1, group.window.column(columns.upperBound))
      return Drawn(columns: from..<to, text: mark.text, isPrimary: mark.isPrimary, ink: mark.ink)
    }
  }

  func write(to page: inout TerminalPage) {
    guard !drawn.isEmpty else { return }
    var row = underlines(page)
    let labelled = drawn.map { mark in
      var mark = mark
      mark.text = InkedLine.prose(VisibleText.of(mark.text, page.decor.visibleForm), page.decor)
      return mark
    }
    var hanging = labelled.indices.filter { !labelled[$0].text.isEmpty }
      .sorted {
        let (one, other) = (labelled[$0].columns.lowerBound, labelled[$1].columns.lowerBound)
        return one != other ? one > other : $0 < $1
      }.map { labelled[$0] }
    if let last = hanging.first, fitsBeside(last, labelled) {
      row.add(" " + last.text, last.ink)
      hanging.removeFirst()
    }
    page.end(row)
    let needsConnector = Set(drawn.map(\.columns.lowerBound)).count > 1 && !hanging.isEmpty
    if needsConnector { page.end(connectors(hanging[...], page)) }
    for index in hanging.indices { hang(hanging[index], hanging[(index + 1)...], to: &page) }
  }

  /// Whether a label fits to the right of its underline: only if no other underline ends further right.
  private func fitsBeside(_ mark: Drawn, _ all: [Drawn]) -> Bool {
    let end = all.map(\.columns.upperBound).max() ?? 0
    let isAlone = all.filter { $0.columns.lowerBound >= mark.columns.lowerBound }.count == 1
    return isAlone && mark.columns.upperBound == end && end + 1 + DisplayWidth.of(mark.text) <= room
  }

  private func underlines(_ page: TerminalPage) -> InkedLine {
    let end = drawn.map(\.columns.upperBound).max() ?? 0
    var columns = [Drawn?](repeating: nil, count: end)
    // Shorter underlines are drawn over longer ones; the primary one is drawn over others of the same length.
    let order = drawn.indices.sorted {
      let (one, other) = (drawn[$0], drawn[$1])
      if one.columns.count != other.columns.count { return one.columns.count > other.columns.count }
      return one.isPrimary != other.isPrimary ? other.isPrimary : $0 < $1
    }
    for mark in order.map({ drawn[$0] }) {
      for column in mark.columns { columns[column] = mark }
    }
    var row = prefix
    for mark in columns {
      let shape = mark.map { $0.isPrimary ? page.decor.primary : page.decor.related } ?? " "
      row.add(shape, mark?.ink ?? .plain)
    }
    return row
  }

  /// Draws the vertical lines from underlines to labels on later rows.
  private func connectors(_ hanging: ArraySlice<Drawn>, _ page: TerminalPage, before limit: Int = .max)
    -> InkedLine
  {
    var row = prefix
    for mark in hanging.reversed() where mark.columns.lowerBound < limit {
      let column = prefix.width + mark.columns.lowerBound
      guard column >= row.width else { continue }
      row.pad(to: column)
      row.add(page.decor.bar, mark.ink)
    }
    return row
  }

  private func hang(_ mark: Drawn, _ others: ArraySlice<Drawn>, to page: inout TerminalPage) {
    let wanted = min(DisplayWidth.of(mark.text), max(24, room / 2))
    let column = max(0, min(mark.columns.lowerBound, room - wanted))
    for part in WrappedText.lines(mark.text, width: room - column) {
      var row = connectors(others, page, before: column)
      row.pad(to: prefix.width + column)
      row.add(part, mark.ink)
      page.end(row)
    }
  }
}
