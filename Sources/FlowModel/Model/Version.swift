/// A version of iOS or of its SDK. 16.10 is not 16.1.
public struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number before the dot.
  public var major: Int
  /// The number after the dot; 0 if there is none.
  public var minor: Int

  /// Creates a version.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The newest SDK and system whose behaviour is known to this tool.
  public static let newestKnown = Version(26)

  /// The previous major version; before 26 came 18.
  public var majorBefore: Int { major == 26 ? 18 : major - 1 }

  /// Reads `16` or `16.4`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard (1...3).contains(part.count), part.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(String(decoding: part, as: UTF8.self))
      else { return nil }
      numbers.append(number)
    }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// The number for comparisons in rules: 16.4 for 16.4. Minor numbers from 10 on lie between .9 and the next
  /// major version.
  public var number: Double {
    minor < 10 ? Double(major * 10 + minor) / 10 : Double(major) + 0.9 + Double(min(minor, 999)) / 10_000
  }

  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  public static func < (one: Version, other: Version) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}

/// A range of versions, both ends included; nil for an open end.
public struct VersionRange: Hashable, Sendable {
  /// The lowest version; nil for all older ones.
  public var lower: Version?
  /// The highest version; nil for all newer ones.
  public var upper: Version?

  /// Creates a range.
  public init(_ lower: Version?, _ upper: Version?) {
    self.lower = lower
    self.upper = upper
  }

  /// Reads `13`, `13...17`, `15...` or `...12`; nil for anything else and if the ends are reversed.
  public init?(_ text: String) {
    guard let dots = text.firstDots else {
      guard let only = Version(text) else { return nil }
      self.init(only, only)
      return
    }
    let before = text[..<dots.lowerBound]
    let after = text[dots.upperBound...]
    let lower = Version(before)
    let upper = Version(after)
    guard before.isEmpty || lower != nil, after.isEmpty || upper != nil, lower != nil || upper != nil
    else { return nil }
    if let lower, let upper, upper < lower { return nil }
    self.init(lower, upper)
  }

  /// Whether a version is in the range. An upper end without minor number includes all of that major version.
  public func contains(_ version: Version) -> Bool {
    if let lower, version < lower { return false }
    guard let upper else { return true }
    return upper.minor == 0 ? version.major <= upper.major : version <= upper
  }
}

extension String {
  /// The first occurrence of `...`.
  fileprivate var firstDots: Range<String.Index>? {
    var start = startIndex
    while let first = self[start...].firstIndex(of: ".") {
      let end = self[first...].prefix(3)
      if end == "..." { return first..<end.endIndex }
      start = index(after: first)
    }
    return nil
  }
}
