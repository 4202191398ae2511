public import Diagnostics
public import SourceFacts

extension CodeFinding {
  /// Converts it into an ordinary finding, at its place in the sources.
  ///
  /// - Parameters:
  ///   - root: the folder of the sources.
  ///   - source: the sources of the app by their paths; nil for a file that no longer exists.
  public func finding(root: String, source: (String) -> SourceFile?) -> Finding? {
    guard let place = Self.place(place, source) else { return nil }
    let page = CodeRule(rule)
    let related = other.flatMap { Self.place($0, source) }.map { [Label($0, page.other)] } ?? []
    var finding = Finding(
      rule: RuleID(rule.rawValue), severity: page.severity, message: message, place: place,
      related: related, element: element, flow: root, why: page.why,
      fix: page.instead)
    if let other { finding.code = [CodeLine(other, page.other, sure: .exact, rules: [], folder: root)] }
    return finding
  }

  /// The type and function that contain it: its identity, independent of its line.
  private var element: ElementPath {
    ElementPath(["code", type, function].compactMap { $0 }.joined(separator: "."))
  }

  private static func place(_ place: SourcePlace, _ source: (String) -> SourceFile?) -> Place? {
    guard let file = source(place.path) else { return nil }
    let line = file.span(ofLine: place.line)
    let start = min(Int(line.start) + place.column - 1, Int(line.end))
    return Place(file, Span(start, Int(line.end)))
  }
}
