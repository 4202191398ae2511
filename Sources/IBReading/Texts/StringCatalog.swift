internal import YAMLTree

/// Reads string catalogs (`.xcstrings`), which are JSON.
enum StringCatalog {
  /// The texts of the source language by key; a key without a text is its own. Nil where it is no catalog.
  static func read(_ bytes: [UInt8], path: String) -> [String: String]? {
    let stream = YAMLStream.read(bytes, path: path, limits: YAMLLimits(maximumBytes: 64 << 20))
    guard let root = stream.documents.first, let strings = root.value(of: "strings") else { return nil }
    let language = root.value(of: "sourceLanguage")?.text ?? "en"
    var texts: [String: String] = [:]
    for pair in strings.pairs {
      let unit = pair.value.value(of: "localizations")?.value(of: language)?.value(of: "stringUnit")
      if let text = unit?.value(of: "value")?.text { texts[pair.key.text] = text }
    }
    return texts
  }
}
