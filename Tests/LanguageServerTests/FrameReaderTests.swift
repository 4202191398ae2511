import JSON
import Testing

@testable import LanguageServer

struct FrameReaderTests {
  private func frames(_ text: String, limit: Int = 100, piece: Int = .max) -> [FrameReader.Frame] {
    var reader = FrameReader(limit: limit)
    let bytes = Array(text.utf8)
    var frames: [FrameReader.Frame] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, piece == .max ? bytes.count : start + piece)
      frames += reader.take(bytes[start..<end])
      start = end
    }
    return frames
  }

  private func body(_ text: String) -> FrameReader.Frame { .body(Array(text.utf8)) }

  @Test(arguments: [1, 2, 3, 7, Int.max]) func cutsWhereverPiecesEnd(piece: Int) {
    let text =
      "Content-Length: 2\r\n\r\n{}Content-Type: x\r\nContent-Length: 3\r\n\r\n[1]content-length:1\n\n7"
    #expect(frames(text, piece: piece) == [body("{}"), body("[1]"), body("7")])
  }

  @Test(arguments: [1, 5, Int.max]) func passesOverWhatIsTooLarge(piece: Int) {
    let large = "Content-Length: 200\r\n\r\n" + String(repeating: "x", count: 200)
    let result = frames(large + "Content-Length: 2\r\n\r\n{}", piece: piece)
    #expect(result == [.refused("a message of 200 bytes; the most is 100"), body("{}")])
  }

  /// The body that belongs to refused headers has no end that anybody knows; the next message begins with its header.
  @Test(arguments: [1, 7, Int.max]) func aBodyOfUnknownLengthIsPassedOver(piece: Int) {
    let lost = "Content-Length: x\r\n\r\n{\"method\":\"shutdown\",\"id\":1}"
    let refused = FrameReader.Frame.refused("headers without a usable Content-Length")
    #expect(
      frames(lost + "content-length: 2\r\n\r\n{}" + lost + "Content-Length: 3\r\n\r\n[1]", piece: piece)
        == [refused, body("{}"), refused, body("[1]")])
  }

  @Test func headersWithoutAnEndAreRefusedOnce() {
    let endless = "Content-Length: 5\r\nX: " + String(repeating: "x", count: 9000)
    let refused = FrameReader.Frame.refused("headers of more than \(FrameReader.headerLimit) bytes")
    #expect(frames(endless + "Content-Length: 2\r\n\r\n{}", piece: 5000) == [refused, body("{}")])
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n", "Content-Length: -5\r\n\r\n", "Foo: 1\r\n\r\n", "\n\n",
    "Content-Length: 99999999999999999999\r\n\r\n",
  ])
  func saysWhatIsWrongWithHeadersAndGoesOn(headers: String) {
    #expect(
      frames(headers + "Content-Length: 2\r\n\r\n{}") == [
        .refused("headers without a usable Content-Length"), body("{}"),
      ])
  }

  @Test func headersWithoutEndAreNotKept() {
    let result = frames(String(repeating: "x", count: 10_000), piece: 1000)
    #expect(result == [.refused("headers of more than 4096 bytes")])
  }

  @Test func framesOfOursAreReadAgain() {
    var reader = FrameReader()
    #expect(reader.take(FrameReader.framed(Array("ä".utf8))) == [body("ä")])
  }
}
