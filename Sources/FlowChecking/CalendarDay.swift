internal import FlowModel

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A day of the calendar.
public struct CalendarDay: Sendable, Hashable {
  let day: Day

  /// A day from its numbers.
  public init(year: Int, month: Int, day: Int) {
    self.day = Day(year: year, month: month, day: day)
  }

  /// Today, where this machine stands.
  public static func today() -> CalendarDay {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return CalendarDay(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
