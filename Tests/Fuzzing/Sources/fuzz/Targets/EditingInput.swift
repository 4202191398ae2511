import Diagnostics
import FlowChecking
import FlowModel
import JSON

@testable import LanguageServer

/// Somebody edits a flow. The first line says where the cursor is, where a change ends, and what is written there:
/// `LINE CHARACTER LINE CHARACTER TEXT`. The rest is the text of `flow.yaml`, behind a line `===` that of `part.yaml`.
///
/// Everything an editor may ask is asked there, before and after the change, and names are changed there and back.
enum EditingInput {
  private static let rootPath = "/nowhere/flow.yaml"
  private static let partPath = "/nowhere/part.yaml"

  static func run(_ bytes: [UInt8]) {
    if bytes.count > 4_096 { return }
    let head = bytes.prefix { $0 != 0x0A }
    let words = String(decoding: head, as: UTF8.self).split(separator: " ", maxSplits: 4)
    let numbers = (0..<4).map { $0 < words.count ? Int(words[$0]) ?? 0 : 0 }
    let written = words.count > 4 ? String(words[4]) : ""
    let rest = String(decoding: bytes.dropFirst(head.count + 1), as: UTF8.self)
    var texts = [rest]
    if let range = rest.firstRange(of: "\n===\n") {
      texts = [String(rest[..<range.lowerBound]) + "\n", String(rest[range.upperBound...])]
    }
    var workspace = Workspace()
    var request = ConfigurationRequest()
    request.isDisabled = true
    request.isBaselineDisabled = true
    request.limits = PlayLimits(facts: 1_000, mebibytes: 64)
    workspace.settings = LiveSettings(request)
    workspace.abilities.encoding = [.utf16, .utf8, .utf32][bytes.count % 3]
    workspace.abilities.documentChanges = true
    for (path, text) in zip([rootPath, partPath], texts) {
      let uri = FileURI.uri(path)
      precondition(FileURI.path(uri) == path)
      workspace.set(OpenDocument(uri: uri, version: 1, text: text), at: uri)
    }
    let start: JSONValue = ["line": .int(numbers[0]), "character": .int(numbers[1])]
    let end: JSONValue = ["line": .int(numbers[2]), "character": .int(numbers[3])]
    ask(&workspace, at: start)
    rename(workspace, at: start, to: written)
    check(workspace)
    change(&workspace, start, end, written)
    ask(&workspace, at: start)
  }

  private static func ask(_ workspace: inout Workspace, at position: JSONValue) {
    for path in [rootPath, partPath] {
      guard let document = workspace.documents[FileURI.uri(path)] else { continue }
      let params: JSONValue = [
        "textDocument": ["uri": .text(document.uri)], "position": position, "newName": "renamed",
      ]
      look(at: try? workspace.completion(params))
      look(at: try? workspace.hover(params))
      look(at: try? workspace.definition(params))
      look(at: try? workspace.references(params))
      look(at: try? workspace.highlights(params))
      look(at: try? workspace.prepareRename(params))
      look(at: try? workspace.documentSymbols(params))
      // A position leads to a byte, and that byte to a position of its own.
      let encoding = workspace.abilities.encoding
      guard let offset = encoding.offset(position, in: document.file) else { continue }
      let back = encoding.offset(encoding.position(of: offset, in: document.file), in: document.file)
      precondition(back == offset, "byte \(offset) came back as \(back ?? -1)")
    }
  }

  private static func check(_ workspace: Workspace) {
    let check = LiveCheck(
      path: rootPath, unsaved: workspace.unsaved, settings: workspace.settings, depth: .written)
    let result = check.run()
    look(at: workspace.diagnostics(of: result, and: []))
    for problem in result.outcome.report.problems.prefix(3) { look(at: result.replacement(of: problem)) }
    for finding in result.outcome.report.findings.prefix(3) {
      look(at: result.allowance(of: finding, reason: "because"))
    }
  }

  /// Writes a text between two positions, and holds what is said of places that moved.
  private static func change(
    _ workspace: inout Workspace, _ start: JSONValue, _ end: JSONValue, _ text: String
  ) {
    guard var document = workspace.documents[FileURI.uri(rootPath)] else { return }
    let old = document.file
    let names = workspace.reading(document).reading.names.map(\.place).filter { $0.file.bytes == old.bytes }
    let change: JSONValue = ["range": ["start": start, "end": end], "text": .text(text)]
    do {
      try document.apply([change], version: 2, workspace.abilities.encoding)
    } catch {
      fatalError("the change was refused: \(error.message)")
    }
    let moved = MovedPlaces(from: old, to: document.file)
    for place in names {
      if let new = moved.place(place) {
        precondition(new.text == place.text, "‘\(place.text)’ is now at ‘\(new.text)’")
      }
    }
    workspace.set(document, at: document.uri)
  }

  /// Another name and then the old one again leave the texts as they were.
  private static func rename(_ workspace: Workspace, at position: JSONValue, to name: String) {
    var before = workspace
    let uri = FileURI.uri(rootPath)
    guard let (use, all) = try? before.uses(params(uri, position)),
      let edit = try? before.rename(params(uri, position, name))
    else { return }
    // What stands behind an alias or in quotes is written in another way than it is called.
    let old = use.place.text
    guard all.allSatisfy({ $0.place.text == old }), old == use.subject.name,
      FlowReader.refusal(of: old, for: use.subject) == nil
    else { return }
    for (one, next) in zip(all, all.dropFirst()) where one.place.file === next.place.file {
      precondition(
        one.place.span.end <= next.place.span.start, "‘\(old)’ is to be renamed twice at one place")
    }
    var after = before
    apply(edit, to: &after)
    let first = before.abilities.encoding.position(of: Int(use.place.span.start), in: use.place.file)
    // Where an earlier use on the same line moved it, it is somewhere else.
    let isFirst = !all.contains {
      $0.place.file === use.place.file && $0.place.span.start < use.place.span.start
    }
    guard isFirst else { return }
    let back: JSONValue
    do {
      back = try after.rename(params(uri, first, old))
    } catch {
      fatalError(
        "‘\(old)’ became ‘\(name)’, and cannot become it again at \(first.written): \(error.message)")
    }
    apply(back, to: &after)
    for (uri, document) in before.documents {
      let now = after.documents[uri]?.file.bytes ?? []
      precondition(document.file.bytes == now, "not the same again: \(String(decoding: now, as: UTF8.self))")
    }
  }

  private static func params(_ uri: String, _ position: JSONValue, _ name: String = "") -> JSONValue {
    ["textDocument": ["uri": .text(uri)], "position": position, "newName": .text(name)]
  }

  /// Carries out an edit as a client does: its ranges count from the text before all of them.
  private static func apply(_ edit: JSONValue, to workspace: inout Workspace) {
    for file in edit["documentChanges"]?.elements ?? [] {
      guard let uri = file["textDocument"]?["uri"]?.text, var document = workspace.documents[uri] else {
        continue
      }
      let encoding = workspace.abilities.encoding
      let old = document.file
      let changes = (file["edits"]?.elements ?? []).map { edit -> JSONValue in
        ["range": edit["range"] ?? .null, "text": edit["newText"] ?? .null]
      }.sorted {
        (encoding.offset($0["range"]?["start"], in: old) ?? 0)
          > (encoding.offset($1["range"]?["start"], in: old) ?? 0)
      }
      do {
        try document.apply(changes, version: nil, encoding)
      } catch {
        fatalError("an edit was refused: \(error.message)")
      }
      workspace.set(document, at: uri)
    }
  }
}
