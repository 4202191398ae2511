/// The words that a value may be, each with what it says.
struct WordChoice: Sendable {
  /// The spellings, in the order of the reference.
  let spellings: [String]
  private let meanings: @Sendable (String) -> String

  /// All words of an enumeration, or all but those that this key does not take.
  init<Word: ExplainedWord>(_ type: Word.Type, without hidden: [Word] = []) {
    spellings = type.allCases.filter { !hidden.contains($0) }.map(\.rawValue)
    meanings = { Word(rawValue: $0)?.sentence ?? "" }
  }

  /// Words that only one key has.
  init(_ words: KeyValuePairs<String, String>) {
    spellings = words.map(\.key)
    meanings = { word in words.first { $0.key == word }?.value ?? "" }
  }

  /// Keys that a draft may leave open, where a person has to write them: on a screen or a button.
  init(openKeys keys: [Key], of form: Form) {
    spellings = keys.map(\.rawValue)
    meanings = { word in
      // On a screen there is no such key: a draft found no button that closes the screen.
      if form == .screen, word == Key.does.rawValue { return "the way to close it" }
      return KeyTable.forms[form.rawValue][word]?.says ?? ""
    }
  }

  func contains(_ word: String) -> Bool { spellings.contains(word) }

  /// What a word says; nil if it is none of these.
  func meaning(of word: String) -> String? { contains(word) ? meanings(word) : nil }
}
