import Diagnostics

/// Gives each finding an identity that lasts while lines move: from its rule, the flow's root and the element's
/// names, never from a line or a message. Of a finding with a cause it is the cause's, so that the identity lasts when
/// another finding of the same cause comes to stand for all.
///
/// Findings that share all three are told apart by a number in the order of the report; the first has none.
struct Fingerprints {
  private let paths: ReportPaths
  private var seen: [UInt64: Int] = [:]

  init(paths: ReportPaths) { self.paths = paths }

  /// Sixteen hexadecimal digits and, from the second such finding on, `:2`, `:3` …
  mutating func next(for finding: Finding) -> String {
    // FNV-1a, 64 bits: no secret is kept, only accidents must be rare.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let name = finding.cause?.name ?? finding.rule.name
    let element = finding.cause?.element ?? finding.element
    for part in [name, paths.underRoot(finding.flow), element.text] {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      // No byte of UTF-8, so that no two lists of parts are one text.
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    let ordinal = seen[hash, default: 0] + 1
    seen[hash] = ordinal
    let digits = String(hash, radix: 16)
    let text = String(repeating: "0", count: 16 - digits.count) + digits
    return ordinal == 1 ? text : "\(text):\(ordinal)"
  }
}
