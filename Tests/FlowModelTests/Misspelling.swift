import Diagnostics
import YAMLTree

@testable import FlowModel

/// A word of a flow whose misspelling must be found.
struct Word {
  enum Role: CaseIterable { case key, name, value }
  let role: Role
  let text: String
  let span: Span
}

/// Finds those words, led by the table of keys.
struct WordFinder {
  private(set) var words: [Word] = []

  mutating func visit(_ node: YAMLNode, _ form: Form) {
    let keys = KeyTable.forms[form.rawValue]
    for pair in node.pairs {
      guard let entry = keys[pair.key.text] else { continue }
      add(.key, pair.key)
      visit(pair.value, entry.type, entry.key)
    }
  }

  private mutating func visit(_ node: YAMLNode, _ type: ValueType, _ key: Key?) {
    switch type {
    case .words, .bool: add(.value, node)
    case .screen, .flag, .button, .point, .unwind: add(.name, node)
    case .detent where key == .largestUndimmedDetent: add(.name, node)
    case .anchor: add(Self.anchors.contains(node.text) ? .value : .name, node)
    case .receiver: add(Receiver(rawValue: node.text) == nil ? .name : .value, node)
    case .condition: visit(condition: node)
    case .effects: visit(effects: node)
    case .list(let element, _, _):
      for child in node.elements where element.isReference { visit(child, element, key) }
    case .map(let name, let value):
      for pair in node.pairs {
        if case .words = name { add(.value, pair.key) }
        visit(pair.value, value, key)
      }
    case .byCondition(let value):
      for pair in node.pairs {
        visit(condition: pair.key)
        visit(pair.value, value, key)
      }
    case .mapping(let form): if node.kind == .mapping { visit(node, form) }
    case .either(let one, let other):
      let isAny = node.kind == .mapping && node.pairs.first?.key.text == "any"
      if case .condition = one, node.kind == .mapping, !isAny { return visit(node, other, key) }
      if case .words(let words) = one, node.kind == .scalar, !words.contains(node.text) {
        return visit(node, other, key)
      }
      visit(node, node.kind.fits(one) ? one : other, key)
    default: break
    }
  }

  private static let anchors = ["sender", "view", "back", "none"]

  private mutating func visit(condition node: YAMLNode) {
    switch node.kind {
    case .sequence: for element in node.elements { visit(condition: element) }
    case .mapping:
      for pair in node.pairs {
        add(.value, pair.key)
        visit(condition: pair.value)
      }
    case .scalar:
      guard node.style == .plain, !node.isAlias else { return }
      var offset = 0
      let parts = node.text.split(separator: " ", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        let start = node.sourceOffset(ofTextOffset: offset)
        let isWord = ConditionWord(rawValue: String(part)) != nil
        if part == "not" && parts.count == 2 || isWord && parts.count == 1 || index == 1 && parts[0] == "not"
        {
          words.append(
            Word(
              role: isWord || part == "not" ? .value : .name, text: String(part),
              span: Span(start, start + part.utf8.count)))
        } else if parts.count == 1 {
          words.append(Word(role: .name, text: String(part), span: Span(start, start + part.utf8.count)))
        }
        offset += part.utf8.count + 1
      }
    }
  }

  private mutating func visit(effects node: YAMLNode) {
    switch node.kind {
    case .scalar: add(.value, node)
    case .sequence: for element in node.elements { visit(effects: element) }
    case .mapping: visit(node, .effect)
    }
  }

  private mutating func add(_ role: Word.Role, _ node: YAMLNode) {
    guard node.kind == .scalar, node.style == .plain, !node.isAlias, !node.isMissing else { return }
    words.append(Word(role: role, text: node.text, span: node.span))
  }
}

extension ValueType {
  fileprivate var isReference: Bool {
    switch self {
    case .detent, .name, .path, .text: false
    default: true
    }
  }
}

extension YAMLNode.Kind {
  fileprivate func fits(_ type: ValueType) -> Bool {
    switch self {
    case .scalar: type.shapes.contains(.text)
    case .sequence: type.shapes.contains(.list)
    case .mapping: type.shapes.contains(.map)
    }
  }
}

/// Numbers that look random and are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// One letter more, less, other or swapped, such that the word meant is the only one so near.
struct Misspeller {
  /// All words of the language and of the file.
  let known: Set<String>
  private let byLength: [Int: [String]]

  init(_ source: String) {
    var known = Set(KeyTable.words.spellings).union(ConditionWord.spellings).union([
      "not", "any", "else", "true", "false",
    ])
    for shape in Shape.allCases {
      for entry in KeyTable.entries(of: shape) { known.formUnion(entry.type.allWords ?? []) }
    }
    known.formUnion(Verb.spellings + Receiver.spellings + ["sender", "view", "back", "none", "all"])
    for line in source.split(whereSeparator: { "\n{}[],:".contains($0) }) {
      let text = line.trimming(" '\"-")
      known.insert(text)
      known.insert(kebabCase(text))
      for part in text.split(separator: " ") { known.insert(String(part)) }
    }
    self.known = known
    byLength = Dictionary(grouping: known) { $0.count }
  }

  func misspell(_ word: String, _ random: inout SeededGenerator) -> String? {
    for _ in 0..<8 {
      var letters = Array(word)
      let index = Int.random(in: 0..<letters.count, using: &random)
      let letter = Character(Unicode.Scalar(UInt8.random(in: 0x61...0x7A, using: &random)))
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where letters.count > 3 && index > 0: letters.remove(at: index)
      case 1: letters.insert(letter, at: index + 1)
      case 2 where index > 0: letters[index] = letter
      default:
        guard index > 0, index + 1 < letters.count else { continue }
        letters.swapAt(index, index + 1)
      }
      let mutant = String(letters)
      if mutant != word, isNear(mutant, onlyTo: word) { return mutant }
    }
    return nil
  }

  private func isNear(_ mutant: String, onlyTo word: String) -> Bool {
    guard let first = mutant.first, first.isLetter, mutant.last != "-", mutant.last != "." else {
      return false
    }
    for length in (mutant.count - 1)...(mutant.count + 1) {
      for other in byLength[length] ?? [] where other != word {
        if other.lowercased() == mutant.lowercased() || isOneApart(other.lowercased(), mutant.lowercased()) {
          return false
        }
      }
    }
    return true
  }

  private func isOneApart(_ one: String, _ other: String) -> Bool {
    let one = Array(one.unicodeScalars)
    let other = Array(other.unicodeScalars)
    var start = 0
    while start < one.count, start < other.count, one[start] == other[start] { start += 1 }
    var end = 0
    while end < one.count - start, end < other.count - start,
      one[one.count - 1 - end] == other[other.count - 1 - end]
    { end += 1 }
    let left = one.count - start - end
    let right = other.count - start - end
    if max(left, right) <= 1 { return true }
    return left == 2 && right == 2 && one[start] == other[start + 1] && one[start + 1] == other[start]
  }
}

extension StringProtocol {
  func trimming(_ characters: String) -> String {
    var text = Substring(self)
    while let first = text.first, characters.contains(first) { text.removeFirst() }
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return String(text)
  }
}
