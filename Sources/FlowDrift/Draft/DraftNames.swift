internal import FlowModel

/// Gives each screen of a draft an id: the type's name in kebab case, without common endings.
struct DraftNames {
  private var used: Set<String> = []
  private var byType: [String: String] = [:]

  /// - Parameter flow: a flow whose ids must not be used again.
  init(beside flow: KnownFlow? = nil) {
    guard let flow = flow?.flow else { return }
    used = Set(flow.screens.map(\.id))
    for screen in flow.screens {
      for tie in screen.code where byType[tie.name] == nil { byType[tie.name] = screen.id }
    }
  }

  private static let endings = [
    "TableViewController", "CollectionViewController", "NavigationViewController", "NavigationController",
    "ViewController", "HostingController", "Controller", "Screen", "View",
  ]

  /// Whether a text has the form of the name of an SF Symbol, and is not code that makes a picture.
  static func isSymbol(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == ".") }
  }

  /// The id of a type; the same one each time.
  mutating func id(ofType type: String) -> String {
    if let known = byType[type] { return known }
    var name = type.hasPrefix("scene:") ? String(type.dropFirst("scene:".count)) : type
    let parts = name.split(separator: ".")
    name = parts.last.map(String.init) ?? name
    // `Editor.View` is named after the outer type.
    if parts.count > 1, Self.endings.contains(name) { name = parts.dropLast().joined(separator: "-") }
    if let ending = Self.endings.first(where: { name.hasSuffix($0) && name.count > $0.count }) {
      name.removeLast(ending.count)
    }
    let id = unused(name)
    byType[type] = id
    return id
  }

  /// A new id, made from a text.
  mutating func unused(_ text: String) -> String {
    var base = Self.kebab(text)
    if base.first.map({ !$0.isLetter }) ?? true { base = "screen" + (base.isEmpty ? "" : "-" + base) }
    if NameSyntax.refused.contains(base) { base += "-screen" }
    var id = base
    var count = 2
    while !used.insert(id).inserted {
      id = "\(base)-\(count)"
      count += 1
    }
    return id
  }

  private static let maximumLength = 40

  /// `URIMainIcon` becomes `uri-main-icon`; only ASCII letters and digits, at most 40.
  static func kebab(_ text: String) -> String {
    var result = ""
    let letters = Array(text.unicodeScalars)
    for (index, letter) in letters.enumerated() {
      let isUpper = (0x41...0x5A).contains(letter.value)
      let isLower = (0x61...0x7A).contains(letter.value)
      let isDigit = (0x30...0x39).contains(letter.value)
      guard isUpper || isLower || isDigit else {
        if result.last != "-", !result.isEmpty { result += "-" }
        continue
      }
      let before = index > 0 ? letters[index - 1].value : 0
      let after = index + 1 < letters.count ? letters[index + 1].value : 0
      let beginsWord =
        isUpper
        && ((0x61...0x7A).contains(before) || (0x30...0x39).contains(before)
          || (0x41...0x5A).contains(before) && (0x61...0x7A).contains(after))
      if beginsWord, result.last != "-", !result.isEmpty { result += "-" }
      result.unicodeScalars.append(isUpper ? Unicode.Scalar(UInt8(letter.value + 32)) : letter)
      if result.count > maximumLength { break }
    }
    if result.count > maximumLength {
      // Cuts between words, unless there is only one word.
      let end = result.lastIndex(of: "-") ?? result.index(result.startIndex, offsetBy: maximumLength)
      result = String(result[..<end])
    }
    while result.last == "-" { result.removeLast() }
    return result
  }
}
