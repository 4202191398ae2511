extension RandomFlow {
  // MARK: Conditions

  var condition: String {
    mutating get {
      switch numbers.below(8) {
      case 0: negated(word)
      case 1: "[\(word), \(word)]"
      case 2: "{any: [\(word), \(word)]}"
      default: word
      }
    }
  }

  private func negated(_ word: String) -> String {
    word.hasPrefix("not ") ? String(word.dropFirst(4)) : "not \(word)"
  }

  /// Of the window, the flags and the work alone: whoever performs effects may be covered by then, and how a covered
  /// screen came the machine does not know.
  var plainCondition: String {
    mutating get {
      pick(
        ["unsaved", "not unsaved", "compact", "[regular, unsaved]", "ios 15..."] + flags + flags + own + ups
          + wordsOfPlace)
    }
  }

  var word: String {
    mutating get {
      pick(
        [
          "unsaved", "unsaved", "compact", "regular", "compact-height", "iphone", "ios 15...", "searching",
          "presented", "pushed", "adapted", "presents", "in-front",
        ]
          + flags + flags + own + ups + wordsOfPlace + (additions.contains(.words) ? ["guarded"] : []))
    }
  }

  /// Which screens are up.
  var ups: [String] {
    isChoosing ? screens.flatMap { ["up \($0)", "not up \($0)"] } : []
  }

  /// The flags of screens.
  var own: [String] {
    subject == .instances ? screens.flatMap { ["\($0).editing", "not \($0).editing"] } : []
  }

  // MARK: Chance

  mutating func one(in count: Int) -> Bool { numbers.below(count) == 0 }
  mutating func pick<Choice>(_ list: [Choice]) -> Choice { list[numbers.below(list.count)] }
  mutating func list(_ count: Int, _ line: (inout RandomFlow) -> String) -> [String] {
    (0..<count).map { _ in line(&self) }
  }
}
