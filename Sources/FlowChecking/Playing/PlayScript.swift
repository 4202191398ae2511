public import Diagnostics
internal import OperatingSystem

/// A script: moves to perform in a flow, one after the other.
public struct PlayScript: Sendable {
  /// A move as written by the user, with its place.
  public struct Move: Sendable {
    /// The text without surrounding spaces.
    public let words: String
    /// The place in the script.
    public let place: Place
  }

  /// The moves in order.
  public let moves: [Move]

  /// Reads moves separated by commas: `tap Settings, swipe down`. A comma between “…” or "…" is part of a
  /// label.
  ///
  /// - Throws: a problem for an unclosed quote or an empty move.
  public init(list text: String, path: String = "--play") throws(Problem) {
    let file = SourceFile(path: path, text: text)
    var moves: [Move] = []
    var start = 0
    var closing: (quote: Unicode.Scalar, opened: Int)?
    var offset = 0
    for scalar in text.unicodeScalars {
      switch (closing?.quote, scalar) {
      case (nil, "“"): closing = ("”", offset)
      case (nil, "\""): closing = ("\"", offset)
      case (let quote?, scalar) where quote == scalar: closing = nil
      case (nil, ","):
        try moves.append(Self.move(in: file, start, offset))
        start = offset + 1
      default: break
      }
      offset += UTF8.width(scalar)
    }
    if let closing {
      throw Problem(
        "open-quote", "a quote is not closed", at: Place(file, Span(closing.opened, offset)),
        label: "opened here",
        help: "write “…” or \"…\" around a label")
    }
    if !(moves.isEmpty && text.trimmed.isEmpty) { try moves.append(Self.move(in: file, start, offset)) }
    self.moves = moves
  }

  /// Reads one move from each line. Empty lines and lines that begin with `#` are skipped.
  public init(lines text: String, path: String) {
    let file = SourceFile(path: path, text: text)
    moves = (1...file.lineCount).compactMap { line in
      let span = file.span(ofLine: line)
      let words = file.text(in: span).trimmed
      return words.isEmpty || words.hasPrefix("#") ? nil : Move(words: words, place: Place(file, span))
    }
  }

  /// Reads one move from each line of standard input; empty if it cannot be read.
  ///
  /// - Throws: a problem if the input is longer than one megabyte.
  public static func onStandardInput() throws(Problem) -> PlayScript {
    var bytes: [UInt8] = []
    do {
      bytes = try StandardStream.input.readAll(limit: 1 << 20)
    } catch {
      if error.isTooLarge {
        throw Problem(
          "endless-input", "the moves on standard input have more than a megabyte", at: nil,
          path: FlowCheck.standardInputName,
          expected: "one move on each line")
      }
    }
    return PlayScript(lines: String(decoding: bytes, as: UTF8.self), path: FlowCheck.standardInputName)
  }

  private static func move(in file: SourceFile, _ start: Int, _ end: Int) throws(Problem) -> Move {
    let place = Place(file, Span(start, end))
    let words = place.text.trimmed
    guard !words.isEmpty else {
      throw Problem("no-move", "there is no move between two commas", at: place, label: "nothing here")
    }
    let first = Int(place.span.start) + place.text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
    return Move(words: words, place: Place(file, Span(first, first + words.utf8.count)))
  }
}

extension String {
  /// The text without spaces and tabs at both ends.
  var trimmed: String {
    var bytes = Substring(self).utf8
    while let byte = bytes.first, byte == 0x20 || byte == 0x09 { bytes.removeFirst() }
    while let byte = bytes.last, byte == 0x20 || byte == 0x09 { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
