#if !SwiftSources
public import SourceFacts

/// Reads the Swift sources of an app: not here, because the tool was built without the trait `SwiftSources`.
public struct SwiftSourceReading {
  /// Whether Swift is read at all.
  public static let isAvailable = false

  private var places: [SourcePlace] = []

  /// Nothing was read yet.
  public init() {}

  /// Notes that a file was not read.
  public mutating func read(_ bytes: [UInt8], path: String) {
    places.append(SourcePlace(path: path, line: 1, column: 1))
  }

  /// Leaves out what a header of Objective-C says.
  public mutating func read(header bytes: [UInt8], path: String) {}

  /// What the interface files say, and which Swift files say nothing.
  public func finish(with interface: Interface) -> CodeFacts {
    var facts = interface.facts
    facts.unseen += places.map { UnseenFact(.swift, place: $0) }
    facts.sort()
    return facts
  }
}
#endif
