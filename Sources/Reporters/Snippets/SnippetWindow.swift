/// The part of a line that is shown, and the conversion from columns of the line to columns of the window.
struct SnippetWindow {
  let cells: SourceCells
  /// The first column of the line that belongs to the window.
  let start: Int
  /// The number of columns of the window.
  let room: Int
  private let ellipsis: String

  private var isCutBefore: Bool { start > 0 || cells.isCutBefore }
  private var isCutAfter: Bool { cells.isCutAfter || cells.width > start + room }
  private var left: Int { isCutBefore ? ellipsis.count : 0 }
  private var right: Int { isCutAfter ? room - ellipsis.count : room }

  /// Creates a window that shows the columns `from` up to `to` with some of the text around them, and keeps
  /// `label` columns free after them.
  init(_ cells: SourceCells, from: Int, to: Int, label: Int, room: Int, ellipsis: String) {
    self.cells = cells
    self.room = room
    self.ellipsis = ellipsis
    let behind = min(label, room / 3)
    if !cells.isCutBefore, cells.width <= room && !cells.isCutAfter || to + behind <= room - ellipsis.count {
      start = 0
      return
    }
    let shown = min(to - from, room)
    let lead = min(max((room - shown - behind) / 2, ellipsis.count + 2), room / 2)
    let last = cells.isCutAfter ? Int.max : max(0, max(cells.width, to + behind) - room)
    start = min(max(0, from - lead), last)
  }

  /// Whether both columns are inside the window.
  func shows(_ from: Int, _ to: Int) -> Bool {
    column(from) == from - start && column(to) == to - start
  }

  /// The column in the window; columns outside are moved to its edge.
  func column(_ column: Int) -> Int { min(max(column - start, left), right) }

  /// Writes the visible part of the line.
  func write(to line: inout InkedLine) {
    let origin = line.width
    if isCutBefore { line.add(ellipsis, .gutter) }
    var run = ""
    var runStart: Int?
    for cell in cells.cells {
      let from = cell.column - start
      guard from >= left else { continue }
      guard from + cell.width <= right else { break }
      if runStart == nil {
        runStart = from
        line.pad(to: origin + from)
      }
      run += cell.text
    }
    line.add(run)
    if isCutAfter {
      line.pad(to: origin + right)
      line.add(ellipsis, .gutter)
    }
  }
}
