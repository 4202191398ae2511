internal import OperatingSystem

/// A path pattern: `*` and `?` within a name, `**` for folders, `[a-z]` and `[!a-z]`.
struct Glob: Sendable {
  private let parts: [[Character]]

  /// Creates a pattern; its names are separated by `/`.
  init(_ pattern: String) {
    parts = Path.normalized(pattern).split(separator: "/").map(Array.init)
  }

  /// Whether a text contains a character with a special meaning in patterns.
  static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

  /// The folder before the first name with such a character: where a search can start.
  static func fixedFolder(of pattern: String) -> String {
    let names = Path.normalized(pattern).split(separator: "/", omittingEmptySubsequences: true)
    let fixed = names.prefix { !isPattern(String($0)) }.joined(separator: "/")
    return pattern.hasPrefix("/") ? "/" + fixed : (fixed.isEmpty ? "." : fixed)
  }

  /// Whether the whole path matches. Cost: at most the product of both lengths.
  func matches(_ path: String) -> Bool {
    let names = Path.normalized(path).split(separator: "/").map(Array.init)
    return Self.match(parts[...], names[...]) { Self.match(name: $1, pattern: $0[...]) }
  }

  /// `**` stands for any number of names, including none.
  private static func match(
    _ patterns: ArraySlice<[Character]>, _ names: ArraySlice<[Character]>,
    _ matchesName: ([Character], ArraySlice<Character>) -> Bool
  ) -> Bool {
    var reachable = Set([names.startIndex])
    for pattern in patterns {
      var next: Set<Int> = []
      if pattern == ["*", "*"] {
        if let first = reachable.min() { next = Set(first...names.endIndex) }
      } else {
        for index in reachable where index < names.endIndex && matchesName(pattern, names[index][...]) {
          next.insert(index + 1)
        }
      }
      reachable = next
    }
    return reachable.contains(names.endIndex)
  }

  private static func match(name: ArraySlice<Character>, pattern: ArraySlice<Character>) -> Bool {
    var reachable = Set([name.startIndex])
    var rest = pattern
    while let sign = rest.first {
      rest = rest.dropFirst()
      if sign == "*" {
        if let first = reachable.min() { reachable = Set(first...name.endIndex) }
        continue
      }
      let accepts: (Character) -> Bool
      if sign == "?" {
        accepts = { _ in true }
      } else if sign == "[", let close = rest.dropFirst().firstIndex(of: "]") {
        let members = rest[..<close]
        rest = rest[(close + 1)...]
        accepts = { Self.bracket(members, accepts: $0) }
      } else {
        accepts = { $0 == sign }
      }
      reachable = Set(reachable.filter { $0 < name.endIndex && accepts(name[$0]) }.map { $0 + 1 })
    }
    return reachable.contains(name.endIndex)
  }

  private static func bracket(_ members: ArraySlice<Character>, accepts character: Character) -> Bool {
    let negated = members.first == "!" || members.first == "^"
    var rest = negated ? members.dropFirst() : members
    var found = false
    while let low = rest.first {
      rest = rest.dropFirst()
      if rest.first == "-", rest.count > 1 {
        rest = rest.dropFirst()
        if let high = rest.popFirst(), low <= character, character <= high { found = true }
      } else if low == character {
        found = true
      }
    }
    return found != negated
  }
}
