internal import Diagnostics
internal import JSON

extension BaselineFile {
  /// The text of a file with these entries: sorted, without duplicates, one on each line, so that git can
  /// merge by lines.
  static func text(of entries: [Entry], keeper: Keeper = .flows) -> String {
    var text =
      "# Findings that are known; ‘\(keeper.command)’ reads and writes this file. One line for each.\n"
    var last: FindingKey?
    for entry in entries.sorted(by: { $0.key < $1.key }) where entry.key != last {
      last = entry.key
      let fields = [
        ("flow", entry.key.flow), ("element", entry.key.element.text), ("rule", entry.key.rule.name),
        ("reason", entry.acceptance.reason), ("owner", entry.acceptance.owner),
        ("until", entry.acceptance.until),
      ]
      let written = fields.filter { !$0.1.isEmpty || $0.0 == "element" }.map { "\($0): \(quoted($1))" }
      text += "- {\(written.joined(separator: ", "))}\n"
    }
    return text
  }

  /// A scalar that is valid inside braces.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x23: true
      default: false
      }
    }
    if isPlain, let first = text.utf8.first, first != 0x23, first != 0x2D { return text }
    return QuotedText.yaml(text)
  }
}
