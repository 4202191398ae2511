/// Completions for the word at the cursor, computed from the table of the installed tool, so that they are
/// always up to date.
///
/// The shell scripts call `modalflow __complete WORD…` with all words up to the cursor; the last one may be
/// empty. Each line of the answer is a word, with a description after a tab. `:files ENDING…` and `:folders`
/// ask the shell to complete files.
struct Completions {
  /// The hidden command for the shell scripts.
  static let command = "__complete"

  private(set) var lines: [String] = []

  /// Computes the answer for the words after the name of the tool.
  init(_ words: [String], in root: CommandPage) {
    var rest = words.dropLast()
    let last = words.last ?? ""
    var command = CommandPath(root)
    if rest.first == "help" { rest.removeFirst() }
    command.follow(&rest)
    if rest.isEmpty {
      offer(command.page.subcommands().map { ($0.name, $0.abstract) }, to: last)
    }
    complete(last, after: Array(rest), command.page.rows)
  }

  private mutating func complete(_ last: String, after words: [String], _ rows: [Parameter]) {
    let (pending, used, operands, isOver) = Self.look(at: words, rows)
    if let pending { return offerValue(of: pending, to: last) }
    if !isOver, last.hasPrefix("--"), let equals = last.firstIndex(of: "=") {
      guard let row = rows.first(where: { $0.kind == .option && $0.written == last[..<equals] }) else {
        return
      }
      return offerValue(of: row, to: String(last[last.index(after: equals)...]), before: "\(row.written)=")
    }
    if !isOver, last.hasPrefix("-") {
      let left = rows.filter { $0.kind != .argument && ($0.isRepeated || !used.contains($0.name)) }
      return offer(left.map { ($0.written, $0.help) }, to: last)
    }
    let arguments = rows.filter { $0.kind == .argument }
    if let row = operands < arguments.count ? arguments[operands] : arguments.last(where: \.isRepeated) {
      offerValue(of: row, to: last)
    }
  }

  /// The option whose value is next, the used options, the count of positional arguments, and whether `--`
  /// was given.
  private static func look(
    at words: [String], _ rows: [Parameter]
  ) -> (pending: Parameter?, used: Set<String>, operands: Int, isOver: Bool) {
    var used: Set<String> = []
    var operands = 0
    var pending: Parameter?
    for (index, word) in words.enumerated() {
      if pending != nil {
        pending = nil
      } else if word == "--" {
        return (nil, used, operands + words.count - index - 1, true)
      } else if word.hasPrefix("-"), word != "-" {
        let name = String(word.prefix { $0 != "=" })
        guard let row = rows.first(where: { $0.written == name || "-\($0.short)" == name }) else { continue }
        used.insert(row.name)
        if row.kind == .option, name == word { pending = row }
      } else {
        operands += 1
      }
    }
    return (pending, used, operands, false)
  }

  private mutating func offerValue(of row: Parameter, to text: String, before prefix: String = "") {
    if let choices = row.choices {
      return offer(choices().map { ($0.word, $0.meaning) }, to: text, before: prefix)
    }
    switch row.completion {
    case .nothing: break
    case .files(let endings): lines.append((":files " + endings.joined(separator: " ")))
    case .folders: lines.append(":folders")
    case .names(let names): offer(names().map { ($0.word, $0.meaning) }, to: text, before: prefix)
    }
  }

  private mutating func offer(_ words: [(String, String)], to text: String, before prefix: String = "") {
    lines += words.filter { $0.0.hasPrefix(text) }.map { word, meaning in
      meaning.isEmpty ? prefix + word : "\(prefix)\(word)\t\(meaning)"
    }
  }
}
