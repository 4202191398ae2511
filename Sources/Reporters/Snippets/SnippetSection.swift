import Diagnostics

/// The labels of one part of a file, grouped by line.
struct SnippetSection {
  /// A mark at some columns of one line.
  struct Mark {
    enum Shape: Equatable {
      /// The whole span is on this line.
      case underline
      /// A span over several lines begins (`opens`) or ends (`closes`) here; `lane` is the column of its bar.
      case opens(lane: Int)
      case closes(lane: Int)
    }
    var shape: Shape
    var bytes: Range<Int>
    var text: String
    var isPrimary: Bool
    var ink: Ink
  }

  /// A span over several lines, drawn as a bar to the left of the text.
  struct Stretch {
    var label: SnippetLabel
    var lines: ClosedRange<Int>
    var bytes: Range<Int>
    var lane: Int
    /// Whether only spaces are before it, so that the bar can begin beside its first line.
    var beginsLine: Bool
  }

  /// The largest number of bars next to each other; of further spans only the first line is shown.
  private static let maximumLanes = 3
  /// Spans of up to this many lines are shown completely.
  private static let wholeStretch = 5

  let file: SourceFile
  /// The place that is named in the head of the section.
  let start: Location
  private(set) var stretches: [Stretch] = []
  private(set) var marks: [Int: [Mark]] = [:]
  /// The lines to show, ascending.
  private(set) var lines: [Int] = []

  var laneCount: Int { (stretches.map(\.lane).max() ?? -1) + 1 }

  init(_ file: SourceFile, _ labels: [SnippetLabel]) {
    self.file = file
    start = labels[0].place.start
    var wide: [Stretch] = []
    for label in labels {
      let bytes = SnippetSection.visibleBytes(of: label.place)
      let first = file.line(of: bytes.lowerBound)
      let last = file.line(of: max(bytes.lowerBound, bytes.upperBound - 1))
      if first == last {
        add(label, .underline, bytes, line: first)
      } else {
        let head = file.bytes[Int(file.span(ofLine: first).start)..<bytes.lowerBound]
        let beginsLine = head.allSatisfy { $0 == 0x20 || $0 == 0x09 }
        wide.append(Stretch(label: label, lines: first...last, bytes: bytes, lane: 0, beginsLine: beginsLine))
      }
    }
    assignLanes(wide)
    chooseLines()
  }

  private mutating func add(_ label: SnippetLabel, _ shape: Mark.Shape, _ bytes: Range<Int>, line: Int) {
    let text: String
    if case .opens = shape { text = "" } else { text = label.text }
    marks[line, default: []].append(
      Mark(shape: shape, bytes: bytes, text: text, isPrimary: label.isPrimary, ink: label.ink))
  }

  /// The bytes of a place, limited to the file; a place over several lines loses the white space at its end.
  private static func visibleBytes(of place: Place) -> Range<Int> {
    let count = place.file.bytes.count
    let start = min(max(Int(place.span.start), 0), count)
    var end = min(max(Int(place.span.end), start), count)
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    if place.file.line(of: start) != place.file.line(of: end) {
      while end > start, isSpace(place.file.bytes[end - 1]) { end -= 1 }
    }
    return start..<end
  }

  /// Assigns the bars of longer spans to lanes further left.
  private mutating func assignLanes(_ wide: [Stretch]) {
    let order = wide.indices.sorted {
      let (one, other) = (wide[$0].lines, wide[$1].lines)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      return one.upperBound != other.upperBound ? one.upperBound > other.upperBound : $0 < $1
    }
    for index in order {
      var stretch = wide[index]
      let taken = Set(stretches.filter { $0.lines.overlaps(stretch.lines) }.map(\.lane))
      guard let lane = (0..<SnippetSection.maximumLanes).first(where: { !taken.contains($0) }) else {
        let firstLine = file.span(ofLine: stretch.lines.lowerBound)
        add(
          stretch.label, .underline,
          stretch.bytes.lowerBound..<max(stretch.bytes.lowerBound, Int(firstLine.end)),
          line: stretch.lines.lowerBound)
        continue
      }
      stretch.lane = lane
      stretches.append(stretch)
      let (start, end) = (stretch.bytes.lowerBound, stretch.bytes.upperBound)
      if !stretch.beginsLine {
        add(stretch.label, .opens(lane: lane), start..<start + 1, line: stretch.lines.lowerBound)
      }
      add(stretch.label, .closes(lane: lane), end - 1..<end, line: stretch.lines.upperBound)
    }
  }

  private mutating func chooseLines() {
    var chosen = Set(marks.keys)
    for stretch in stretches {
      let (first, last) = (stretch.lines.lowerBound, stretch.lines.upperBound)
      chosen.formUnion(
        stretch.lines.count <= SnippetSection.wholeStretch ? Array(first...last) : [first, first + 1])
    }
    // An empty line is shown together with the line before it, because alone it shows no context.
    for line in marks.keys where line > 1 && file.span(ofLine: line).length == 0 { chosen.insert(line - 1) }
    for line in chosen where chosen.contains(line + 2) { chosen.insert(line + 1) }
    lines = chosen.sorted()
  }
}
