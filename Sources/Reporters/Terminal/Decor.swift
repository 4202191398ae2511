/// The characters that snippets and tables are drawn with.
public struct Decor: Sendable {
  /// Whether box drawing characters and typographic quotes may be used.
  public let isUnicode: Bool

  /// Box drawing, `…`, ‘quotes’ as written.
  public static let unicode = Decor(isUnicode: true)
  /// Nothing beyond ASCII but what stands in the files themselves.
  public static let ascii = Decor(isUnicode: false)

  /// The decor for a locale: plain ASCII where `LC_ALL`, `LC_CTYPE` or `LANG` (the first that is set) names a
  /// character set other than UTF-8; `C` and `POSIX` do. Where none is set, nothing speaks against Unicode.
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
  /// Stands between a screen and the one above it.
  var above: String { isUnicode ? " ▸ " : " > " }
  var primary: String { "^" }
  var related: String { isUnicode ? "─" : "-" }
  var opening: String { isUnicode ? "╭" : "/" }
  var closing: String { isUnicode ? "╰" : "\\" }
  var across: String { isUnicode ? "─" : "_" }
  var ellipsis: String { isUnicode ? "…" : "..." }
  var bullet: String { isUnicode ? "•" : "-" }
  /// What controls and other characters without ink become.
  var visibleForm: VisibleText.Form { isUnicode ? .pictures : .escapes }
}
