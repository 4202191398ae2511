import Diagnostics
import Testing
import YAMLTree

@testable import FlowModel

/// A default stands in the model, and in words in the table of keys.
struct DefaultTests {
  private static let place = Place(SourceFile(path: "", bytes: []), Span(0, 0))

  /// The rows whose absence means one word, with that word as a node.
  private func defaults(of shape: Shape) throws -> [(entry: KeyEntry, node: YAMLNode)] {
    try KeyTable.entries(of: shape).compactMap { entry in
      let word = entry.absent.drop { $0 == "`" }.prefix { $0 != "`" }
      guard entry.absent == "`\(word)`" else { return nil }
      let stream = YAMLStream.read(Array(word.utf8), path: "", words: KeyTable.words.yaml)
      return (entry, try #require(stream.documents.first))
    }
  }

  /// Puts the word of each such row into an element of which nothing is written.
  ///
  /// - Returns: how many rows there are.
  private func fill<Element: FilledFromTable>(
    _ element: inout Element, _ shape: Shape, then check: (Element, KeyEntry) -> Void = { _, _ in }
  ) throws -> Int {
    var count = 0
    for (entry, node) in try defaults(of: shape) {
      guard let set = Element.setter(of: entry.target) else { continue }
      let decoder = FormDecoder()
      set(&element, Fields.Value(node: node, entry: entry, decoder: decoder))
      #expect(decoder.problems.isEmpty, "\(entry.name)")
      check(element, entry)
      count += 1
    }
    return count
  }

  private func expectDefaults<Element: FilledFromTable & Equatable>(
    of element: Element, _ shape: Shape, atLeast least: Int
  ) throws {
    var written = element
    let count = try fill(&written, shape) { written, entry in
      #expect(written == element, "‘\(entry.name)’ has another default than its row says")
    }
    #expect(count >= least)
  }

  @Test func rowsSayTheDefaultsOfTheModel() throws {
    let (place, path) = (Self.place, ElementPath(""))
    try expectDefaults(of: App(name: "", place: place), .app, atLeast: 4)
    try expectDefaults(of: Screen(id: "", place: place, whole: place), .screen, atLeast: 3)
    try expectDefaults(
      of: Button(path: path, place: place, screen: ScreenID(0), isAdapted: false), .button, atLeast: 2)
    try expectDefaults(
      of: UnsavedPoint(name: "", path: path, place: place, screen: ScreenID(0), says: ""), .unsavedPoint,
      atLeast: 2)
    try expectDefaults(of: Work(name: "", place: place), .work, atLeast: 2)
    try expectDefaults(of: Adaptation(), .adaptation, atLeast: 2)
    try expectDefaults(of: CustomPresentation(), .custom, atLeast: 6)
  }

  @Test func rowsSayHowScreensArePresentedWhereNothingIsWritten() throws {
    var written = WrittenOptions()
    let count = try fill(&written, .presentation)
    let standard = PresentationOptions()
    #expect(count == 5)
    #expect(written.transition == standard.transition)
    #expect(written.animated == standard.animated)
    #expect(written.grabber == standard.grabber)
    #expect(written.edgeAttached == standard.edgeAttached)
    #expect(written.delegateOf == standard.delegateOf)
  }
}
