/// A page that a command prints, for people or for programs.
public protocol PrintedPage {
  /// Writes the page for people, wrapped to the width of `style`.
  func write(to output: inout some TextOutputStream, style: TerminalStyle)
  /// Writes the page as one JSON object.
  func writeJSON(to output: inout some TextOutputStream)
}
