import Diagnostics
public import YAMLTree

/// Reads flows.
public enum FlowReader {
  /// The words for the YAML reader, so that keys are found by number. Nodes that were read without them are
  /// accepted too.
  public static var words: YAMLWords { KeyTable.words.yaml }

  /// Reads the flow that contains a file, which may be its root or one of its fragments.
  ///
  /// - Parameters:
  ///   - path: the path for `files`, with `/` between folders.
  ///   - files: provides the bytes of files; called once for the root and each fragment.
  ///   - limits: the limits for each file.
  ///   - notesNames: whether to record the places of names.
  public static func read(
    path: String, from files: some FlowFiles, limits: YAMLLimits = .standard, notesNames: Bool = false
  ) -> FlowReading {
    var gathering = FileGathering(files: files, limits: limits)
    gathering.gather(path)
    return read(gathering, names: notesNames ? NameUses() : nil)
  }

  /// Reads a flow from one text, without fragments.
  public static func read(_ text: String, path: String = "flow.yaml") -> FlowReading {
    read(path: path, from: OneFile(path: path, bytes: Array(text.utf8)))
  }

  /// Reads a flow that is a node of another file, as in the tests of rules: `modalflow: 1` is optional, and
  /// fragments are not read. Problems have their places in that file.
  ///
  /// - Parameter isComplete: whether the file was read completely, see ``YAMLStream/isComplete``.
  public static func read(_ node: YAMLNode, name: String, isComplete: Bool = true) -> FlowReading {
    let decoder = FormDecoder()
    decoder.knowsWords = false
    decoder.isComplete = isComplete
    guard node.kind == .mapping else {
      decoder.reportWrongType(of: "a flow", node, expected: "a map with the keys of a flow", shape: .map())
      return FlowReading(
        flow: nil, problems: decoder.problems, root: node.source.path, sources: [node.source])
    }
    let builder = FlowBuilder(PartialFlow(source: node.source, name: name), decoder, names: nil)
    let reader = FileReader(builder: builder)
    let problems = reader.read([reader.rootFields(node, isInline: true)])
    return FlowReading(
      flow: builder.flow.screens.isEmpty ? nil : builder.flow, problems: problems, root: node.source.path,
      sources: [node.source])
  }

  /// Reads the gathered files; `use` records the keys that are read.
  static func read(
    _ gathering: FileGathering<some FlowFiles>, use: KeyUse? = nil, names: NameUses? = nil
  ) -> FlowReading {
    guard let root = gathering.documents.first else {
      return FlowReading(
        flow: nil, problems: gathering.problems, root: gathering.rootPath, sources: gathering.sources,
        unread: gathering.unread)
    }
    let decoder = FormDecoder()
    decoder.isComplete = gathering.isComplete
    decoder.isCutOff = gathering.isCutOff
    decoder.problems = gathering.problems
    decoder.use = use
    let builder = FlowBuilder(PartialFlow(source: root.source, name: gathering.name), decoder, names: names)
    builder.flow.sources = gathering.sources
    let reader = FileReader(builder: builder)
    var fields = [reader.rootFields(root, isInline: false)]
    for fragment in gathering.documents.dropFirst() { fields.append(decoder.fields(fragment, .fragment)) }
    let problems = reader.read(fields)
    return FlowReading(
      flow: builder.flow.screens.isEmpty ? nil : builder.flow, problems: problems, root: gathering.rootPath,
      sources: gathering.sources, unread: gathering.unread, names: names?.all ?? [])
  }
}
