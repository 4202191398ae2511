import Diagnostics

/// Source lines with labels: the primary place is underlined with `^`, related places with lines, in one file
/// or several.
///
///     error[missing-dismiss-button]: ‘about’ has no button that closes it
///        ╭─▸ flows/pommie.yaml:14:3
///      9 │       - {label: About, present: about}
///        │                        ────────────── presented here
///        ⋮
///     14 │   about:
///        │   ^^^^^ no button here closes it
struct Snippet {
  let sections: [SnippetSection]
  /// The number of columns for line numbers.
  let gutter: Int
  /// How many related places were left out.
  let omitted: Int

  /// The largest number of related places that are shown; more would make the snippet hard to read.
  private static let maximumRelated = 6

  init(primary: SnippetLabel, related: [SnippetLabel]) {
    omitted = max(0, related.count - Snippet.maximumRelated)
    var files: [SourceFile] = []
    var labels: [[SnippetLabel]] = []
    for label in [primary] + related.prefix(Snippet.maximumRelated) {
      if let known = files.firstIndex(where: { $0 === label.place.file }) {
        labels[known].append(label)
      } else {
        files.append(label.place.file)
        labels.append([label])
      }
    }
    sections = zip(files, labels).map { SnippetSection($0, $1) }
    let last = sections.compactMap(\.lines.last).max() ?? 1
    gutter = max(2, String(last).count)
  }

  func write(to page: inout TerminalPage) {
    for (index, section) in sections.enumerated() {
      Snippet.writeHead(
        section.file.path, section.start, isFirst: index == 0, gutter: gutter, to: &page)
      SnippetDrawing(section, gutter: gutter).write(to: &page)
    }
  }

  /// Writes `╭─▸ path:line:column`.
  static func writeHead(
    _ path: String, _ start: Location?, isFirst: Bool, gutter: Int, to page: inout TerminalPage
  ) {
    var line = page.line
    let arrow = isFirst ? page.decor.arrow : page.decor.nextArrow
    line.pad(to: page.decor.isUnicode ? gutter + 1 : gutter)
    line.add(arrow + " ", .gutter)
    let place = start.map { ":\($0.line):\($0.column)" } ?? ""
    line.add(path + place, link: page.style.links.file(path))
    page.end(line)
  }
}
