internal import Diagnostics
internal import YAMLTree

/// Reads a mapping by a table of keys, and collects what is wrong with it: unknown keys with the nearest one, keys that
/// are missing, values of another shape than the table says.
struct MappingReader {
  let node: YAMLNode
  private var values: [String: YAMLNode] = [:]

  init(_ node: YAMLNode, _ form: RuleForm, _ problems: ProblemList) {
    self.init(node, form.noun, form.keys, problems)
  }

  /// - Parameter noun: what the mapping is, for messages.
  init(_ node: YAMLNode, _ noun: String, _ keys: [RuleKey], _ problems: ProblemList) {
    self.node = node
    let names = keys.map(\.name)
    guard node.kind == .mapping else {
      problems.add(
        "wrong-type", "\(noun) must be a map", at: node, expected: "the keys \(listOfNames(names))")
      return
    }
    var written: Set<String> = []
    for (name, value) in node.pairs {
      guard let key = keys.first(where: { $0.name == name.text }) else {
        problems.addUnknown("unknown-key", "‘\(name.text)’ is not a key of \(noun)", at: name, among: names)
        continue
      }
      written.insert(key.name)
      if key.value.accepts(value) {
        values[key.name] = value
      } else {
        problems.add(
          "wrong-type", "‘\(key.name)’ of \(noun) must be a \(key.value.shape)", at: value,
          expected: key.value.reference)
      }
    }
    for key in keys where key.isRequired && !written.contains(key.name) {
      problems.add(
        "missing-key", "\(noun) needs the key ‘\(key.name)’", at: node, expected: key.value.reference)
    }
  }

  /// The value of a key, if it is there and of the right shape.
  subscript(key: String) -> YAMLNode? { values[key] }

  /// The text of a key; empty where there is none.
  func text(_ key: String) -> String { values[key]?.text.trimmingSpace ?? "" }

  /// The texts of a list; none where there is no list.
  func texts(_ key: String) -> [String] { values[key]?.elements.map(\.text) ?? [] }

  /// The elements of a list of maps.
  func elements(_ key: String) -> [YAMLNode] { values[key].map { Array($0.elements) } ?? [] }
}

extension RuleValueForm {
  /// What YAML looks like behind the key, for messages.
  fileprivate var shape: String {
    switch self {
    case .texts, .forms: "list"
    case .values, .flow, .form, .named: "map"
    case .severity, .expressionOr: "text or a map"
    case .value: "text or a list"
    default: "text"
    }
  }

  fileprivate func accepts(_ node: YAMLNode) -> Bool {
    switch self {
    case .texts: node.kind == .sequence && node.elements.allSatisfy { $0.kind == .scalar }
    case .forms: node.kind == .sequence
    // What is wrong with a flow is said by its own reader.
    case .flow: true
    case .values, .form, .named: node.kind == .mapping
    case .severity, .expressionOr: node.kind != .sequence
    case .value: node.kind != .mapping
    default: node.kind == .scalar
    }
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
