/// The help of a command: its description, its usage, and all its parameters.
struct HelpText {
  let command: CommandPath
  /// The width in columns, at most 100, because longer lines are hard to read.
  let width: Int

  init(_ command: CommandPath, width: Int) {
    self.command = command
    self.width = min(max(width, 40), 100)
  }

  private static let indent = 2
  /// The column of the descriptions.
  private static let column = 26

  /// The whole help, with a line break at the end.
  var text: String {
    let page = command.page
    var text = "\(filled(page.abstract))\n\nUsage: \(usage)\n"
    for paragraph in page.discussion.split(separator: "\n") {
      text += "\n" + filled(String(paragraph)) + "\n"
    }
    let commands = page.subcommands()
    if !commands.isEmpty {
      text += "\nCommands:\n"
      for command in commands { text += row(command.name, command.abstract) }
    }
    let groups = page.groups() + [CommandPage.everywhere]
    let arguments = groups.flatMap(\.rows).filter { $0.kind == .argument }
    for group in [ParameterGroup("Arguments", arguments)] + groups.map(withoutArguments)
    where !group.rows.isEmpty {
      text += "\n\(group.title):\n" + group.rows.map(entry).joined()
    }
    if !commands.isEmpty { text += "\n‘\(command.typed) COMMAND --help’ explains each.\n" }
    return text
  }

  /// The usage in one line: `modalflow lint [OPTION…] [PATH…]`.
  var usage: String {
    let page = command.page
    guard page.run != nil else { return "\(command.typed) COMMAND" }
    let rows = page.rows
    var words = [command.typed]
    if rows.contains(where: { $0.kind != .argument }) { words.append("[OPTION…]") }
    words += rows.filter { $0.kind == .argument }.map { row in
      let value = row.value + (row.isRepeated ? "…" : "")
      return row.isRequired ? value : "[\(value)]"
    }
    let others = page.subcommands().isEmpty ? "" : ", or \(command.typed) COMMAND"
    return words.joined(separator: " ") + others
  }

  private func withoutArguments(_ group: ParameterGroup) -> ParameterGroup {
    ParameterGroup(group.title, group.rows.filter { $0.kind != .argument })
  }

  private func entry(_ row: Parameter) -> String {
    var name = row.short.isEmpty ? row.written : "-\(row.short), \(row.written)"
    if row.kind == .option { name += " \(row.value)" }
    if row.kind == .argument, row.isRepeated { name += "…" }
    var sentences = row.help
    if !row.details.isEmpty { sentences += " \(row.details)" }
    let choices = row.choices?() ?? []
    let plain = choices.allSatisfy(\.meaning.isEmpty)
    if plain, choices.count > 1 {
      sentences += " One of \(choices.map(\.word).joined(separator: ", "))."
    }
    if !row.standard.isEmpty { sentences += " Unless given: \(row.standard)." }
    var text = self.row(name, sentences)
    guard !plain else { return text }
    let widest = choices.map(\.word.count).max() ?? 0
    for choice in choices {
      text += pad("", Self.column + 2) + pad(choice.word, widest + 2)
      text += filled(choice.meaning, behind: Self.column + 2 + widest + 2) + "\n"
    }
    return text
  }

  /// A name with its description, which is below the name if that is too long.
  private func row(_ name: String, _ sentences: String) -> String {
    let head = pad("", Self.indent) + name
    let text = filled(sentences, behind: Self.column) + "\n"
    return head.count + 2 > Self.column
      ? head + "\n" + pad("", Self.column) + text : pad(head, Self.column) + text
  }

  private func pad(_ text: String, _ count: Int) -> String {
    text + String(repeating: " ", count: max(count - text.count, 0))
  }

  /// Wraps a text into lines; all lines after the first are indented by `indent`.
  private func filled(_ text: String, behind indent: Int = 0) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if indent + last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + pad("", indent))
  }
}
