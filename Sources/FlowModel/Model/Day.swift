/// A calendar day.
public struct Day: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Year, month and day of the month.
  public var year, month, day: Int

  /// Creates a day.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  public var description: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day))"
  }

  public static func < (one: Day, other: Day) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}

extension Day {
  /// Reads `YYYY-MM-DD`; nil for anything else and for days that do not exist.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = parts.map { part -> Int? in
      part.allSatisfy { (0x30...0x39).contains($0) } ? Int(String(decoding: part, as: UTF8.self)) : nil
    }
    guard let year = numbers[0], let month = numbers[1], let day = numbers[2], (1...12).contains(month)
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
