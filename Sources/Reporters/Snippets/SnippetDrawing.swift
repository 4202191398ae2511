import Diagnostics

/// Draws the lines of one section: line numbers, the bars of places that span lines, the text, and the marks
/// below it.
struct SnippetDrawing {
  let section: SnippetSection
  let gutter: Int
  /// The bars that are open at the current line, by lane.
  private var lanes: [Ink?]

  init(_ section: SnippetSection, gutter: Int) {
    self.section = section
    self.gutter = gutter
    lanes = Array(repeating: nil, count: section.laneCount)
  }

  func write(to page: inout TerminalPage) {
    var drawing = self
    drawing.draw(to: &page)
  }

  private mutating func draw(to page: inout TerminalPage) {
    var previous: Int?
    for line in section.lines {
      if let previous, line > previous + 1 {
        var row = page.line(from: page.decor.isUnicode ? gutter + 1 : 0)
        row.add(page.decor.gap, .gutter)
        row.pad(to: gutter + 3)
        addLanes(to: &row, page.decor)
        page.end(row)
      }
      draw(line, to: &page)
      previous = line
    }
  }

  private mutating func draw(_ line: Int, to page: inout TerminalPage) {
    let room = max(16, page.style.width - gutter - 3 - 2 * lanes.count)
    let beginning = section.stretches.filter { $0.beginsLine && $0.lines.lowerBound == line }
    for (index, group) in groups(on: line, room: room, page.decor).enumerated() {
      var row = page.line
      let number = String(line)
      row.add(String(repeating: " ", count: max(0, gutter - number.count)) + number + " ", .gutter)
      row.add(page.decor.bar + " ", .gutter)
      addLanes(to: &row, page.decor, opening: index == 0 ? beginning : [])
      group.window.write(to: &row)
      page.end(row)
      for stretch in beginning { lanes[stretch.lane] = stretch.label.ink }
      let prefix = prefixRow(page)
      SnippetMarks(group, prefix: prefix).write(to: &page)
      for mark in group.marks { drawTurn(mark, group.window, to: &page) }
    }
  }

  /// The beginning of a row: `   │ ` and the bars.
  private func prefixRow(_ page: TerminalPage) -> InkedLine {
    var row = page.line(from: gutter + 1)
    row.add(page.decor.bar + " ", .gutter)
    addLanes(to: &row, page.decor)
    return row
  }

  private func addLanes(
    to row: inout InkedLine, _ decor: Decor, opening: [SnippetSection.Stretch] = []
  ) {
    for (lane, ink) in lanes.enumerated() {
      if let stretch = opening.first(where: { $0.lane == lane }) {
        row.add(decor.opening + " ", stretch.label.ink)
      } else if let ink {
        row.add(decor.bar + " ", ink)
      } else {
        row.add("  ")
      }
    }
  }

  /// Draws the row that connects a bar with the text: `╭──^` where it begins, `╰──^ label` where it ends.
  private mutating func drawTurn(
    _ mark: SnippetSection.Mark, _ window: SnippetWindow, to page: inout TerminalPage
  ) {
    let lane: Int
    let corner: String
    switch mark.shape {
    case .underline: return
    case .opens(let its): (lane, corner) = (its, page.decor.opening)
    case .closes(let its): (lane, corner) = (its, page.decor.closing)
    }
    var row = page.line(from: gutter + 1)
    row.add(page.decor.bar + " ", .gutter)
    let origin = row.width + 2 * lanes.count
    for (other, ink) in lanes.enumerated().prefix(lane) {
      if let ink { row.add(page.decor.bar + " ", ink) } else { row.pad(to: gutter + 3 + 2 * (other + 1)) }
    }
    row.add(corner, mark.ink)
    let column = window.column(window.cells.column(of: mark.bytes.lowerBound))
    let target = origin + min(column, window.room - 1)
    row.add(String(repeating: page.decor.across, count: max(0, target - row.width)), mark.ink)
    row.add(mark.isPrimary ? page.decor.primary : page.decor.related, mark.ink)
    if case .opens = mark.shape { lanes[lane] = mark.ink } else { lanes[lane] = nil }
    guard !mark.text.isEmpty else { return page.end(row) }
    let label = InkedLine.prose(VisibleText.of(mark.text, page.decor.visibleForm), page.decor)
    if row.width + 1 + DisplayWidth.of(label) <= page.style.width {
      row.add(" " + label, mark.ink)
      page.end(row)
    } else {
      page.end(row)
      page.prose(label, mark.ink, behind: prefixRow(page), width: page.style.width)
    }
  }
}
