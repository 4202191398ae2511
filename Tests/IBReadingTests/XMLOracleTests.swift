import Foundation
import SourceFacts
import TestSupport
import Testing

@testable import IBReading

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Our scanner against Foundation's parser.
struct XMLOracleTests {
  /// One element as both see it.
  struct Seen: Equatable, CustomStringConvertible {
    var name: String
    var attributes: [String: String]
    var depth: Int
    var text = ""
    var description: String { "\(depth) \(name) \(attributes) \(text)" }
  }

  /// What Foundation says.
  private final class Oracle: NSObject, XMLParserDelegate {
    var seen: [Seen] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      seen.append(Seen(name: name, attributes: attributes, depth: open.count))
      open.append(seen.count - 1)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { seen[last].text += text }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
      if let last = open.last { seen[last].text += String(decoding: block, as: UTF8.self) }
    }
  }

  private static func ours(_ text: String) -> [Seen] {
    let tree = XMLScanner.read(Array(text.utf8)).tree
    return tree.elements.indices.map { index in
      Seen(
        name: tree[index].name, attributes: tree[index].attributes,
        depth: Array(tree.ancestors(of: index)).count, text: tree[index].text)
    }
  }

  private static func foundations(_ text: String) -> [Seen]? {
    let oracle = Oracle()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = oracle
    return parser.parse() && parser.parserError == nil ? oracle.seen : nil
  }

  @Test(arguments: Repository.files(under: "Tests/Fixtures/apps", endingIn: ".storyboard"))
  func agreesOnStoryboards(_ path: String) throws {
    let text = try Repository.text(of: path)
    #expect(Self.ours(text) == Self.foundations(text))
  }

  @Test(arguments: [
    "<a/>", "<a b='1' c=\"&lt;&#65;&#x1F600;'\"/>", "<a> x &amp; y <![CDATA[<b>&amp;]]> z</a>",
    "<?xml version=\"1.0\"?><!DOCTYPE a><!-- <b/> --><a><b/><!-- > --><b >\r\n</b ></a>",
    "<a b = \"1\n2\t3\">é\u{10000}</a>", "<a><b><c/></b><d/></a>",
  ])
  func agreesOnOneFeatureEach(_ text: String) throws {
    #expect(Self.ours(text) == Self.foundations(text))
  }

  /// Whatever is taken away, nothing crashes, and a file that is whole for us is whole for Foundation.
  @Test func agreesOnDamagedText() throws {
    let path = "Tests/Fixtures/apps/journal/Journal/Settings.storyboard"
    let text = Array(try Repository.text(of: path).utf8)
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<300 {
      var damaged = text
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: damaged = Array(damaged[..<Int.random(in: 0..<damaged.count, using: &generator)])
      case 1: damaged.remove(at: Int.random(in: 0..<damaged.count, using: &generator))
      default:
        damaged[Int.random(in: 0..<damaged.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      var reading = InterfaceReading()
      reading.read(damaged, path: "A.storyboard")
      #expect(reading.finish().scenes.count <= 3)
      // Foundation finds no fault with a file that ends before its first element.
      if let seen = Self.foundations(String(decoding: damaged, as: UTF8.self)), !seen.isEmpty {
        #expect(XMLScanner.read(damaged).isWhole, "\(String(decoding: damaged, as: UTF8.self))")
      }
    }
  }

  @Test func placesAreWhereElementsBegin() {
    let tree = XMLScanner.read(Array("<a>\n  <b/>\r\n\t<c d=\"\n\"/><e/></a>".utf8)).tree
    let places = tree.elements.map { "\($0.name) \($0.line):\($0.column)" }
    #expect(places == ["a 1:1", "b 2:3", "c 3:2", "e 4:4"])
  }
}
