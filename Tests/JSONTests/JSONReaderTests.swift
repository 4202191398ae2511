import Testing

@testable import JSON

struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }

  private static let values: [(String, JSONValue)] = [
    ("null", JSONValue.null), (" true ", true), ("[1,-2,3.5]", [1, -2, .number(3.5)]), ("{}", [:]),
    (#"{"a":{"b":[]}}"#, ["a": ["b": []]]), (#""\u00e4\ud83d\ude00\n\/""#, "ä😀\n/"),
    (#""\ud83d!""#, "\u{FFFD}!"), (#""\ud83dA""#, "\u{FFFD}A"), ("1e2", .number(100)), ("0", 0),
    ("10000000000000000000000", .number(1e22)), (#"{"a":1,"a":2}"#, ["a": 2]),
  ]

  @Test(arguments: values)
  func reads(_ text: String, _ value: JSONValue) throws { #expect(try read(text) == value) }

  @Test(arguments: [
    "", " ", "{", "[1,]", "{\"a\"}", "{a:1}", "01", "-", "1.", "1e", "tru", "\"", "\"\\x\"", "\"\\u12\"",
    "1 2",
    "\"\u{1}\"", "nul", "[", "{\"a\":1,}", "+1", "'a'",
  ])
  func refuses(_ text: String) { #expect(throws: JSONReader.Failure.self) { try read(text) } }

  @Test func deepNestingIsRefusedNotFollowed() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONReader.Failure.self) { try read(text) }
    let fits = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(throws: Never.self) { try read(fits) }
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let value: JSONValue = [
      "text": "a\"b\\c\n\t\u{1}\u{1F}ä😀", "list": [1, .number(1.5), .null, true], "nested": ["x": []],
    ]
    #expect(try read(value.written) == value)
    #expect(value.written.utf8.allSatisfy { $0 >= 0x20 })
  }

  @Test func badBytesBecomeReplacements() throws {
    #expect(try JSONReader.read([0x22, 0xFF, 0x61, 0x22]) == "\u{FFFD}a")
  }
}
