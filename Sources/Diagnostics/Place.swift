/// A span in a file.
public struct Place: Sendable {
  /// The file.
  public var file: SourceFile
  /// The span.
  public var span: Span

  /// Creates a place.
  public init(_ file: SourceFile, _ span: Span) {
    self.file = file
    self.span = span
  }

  /// Where it begins.
  public var start: Location { file.location(of: Int(span.start)) }
  /// The position after its last character.
  public var end: Location { file.location(of: Int(span.end)) }
  /// The text in the span.
  public var text: String { file.text(in: span) }
}

extension Place: Hashable {
  public static func == (one: Place, other: Place) -> Bool {
    one.file === other.file && one.span == other.span
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(span)
  }
}
