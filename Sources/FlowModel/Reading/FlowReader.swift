import Diagnostics
public import YAMLTree

/// Reads flows.
public enum FlowReader {
  /// The words to read YAML with, so that keys are found by number. Nodes that were read without them can be read too.
  public static var words: YAMLWords { KeyTable.words.yaml }

  /// Reads the flow that a file belongs to: the file may be its root or one of its fragments.
  ///
  /// - Parameters:
  ///   - path: the file, as the provider of files understands it, with `/` between folders.
  ///   - files: gives the bytes of files; asked for the root and for each fragment once.
  ///   - limits: how much each file may ask for.
  ///   - notesNames: whether the reading shall say where names stand.
  public static func read(
    path: String, from files: some FlowFiles, limits: YAMLLimits = .standard, notesNames: Bool = false
  ) -> FlowReading {
    var gathering = FileGathering(files: files, limits: limits)
    gathering.gather(path)
    return read(gathering, names: notesNames ? NameUses() : nil)
  }

  /// Reads a flow that stands in one text, without fragments.
  public static func read(_ text: String, path: String = "flow.yaml") -> FlowReading {
    read(path: path, from: OneFile(path: path, bytes: Array(text.utf8)))
  }

  /// Reads a flow that is a node of another file, as in the tests of rules: `modalflow: 1` may be left out, and
  /// fragments are not followed. Problems have their places in that file.
  ///
  /// - Parameter isComplete: whether the file holds all that was written, as ``YAMLStream/isComplete`` says.
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

  /// Reads what was gathered; `use` notes the keys asked for.
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
