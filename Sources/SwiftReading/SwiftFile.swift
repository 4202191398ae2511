#if SwiftSources
internal import SourceFacts
internal import SwiftParser
internal import SwiftSyntax

/// One parsed file.
final class SwiftFile {
  let path: String
  let tree: SourceFileSyntax
  private let locations: SourceLocationConverter

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    locations = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Where a node begins, white space and comments before it left out.
  func place(of node: some SyntaxProtocol) -> SourcePlace {
    let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    return SourcePlace(path: path, line: location.line, column: location.column)
  }
}
#endif
