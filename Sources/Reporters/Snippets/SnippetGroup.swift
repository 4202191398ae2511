import Diagnostics

/// Marks of one line that are in sight together. A long line is shown once per group.
struct SnippetGroup {
  var window: SnippetWindow
  var marks: [SnippetSection.Mark]
}

extension SnippetDrawing {
  /// The marks of a line, in groups that fit into the window; one group without marks where there are none.
  func groups(on line: Int, room: Int, _ decor: Decor) -> [SnippetGroup] {
    let all = section.marks[line] ?? []
    guard !all.isEmpty else {
      let start = Int(section.file.span(ofLine: line).start)
      return [SnippetGroup(window: window(line, start..<start, "", room, decor), marks: [])]
    }
    var groups: [SnippetGroup] = []
    // The primary place gets the best window; the others join it where they can.
    let first = all.filter(\.isPrimary) + all.filter { !$0.isPrimary }
    for mark in first {
      if let index = groups.firstIndex(where: { $0.window.shows(mark) }) {
        groups[index].marks.append(mark)
      } else {
        groups.append(SnippetGroup(window: window(line, mark.bytes, mark.text, room, decor), marks: [mark]))
      }
    }
    return groups.sorted { $0.marks[0].bytes.lowerBound < $1.marks[0].bytes.lowerBound }
  }

  private func window(
    _ line: Int, _ bytes: Range<Int>, _ label: String, _ room: Int, _ decor: Decor
  ) -> SnippetWindow {
    let cells = SourceCells(
      section.file, line: line, around: bytes.lowerBound, reach: room, form: decor.visibleForm)
    let from = cells.column(of: bytes.lowerBound)
    let to = max(from + 1, bytes.isEmpty ? 0 : cells.columnBehind(bytes.upperBound))
    let labelWidth = label.isEmpty ? 0 : DisplayWidth.of(label) + 1
    return SnippetWindow(cells, from: from, to: to, label: labelWidth, room: room, ellipsis: decor.ellipsis)
  }
}

extension SnippetWindow {
  /// The columns of a mark in the line; at least one.
  func columns(of mark: SnippetSection.Mark) -> Range<Int> {
    let from = cells.column(of: mark.bytes.lowerBound)
    return from..<max(from + 1, mark.bytes.isEmpty ? 0 : cells.columnBehind(mark.bytes.upperBound))
  }

  fileprivate func shows(_ mark: SnippetSection.Mark) -> Bool {
    guard mark.bytes.lowerBound >= cells.bytes.lowerBound, mark.bytes.upperBound <= cells.bytes.upperBound
    else { return false }
    let columns = columns(of: mark)
    return shows(columns.lowerBound, columns.upperBound)
  }
}
