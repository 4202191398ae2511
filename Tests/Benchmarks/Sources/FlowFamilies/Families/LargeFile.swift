extension FlowFamily {
  /// One file as large as files can get: editors around a list, each with a page of text.
  public static let largeFile = FlowFamily(
    name: "large-file", summary: "one file of so many million bytes, read and asked as it is written",
    unit: "MB",
    sizes: [1, 16, 20], isPlayed: false
  ) { size, seed in
    let screens = min(16_000, 1_000 * size)
    var draw = Draw(seed: seed &+ 31)
    let words = [
      "account", "address", "booking", "change", "device", "everything", "for", "from", "in", "journal",
      "keep", "lost",
      "of", "page", "person", "saved", "the", "this", "trip", "with", "without", "you", "your",
    ]
    var lines: [String] = []
    for line in star.make(screens, seed).split(separator: "\n") {
      lines.append(String(line))
      guard line.hasPrefix("    title:") else { continue }
      var message = "Please"
      // What a screen of the star has besides is some 300 bytes.
      while message.utf8.count < size * 1_000_000 / screens - 300 { message += " " + draw.pick(words) }
      lines.append("    message: \(message)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
