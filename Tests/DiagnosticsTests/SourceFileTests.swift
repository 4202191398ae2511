import Diagnostics
import Testing

struct SourceFileTests {
  @Test func linesEndAtEveryKindOfBreak() {
    let file = SourceFile(path: "a.yaml", text: "one\ntwo\r\nthree\rfour")
    #expect(file.lineCount == 4)
    #expect((1...4).map { file.text(in: file.span(ofLine: $0)) } == ["one", "two", "three", "four"])
    #expect(file.line(of: 4) == 2)
    #expect(file.span(ofLine: 9).length == 0)
  }

  @Test func columnsCountScalarsAndUTF16() {
    let text = "é👩‍👩‍👧: x"
    let file = SourceFile(path: "a.yaml", text: text)
    let location = file.location(of: text.utf8.count - 1)
    #expect(location == Location(line: 1, column: 9, utf16Column: 12))
  }

  @Test func offsetsOutsideTheTextAreItsEnds() {
    let file = SourceFile(path: "a.yaml", text: "ab\n")
    #expect(file.location(of: -5) == Location(line: 1, column: 1, utf16Column: 1))
    #expect(file.location(of: 99) == Location(line: 2, column: 1, utf16Column: 1))
    #expect(file.text(in: Span(1, 99)) == "b\n")
  }

  @Test func illFormedBytesCount() {
    let file = SourceFile(path: "a.yaml", bytes: [0x61, 0xFF, 0x62])
    #expect(file.location(of: 2).column == 3)
    #expect(file.text(in: Span(0, 3)) == "a\u{FFFD}b")
  }
}
