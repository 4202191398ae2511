#if SwiftSources
internal import SourceFacts
internal import SwiftParser
internal import SwiftSyntax

/// One parsed file, as compiled for iOS.
final class SwiftFile {
  let path: String
  let tree: SourceFileSyntax
  private let locations: SourceLocationConverter
  /// The lines for which it is not known whether they are compiled.
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

  /// Whether `#if` occurs in a file.
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

  /// The conditions of `#if` under which a line is compiled, if it is not known whether they hold.
  func buildConditions(ofLine line: Int) -> [String] {
    openLines.filter { $0.lines.contains(line) }.map(\.condition)
  }

  /// The place where a node begins, without white space and comments before it.
  func place(of node: some SyntaxProtocol) -> SourcePlace {
    let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    return SourcePlace(path: path, line: location.line, column: location.column)
  }
}
#endif
