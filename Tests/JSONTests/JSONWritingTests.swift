import Testing

@testable import JSON

/// Values as text.
struct JSONWritingTests {
  private static let value: JSONValue = [
    "b": [1, .number(2.5), .null, true], "a": [["x": "y"], [:]], "c": .object([]), "d": [],
  ]

  @Test func onOneLineInTheOrderOfMembers() {
    #expect(Self.value.written == #"{"b":[1,2.5,null,true],"a":[{"x":"y"},{}],"c":{},"d":[]}"#)
  }

  @Test func forPeople() {
    #expect(
      Self.value.lines == """
        {
          "b": [1, 2.5, null, true],
          "a": [
            {
              "x": "y"
            },
            {}
          ],
          "c": {},
          "d": []
        }
        """)
  }

  @Test func theOrderOfMembersCountsForNothing() {
    let one: JSONValue = ["a": 1, "b": ["c": 2, "d": 3]]
    let other: JSONValue = ["b": ["d": 3, "c": 2], "a": 1]
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(one != ["a": 1])
  }

  @Test func aMemberIsReplacedWhereItStands() {
    var value: JSONValue = ["a": 1, "b": 2]
    value["a"] = 3
    #expect(value.written == #"{"a":3,"b":2}"#)
    value["a"] = nil
    #expect(value.written == #"{"b":2}"#)
  }

  @Test(arguments: [
    ("plain", #""plain""#, #""plain""#), ("“é”", #""“é”""#, #""“é”""#),
    ("a\"b\\c\n\r\t", #""a\"b\\c\n\r\t""#, #""a\"b\\c\n\r\t""#),
    ("\u{1B}\u{85}\u{2028}\u{202E}", #""\u001b\u0085\u2028\u202e""#, #""\u001b\u0085\u2028\u202e""#),
    ("\u{1FFFE}😀", #""\ud83f\udffe😀""#, #""\U0001fffe😀""#),
  ])
  func quotes(_ text: String, _ json: String, _ yaml: String) throws {
    #expect(JSONValue.text(text).written == json)
    #expect(try JSONReader.read(Array(json.utf8)) == .text(text))
    #expect(QuotedText.yaml(text) == yaml)
  }

  @Test func elementsAreFoundWhereTheyStand() throws {
    let bytes = Array(#"{"x": [9], "facts": [1, {"facts": [2]} ,[3]], "y": [4]}"#.utf8)
    let ranges = try JSONReader.elementRanges(of: "facts", in: bytes)
    #expect(ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == ["1", #"{"facts": [2]}"#, "[3]"])
  }
}
