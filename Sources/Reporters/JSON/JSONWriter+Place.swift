import Diagnostics
internal import JSON

extension JSONWriter {
  /// A place with its lines, columns and offsets; null for none.
  mutating func place(_ key: String, _ place: Place?) {
    guard let place else { return null(key) }
    object(key) { json in
      json.value("path", place.file.path)
      for (key, offset) in [("start", Int(place.span.start)), ("end", Int(place.span.end))] {
        let offset = min(max(offset, 0), place.file.bytes.count)
        let location = place.file.location(of: offset)
        json.object(key, inline: true) { json in
          json.value("line", location.line)
          json.value("column", location.column)
          json.value("utf16Column", location.utf16Column)
          json.value("offset", offset)
        }
      }
    }
  }

  /// A text; null for none.
  mutating func textOrNull(_ key: String, _ text: String?) {
    if let text { value(key, text) } else { null(key) }
  }
}
