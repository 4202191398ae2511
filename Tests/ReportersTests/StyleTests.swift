import Reporters
import Testing

/// Who decides about colours and decor.
struct StyleTests {
  @Test(
    arguments: [
      (.auto, true, [:], true), (.auto, false, [:], false),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true), (.never, true, ["FORCE_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
      (.auto, false, ["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
      (.auto, false, ["FORCE_COLOR": "1"], true),
      (.auto, true, ["FORCE_COLOR": "0"], false), (.auto, false, ["FORCE_COLOR": "3", "TERM": "dumb"], true),
      (.auto, false, ["CLICOLOR_FORCE": "1"], true), (.auto, false, ["CLICOLOR_FORCE": "0"], false),
      (.auto, true, ["TERM": "dumb"], false), (.auto, true, ["CLICOLOR": "0"], false),
      (.auto, true, ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true),
      (.auto, true, ["TERM": "xterm-256color"], true),
    ] as [(ColourMode, Bool, [String: String], Bool)])
  func colours(_ mode: ColourMode, _ isTerminal: Bool, _ environment: [String: String], _ wanted: Bool) {
    #expect(mode.wantsColour(ColourFacts(isTerminal: isTerminal) { environment[$0] }) == wanted)
  }

  @Test(
    arguments: [
      ([:], true), (["LANG": "de_DE.UTF-8"], true), (["LANG": "C"], false), (["LANG": "C.utf8"], true),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "POSIX"], false), (["LC_CTYPE": "UTF-8", "LANG": "C"], true),
      (["LC_ALL": "", "LANG": "en_US.ISO-8859-1"], false), (["LANG": "ca_ES.UTF-8@valencia"], true),
    ] as [([String: String], Bool)])
  func decor(_ environment: [String: String], _ isUnicode: Bool) {
    #expect(Decor.fitting { environment[$0] }.isUnicode == isUnicode)
  }
}
