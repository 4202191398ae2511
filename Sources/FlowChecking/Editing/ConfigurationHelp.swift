public import Diagnostics
internal import YAMLTree

/// The description of a place in a configuration file, and completions for it.
public enum ConfigurationHelp {
  /// A completion.
  public struct Offer: Hashable, Sendable {
    /// The text in the list.
    public let label: String
    /// The text to insert.
    public let insertion: String
    /// A short description.
    public let detail: String
  }

  /// The description of the key at a byte offset, or of the key whose value stands there; nil if there is none.
  public static func explanation(at offset: Int, in file: SourceFile) -> (place: Place, text: String)? {
    guard let found = Spot(at: offset, in: file.bytes) else { return nil }
    let place = Place(file, found.span)
    if !found.isKey {
      guard let entry = found.entry, !found.text.isEmpty else { return nil }
      let key = entry.key.rawValue
      let text = "**`\(found.text)`** (`\(key)`)\n\n*`\(key)`:* \(entry.says)\n\n"
      return (place, text + "*Value:* \(entry.type.reference)  \n*Absent means:* \(entry.absent)")
    }
    let entries = ConfigurationTable.entries(of: found.form)
    guard let entry = entries.first(where: { $0.key.rawValue == found.text }) else { return nil }
    let text =
      "**`\(entry.key.rawValue)`**, a key of \(found.form.noun)\n\n\(entry.says)\n\n"
      + "*Value:* \(entry.type.reference)  \n*Absent means:* \(entry.absent)"
    return (place, text)
  }

  /// The completions at a byte offset, and the span that they replace.
  public static func offers(
    at offset: Int, in file: SourceFile, rules: [RuleDescription]
  ) -> (replaced: Span, offers: [Offer]) {
    let bytes = file.bytes
    let offset = min(max(offset, 0), bytes.count)
    var start = offset
    while start > 0, isOfWord(bytes[start - 1]) { start -= 1 }
    var end = offset
    while end < bytes.count, isOfWord(bytes[end]) { end += 1 }
    let isKeyAlready = bytes[end...].first { $0 != 0x20 } == 0x3A
    var offers: [Offer] = []
    for ending in isKeyAlready ? [""] : [":", ""] {
      let text = Array(bytes[..<start]) + Array("zzcursorzz\(ending)".utf8) + Array(bytes[end...])
      guard let spot = Spot(at: start, in: text), spot.isWhole else { continue }
      for offer in spot.offers(rules, isKeyAlready) where !offers.contains(where: { $0.label == offer.label })
      {
        offers.append(offer)
      }
    }
    return (Span(start, end), offers)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }
}

/// The word at a byte offset of a configuration file, with its row of the table.
private struct Spot {
  let text: String
  let span: Span
  let isKey: Bool
  /// Whether the word is its whole scalar.
  let isWhole: Bool
  /// The kind of map that contains it, or its key.
  let form: ConfigurationForm
  /// The row of the key, if the word is its value.
  let entry: ConfigurationEntry?
  let siblings: [String]

  init?(at offset: Int, in bytes: [UInt8]) {
    let stream = YAMLStream.read(bytes, path: "")
    guard var node = stream.documents.first else { return nil }
    var form = ConfigurationForm.file
    var entry: ConfigurationEntry?
    var siblings: [String] = []
    /// Whether it is in a map with free names, or in a map whose keys are rules or severities.
    var isNamed = false
    while true {
      switch node.kind {
      case .scalar:
        text = node.text
        span = node.span
        isKey = false
        isWhole = Int(node.span.start) == offset
        (self.form, self.entry, self.siblings) = (form, entry, siblings)
        return
      case .sequence:
        guard let next = node.elements.first(where: { $0.covers(offset) }) else { return nil }
        node = next
      case .mapping:
        if let key = node.pairs.first(where: { $0.key.covers(offset) })?.key {
          text = key.text
          span = key.span
          isKey = !isNamed
          isWhole = Int(key.span.start) == offset
          (self.form, self.entry) = (form, entry)
          self.siblings = node.pairs.filter { $0.key != key }.map(\.key.text)
          return
        }
        guard let pair = node.pairs.first(where: { $0.value.covers(offset) }) else { return nil }
        if isNamed {
          isNamed = false
        } else {
          entry = ConfigurationTable.entries(of: form).first { $0.key.rawValue == pair.key.text }
          switch entry?.type {
          case .map(let inner): (form, isNamed) = (inner, true)
          case .list(let inner): form = inner
          case .severities, .parameters: isNamed = true
          default: break
          }
        }
        siblings = node.pairs.map(\.key.text)
        node = pair.value
      }
    }
  }

  func offers(_ rules: [RuleDescription], _ isKeyAlready: Bool) -> [ConfigurationHelp.Offer] {
    if isKey {
      return ConfigurationTable.entries(of: form).filter { !siblings.contains($0.key.rawValue) }.map {
        .init(
          label: $0.key.rawValue, insertion: isKeyAlready ? $0.key.rawValue : $0.key.rawValue + ": ",
          detail: $0.type.reference.filter { $0 != "`" })
      }
    }
    switch entry?.type {
    case .words(let words): return words.map { .init(label: $0, insertion: $0, detail: "") }
    case .selectors, .severities, .parameters:
      let categories = Set(rules.map(\.category)).sorted()
      return (["all"] + Severity.allCases.map(\.word) + categories).map {
        .init(label: $0, insertion: $0, detail: "")
      }
        + rules.map { .init(label: $0.id, insertion: $0.id, detail: $0.title) }
    default: return []
    }
  }
}

extension YAMLNode {
  fileprivate func covers(_ offset: Int) -> Bool {
    Int(span.start) <= offset && offset <= Int(span.end) && span.length > 0 && !isAlias
  }
}
