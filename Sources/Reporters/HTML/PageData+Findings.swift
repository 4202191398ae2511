internal import Diagnostics
internal import JSON

extension JSONWriter {
  /// - Parameters:
  ///   - isPictured: whether to write its pictures and steps; otherwise a mark that they are left out.
  ///   - isTold: whether to write its lines, related places and repair; otherwise a mark for that.
  mutating func pageMembers(
    of finding: Finding, map: FlowMap?, rule: RuleDescription?, isPictured: Bool, isTold: Bool,
    _ faces: inout FaceTable
  ) {
    pageMembers(of: finding.status)
    value("severity", finding.severity.word)
    shown("message", finding.message)
    shown(unlessEmpty: "label", finding.label)
    shown("element", finding.element.text)
    value("screen", map?.screens.firstIndex { $0.element.contains(finding.element) } ?? -1)
    object("place") { $0.pageMembers(of: finding.place, isTold: isTold) }
    if isTold { pageMembers(ofSurroundings: finding) } else { mark("brief", if: true) }
    if finding.why != rule?.why { shown(unlessEmpty: "why", finding.why) }
    if finding.fix != rule?.instead { shown(unlessEmpty: "fix", finding.fix) }
    shown(unlessEmpty: "folded", finding.folded.map(\.name))
    shown(unlessEmpty: "reservations", finding.reservations)
    if let map { pageMembers(ofRoute: finding, in: map) }
    guard let trace = finding.trace ?? finding.way, trace.omitted == 0 else { return }
    guard isPictured else { return mark("unpictured", if: true) }
    mark("shows", if: finding.trace == nil)
    object("trace") { $0.pageMembers(of: trace, &faces) }
  }

  /// Writes the related places of a finding, its lines of code and its repair.
  private mutating func pageMembers(ofSurroundings finding: Finding) {
    if !finding.related.isEmpty {
      array("related") { json in
        for label in finding.related {
          json.object { json in
            json.shown("text", label.text)
            json.shown("path", label.place.file.path)
            json.value("line", label.place.start.line)
          }
        }
      }
    }
    let code = finding.unshownCode
    if !code.isEmpty {
      array("code") { json in
        for line in code {
          json.object { json in
            json.shown("text", line.says)
            json.shown("path", line.path)
            json.value("line", line.line)
          }
        }
      }
    }
    pageMembers(ofRepairOf: finding)
  }

  /// Writes the other findings of the same cause: their rule, screen and place.
  mutating func pageMembers(ofOthers others: [Finding], map: FlowMap?, rules: [RuleID: Int]) {
    if others.isEmpty { return }
    array("others") { json in
      for other in others {
        json.object { json in
          json.value("rule", rules[other.rule] ?? 0)
          json.value("screen", map?.screens.firstIndex { $0.element.contains(other.element) } ?? -1)
          json.shown("message", other.message)
          json.shown("path", other.place.file.path)
          json.value("line", other.place.start.line)
        }
      }
    }
  }

  private mutating func pageMembers(of status: FindingStatus) {
    value("status", status.word)
    if case .carried(let revision) = status { shown("reason", "there at \(revision)") }
    guard let acceptance = status.acceptance else { return }
    shown(unlessEmpty: "reason", acceptance.reason)
    shown(unlessEmpty: "owner", acceptance.owner)
    shown(unlessEmpty: "until", acceptance.until)
  }

  /// Writes what the map highlights: the edges in the order of the steps, and the screens.
  private mutating func pageMembers(ofRoute finding: Finding, in map: FlowMap) {
    var subject = finding
    subject.trace = finding.trace ?? finding.way
    let route = map.route(of: subject)
    array("path") { json in
      for edge in route.edges.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
        json.value(nil, edge.key)
      }
    }
    array("over") { json in for screen in route.screens.sorted() { json.value(nil, screen) } }
  }

  /// Writes the place with the lines around it; without the lines if `isTold` is false. Columns count UTF-16
  /// code units of the written lines, as in JavaScript.
  private mutating func pageMembers(of place: Place, isTold: Bool) {
    let start = place.start
    let end = place.end
    let first = max(1, start.line - 2)
    let last = min(place.file.lineCount, start.line + 3)
    shown("path", place.file.path)
    value("line", start.line)
    value("column", start.column)
    guard isTold else { return }
    value("first", first)
    value("from", start.utf16Column)
    value(
      "to",
      end.line == start.line ? end.utf16Column : Self.shownLine(start.line, of: place.file).utf16.count + 1)
    array("lines") { json in
      for line in first...max(first, last) { json.value(nil, Self.shownLine(line, of: place.file)) }
    }
  }

  /// A line with as many code units as in its file, so that columns stay correct: unsafe units become visible
  /// ones.
  private static func shownLine(_ line: Int, of file: SourceFile) -> String {
    let text = file.text(in: file.span(ofLine: line))
    guard text.unicodeScalars.contains(where: VisibleText.isUnsafe) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        shown += " "
      } else if VisibleText.isUnsafe(scalar) {
        shown += String(repeating: "\u{FFFD}", count: UTF16.width(scalar))
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  private mutating func pageMembers(of trace: Trace, _ faces: inout FaceTable) {
    shown(unlessEmpty: "environment", trace.environment)
    if let scene = trace.scene { object("scene") { $0.pageMembers(of: scene, &faces) } }
    array("steps") { json in
      for step in trace.steps {
        json.object { json in
          json.shown("action", step.action)
          json.shown(unlessEmpty: "because", step.because)
          guard let picture = step.picture else { return json.shown(unlessEmpty: "notes", step.notes) }
          json.shown("change", picture.change)
          json.object("touch") { json in
            json.value("gesture", picture.touch.gesture.rawValue)
            json.shown(unlessEmpty: "target", picture.touch.target)
            json.value("layer", picture.touch.layer)
          }
          json.object("scene") { $0.pageMembers(of: picture.scene, &faces) }
          guard !picture.incidents.isEmpty else { return }
          json.array("incidents") { json in
            for incident in picture.incidents {
              json.values(nil, incident.words.map { VisibleText.of($0, .pictures) })
            }
          }
        }
      }
    }
  }
}

extension Picture.Incident {
  /// Its name, followed by its subject.
  fileprivate var words: [String] {
    switch self {
    case .lost(let work): ["lost", work]
    case .missing(let screen): ["missing", screen]
    case .refused: ["refused"]
    case .crash(let reason): ["crash", reason]
    }
  }
}
