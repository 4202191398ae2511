/// The characters that snippets and tables are drawn with.
public struct Decor: Sendable {
  /// Whether box-drawing characters and typographic quotes may be used.
  public let isUnicode: Bool

  /// Uses box-drawing characters, `…` and typographic quotes.
  public static let unicode = Decor(isUnicode: true)
  /// Uses only ASCII, except for text from the files themselves.
  public static let ascii = Decor(isUnicode: false)

  /// The characters for a locale: plain ASCII if the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set
  /// names a character set other than UTF-8, as `C` and `POSIX` do. If none is set, Unicode is used.
  public static func fitting(variable: (String) -> String?) -> Decor {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    guard let locale = locale?.lowercased() else { return .unicode }
    return locale.hasSuffix("utf-8") || locale.hasSuffix("utf8") || locale.hasPrefix("utf-8")
      || locale.contains("utf-8@") || locale.contains("utf8@") ? .unicode : .ascii
  }

  var bar: String { isUnicode ? "│" : "|" }
  var gap: String { isUnicode ? "⋮" : "..." }
  var arrow: String { isUnicode ? "╭─▸" : "-->" }
  var nextArrow: String { isUnicode ? "├─▸" : "-->" }
  /// The text between a screen and the one presented over it.
  var above: String { isUnicode ? " ▸ " : " > " }
  var primary: String { "^" }
  var related: String { isUnicode ? "─" : "-" }
  var opening: String { isUnicode ? "╭" : "/" }
  var closing: String { isUnicode ? "╰" : "\\" }
  var across: String { isUnicode ? "─" : "_" }
  var ellipsis: String { isUnicode ? "…" : "..." }
  var bullet: String { isUnicode ? "•" : "-" }
  /// How control characters and other invisible characters are written.
  var visibleForm: VisibleText.Form { isUnicode ? .pictures : .escapes }
}
