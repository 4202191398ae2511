#if SwiftSources
/// Whether nothing stands in a written type that is more than a name.
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

/// A type as written, reduced to its name: without optionals, bindings, generic arguments and `some`.
func bareTypeName(_ written: String) -> String {
  // Nearly every name is bare.
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
