import SourceFacts
import Testing

@testable import IBReading

/// Files that are small, or that nobody wrote by hand, and that a reader could be busy with for hours. They are so large that
/// the tests do not end where time grows faster than the file. None has a time limit of its own: with a thousand tests in
/// parallel, a test waits for minutes before it runs.
@Suite struct GrowthTests {
  private static func facts(_ text: String, path: String = "A.storyboard") -> CodeFacts {
    var reading = InterfaceReading()
    reading.read(Array(text.utf8), path: path)
    return reading.finish().facts
  }

  private static func storyboard(_ scenes: String) -> String {
    "<document initialViewController=\"v0\"><scenes>\(scenes)</scenes></document>"
  }

  private static func scene(_ id: String, _ content: String) -> String {
    "<scene><objects><viewController id=\"\(id)\" storyboardIdentifier=\"n\(id)\">\(content)</viewController></objects></scene>"
  }

  /// Each looked for its end in all that follows.
  @Test func manyBeginningsOfEntities() {
    let title = String(repeating: "&", count: 1_000_000)
    let facts = Self.facts(
      Self.storyboard("<scene><objects><viewController id=\"a\" title=\"\(title)\"/></objects></scene>"))
    #expect(facts.screens.map(\.title) == [title])
  }

  /// Each asked all others whether their scene is a tab.
  @Test func manySegues() {
    let count = 20_000
    let scenes = (0..<count).map {
      Self.scene(
        "v\($0)", "<connections><segue destination=\"v\(($0 + 1) % count)\" kind=\"show\"/></connections>")
    }
    #expect(Self.facts(Self.storyboard(scenes.joined())).edges.count == count)
  }

  /// Each asked all scenes for their names.
  @Test func manyReferences() {
    let count = 10_000
    let scenes = (0..<count).map {
      Self.scene("v\($0)", "<connections><segue destination=\"r\($0)\" kind=\"presentation\"/></connections>")
        + "<scene><objects><viewControllerPlaceholder id=\"r\($0)\" storyboardName=\"A\" referencedIdentifier=\"nv\(($0 + 1) % count)\"/></objects></scene>"
    }
    let facts = Self.facts(Self.storyboard(scenes.joined()))
    #expect(facts.edges.count == count && facts.edges.allSatisfy { $0.sure == .exact })
  }

  /// Each read the whole button again, and said all that it does.
  @Test func manySeguesOfOneButton() {
    let segues = (0..<10_000).map {
      "<action selector=\"a\($0):\"/><segue destination=\"v0\" kind=\"presentation\" identifier=\"s\($0)\"/>"
    }
    let facts = Self.facts(
      Self.storyboard(Self.scene("v0", "<button><connections>\(segues.joined())</connections></button>")))
    #expect(facts.edges.count == 10_000)
    #expect(facts.edges.first?.trigger?.does.count == 32)
  }

  /// Every one of twenty times was looked at twenty times, eight times over.
  @Test func settingsThatIncludeThemselves() {
    var configurations = BuildConfigurations()
    let includes = String(repeating: "#include \"A.xcconfig\"\n#include \"B.xcconfig\"\n", count: 20)
    configurations.read(Array((includes + "ONE = a\nTWO = a\n").utf8), path: "A.xcconfig")
    configurations.read(Array((includes + "TWO = b\nTHREE = b\n").utf8), path: "B.xcconfig")
    let settings = configurations.settings(of: "Configuration/A.xcconfig")
    #expect(settings == ["ONE": .text("a"), "TWO": .text("a"), "THREE": .text("b")])
  }

  /// What is included last counts, and what stands in the file itself counts more.
  @Test func theLastOfWhatIsIncludedCounts() {
    var configurations = BuildConfigurations()
    configurations.read(Array("ONE = a\nTWO = a\n".utf8), path: "A.xcconfig")
    configurations.read(Array("ONE = b\nTWO = b\n".utf8), path: "B.xcconfig")
    let text = "#include \"A.xcconfig\"\n#include \"B.xcconfig\"\n#include \"A.xcconfig\"\nTWO = c\n"
    configurations.read(Array(text.utf8), path: "C.xcconfig")
    #expect(configurations.settings(of: "C.xcconfig") == ["ONE": .text("a"), "TWO": .text("c")])
  }
}
