import Diagnostics
import JSON
import TestSupport
import Testing

@testable import LanguageServer

struct DocumentTests {
  private let file = SourceFile(path: "a", text: "aä😀b\r\nx\n")

  @Test func positionsCountAsNegotiated() {
    // Before ‘b’: 7 bytes, 4 units of UTF-16, 3 scalars.
    for (encoding, character) in [(PositionEncoding.utf8, 7), (.utf16, 4), (.utf32, 3)] {
      #expect(encoding.offset(line: 0, character: character, in: file) == 7)
      #expect(encoding.position(of: 7, in: file) == ["line": 0, "character": .int(character)])
    }
  }

  @Test func positionsBeyondTheTextAreBroughtIntoIt() {
    for encoding in [PositionEncoding.utf8, .utf16, .utf32] {
      #expect(encoding.offset(line: 0, character: 99, in: file) == 8, "before the line break")
      #expect(encoding.offset(line: 99, character: 0, in: file) == file.bytes.count)
      #expect(encoding.offset(line: -1, character: 0, in: file) == 0)
      #expect(encoding.offset(line: 1, character: -4, in: file) == 10)
    }
    #expect(PositionEncoding.utf16.offset(line: 0, character: 3, in: file) == 3, "within a surrogate pair")
    #expect(PositionEncoding.utf8.offset(line: 0, character: 5, in: file) == 3, "within a character")
  }

  @Test func changesCountFromTheTextBeforeThem() throws {
    var document = OpenDocument(uri: "file:///a", version: 1, text: "one\ntwo\n")
    let change = { (line: Int, from: Int, to: Int, text: String) -> JSONValue in
      [
        "range": [
          "start": ["line": .int(line), "character": .int(from)],
          "end": ["line": .int(line), "character": .int(to)],
        ], "text": .text(text),
      ]
    }
    try document.apply(
      [change(0, 0, 3, "😀"), change(0, 2, 2, "!\nnew"), change(1, 0, 1, "N")], version: 2, .utf16)
    #expect(document.file.text(in: Span(0, 100)) == "😀!\nNew\ntwo\n")
    #expect(document.version == 2)
    try document.apply([["text": "all"]], version: 3, .utf16)
    #expect(document.file.text(in: Span(0, 100)) == "all")
  }

  /// Random changes come to the same as on an array of UTF-16 units.
  @Test func randomChangesAreThoseOfAnEditor() throws {
    var random = SeededGenerator(seed: 7)
    let alphabet = ["a", "ä", "😀", "\n", "\r\n", "é", "𝄞"]
    var document = OpenDocument(uri: "file:///a", version: 0, text: "")
    var lines: [[UInt16]] = [[]]
    for round in 0..<400 {
      let point = { (lines: [[UInt16]], random: inout SeededGenerator) -> (Int, Int) in
        let line = Int.random(in: 0..<lines.count, using: &random)
        var character = Int.random(in: 0...lines[line].count, using: &random)
        if character < lines[line].count, character > 0, UTF16.isTrailSurrogate(lines[line][character]) {
          character -= 1
        }
        return (line, character)
      }
      let points = [point(lines, &random), point(lines, &random)].sorted { $0 < $1 }
      let text = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }.joined()
      let position = { (point: (Int, Int)) -> JSONValue in
        ["line": .int(point.0), "character": .int(point.1)]
      }
      try document.apply(
        [["range": ["start": position(points[0]), "end": position(points[1])], "text": .text(text)]],
        version: round, .utf16)
      let (start, end) = (points[0], points[1])
      let head = Array(lines[start.0][..<start.1])
      let tail = Array(lines[end.0][end.1...])
      let new = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        .map { Array($0.utf16) }
      var middle = new
      middle[0] = head + middle[0]
      middle[middle.count - 1] += tail
      lines.replaceSubrange(start.0...end.0, with: middle)
      let model = lines.map { String(decoding: $0, as: UTF16.self) }.joined(separator: "\n")
      let text2 = document.file.text(in: Span(0, .max / 2)).replacing("\r\n", with: "\n")
      try #require(text2 == model, "after round \(round)")
    }
  }

  @Test(arguments: [
    ("file:///a/b%20c%C3%A4.yaml", "/a/b cä.yaml"), ("file://host/a", "/a"), ("file:///100%", "/100%"),
    ("file:///c%3A/x", "/c:/x"), ("file:///a%+fb", "/a%+fb"),
  ])
  func addressesArePaths(_ uri: String, _ path: String) { #expect(FileURI.path(uri) == path) }

  @Test func pathsAreAddresses() {
    let path = "/a b/ä#?%.yaml"
    #expect(FileURI.uri(path) == "file:///a%20b/%C3%A4%23%3F%25.yaml")
    #expect(FileURI.path(FileURI.uri(path)) == path)
  }

  @Test func placesMoveWithTheTextAroundThem() {
    let old = SourceFile(path: "a", text: "one two three")
    let new = SourceFile(path: "a", text: "one 2 three")
    let moved = MovedPlaces(from: old, to: new)
    #expect(moved.place(Place(old, Span(0, 3)))?.text == "one")
    #expect(moved.place(Place(old, Span(8, 13)))?.text == "three")
    #expect(moved.place(Place(old, Span(4, 7))) == nil)
  }
}
