import Diagnostics
internal import JSON

extension JSONWriter {
  /// The definitions `location` and `place` of a JSON Schema: what ``place(_:_:)`` writes.
  static let placeSchema = #"""
        "location": {
          "type": "object",
          "required": ["line", "column", "utf16Column", "offset"],
          "properties": {
            "line": {"type": "integer", "minimum": 1, "description": "Starts at 1."},
            "column": {"type": "integer", "minimum": 1, "description": "In Unicode scalars, starts at 1."},
            "utf16Column": {"type": "integer", "minimum": 1, "description": "In UTF-16 code units, starts at 1."},
            "offset": {"type": "integer", "minimum": 0, "description": "In bytes of UTF-8, starts at 0."}
          }
        },
        "place": {
          "description": "A span of text; start and end are equal where something is missing.",
          "type": "object",
          "required": ["path", "start", "end"],
          "properties": {
            "path": {"type": "string", "description": "With /, relative to the working folder where possible."},
            "start": {"$ref": "#/$defs/location"},
            "end": {"$ref": "#/$defs/location", "description": "Behind the last character."}
          }
        }
    """#

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
