import FlowModel
import Foundation
import UIKitSemantics

/// Makes the text of a flow smaller as long as something stays true of it: without blocks, without elements of lists and maps,
/// without branches, with one screen in place of two.
struct FlowShrinker {
  private let holds: (String) -> Bool
  private(set) var text: String

  init(_ text: String, while holds: @escaping (String) -> Bool) {
    self.text = text
    self.holds = holds
  }

  /// The smallest text that is found by one removal after the other.
  mutating func shrink() {
    var changes = true
    while changes {
      changes = false
      for shorten in [Self.withoutBlock, Self.withoutElement, Self.withoutScreen, Self.simpler] {
        // Texts are numbered from the end, where what is removed is named by nothing that follows.
        var position = 0
        while let candidate = shorten(text, position) {
          if candidate != text, holds(candidate) {
            text = candidate
            changes = true
          } else {
            position += 1
          }
        }
      }
    }
  }

  /// Without a line and all that is written deeper beneath it.
  private static func withoutBlock(_ text: String, _ position: Int) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    guard position < lines.count else { return nil }
    let first = lines.count - 1 - position
    func depth(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    var end = first + 1
    while end < lines.count, depth(lines[end]) > depth(lines[first]) { end += 1 }
    lines.removeSubrange(first..<end)
    return lines.joined(separator: "\n") + "\n"
  }

  /// A list or map in one line, with the places of its elements.
  private struct Group {
    let isList: Bool
    let open: Int
    var elements: [Range<Int>] = []
  }

  private static func groups(_ text: [Character]) -> [Group] {
    var (open, all): ([(Group, Int)], [Group]) = ([], [])
    for (index, character) in text.enumerated() {
      switch character {
      case "[", "{": open.append((Group(isList: character == "[", open: index), index + 1))
      case ",":
        guard let (_, start) = open.last else { continue }
        open[open.count - 1].0.elements.append(start..<index)
        open[open.count - 1].1 = index + 1
      case "]", "}":
        guard let (last, start) = open.popLast() else { continue }
        var group = last
        group.elements.append(start..<index)
        all.append(group)
      default: break
      }
    }
    return all.sorted { $0.open > $1.open }
  }

  /// Without one element of a list or map, or with what a list within it holds in its place.
  private static func withoutElement(_ text: String, _ position: Int) -> String? {
    let characters = Array(text)
    let groups = groups(characters)
    var number = position
    for group in groups {
      for (place, element) in group.elements.enumerated() {
        let inner = groups.filter { $0.isList && element.contains($0.open) && group.isList }
        if number == 0 {
          let from = place == 0 ? element.lowerBound : element.lowerBound - 1
          let to = place == 0 && group.elements.count > 1 ? element.upperBound + 1 : element.upperBound
          return String(characters[..<from] + characters[to...])
        }
        if number <= inner.count {
          let list = inner[number - 1].elements
          guard let start = list.first?.lowerBound, let end = list.last?.upperBound else { return text }
          return String(
            characters[..<element.lowerBound] + characters[start..<end] + characters[element.upperBound...])
        }
        number -= 1 + inner.count
      }
    }
    return nil
  }

  /// With another screen in the place of one.
  private static func withoutScreen(_ text: String, _ position: Int) -> String? {
    let lines = text.split(separator: "\n")
    let names = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && $0.hasSuffix(":") }
      .map { String($0.dropFirst(2).dropLast()) }
    guard position < names.count * names.count else { return nil }
    let (gone, other) = (names[position / names.count], names[position % names.count])
    if gone == other { return text }
    guard let first = lines.firstIndex(where: { $0 == "  \(gone):" }) else { return text }
    let after = lines[(first + 1)...].firstIndex { !$0.hasPrefix("   ") } ?? lines.count
    let rest = (lines[..<first] + lines[after...]).joined(separator: "\n") + "\n"
    return renaming(gone, to: other, in: rest)
  }

  private static func renaming(_ name: String, to other: String, in text: String) -> String {
    var (result, word) = ("", "")
    for character in text + " " {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        result += (word == name ? other : word) + String(character)
        word = ""
      }
    }
    return String(result.dropLast())
  }

  /// With a plainer word in the place of one.
  private static func simpler(_ text: String, _ position: Int) -> String? {
    let words = [
      ("not ", ""), ("confirmationDialog", "alert"), ("actionSheet", "alert"), ("pageSheet", "formSheet"),
      ("overFullScreen", "formSheet"), ("custom", "formSheet"), ("fullScreenCover", "sheet"),
      ("sdk: 12, ios: 12", "sdk: 18, ios: 18"), ("sdk: 15, ios: 11...15", "sdk: 18, ios: 18"),
      ("sdk: 16, ios: 12...16", "sdk: 18, ios: 18"), ("sdk: 17, ios: 13...17", "sdk: 18, ios: 18"),
      ("sdk: 18, ios: 14...18", "sdk: 18, ios: 18"), ("sdk: 26, ios: 15...26", "sdk: 18, ios: 18"),
      ("sdk: 26, ios: 26", "sdk: 18, ios: 18"), ("sdk: 14, ios: 11...26", "sdk: 18, ios: 18"),
      ("sdk: 16, ios: 15...18", "sdk: 18, ios: 18"), ("sdk: 18, ios: 16...18", "sdk: 18, ios: 18"),
      ("ios: 11...15", "ios: 15"), ("ios: 12...16", "ios: 16"), ("ios: 13...17", "ios: 17"),
      ("ios: 15...26", "ios: 26"), ("ios: 11...26", "ios: 26"), ("[mac, ipad]", "[ipad]"),
      ("devices: [ipad]", "devices: [iphone]"), ("framework: swiftui", "framework: uikit"),
    ]
    guard position < words.count else { return nil }
    guard let place = text.range(of: words[position].0) else { return text }
    return text.replacingCharacters(in: place, with: words[position].1)
  }
}

extension FlowShrinker {
  /// The text of a flow in which a walk found a disagreement; with `MODALFLOW_SHRINK=1`, which takes a minute, the
  /// smallest in which walks find one of the same kind.
  static func smallest(_ text: String, of walk: InterpreterWalk) -> String {
    guard let found = walk.disagreement, ProcessInfo.processInfo.environment["MODALFLOW_SHRINK"] == "1" else {
      return text
    }
    let kind = found.prefix { $0 != ":" } + ":"
    var shrinker = FlowShrinker(text) { text in
      let reading = FlowReader.read(text, path: "smaller.yaml")
      guard let flow = reading.flow, reading.problems.isEmpty else { return false }
      let machine = PresentationMachine(flow)
      guard machine.excess.isEmpty else { return false }
      return (0..<30).contains { seed in
        InterpreterWalk(machine, seed: UInt64(seed), events: walk.events + 3).disagreement?.hasPrefix(kind)
          ?? false
      }
    }
    shrinker.shrink()
    return shrinker.text
  }
}
