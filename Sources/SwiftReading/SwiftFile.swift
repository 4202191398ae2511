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
    let conditions = Self.mayHaveConditions(bytes) ? ConditionalCompilation(bytes, of: whole) : nil
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

  /// Whether `#if` stands anywhere in a file.
  private static func mayHaveConditions(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + 2 < bytes.count {
        if bytes[index] == 0x23, bytes[index + 1] == 0x69, bytes[index + 2] == 0x66 { return true }
        index += 1
      }
      return false
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
