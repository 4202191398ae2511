import Diagnostics

extension TerminalReporter {
  /// At most this many lines of a repair are shown under a finding.
  private static let mostRepairLines = 12

  /// Writes the lines of a repair, ready to paste, with their numbers in the file after the repair.
  ///
  ///        = repair: add a Cancel button; ‘--fix’ writes it
  ///     17 +       - {label: Cancel, role: cancel}
  func writeRepair(of finding: Finding, gutter: Int, to page: inout TerminalPage) {
    guard let repair = finding.repair else { return }
    var head = page.line(from: gutter + 1)
    head.add("= ", .gutter)
    head.add("repair", .help)
    head.add(": ")
    page.prose("\(repair.says); ‘\(repair.option)’ writes it", behind: head)
    var left = Self.mostRepairLines
    for (file, difference) in repair.differences {
      if file.path != finding.place.file.path {
        Snippet.writeHead(file.path, nil, isFirst: false, gutter: gutter, to: &page)
      }
      for part in difference.parts {
        for (offset, text) in part.old.enumerated() where left > 0 {
          left -= 1
          line("-", part.oldStart + offset, text, .quiet, gutter, to: &page)
        }
        for (offset, text) in part.new.enumerated() where left > 0 {
          left -= 1
          line("+", part.newStart + offset, text, .success, gutter, to: &page)
        }
      }
    }
    if left == 0 {
      var more = page.line(from: gutter + 1)
      more.add("\(page.decor.gap) ‘--diff’ shows all of it", .gutter)
      page.end(more)
    }
  }

  private func line(
    _ mark: String, _ number: Int, _ text: String, _ ink: Ink, _ gutter: Int, to page: inout TerminalPage
  ) {
    var line = page.line
    let digits = String(number)
    line.pad(to: max(0, gutter - digits.count))
    line.add(digits, .gutter)
    line.add(" \(mark) ", ink)
    let text = text.hasSuffix("\r") ? String(text.dropLast()) : text
    line.add(text, ink)
    page.end(line)
  }
}
