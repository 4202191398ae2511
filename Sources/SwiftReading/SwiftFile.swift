#if SwiftSources
internal import SourceFacts
internal import SwiftParser
internal import SwiftSyntax

/// One parsed file, as it is built for iOS.
final class SwiftFile {
  let path: String
  let tree: SourceFileSyntax
  private let locations: SourceLocationConverter
  /// The lines that are built under a condition alone of which nothing is known.
  private var openLines: [(lines: ClosedRange<Int>, condition: String)] = []

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    let whole = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let conditions = ConditionalCompilation(bytes, of: whole)
    if let conditions {
      tree = conditions.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    } else {
      tree = whole
    }
    locations = SourceLocationConverter(fileName: path, tree: tree)
    openLines = (conditions?.openBranches ?? []).map { branch in
      (line(at: branch.range.lowerBound)...line(at: branch.range.upperBound), branch.condition)
    }
  }

  private func line(at offset: Int) -> Int {
    locations.location(for: AbsolutePosition(utf8Offset: offset)).line
  }

  /// Under which conditions of `#if` a line is built, where it is not known whether they hold.
  func buildConditions(ofLine line: Int) -> [String] {
    openLines.filter { $0.lines.contains(line) }.map(\.condition)
  }

  /// Where a node begins, white space and comments before it left out.
  func place(of node: some SyntaxProtocol) -> SourcePlace {
    let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    return SourcePlace(path: path, line: location.line, column: location.column)
  }
}
#endif
