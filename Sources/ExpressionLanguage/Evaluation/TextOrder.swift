/// Whether two strings have the same scalars. CEL compares text scalar by scalar: unlike `String`, it
/// distinguishes composed from decomposed letters.
func sameText(_ one: String, _ other: String) -> Bool {
  let left = one.utf8
  let right = other.utf8
  return left.count == right.count && left.elementsEqual(right)
}

/// Whether `one` precedes `other` in the order of scalars, which is that of UTF-8 bytes.
func textPrecedes(_ one: String, _ other: String) -> Bool {
  one.utf8.lexicographicallyPrecedes(other.utf8)
}
