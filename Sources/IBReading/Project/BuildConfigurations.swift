/// Files with build settings (`.xcconfig`), by their names, which projects and other such files refer to.
struct BuildConfigurations {
  private struct File {
    var settings: [String: PropertyValue] = [:]
    var includes: [String] = []
  }

  private static let maximumDepth = 8
  private var files: [String: File] = [:]

  /// Reads one: lines `NAME = value`, `#include "other.xcconfig"`, comments behind `//`. A setting for one system or
  /// architecture, `NAME[sdk=…]`, is left out.
  mutating func read(_ bytes: [UInt8], path: String) {
    var file = File()
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      if code.hasPrefix("#include") {
        let names = code.split(separator: "\"", omittingEmptySubsequences: false)
        if names.count > 1 { file.includes.append(Self.lastComponent(String(names[1]))) }
      } else if let equals = code.firstIndex(of: "=") {
        let name = Self.trimmed(code[..<equals])
        var value = Self.trimmed(code[code.index(after: equals)...])
        if value.hasSuffix(";") { value.removeLast() }
        if !name.isEmpty, !name.contains("["), !value.isEmpty { file.settings[name] = .text(value) }
      }
    }
    files[Self.lastComponent(path)] = file
  }

  /// The settings of a file, with those of what it includes.
  func settings(of path: String, _ depth: Int = 0) -> [String: PropertyValue] {
    guard depth < Self.maximumDepth, let file = files[Self.lastComponent(path)] else { return [:] }
    var all: [String: PropertyValue] = [:]
    for name in file.includes { all.merge(settings(of: name, depth + 1)) { $1 } }
    return all.merging(file.settings) { $1 }
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
