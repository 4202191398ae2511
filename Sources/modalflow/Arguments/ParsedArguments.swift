internal import Diagnostics

/// The words of a command line, assigned to the parameters of the command.
struct ParsedArguments {
  /// The kind of command line.
  enum Request {
    case run(ParsedArguments)
    case help, version
  }

  private let rows: [Parameter]
  private var given: [(name: String, text: String)] = []

  /// Parses the words after a command. Options and arguments may be in any order; after `--` all words are
  /// arguments.
  ///
  /// - Throws: the first mistake.
  static func read(_ words: ArraySlice<String>, of command: CommandPath) throws(UsageMistake) -> Request {
    var reading = ParsedArguments(rows: command.page.rows)
    var operands: [String] = []
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.utf8.first == 0x2D, word != "-" else {
        operands.append(word)
        continue
      }
      let equals = word.utf8.firstIndex(of: 0x3D)
      let name = equals.map { String(word[..<$0]) } ?? word
      let value = equals.map { String(word[word.utf8.index(after: $0)...]) }
      guard let row = reading.option(name) else { throw .unknownOption(name, of: command) }
      if row.kind == .option {
        var text = value
        if text == nil { text = try Self.value(of: row, &rest) }
        reading.given.append((row.name, text ?? ""))
        continue
      }
      guard value == nil else {
        throw UsageMistake("surplus-value", "‘\(row.written)’ takes no value", help: "write \(row.written)")
      }
      if row.name == "help" { return .help }
      if row.name == "version" { return .version }
      reading.given.append((row.name, ""))
    }
    try reading.take(operands, command)
    return .run(reading)
  }

  private init(rows: [Parameter]) { self.rows = rows }

  /// The parameter of `--name` or `-n`.
  private func option(_ name: String) -> Parameter? {
    let isLong = name.utf8.dropFirst().first == 0x2D
    let letters = String(name.utf8.dropFirst(isLong ? 2 : 1)) ?? ""
    guard !letters.isEmpty else { return nil }
    return rows.first { $0.kind != .argument && (isLong ? $0.name == letters : $0.short == letters) }
  }

  private static func value(
    of row: Parameter, _ rest: inout ArraySlice<String>
  ) throws(UsageMistake) -> String {
    guard let next = rest.first else { throw .missingValue(row, before: nil) }
    // An option without its value must not consume the next option.
    if next.utf8.first == 0x2D, next != "-" { throw .missingValue(row, before: next) }
    rest.removeFirst()
    return next
  }

  private mutating func take(_ operands: [String], _ command: CommandPath) throws(UsageMistake) {
    var rest = operands[...]
    for row in rows where row.kind == .argument {
      if row.isRepeated {
        given += rest.map { (row.name, $0) }
        rest = []
      } else if let word = rest.popFirst() {
        given.append((row.name, word))
      } else if row.isRequired {
        throw UsageMistake(
          "missing-argument", "‘\(command.typed)’ needs \(row.value)",
          expected: row.choices.map { listOfNames($0().map(\.word), limit: 20) } ?? row.help)
      }
    }
    guard let surplus = rest.first else { return }
    let near = nearestName(to: surplus, among: command.page.subcommands().map(\.name))
    throw UsageMistake(
      "surplus-argument", "‘\(command.typed)’ does not know what to do with ‘\(surplus)’",
      help: near == nil ? "options begin with two hyphens; ‘\(command.typed) --help’ lists them" : "",
      replacement: near)
  }

  private func row(_ name: String) -> Parameter {
    guard let row = rows.first(where: { $0.name == name }) else {
      preconditionFailure("the command has no row ‘\(name)’")
    }
    return row
  }

  /// Whether a flag was given.
  func has(_ flag: String) -> Bool {
    assert(row(flag).kind == .flag)
    return given.contains { $0.name == flag }
  }

  /// Which of these flags and options was given; nil for none.
  ///
  /// - Throws: a mistake if two of them were given, because they exclude each other.
  @discardableResult
  func atMostOne(of names: String...) throws(UsageMistake) -> String? {
    let asked = names.filter { name in given.contains { $0.name == name } }
    guard asked.count < 2 else { throw .conflict("‘--\(asked[0])’ and ‘--\(asked[1])’ exclude each other") }
    return asked.first
  }

  /// The value of an option or argument, the last one given.
  func text(_ name: String) -> String? {
    assert(row(name).kind != .flag)
    return given.last { $0.name == name }?.text
  }

  /// All values of a repeatable option or argument, in order.
  func texts(_ name: String) -> [String] {
    assert(row(name).isRepeated)
    return given.compactMap { $0.name == name ? $0.text : nil }
  }

  /// All values, split at commas: `--select ways-out,alerts`.
  func names(_ name: String) -> [String] {
    texts(name).flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The value as one of a few words.
  func choice<Choice: RawRepresentable>(
    _ name: String, _: Choice.Type = Choice.self
  ) throws(UsageMistake) -> Choice? where Choice.RawValue == String {
    guard let text = text(name) else { return nil }
    guard let choice = Choice(rawValue: text) else { throw .choice(text, of: row(name)) }
    return choice
  }

  /// The value as a whole number.
  func number(_ name: String, in range: ClosedRange<Int>) throws(UsageMistake) -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let expected =
        range.upperBound == .max
        ? "a number from \(range.lowerBound) on"
        : "a number between \(range.lowerBound) and \(range.upperBound)"
      throw .value(text, of: row(name), expected: expected)
    }
    return number
  }
}
