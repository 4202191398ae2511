internal import Diagnostics
internal import YAMLTree

/// Reads a mapping whose keys are a closed set, and collects what is wrong with it.
struct MappingReader {
  let node: YAMLNode
  /// What the mapping is, for messages: “a rule”, “a test”.
  private let what: String
  private let problems: ProblemList
  private var values: [String: YAMLNode] = [:]

  /// Reports every key that is not among `keys`, with the nearest one.
  init(_ node: YAMLNode, what: String, keys: [String], problems: ProblemList) {
    self.node = node
    self.what = what
    self.problems = problems
    guard node.kind == .mapping else {
      problems.add("wrong-type", "\(what) must be a map", at: node, expected: "the keys \(listOfNames(keys))")
      return
    }
    for (key, value) in node.pairs {
      if keys.contains(key.text) {
        values[key.text] = value
      } else {
        problems.addUnknown("unknown-key", "‘\(key.text)’ is not a key of \(what)", at: key, among: keys)
      }
    }
  }

  /// The value of a key, if it is there.
  subscript(key: String) -> YAMLNode? { values[key] }

  /// The value of a key that must be there.
  func required(_ key: String) -> YAMLNode? {
    if values[key] == nil, node.kind == .mapping {
      problems.add("missing-key", "\(what) needs the key ‘\(key)’", at: node)
    }
    return values[key]
  }

  /// The text of a key; empty, and reported, where it is no text.
  func text(_ key: String) -> String {
    guard let value = required(key) else { return "" }
    guard value.kind == .scalar else {
      problems.add("wrong-type", "‘\(key)’ of \(what) must be a text", at: value)
      return ""
    }
    return value.text.trimmingSpace
  }

  /// The elements of a list; none, and reported, where it is no list.
  func texts(_ key: String) -> [String] {
    guard let value = values[key] else { return [] }
    if value.kind != .sequence { problems.add("wrong-type", "‘\(key)’ must be a list", at: value) }
    return value.elements.map(\.text)
  }
}

/// Problems on their way out of a reader.
final class ProblemList {
  private(set) var all: [Problem] = []

  func add(
    _ code: String, _ message: String, at node: YAMLNode, label: String = "", expected: String = "",
    help: String = "", replacement: String? = nil
  ) {
    add(
      Problem(
        code, message, at: node.place, label: label, expected: expected, help: help, replacement: replacement)
    )
  }

  /// A name that is none of those there are; says which is nearest.
  func addUnknown(_ code: String, _ message: String, at node: YAMLNode, among names: [String]) {
    let near = nearestName(to: node.text, among: names)
    add(
      code, message, at: node, label: near.map { "did you mean ‘\($0)’?" } ?? "",
      expected: listOfNames(names), replacement: near)
  }

  func add(_ problem: Problem) { all.append(problem) }
}

extension String {
  /// Without white space at both ends.
  var trimmingSpace: String {
    var text = Substring(self)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}
