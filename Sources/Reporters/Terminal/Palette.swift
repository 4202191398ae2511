/// The role of a piece of output; a ``Palette`` assigns a colour to each role.
public enum Ink: Sendable, CaseIterable {
  /// Text in the terminal's default colour.
  case plain
  /// An error: its name and its caret.
  case error
  /// A warning.
  case warning
  /// Information.
  case info
  /// The most important line of a page.
  case title
  /// Line numbers, bars, arrows, `=`.
  case gutter
  /// Related places.
  case related
  /// Advice.
  case help
  /// Success.
  case success
  /// Less important text.
  case quiet
}

/// The escape sequences that colour output.
public struct Palette: Sendable {
  private let codes: [Ink: String]

  /// No colours: only the text.
  public static let plain = Palette(codes: [:])

  /// The eight colours of ECMA-48 with their bright forms, which are legible in every colour scheme of a
  /// terminal.
  public static let ansi = Palette(codes: [
    .error: "1;31", .warning: "1;33", .info: "1;36", .title: "1", .gutter: "1;34", .related: "1;34",
    .help: "1;36", .success: "1;32", .quiet: "2",
  ])

  private init(codes: [Ink: String]) { self.codes = codes }

  /// `text` in the colour of `ink`, followed by the sequence that ends the colour.
  func colour(_ text: String, _ ink: Ink) -> String {
    guard !text.isEmpty, let code = codes[ink] else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
