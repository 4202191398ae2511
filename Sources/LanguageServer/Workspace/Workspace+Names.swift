import Diagnostics
import FlowChecking
import FlowModel
internal import JSON

/// Finds where names are defined and used, in all files of a flow.
extension Workspace {
  /// The name at a place, and all uses of the same element, ordered by file and place.
  mutating func uses(_ params: JSONValue) throws(ResponseError) -> (use: NameUse, all: [NameUse])? {
    let document = try place(params).document
    let reading = reading(document).reading
    let names = reading.names
    let text = text(of: document, among: reading.sources)
    guard let offset = abilities.encoding.offset(params["position"], in: text) else {
      throw .missing("position")
    }
    guard let use = names.covering(offset, in: document) else { return nil }
    let same = names.filter { $0.subject == use.subject }.sorted {
      ($0.place.file.path, $0.place.span.start) < ($1.place.file.path, $1.place.span.start)
    }
    return (use, same)
  }

  mutating func definition(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    if let (_, all) = try uses(params) {
      return .array(all.filter(\.isDefinition).map { location($0.place) })
    }
    let (document, offset) = try place(params)
    return try file(at: offset, in: document)
  }

  /// The file that a path in ‘parts’ or ‘part-of’ refers to.
  private mutating func file(at offset: Int, in document: OpenDocument) throws(ResponseError) -> JSONValue {
    let sources = reading(document).reading.sources
    guard let target = FlowLink(at: offset, in: document.file, among: sources)?.target else { return .null }
    return .array([location(Place(target, Span(0, 0)))])
  }

  mutating func references(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let withDefinition = params["context"]?["includeDeclaration"]?.isTrue ?? true
    let all = try uses(params)?.all ?? []
    return .array(all.filter { withDefinition || !$0.isDefinition }.map { location($0.place) })
  }

  mutating func highlights(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    let all = try uses(params)?.all ?? []
    return .array(
      all.filter { $0.place.file.absolutePath == document.path }.map {
        ["range": abilities.encoding.range($0.place), "kind": $0.isDefinition ? 3 : 2]
      })
  }
}

extension [NameUse] {
  /// The name that contains or ends at a byte; the shortest if there are several.
  func covering(_ offset: Int, in document: OpenDocument) -> NameUse? {
    filter { use in
      use.place.span.start <= offset && offset <= use.place.span.end
        && use.place.file.absolutePath == document.path
    }.min { $0.place.span.length < $1.place.span.length }
  }
}
