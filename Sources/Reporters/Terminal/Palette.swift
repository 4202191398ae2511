/// What a piece of output is; a ``Palette`` knows its colour.
public enum Ink: Sendable, CaseIterable {
  /// Text of the terminal's own colour.
  case plain
  /// An error: its name, its caret.
  case error
  /// A warning.
  case warning
  /// Something worth knowing.
  case info
  /// The one line to read if only one is read.
  case title
  /// Line numbers, bars, arrows, `=`.
  case gutter
  /// Related places.
  case related
  /// What to do.
  case help
  /// All is well.
  case success
  /// What may be skipped.
  case quiet
}

/// The escape sequences that colour output.
public struct Palette: Sendable {
  private let codes: [Ink: String]

  /// No colours: nothing but the text.
  public static let plain = Palette(codes: [:])

  /// The eight colours of ECMA-48 with their bright forms, which every colour scheme of a terminal keeps legible.
  public static let ansi = Palette(codes: [
    .error: "1;31", .warning: "1;33", .info: "1;36", .title: "1", .gutter: "1;34", .related: "1;34",
    .help: "1;36", .success: "1;32", .quiet: "2",
  ])

  private init(codes: [Ink: String]) { self.codes = codes }

  /// `text` in the colour of `ink`, and back.
  func colour(_ text: String, _ ink: Ink) -> String {
    guard !text.isEmpty, let code = codes[ink] else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
