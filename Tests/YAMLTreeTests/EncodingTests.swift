import Diagnostics
import TestSupport
import Testing
import YAMLTree

private let flow = "título: \"日本🙂\"\nb: [c, d]\n"

private func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
  let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
  return units.flatMap { unit -> [UInt8] in
    let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
    return bigEndian ? [high, low] : [low, high]
  }
}

@Test(arguments: [
  Array(flow.utf8), [0xEF, 0xBB, 0xBF] + Array(flow.utf8),
  utf16(flow, bigEndian: true, mark: true), utf16(flow, bigEndian: false, mark: true),
  utf16(flow.replacing("í", with: "i"), bigEndian: true, mark: false),
  utf16(flow.replacing("í", with: "i"), bigEndian: false, mark: false),
])
func readsEveryEncoding(_ bytes: [UInt8]) {
  let stream = YAMLStream.read(bytes, path: "flow.yaml")
  #expect(stream.problems.isEmpty)
  let pairs = stream.documents[0].pairs
  #expect(pairs[0].value.text == "日本🙂")
  #expect(pairs[0].value.place.text == "\"日本🙂\"")
  #expect(pairs[1].value.elements.map(\.place.text) == ["c", "d"])
  #expect(pairs[1].key.place.start == Location(line: 2, column: 1, utf16Column: 1))
}

/// Bytes that cannot be read, what is said of them, where U+FFFD stands for them, and what is read all the same.
struct FaultyInput: Sendable {
  var bytes: [UInt8]
  var message: String
  var span: Range<Int>
  var value: String
}

@Test(arguments: [
  FaultyInput(
    bytes: Array("a: b".utf8) + [0xFF] + Array("c\n".utf8),
    message: "the byte 0xFF is not UTF-8 (offset 4 in the file)", span: 4..<7, value: "b\u{FFFD}c"),
  FaultyInput(
    bytes: Array("a: é".utf8) + [0xE2, 0x82, 0xC3] + Array("\nb: d\n".utf8),
    message: "the bytes 0xE2 0x82 0xC3 are not UTF-8 (offset 5 in the file)", span: 5..<11,
    value: "é\u{FFFD}\u{FFFD}"),
  FaultyInput(
    bytes: Array("a: ".utf8) + [0xED, 0xA0, 0x80],
    message: "the bytes 0xED 0xA0 0x80 are not UTF-8 (offset 3 in the file)", span: 3..<12,
    value: "\u{FFFD}\u{FFFD}\u{FFFD}"),
  FaultyInput(
    bytes: Array("a: b\0c".utf8), message: "the character U+0000 (NUL) is not allowed in YAML", span: 4..<7,
    value: "b\u{FFFD}c"),
  FaultyInput(
    bytes: Array("a: \u{1B}[1mb".utf8), message: "the character U+001B (escape) is not allowed in YAML",
    span: 3..<6,
    value: "\u{FFFD}[1mb"),
  FaultyInput(
    bytes: Array("a: \u{9B}b".utf8), message: "the character U+009B is not allowed in YAML", span: 3..<6,
    value: "\u{FFFD}b"),
  FaultyInput(
    bytes: [0xFF, 0xFE, 0x61, 0, 0x3A, 0, 0x20, 0, 0x00, 0xD8, 0x62, 0],
    message: "the bytes 0x00 0xD8 are not UTF-16 (offset 8 in the file)", span: 3..<6, value: "\u{FFFD}b"),
])
func saysWhichBytesCannotBeRead(_ input: FaultyInput) {
  let stream = YAMLStream.read(input.bytes, path: "flow.yaml")
  #expect(stream.problems.map(\.message) == [input.message])
  #expect(stream.problems.first?.place.map { Int($0.span.start)..<Int($0.span.end) } == input.span)
  #expect(stream.documents.first?.value(of: "a")?.text == input.value)
}

@Test func refusesUTF32() {
  let stream = YAMLStream.read([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], path: "flow.yaml")
  #expect(stream.problems.map(\.code) == ["ill-formed-text"])
  #expect(stream.documents.isEmpty && !stream.isComplete)
}

@Test func nothingButZeroBytes() {
  let stream = YAMLStream.read(Array(repeating: 0, count: 1000), path: "flow.yaml")
  #expect(stream.problems.map(\.code) == ["control-character"])
}

@Test func whatIsNoTextIsOneProblem() {
  var state: UInt64 = 1
  let noise = (0..<4000).map { _ -> UInt8 in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: state >> 33)
  }
  let stream = YAMLStream.read(noise, path: "picture.yaml")
  #expect(stream.problems.map(\.message) == ["the file is no text"])
  // A few places in a text are told one by one.
  let text = Array(String(repeating: "a: b\n", count: 200).utf8)
  let few = YAMLStream.read(text + [0xFF, 0x0A, 0x00], path: "flow.yaml")
  #expect(few.problems.count { $0.code == "ill-formed-text" || $0.code == "control-character" } == 2)
}
