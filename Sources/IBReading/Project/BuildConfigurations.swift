/// Files with build settings (`.xcconfig`), by their names, which projects and other such files refer to.
struct BuildConfigurations {
  private struct File {
    var settings: [String: PropertyValue] = [:]
    var includes: [String] = []
  }

  private static let maximumDepth = 64
  private var files: [String: File] = [:]

  /// Reads one: lines `NAME = value`, `#include "other.xcconfig"`, comments behind `//`. A setting for one system or
  /// architecture, `NAME[sdk=…]`, is left out.
  mutating func read(_ bytes: [UInt8], path: String) {
    var file = File()
    var includes: [String] = []
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      if code.hasPrefix("#include") {
        let names = code.split(separator: "\"", omittingEmptySubsequences: false)
        if names.count > 1 { includes.append(Self.lastComponent(String(names[1]))) }
      } else if let equals = code.firstIndex(of: "=") {
        let name = Self.trimmed(code[..<equals])
        var value = Self.trimmed(code[code.index(after: equals)...])
        if value.hasSuffix(";") { value.removeLast() }
        if !name.isEmpty, !name.contains("["), !value.isEmpty { file.settings[name] = .text(value) }
      }
    }
    // Of one that is included again the last time counts, for it changes what came between.
    var seen: Set<String> = []
    file.includes = includes.reversed().filter { seen.insert($0).inserted }.reversed()
    files[Self.lastComponent(path)] = file
  }

  /// The settings of a file, with those of what it includes.
  func settings(of path: String) -> [String: PropertyValue] {
    var known: [String: [String: PropertyValue]] = [:]
    return settings(of: Self.lastComponent(path), 0, &known)
  }

  /// - Parameter known: the settings of the files that were looked at; what includes itself adds nothing to itself.
  private func settings(
    of name: String, _ depth: Int, _ known: inout [String: [String: PropertyValue]]
  ) -> [String: PropertyValue] {
    if let known = known[name] { return known }
    guard depth < Self.maximumDepth, let file = files[name] else { return [:] }
    known[name] = [:]
    var all: [String: PropertyValue] = [:]
    for name in file.includes { all.merge(settings(of: name, depth + 1, &known)) { $1 } }
    all.merge(file.settings) { $1 }
    known[name] = all
    return all
  }

  private static func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
