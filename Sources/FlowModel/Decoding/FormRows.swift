import Diagnostics
import YAMLTree

/// Reads one map of a flow by the table of its form.
struct FormRows: MappingDecoder {
  let decoder: FormDecoder
  let keys: FormKeys
  /// A key that is optional here, although the form requires it.
  let optional: Key?
  let isEmpty: Bool

  var requiredRows: [Int] {
    guard !decoder.isCutOff, decoder.isComplete || !isEmpty else { return [] }
    return optional == nil ? keys.required : keys.required.filter { keys.keys[$0] != optional }
  }

  func row(of name: YAMLNode) -> Int? { decoder.row(of: name, in: keys) }

  func reportUnknown(_ name: YAMLNode, _ value: YAMLNode, at position: Int, in map: YAMLNode) -> Int? {
    decoder.reportUnknownKey(name, value: value, at: position, in: map, keys)
  }

  func accepts(_ value: YAMLNode, behind name: YAMLNode, row: Int) -> Bool {
    let shapes = keys.shapes[row]
    switch value.kind {
    case .scalar:
      if value.isMissing || isBareAnchor(value) {
        if keys.isMap[row] { return true }
        decoder.reportMissingValue(name, keys.entries[row])
        return false
      }
      if shapes.contains(.text), !keys.takesOneOnly[row] || decoder.isOne(value, of: keys.entries[row].type) {
        return !decoder.isTagged(value)
      }
    case .sequence: if shapes.contains(.list) { return true }
    case .mapping: if shapes.contains(.map) { return true }
    }
    decoder.reportWrongType(value, keys.entries[row])
    // Names that would be defined here are missing, so references to them are not reported.
    if keys.isMap[row] { decoder.isComplete = false }
    return false
  }

  func reportMissing(_ row: Int, in map: YAMLNode) {
    decoder.reportMissing(keys.entries[row], in: map, keys.form)
  }

  /// Whether it is `&name` without a value: an unquoted text that begins with `&`.
  private func isBareAnchor(_ value: YAMLNode) -> Bool {
    let start = Int(value.span.start)
    return value.style == .plain && value.source.bytes[start] == 0x26
  }
}
