#if SwiftSources
/// Whether a written type is only a name.
private func isBare(_ written: String) -> Bool {
  var written = written
  return written.withUTF8 { bytes in
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x3F, 0x21, 0x3C, 0x28: return false
      default: index += 1
      }
    }
    return true
  }
}

/// The name of a written type: without optionals, bindings, generic arguments and `some`.
func bareTypeName(_ written: String) -> String {
  // Fast path, because almost every name is already plain.
  if isBare(written) { return written }
  var name = written[...]
  while let first = name.first, first == " " { name = name.dropFirst() }
  for prefix in ["some ", "any ", "inout ", "@escaping ", "weak "] where name.hasPrefix(prefix) {
    name = name.dropFirst(prefix.count)
  }
  while let last = name.last, last == "?" || last == "!" || last == " " { name = name.dropLast() }
  if name.hasPrefix("("), name.hasSuffix(")"), !name.contains(","), !name.contains("->") {
    return bareTypeName(String(name.dropFirst().dropLast()))
  }
  for wrapper in ["Binding<", "Optional<"] where name.hasPrefix(wrapper) && name.hasSuffix(">") {
    return bareTypeName(String(name.dropFirst(wrapper.count).dropLast()))
  }
  if let bracket = name.firstIndex(of: "<") { name = name[..<bracket] }
  return String(name)
}
#endif
