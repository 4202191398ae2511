#if SwiftSources
internal import SourceFacts
internal import SwiftParser
internal import SwiftSyntax

/// One parsed file, as it is built for iOS.
final class SwiftFile {
  let path: String
  let tree: SourceFileSyntax
  private let locations: SourceLocationConverter

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    let whole = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    if let built = ConditionalCompilation.bytes(bytes, of: whole) {
      tree = built.withUnsafeBufferPointer { Parser.parse(source: $0) }
    } else {
      tree = whole
    }
    locations = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Where a node begins, white space and comments before it left out.
  func place(of node: some SyntaxProtocol) -> SourcePlace {
    let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    return SourcePlace(path: path, line: location.line, column: location.column)
  }
}
#endif
