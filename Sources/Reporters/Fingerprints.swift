import Diagnostics

/// Gives each finding an identity that stays the same when lines move. It is computed from the rule, the
/// flow's root and the element's names, never from a line or a message. If the finding has a cause, the cause
/// is used instead of the rule, so that the identity stays the same when another finding of the same cause is
/// reported for all of them.
///
/// Findings with all three parts equal are distinguished by a number in the order of the report; the first
/// has no number.
struct Fingerprints {
  private let paths: ReportPaths
  private var seen: [UInt64: Int] = [:]

  init(paths: ReportPaths) { self.paths = paths }

  /// Returns sixteen hexadecimal digits and, from the second such finding on, `:2`, `:3` …
  mutating func next(for finding: Finding) -> String {
    // FNV-1a with 64 bits is enough: nobody attacks this hash, and accidental collisions are rare.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let name = finding.cause?.name ?? finding.rule.name
    let element = finding.cause?.element ?? finding.element
    for part in [name, paths.underRoot(finding.flow), element.text] {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      // 0xFF never occurs in UTF-8, so two different lists of parts never become the same bytes.
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    let ordinal = seen[hash, default: 0] + 1
    seen[hash] = ordinal
    let digits = String(hash, radix: 16)
    let text = String(repeating: "0", count: 16 - digits.count) + digits
    return ordinal == 1 ? text : "\(text):\(ordinal)"
  }
}
