#if !SwiftSources
public import SourceFacts

/// Replaces the reader of Swift sources, because the tool was built without the trait `SwiftSources`.
public struct SwiftSourceReading {
  /// Whether Swift sources can be read.
  public static let isAvailable = false

  private var places: [SourcePlace] = []

  /// Creates a reader that has read nothing.
  public init() {}

  /// Records that a file was not read.
  public mutating func read(_ bytes: [UInt8], path: String) {
    places.append(SourcePlace(path: path, line: 1, column: 1))
  }

  /// Ignores an Objective-C header.
  public mutating func read(header bytes: [UInt8], path: String) {}

  /// The facts from the interface files, and a note for every Swift file that was not read.
  public func finish(with interface: Interface) -> CodeFacts {
    var facts = interface.facts
    facts.unseen += places.map { UnseenFact(.swift, place: $0) }
    facts.sort()
    return facts
  }
}
#endif
