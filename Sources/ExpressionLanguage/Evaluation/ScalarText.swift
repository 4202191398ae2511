/// Text compared scalar by scalar, as CEL does: unlike `String`, it tells composed from decomposed letters.
struct ScalarText: Hashable, Sendable {
  let string: String

  init(_ string: String) { self.string = string }

  static func == (one: ScalarText, other: ScalarText) -> Bool { sameText(one.string, other.string) }

  func hash(into hasher: inout Hasher) {
    for byte in string.utf8 { hasher.combine(byte) }
  }
}

/// Whether two strings have the same scalars.
func sameText(_ one: String, _ other: String) -> Bool {
  let left = one.utf8
  let right = other.utf8
  return left.count == right.count && left.elementsEqual(right)
}

/// Whether `one` comes before `other` by scalars; the order of UTF-8 bytes is the same.
func textPrecedes(_ one: String, _ other: String) -> Bool {
  one.utf8.lexicographicallyPrecedes(other.utf8)
}
