#if SwiftSources
/// What stands in a written type that is more than a name.
private let marksOfTypes: Set<UInt8> = Set(" ?!<(".utf8)

/// A type as written, reduced to its name: without optionals, bindings, generic arguments and `some`.
func bareTypeName(_ written: String) -> String {
  // Nearly every name is bare.
  if written.utf8.allSatisfy({ !marksOfTypes.contains($0) }) { return written }
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
