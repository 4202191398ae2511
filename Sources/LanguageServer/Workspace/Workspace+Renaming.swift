import Diagnostics
import FlowChecking
import FlowModel
internal import JSON

extension Workspace {
  mutating func prepareRename(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let (use, _) = try uses(params), use.subject.isRenamable else { return .null }
    return [
      "range": abilities.encoding.range(use.place), "placeholder": .text(use.place.text),
    ]
  }

  /// Renames an element in all files. The result is first tested in memory: every use must still refer to the
  /// same element.
  mutating func rename(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let name = params["newName"]?.text else { throw .missing("newName") }
    guard let (use, all) = try uses(params), use.subject.isRenamable else {
      throw ResponseError(.requestFailed, "there is no screen, flag, work or unsaved work here")
    }
    if let refusal = FlowReader.refusal(of: name, for: use.subject) {
      throw ResponseError(.requestFailed, refusal)
    }
    let document = try document(params)
    let before = reading(document).reading
    let renamed = use.subject.renamed(to: name)
    if name != use.subject.name, before.names.contains(where: { $0.subject == renamed }) {
      throw ResponseError(.requestFailed, "there is a \(renamed.noun) ‘\(name)’ already")
    }
    if let fault = before.problems.first(where: \.isAboutText),
      all.contains(where: { $0.place.file === fault.place?.file })
    {
      throw ResponseError(.requestFailed, "nothing is renamed in a file that is no text: \(fault.message)")
    }
    let changes = all.map { TextChange($0.place, name) }
    var texts = Dictionary(documents.values.map { ($0.path, $0.file.bytes) }) { $1 }
    for source in before.sources where changes.contains(where: { $0.place.file === source }) {
      texts[source.absolutePath] = changes.applied(to: source)
    }
    let after = LiveReading(path: document.path, unsaved: UnsavedTexts(texts)).reading
    guard after.problems.count <= before.problems.count,
      after.names.tally == before.names.tally(renaming: use.subject, to: name)
    else {
      throw ResponseError(
        .requestFailed, "‘\(name)’ would mean something else in some places, or nothing")
    }
    return edit(changes)
  }

  /// The edits for the client.
  func edit(_ changes: [TextChange]) -> JSONValue {
    var files: [(path: String, edits: [JSONValue])] = []
    for change in changes {
      let path = change.place.file.absolutePath
      let json: JSONValue = [
        "range": abilities.encoding.range(change.place), "newText": .text(change.replacement),
      ]
      if let index = files.firstIndex(where: { $0.path == path }) {
        files[index].edits.append(json)
      } else {
        files.append((path, [json]))
      }
    }
    guard abilities.documentChanges else {
      return [
        "changes": .object(files.map { (uri(ofPath: $0.path), JSONValue.array($0.edits)) })
      ]
    }
    return [
      "documentChanges": .array(
        files.map { path, edits in
          let version = documents.values.first { $0.path == path }?.version
          return [
            "textDocument": [
              "uri": .text(uri(ofPath: path)), "version": version.map { .int($0) } ?? .null,
            ],
            "edits": .array(edits),
          ]
        })
    ]
  }
}

extension Problem {
  /// Whether the file contains bytes or characters that YAML does not permit. They were replaced while
  /// reading; the replacements must not be written back to the file.
  fileprivate var isAboutText: Bool { code == "ill-formed-text" || code == "control-character" }
}

extension NameUse.Subject {
  /// Buttons are identified by their label and unwind actions by their selector, so these cannot be renamed.
  var isRenamable: Bool {
    switch self {
    case .screen, .flag, .work, .point: true
    case .button, .unwind: false
    }
  }

  /// The same element under another name.
  func renamed(to name: String) -> Self {
    switch self {
    case .screen: .screen(name)
    case .work: .work(name)
    case .point(let screen, _): .point(screen: screen, name: name)
    case .flag(let old):
      old.contains(".") ? .flag(old.prefix { $0 != "." } + "." + name) : .flag(name)
    case .button, .unwind: self
    }
  }

  /// The same element after another element, which may be part of its name, was renamed.
  fileprivate func after(renaming subject: Self, to name: String) -> Self {
    if self == subject { return renamed(to: name) }
    guard case .screen(let old) = subject else { return self }
    switch self {
    case .point(old, let point): return .point(screen: name, name: point)
    case .flag(let flag) where flag.hasPrefix(old + "."):
      return .flag(name + flag.dropFirst(old.count))
    default: return self
    }
  }
}

extension [NameUse] {
  /// How often each element is used. Buttons are left out, because their paths contain names of screens.
  fileprivate var tally: [NameUse.Subject: Int] {
    reduce(into: [:]) { counts, use in
      if case .button = use.subject { return }
      counts[use.subject, default: 0] += 1
    }
  }

  fileprivate func tally(renaming subject: NameUse.Subject, to name: String) -> [NameUse.Subject: Int] {
    map { use in
      var use = use
      use.subject = use.subject.after(renaming: subject, to: name)
      return use
    }.tally
  }
}
