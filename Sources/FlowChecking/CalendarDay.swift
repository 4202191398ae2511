internal import FlowModel
internal import OperatingSystem

/// A day of the calendar.
public struct CalendarDay: Sendable, Hashable {
  let day: Day

  /// Creates a day.
  public init(year: Int, month: Int, day: Int) {
    self.day = Day(year: year, month: month, day: day)
  }

  /// Today in the local time zone.
  public static func today() -> CalendarDay {
    let (year, month, day) = SystemClock.localDay
    return CalendarDay(year: year, month: month, day: day)
  }
}
