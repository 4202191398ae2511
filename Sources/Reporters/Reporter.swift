public import Diagnostics

/// Turns a report into text of one format.
///
/// The contract: a report goes in, chunks of text come out, in the order in which the report has its entries.
/// The same report gives the same text. Nothing is read but the report, nothing is written but the chunks;
/// any report is permitted, with any bytes in its texts, and no chunk holds a control character that came from
/// them. Costs time and memory in proportion to what is written; no more than one entry is held at a time.
public protocol Reporter: Sendable {
  /// Writes all of `report`, with a line break behind the last line.
  func write(_ report: Report, to output: inout some TextOutputStream)
}

extension Reporter {
  /// The whole text at once; for small reports and for tests.
  public func text(of report: Report) -> String {
    var text = ""
    write(report, to: &text)
    return text
  }
}
