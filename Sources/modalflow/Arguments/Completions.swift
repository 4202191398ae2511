/// What a shell offers for the word under way, worked out from the table of the tool that is installed, so that what is
/// offered never lags behind it.
///
/// The scripts of the shells ask `modalflow __complete WORD…` for all words up to the cursor, the last of which may be
/// empty. Each line of the answer is a word and, behind a tab, what it is; `:files ENDING…` and `:folders` leave it to
/// the shell to offer what is on the disk.
struct Completions {
  /// The hidden command that the scripts of the shells call.
  static let command = "__complete"

  private(set) var lines: [String] = []

  /// The answer for the words behind the name of the tool.
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

  /// The option whose value comes next, the options that were used, how many arguments were given, and whether `--` was.
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
