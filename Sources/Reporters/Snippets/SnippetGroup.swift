import Diagnostics

/// Marks of one line that are shown in the same window. A long line is shown once for each group.
struct SnippetGroup {
  var window: SnippetWindow
  var marks: [SnippetSection.Mark]
}

extension SnippetDrawing {
  /// The marks of a line, in groups that fit into the window; without marks, one empty group.
  func groups(on line: Int, room: Int, _ decor: Decor) -> [SnippetGroup] {
    let all = section.marks[line] ?? []
    guard !all.isEmpty else {
      let start = Int(section.file.span(ofLine: line).start)
      return [SnippetGroup(window: window(line, start..<start, "", room, decor), marks: [])]
    }
    var groups: [SnippetGroup] = []
    // The window is chosen for the primary place first; other marks are added if they fit into it.
    var rest = all.filter(\.isPrimary) + all.filter { !$0.isPrimary }
    while let mark = rest.first {
      let window = window(line, around: mark, rest.dropFirst(), room: room, decor)
      groups.append(SnippetGroup(window: window, marks: [mark] + rest.dropFirst().filter(window.shows)))
      rest = rest.dropFirst().filter { !window.shows($0) }
    }
    return groups.sorted { $0.marks[0].bytes.lowerBound < $1.marks[0].bytes.lowerBound }
  }

  /// A window around a mark; it also contains as many other marks, the nearest first, as fit into it with
  /// their context.
  private func window(
    _ line: Int, around mark: SnippetSection.Mark, _ others: ArraySlice<SnippetSection.Mark>, room: Int,
    _ decor: Decor
  ) -> SnippetWindow {
    let window = window(line, mark.bytes, mark.text, room, decor)
    var columns = window.columns(of: mark)
    var last = mark
    let start = mark.bytes.lowerBound
    for other in others.sorted(by: { abs($0.bytes.lowerBound - start) < abs($1.bytes.lowerBound - start) })
    where window.hasRead(other) {
      let its = window.columns(of: other)
      let from = min(columns.lowerBound, its.lowerBound)
      let to = max(columns.upperBound, its.upperBound)
      guard to - from <= room - 2 * decor.ellipsis.count - 4 else { break }
      columns = from..<to
      if other.bytes.upperBound > last.bytes.upperBound { last = other }
    }
    return SnippetWindow(
      window.cells, from: columns.lowerBound, to: columns.upperBound,
      label: SnippetDrawing.columns(of: last.text),
      room: room, ellipsis: decor.ellipsis)
  }

  private func window(
    _ line: Int, _ bytes: Range<Int>, _ label: String, _ room: Int, _ decor: Decor
  ) -> SnippetWindow {
    let cells = SourceCells(
      section.file, line: line, around: bytes.lowerBound, reach: room, form: decor.visibleForm)
    let from = cells.column(of: bytes.lowerBound)
    let to = max(from + 1, bytes.isEmpty ? 0 : cells.columnBehind(bytes.upperBound))
    return SnippetWindow(
      cells, from: from, to: to, label: SnippetDrawing.columns(of: label), room: room,
      ellipsis: decor.ellipsis)
  }

  /// The columns that a label needs after its underline.
  private static func columns(of label: String) -> Int {
    label.isEmpty ? 0 : DisplayWidth.of(label) + 1
  }
}

extension SnippetWindow {
  /// The columns of a mark in the line; at least one.
  func columns(of mark: SnippetSection.Mark) -> Range<Int> {
    let from = cells.column(of: mark.bytes.lowerBound)
    return from..<max(from + 1, mark.bytes.isEmpty ? 0 : cells.columnBehind(mark.bytes.upperBound))
  }

  /// Whether the cells contain the whole mark.
  fileprivate func hasRead(_ mark: SnippetSection.Mark) -> Bool {
    mark.bytes.lowerBound >= cells.bytes.lowerBound && mark.bytes.upperBound <= cells.bytes.upperBound
  }

  fileprivate func shows(_ mark: SnippetSection.Mark) -> Bool {
    guard hasRead(mark) else { return false }
    let columns = columns(of: mark)
    return shows(columns.lowerBound, columns.upperBound)
  }
}
