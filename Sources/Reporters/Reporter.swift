public import Diagnostics

/// Turns a report into text of one format.
///
/// It takes a report and writes text in pieces, in the order of the report's entries. The same report gives
/// the same text. It reads nothing but the report and writes nothing but these pieces. Any report is
/// permitted, with any bytes in its texts, and no piece contains a control character from them. Costs time
/// and memory in proportion to the text; it holds at most one entry at a time.
public protocol Reporter: Sendable {
  /// Writes all of `report`, with a line break after the last line.
  func write(_ report: Report, to output: inout some TextOutputStream)
}

extension Reporter {
  /// Returns the whole text at once; for small reports and for tests.
  public func text(of report: Report) -> String {
    var text = ""
    write(report, to: &text)
    return text
  }
}
