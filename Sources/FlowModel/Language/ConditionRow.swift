/// A row of the reference: words of conditions, and when they are true.
struct ConditionRow: Sendable {
  /// The spellings.
  let words: [String]
  /// When such a condition is true, in Markdown; empty if the word is self-explanatory.
  let says: String

  private init(_ words: [String], _ says: String) {
    self.words = words
    self.says = says
  }

  /// All rows in the order of the reference.
  static let all: [ConditionRow] = [
    ConditionRow(["always", "never"], ""),
    ConditionRow(["unsaved", "unsaved <point>"], "the performer owns or edits work that is not safe"),
    ConditionRow(["compact", "regular", "compact-height", "regular-height"], "size classes of the window"),
    ConditionRow(["portrait", "landscape"], "interface orientation"),
    ConditionRow(Device.spellings, "the device idiom"),
    ConditionRow(
      ["ios 15...", "ios ...12", "ios 13...17"], "effective version: the lower of SDK and system"),
    ConditionRow(["searching"], "the screen’s search is active"),
    ConditionRow(["presented", "pushed"], "how this screen came"),
    ConditionRow(
      ["presents"],
      "a modal is up above the performer: its presentedViewController is not nil; of a trigger of the file with `by: topmost`, any modal at all, also one that fills the screen and is as usual as a page"
    ),
    ConditionRow(["in-front"], "nothing lies above the performer, neither pushed nor presented"),
    ConditionRow(
      ["in-front <screen>"],
      "that screen is in front, a tab bar or split view controller with whatever it shows"),
    ConditionRow(["up <screen>"], "that screen is up, in front or covered, or a tab or column of what is up"),
    ConditionRow(
      ["adapted"],
      "the presentation is shown in another style than declared: a popover that has become a sheet, on a large iPhone in a window of regular width too"
    ),
    ConditionRow(["guarded"], "`isModalInPresentation` of the presentation is true"),
  ]

  /// The row as Markdown.
  var markdown: String {
    "| \(words.map { "`\($0)`" }.joined(separator: ", ")) | \(says.isEmpty ? "" : says + " ")|\n"
  }
}
