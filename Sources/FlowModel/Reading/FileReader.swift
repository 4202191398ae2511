import Diagnostics
import YAMLTree

/// Reads the files of one flow: first names, then bodies, then references between elements.
struct FileReader: FlowBuilding {
  let builder: FlowBuilder

  /// The keys of a root. In the test of a rule, `modalflow` is optional.
  func rootFields(_ node: YAMLNode, isInline: Bool) -> Fields {
    let fields = decoder.fields(node, .root, without: isInline ? .modalflow : nil)
    if let node = fields.value(.modalflow), node.text != "1" {
      decoder.report(
        .badValue, "the flow language has no version ‘\(node.text)’", at: node.ownPlace, expected: "‘1’",
        help: "write ‘1’", replacement: "1")
    }
    if !fields.has(.screens), decoder.isComplete, !decoder.writes(.screens, in: node),
      let entry = fields.keys[.screens]
    {
      decoder.reportMissing(entry, in: node, .root)
    }
    return fields
  }

  /// Reads all files of one flow, the root first; returns the problems in order.
  func read(_ files: [Fields]) -> [Problem] {
    for fields in files { NameCollector(builder: builder).collect(fields) }
    builder.partial.admitProposedNames()
    if let root = files.first {
      if let field = root.field(.app) { AppReader(builder: builder).read(field) }
      if let node = root.value(.start), let start = builder.screen(node, what: "‘start’") {
        flow.start = start
        unresolved.startNode = node
        builder.remarks.readTodo(root, ElementPath(""), of: start)
      }
    }
    for fields in files {
      if let node = fields.value(.triggers) { flow.triggers.values.reserveCapacity(node.elements.count) }
    }
    for fields in files {
      if let node = fields.value(.triggers) { _ = builder.triggers.read(node, nil, of: nil) }
      builder.remarks.readAllow(fields, ElementPath(""))
    }
    for screen in flow.screens.indices { builder.screens.read(screen) }
    if !flow.screens.isEmpty {
      var resolver = Resolver(builder)
      resolver.resolve()
      FlowValidation(builder: builder).check(resolver.graph)
    }
    builder.noteDefinitions()
    if decoder.problems.count >= FormDecoder.problemLimit, let root = flow.sources.first {
      decoder.problems.append(
        Problem(
          FlowProblemCode.limit.rawValue,
          "more than \(FormDecoder.problemLimit) problems, the rest is left out",
          at: nil,
          path: root.path, help: "repair the first ones"))
    }
    return sortedProblems()
  }

  /// The problems in the order of files and places, without duplicates.
  private func sortedProblems() -> [Problem] {
    var order: [ObjectIdentifier: Int] = [:]
    for (index, source) in flow.sources.enumerated() { order[ObjectIdentifier(source)] = index }
    func rank(_ problem: Problem) -> (Int, Int32, Int32) {
      guard let place = problem.place else { return (.max, 0, 0) }
      return (order[ObjectIdentifier(place.file)] ?? flow.sources.count, place.span.start, place.span.end)
    }
    var seen: Set<Problem> = []
    return decoder.problems.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
      .filter { seen.insert($0).inserted }
  }
}

private func < (one: ((Int, Int32, Int32), Int), other: ((Int, Int32, Int32), Int)) -> Bool {
  one.0 == other.0 ? one.1 < other.1 : one.0 < other.0
}
