/// A row of the reference: words of conditions, and when they are true.
struct ConditionRow: Sendable {
  /// The spellings.
  let words: [String]
  /// When such a condition is true, in Markdown.
  let says: String

  private init(_ words: [String], _ says: String) {
    self.words = words
    self.says = says
  }

  /// All rows in the order of the reference.
  static let all: [ConditionRow] = [
    ConditionRow(["always"], "at any time"),
    ConditionRow(["never"], "at no time"),
    ConditionRow(["unsaved", "unsaved <point>"], "the performer owns or edits work that is not safe"),
    ConditionRow(
      ["compact"],
      "the window’s width is compact: an iPhone upright, most iPhones in landscape, a narrow part of an iPad’s screen"
    ),
    ConditionRow(["regular"], "the window’s width is regular: an iPad, a large iPhone in landscape"),
    ConditionRow(["compact-height"], "the window’s height is compact: an iPhone in landscape"),
    ConditionRow(["regular-height"], "the window’s height is regular: an iPhone upright, an iPad"),
    ConditionRow(["portrait"], "the interface stands upright"),
    ConditionRow(["landscape"], "the interface lies on its side"),
    ConditionRow(["iphone"], "it is an iPhone"),
    ConditionRow(["ipad"], "it is an iPad"),
    ConditionRow(["mac"], "it is a Mac, by Mac Catalyst"),
    ConditionRow(
      ["ios 15...", "ios ...12", "ios 13...17"],
      "the effective version is one of these: the lower of SDK and system"),
    ConditionRow(["searching"], "the screen’s search is active"),
    ConditionRow(["presented"], "this screen came as a modal, or at the root of one’s navigation stack"),
    ConditionRow(["pushed"], "this screen was pushed onto a navigation stack"),
    ConditionRow(
      ["presents"],
      "a modal is up above the performer: its presentedViewController is not nil; of a trigger of the file with `by: topmost`, any modal at all, also one that fills the screen and is as usual as a page"
    ),
    ConditionRow(["in-front"], "nothing lies above the performer, neither pushed nor presented"),
    ConditionRow(
      ["in-front <screen>"],
      "that screen is in front, a tab bar or split view controller with whatever it shows"),
    ConditionRow(
      ["up <screen>"], "that screen is up, in front or covered, or a tab or column of what is up"),
    ConditionRow(
      ["adapted"],
      "the presentation is shown in another style than declared: a popover that has become a sheet, on a large iPhone in a window of regular width too"
    ),
    ConditionRow(["guarded"], "`isModalInPresentation` of the presentation is true"),
  ]

  /// The row as Markdown.
  var markdown: String {
    "| \(words.map { "`\($0)`" }.joined(separator: ", ")) | \(says) |\n"
  }
}
