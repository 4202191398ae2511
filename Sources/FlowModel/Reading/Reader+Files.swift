import Diagnostics
import YAMLTree

extension Reader {
  /// The keys of a root. In the test of a rule `modalflow` may be left out.
  mutating func rootFields(_ node: YAMLNode, isInline: Bool) -> Fields {
    let fields = fields(node, .root, without: isInline ? .modalflow : nil)
    if let node = fields.value(.modalflow), node.text != "1" {
      report(
        .badValue, "the flow language has no version ‘\(node.text)’", at: place(node), expected: "‘1’",
        help: "write ‘1’", replacement: "1")
    }
    if !fields.has(.screens), isComplete, !node.pairs.contains(where: { key(of: $0.key) == .screens }) {
      reportMissing(.screens, in: node, .root)
    }
    return fields
  }

  /// Reads all files of one flow, the root first; gives back what is wrong, in order.
  mutating func read(_ files: [Fields]) -> [Problem] {
    for fields in files { collectNames(fields) }
    if let root = files.first {
      if let field = root.field(.app) { readApp(field) }
      if let node = root.value(.start), let start = screen(node, what: "‘start’") {
        flow.start = start
        hasStart = true
        startNode = node
      }
    }
    for fields in files {
      if let node = fields.value(.triggers) { flow.triggers.reserveCapacity(node.elements.count) }
    }
    for fields in files {
      if let node = fields.value(.triggers) { _ = triggers(node, nil, of: nil) }
      readAllow(fields, ElementPath(""))
    }
    for screen in flow.screens.indices { readScreen(screen) }
    resolve()
    noteDefinitions()
    if problems.count >= Self.problemLimit, let root = flow.sources.first {
      problems.append(
        Problem(
          FlowProblemCode.limit.rawValue, "more than \(Self.problemLimit) problems, the rest is left out",
          at: nil,
          path: root.path, help: "repair the first ones"))
    }
    return sortedProblems()
  }

  /// In the order of files and places, each once.
  private func sortedProblems() -> [Problem] {
    var order: [ObjectIdentifier: Int] = [:]
    for (index, source) in flow.sources.enumerated() { order[ObjectIdentifier(source)] = index }
    func rank(_ problem: Problem) -> (Int, Int32, Int32) {
      guard let place = problem.place else { return (.max, 0, 0) }
      return (order[ObjectIdentifier(place.file)] ?? flow.sources.count, place.span.start, place.span.end)
    }
    var seen: Set<Problem> = []
    return problems.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
      .filter { seen.insert($0).inserted }
  }
}

private func < (one: ((Int, Int32, Int32), Int), other: ((Int, Int32, Int32), Int)) -> Bool {
  one.0 == other.0 ? one.1 < other.1 : one.0 < other.0
}
