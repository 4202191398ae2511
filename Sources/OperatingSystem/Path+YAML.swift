extension Path {
  /// Whether a path has the extension of a YAML file.
  public static func isYAML(_ path: String) -> Bool {
    ends(path, with: ".yaml") || ends(path, with: ".yml")
  }

  /// Whether a path ends with a text, ignoring case; the text is in lowercase.
  private static func ends(_ path: String, with ending: String) -> Bool {
    let end = path.utf8.suffix(ending.utf8.count)
    guard end.count == ending.utf8.count else { return false }
    return zip(end, ending.utf8).allSatisfy { byte, letter in
      let isLarge = (0x41...0x5A).contains(byte)
      return (isLarge ? byte | 0x20 : byte) == letter
    }
  }
}
