/// One mapping of a draft on one line: `{label: About, present: about}`, with a comment after it.
struct DraftLine {
  private var members: [(key: String, value: String)] = []
  private var todos: [(key: String, reason: String)] = []
  var comment = ""

  var todoCount: Int { todos.count }

  /// Adds a text as a value.
  mutating func add(_ key: String, text: String) { members.append((key, YAMLText.scalar(text))) }

  /// Adds a text that must be read back unchanged, because it is compared with code.
  mutating func add(_ key: String, exactly text: String) { members.append((key, YAMLText.exact(text))) }

  /// Adds a value that is already YAML.
  mutating func add(_ key: String, yaml: String) { members.append((key, yaml)) }

  /// Adds a key whose value a person must write, with the reason.
  mutating func todo(_ key: String, _ reason: String) {
    if !todos.contains(where: { $0.key == key }) { todos.append((key, reason)) }
  }

  /// The members and the open keys.
  private var all: [(key: String, value: String)] {
    guard !todos.isEmpty else { return members }
    let open = todos.map { "\($0.key): \(YAMLText.scalar($0.reason))" }.joined(separator: ", ")
    return members + [("todo", "{\(open)}")]
  }

  /// The members on one line, in braces.
  var inline: String { "{" + all.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}" }

  /// The members on lines of their own.
  func block(indent: String) -> String { all.map { "\(indent)\($0.key): \($0.value)\n" }.joined() }
}
