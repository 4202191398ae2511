import Testing

@testable import Reporters

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("設定", 4), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("ｶﾅ", 2), ("Ａ", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("★", 1),
    ("a\u{200B}b", 2), ("\u{FEFF}", 0), ("…", 1), ("‘’", 2), ("עברית", 5), ("\u{FFFD}", 1), ("𠀀", 2),
    ("␛", 1),
  ])
  func countsColumns(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [
    ("one two three", 8, ["one two", "three"]), ("onetwothree", 8, ["onetwoth", "ree"]),
    ("  one \n two ", 20, ["one two"]), ("one\n\ntwo", 20, ["one", "", "two"]), ("", 20, [""]),
    ("設定を変更しますか", 10, ["設定を変更", "しますか"]), ("ab 設定を変更", 9, ["ab", "設定を変", "更"]),
  ])
  func wraps(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(WrappedText.lines(text, width: width) == lines)
  }

  @Test func theFirstLineMayBeNarrower() {
    #expect(WrappedText.lines("one two three four", width: 14, first: 8) == ["one two", "three four"])
  }
}
