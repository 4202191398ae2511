import Diagnostics
import YAMLTree

/// Finds the files of one flow: the root, for whichever of its files, and its fragments.
struct FileGathering<Files: FlowFiles> {
  let files: Files
  let limits: YAMLLimits
  /// The document of the root, then those of the fragments in the order of `parts`.
  private(set) var documents: [YAMLNode] = []
  private(set) var sources: [SourceFile] = []
  private(set) var problems: [Problem] = []
  /// Files that could not be read.
  private(set) var unread: [String] = []
  private(set) var rootPath = ""
  /// The name of the root file without extension; the default name of the app.
  private(set) var name = ""
  /// Whether all files were read completely.
  private(set) var isComplete = true
  /// Whether a file was read only up to a YAML error.
  private(set) var isCutOff = false

  init(files: Files, limits: YAMLLimits) {
    self.files = files
    self.limits = limits
  }

  /// Reads a file and all other files of its flow.
  mutating func gather(_ path: String) {
    rootPath = path
    name = FilePath(path).name
    guard let first = read(path, askedBy: nil) else { return }
    guard let document = first.document else { return }
    guard let link = link(in: document) else { return gatherParts(of: first, document, asked: nil) }
    guard let rootPath = FilePath(path).resolving(link.text), FilePath(path).isInside(rootPath.folder) else {
      return reportOutside(link, "the root ‘\(link.text)’ does not stand above this fragment")
    }
    guard rootPath != FilePath(path) else {
      return report(
        .cyclicParts, "this fragment names itself as its root", link, "the path of the root",
        "name the root instead")
    }
    sources = []
    guard let root = read(rootPath.text, askedBy: link), let rootDocument = root.document else {
      sources.append(first.source)
      return
    }
    self.rootPath = rootPath.text
    name = rootPath.name
    if let next = self.link(in: rootDocument) {
      sources.append(first.source)
      let leadsBack = rootPath.resolving(next.text) == FilePath(path)
      return report(
        .cyclicParts,
        "‘\(link.text)’ is a fragment too, of \(leadsBack ? "this file" : "‘\(next.text)’")", link,
        "the path of the root", "name a file that has ‘modalflow’ and ‘start’",
        related: [Label(next.place, "here")])
    }
    gatherParts(of: root, rootDocument, asked: (first, link))
  }

  /// A file that was read.
  struct Read {
    let path: FilePath
    let source: SourceFile
    let document: YAMLNode?
  }

  private mutating func gatherParts(
    of root: Read, _ document: YAMLNode, asked: (read: Read, link: YAMLNode)?
  ) {
    documents = [document]
    var seen: [FilePath: YAMLNode] = [:]
    let parts = document.value(of: Key.parts.rawValue)
    for element in (parts?.listed ?? []) where element.kind == .scalar {
      guard let path = root.path.resolving(element.text), path.isInside(root.path.folder) else {
        reportOutside(element, "‘\(element.text)’ leads out of the root’s folder")
        continue
      }
      if path == root.path {
        report(
          .cyclicParts, "the root names itself as its fragment", element, "the path of another file",
          "leave it out of ‘parts’")
        continue
      }
      if let first = seen[path] {
        report(
          .duplicateName, "the fragment ‘\(element.text)’ is named twice", element, "each fragment once",
          "leave one of them out", related: [Label(first.place, "first named here")])
        continue
      }
      seen[path] = element
      let isAsked = asked?.read.path == path
      guard let part = isAsked ? asked?.read : read(path.text, askedBy: element) else { continue }
      if isAsked { sources.append(part.source) }
      guard let node = part.document else { continue }
      if check(part, node, element, root) { documents.append(node) }
    }
    if let asked, seen[asked.read.path] == nil {
      sources.append(asked.read.source)
      report(
        .unlinkedPart, "‘\(root.source.path)’ does not name this file among its ‘parts’", asked.link,
        "this file in the root’s ‘parts’", "add it to the root’s ‘parts’")
      if let node = asked.read.document { documents.append(node) }
    }
  }

  /// Whether a part is a fragment of this root.
  private mutating func check(_ part: Read, _ node: YAMLNode, _ element: YAMLNode, _ root: Read) -> Bool {
    guard let link = link(in: node) else {
      if node.value(of: Key.modalflow.rawValue) != nil || node.value(of: Key.start.rawValue) != nil {
        report(
          .severalRoots, "‘\(element.text)’ is a root too, not a fragment", element, "a file with ‘part-of’",
          "give it ‘part-of’ in the place of ‘modalflow’ and ‘start’",
          related: [Label(node.pairs.first?.key.place ?? node.place, "a second root")])
        return false
      }
      // The missing ‘part-of’ is reported later.
      return true
    }
    if part.path.resolving(link.text) != root.path {
      let isCycle = seenAsPart(link, part)
      report(
        isCycle ? .cyclicParts : .unlinkedPart,
        isCycle
          ? "‘\(part.source.path)’ names a fragment as its root"
          : "‘part-of’ names ‘\(link.text)’, but ‘\(root.source.path)’ has this file as its fragment", link,
        "the path of the root", "name the root", related: [Label(element.place, "named here")])
    }
    return true
  }

  /// Whether the root of a fragment is another fragment, or itself.
  private func seenAsPart(_ link: YAMLNode, _ part: Read) -> Bool {
    guard let target = part.path.resolving(link.text) else { return false }
    if target == part.path { return true }
    guard case .bytes(let bytes) = files.file(at: target.text) else { return false }
    let stream = YAMLStream.read(bytes, path: target.text, words: KeyTable.words.yaml, limits: limits)
    return stream.documents.first.flatMap { self.link(in: $0) } != nil
  }

  private func link(in document: YAMLNode) -> YAMLNode? {
    let link = document.value(of: Key.partOf.rawValue)
    return link?.kind == .scalar && link?.isMissing == false ? link : nil
  }

  private mutating func read(_ path: String, askedBy node: YAMLNode?) -> Read? {
    let bytes: [UInt8]
    switch files.file(at: path) {
    case .bytes(let found): bytes = found
    case .missing: return report(path, "there is no file ‘\(path)’", node, "a file that exists")
    case .link:
      return report(
        path, "‘\(path)’ is a symbolic link, which is not followed", node, "a file that is no link")
    case .unreadable(let why):
      return report(path, "‘\(path)’ cannot be read: \(why)", node, "a readable file")
    }
    let stream = YAMLStream.read(bytes, path: path, words: KeyTable.words.yaml, limits: limits)
    sources.append(stream.source)
    problems += stream.problems
    if !stream.isComplete { (isComplete, isCutOff) = (false, true) }
    return Read(path: FilePath(path), source: stream.source, document: document(of: stream))
  }

  private mutating func document(of stream: YAMLStream) -> YAMLNode? {
    guard let first = stream.documents.first else {
      if stream.problems.isEmpty {
        problem(
          .documents, "the file is empty", Place(stream.source, Span(0, 0)), "a flow",
          "begin with ‘modalflow: 1’")
      }
      isComplete = false
      return nil
    }
    if stream.documents.count > 1 {
      problem(
        .documents, "the file has \(stream.documents.count) documents", stream.documents[1].place,
        "one document",
        "put each flow into a file of its own")
    }
    guard first.kind == .mapping else {
      if stream.problems.isEmpty || stream.isComplete {
        problem(
          .wrongType, "a flow is a map of keys, here is a \(first.kind == .scalar ? "text" : "list")",
          first.place, "a map that begins with ‘modalflow: 1’", "begin with ‘modalflow: 1’")
      }
      return nil
    }
    return first
  }

  /// Reports a file that was not read.
  private mutating func report(
    _ path: String, _ message: String, _ node: YAMLNode?, _ expected: String
  ) -> Read? {
    isComplete = false
    unread.append(path)
    problems.append(
      Problem(
        FlowProblemCode.file.rawValue, message, at: node?.place, path: node == nil ? path : nil,
        expected: expected,
        help: "check the path"))
    return nil
  }

  private mutating func reportOutside(_ node: YAMLNode, _ message: String) {
    report(
      .outsidePath, message, node, "a path inside the root’s folder", "move the file into the root’s folder")
    isComplete = false
  }

  private mutating func report(
    _ code: FlowProblemCode, _ message: String, _ node: YAMLNode, _ expected: String, _ help: String,
    related: [Label] = []
  ) {
    problems.append(
      Problem(code.rawValue, message, at: node.place, related: related, expected: expected, help: help))
  }

  private mutating func problem(
    _ code: FlowProblemCode, _ message: String, _ place: Place, _ expected: String, _ help: String
  ) {
    problems.append(Problem(code.rawValue, message, at: place, expected: expected, help: help))
  }
}
