internal import Diagnostics
internal import YAMLTree

/// Reads a map of a rule file by the table of its keys; see ``MappingTable``.
struct MappingReader {
  let node: YAMLNode
  private var values: [String: YAMLNode] = [:]

  init(_ node: YAMLNode, _ form: RuleForm, _ problems: ProblemList) {
    self.init(node, form.noun, form.keys, problems)
  }

  /// - Parameter noun: what the map is, for messages.
  init(_ node: YAMLNode, _ noun: String, _ keys: [RuleKey], _ problems: ProblemList) {
    self.node = node
    let table = MappingTable(
      noun,
      keys.map { key in
        MappingTable.Key(
          key.name, key.value.shapes, expected: key.value.reference, isRequired: key.isRequired)
      })
    var found: [Problem] = []
    for field in table.read(node, acceptsNothing: true, problems: &found) {
      values[keys[field.row].name] = field.value
    }
    for problem in found { problems.add(problem) }
  }

  /// The value of a key, if it is there and of the right shape.
  subscript(key: String) -> YAMLNode? { values[key] }

  /// The text of a key; empty if the key is missing.
  func text(_ key: String) -> String { values[key]?.text.trimmingSpace ?? "" }

  /// The texts of a list; empty if the key is missing.
  func texts(_ key: String) -> [String] { values[key]?.elements.map(\.text) ?? [] }

  /// The elements of a list of maps.
  func elements(_ key: String) -> [YAMLNode] { values[key].map { Array($0.elements) } ?? [] }
}

extension RuleValueForm {
  /// The YAML shapes that the value may have.
  fileprivate var shapes: NodeShapes {
    switch self {
    case .texts: .texts
    case .forms: .list
    // The reader of flows reports what is wrong in a flow.
    case .flow: .anything
    case .values, .form, .named, .macros: .map
    case .severity, .expressionOr: [.text, .map]
    case .value: [.text, .list]
    default: .text
    }
  }
}

/// Collects the problems of a file; see ``Problem/mostTold``.
final class ProblemList {
  private(set) var all: [Problem] = []

  /// The problems to report; the last one says if there are more.
  func told(of path: String) -> [Problem] {
    if !isFull { return all }
    return all.prefix(Problem.mostTold) + [
      .rest(of: path, "more than \(Problem.mostTold) problems, the rest is left out")
    ]
  }

  /// Whether further problems are not reported. To find the place of an expression in its file takes time.
  var isFull: Bool { all.count > Problem.mostTold }

  func add(
    _ code: String, _ message: String, at node: YAMLNode, label: String = "", expected: String = "",
    help: String = "", replacement: String? = nil
  ) {
    add(
      Problem(
        code, message, at: node.place, label: label, expected: expected, help: help, replacement: replacement)
    )
  }

  /// Reports an unknown name, with the nearest known one.
  func addUnknown(_ code: String, _ message: String, at node: YAMLNode, among names: [String]) {
    let near = nearestName(to: node.text, among: names)
    add(
      code, message, at: node, label: near.map { "did you mean ‘\($0)’?" } ?? "",
      expected: listOfNames(names), replacement: near)
  }

  func add(_ problem: Problem) { if !isFull { all.append(problem) } }
}

extension String {
  /// The text without white space at both ends.
  var trimmingSpace: String {
    var text = Substring(self)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}
