internal import Diagnostics
internal import YAMLTree

/// Reads a mapping whose keys are a closed set, and collects what is wrong with it.
struct MappingReader {
  let node: YAMLNode
  /// What the mapping is, for messages: “a rule”, “a test”.
  let what: String
  private var values: [String: YAMLNode] = [:]

  /// Reports every key that is not among `keys`, with the nearest one.
  init(_ node: YAMLNode, what: String, keys: [String], problems: ProblemList) {
    self.node = node
    self.what = what
    guard node.kind == .mapping else {
      problems.add("wrong-type", "\(what) must be a map", at: node, expected: "the keys \(listOfNames(keys))")
      return
    }
    for (key, value) in node.pairs {
      let name = key.text
      guard keys.contains(name) else {
        let near = nearestName(to: name, among: keys)
        problems.add(
          "unknown-key", "‘\(name)’ is not a key of \(what)", at: key,
          label: near.map { "did you mean ‘\($0)’?" } ?? "",
          expected: listOfNames(keys), replacement: near)
        continue
      }
      values[name] = value
    }
  }

  /// The value of a key, if it is there.
  subscript(key: String) -> YAMLNode? { values[key] }

  /// The value of a key that must be there.
  func required(_ key: String, problems: ProblemList) -> YAMLNode? {
    if let value = values[key] { return value }
    if node.kind == .mapping {
      problems.add("missing-key", "\(what) needs the key ‘\(key)’", at: node)
    }
    return nil
  }

  /// The text of a key; empty, and reported, where it is no text.
  func text(_ key: String, required: Bool = true, problems: ProblemList) -> String {
    guard let value = required ? self.required(key, problems: problems) : values[key] else { return "" }
    guard value.kind == .scalar else {
      problems.add("wrong-type", "‘\(key)’ of \(what) must be a text", at: value)
      return ""
    }
    return value.text.trimmingSpace
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
