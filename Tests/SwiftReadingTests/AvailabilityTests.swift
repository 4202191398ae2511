#if !SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Without the trait.
struct AvailabilityTests {
  @Test func aSwiftFileIsUnseenAndNotSilent() {
    var reading = SwiftSourceReading()
    reading.read(Array("present(x, animated: true)".utf8), path: "A.swift")
    let facts = reading.finish(with: Interface())
    #expect(!SwiftSourceReading.isAvailable)
    #expect(facts.unseen == [UnseenFact(.swift, place: SourcePlace(path: "A.swift", line: 1, column: 1))])
    #expect(facts.edges.isEmpty)
  }
}
#endif
