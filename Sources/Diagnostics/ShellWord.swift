/// Text that a shell reads as one word.
public enum ShellWord {
  /// The text itself if no shell gives a special meaning to it, otherwise in quotes.
  public static func text(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || "._-/".utf8.contains($0)
    }
    return isPlain && !word.isEmpty ? word : quoted(word)
  }

  /// The text in quotes.
  public static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
