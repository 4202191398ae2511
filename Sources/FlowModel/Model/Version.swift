/// A version of iOS or of its SDK, read from its text: 16.10 is not 16.1.
public struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number before the point.
  public var major: Int
  /// The number after the point; 0 where there is none.
  public var minor: Int

  /// A version from its two numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The newest SDK and system whose behaviour is known here.
  public static let newestKnown = Version(26)

  /// The major version before this one. After 18 came 26.
  public var majorBefore: Int { major == 26 ? 18 : major - 1 }

  /// `16` or `16.4`; nil for anything else.
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

  /// The number that rules compare: 16.4 is 16.4. Minor numbers from 10 on lie between .9 and the next major.
  public var number: Double {
    minor < 10 ? Double(major * 10 + minor) / 10 : Double(major) + 0.9 + Double(min(minor, 999)) / 10_000
  }

  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  public static func < (one: Version, other: Version) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}

/// Versions from one to another, both included; an open end is nil.
public struct VersionRange: Hashable, Sendable {
  /// The lowest; nil where every older one is meant.
  public var lower: Version?
  /// The highest; nil where every newer one is meant.
  public var upper: Version?

  /// A range from its ends.
  public init(_ lower: Version?, _ upper: Version?) {
    self.lower = lower
    self.upper = upper
  }

  /// `13`, `13...17`, `15...` or `...12`; nil for anything else, and where the ends are the wrong way round.
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

  /// Whether a version lies within. An upper end without minor number takes in all of that major version.
  public func contains(_ version: Version) -> Bool {
    if let lower, version < lower { return false }
    guard let upper else { return true }
    return upper.minor == 0 ? version.major <= upper.major : version <= upper
  }
}

extension String {
  /// Where `...` stands first.
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
