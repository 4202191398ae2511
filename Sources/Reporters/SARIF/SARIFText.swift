internal import Diagnostics

/// Text in the form that SARIF requires for messages and URIs.
enum SARIFText {
  /// A message without special meaning: braces would be placeholders (SARIF 2.1.0, §3.11.5) and are doubled;
  /// brackets before a parenthesis would be links (§3.11.6) and are escaped if there could be one.
  static func message(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x7B || $0 == 0x7D || $0 == 0x5D }) else { return text }
    let scalars = Array(text.unicodeScalars)
    let mayLink = zip(scalars, scalars.dropFirst()).contains { $0 == "]" && $1 == "(" }
    var result = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar {
      case "{", "}": result.append(scalar)
      case "[" where mayLink, "]" where mayLink, "\\" where mayLink: result.append("\\")
      default: break
      }
      result.append(scalar)
    }
    return String(result)
  }

  /// A path as a URI reference (RFC 3986): everything except unreserved characters and `/` is
  /// percent-encoded, so that no part of a name is read as a scheme, a query or a fragment. Absolute paths
  /// become `file:` URIs.
  static func uri(_ path: String) -> String {
    path.hasPrefix("/") ? path.fileAddress : path.percentEncoded(keepsSlashes: true)
  }
}
