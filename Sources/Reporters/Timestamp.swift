/// A second in UTC, written in the format of ISO 8601.
public struct Timestamp: Sendable {
  private let seconds: Int

  /// Takes the number of seconds since the beginning of 1970.
  public init(secondsSince1970 seconds: Int) { self.seconds = seconds }

  /// `2026-11-21T05:00:00`, without a time zone, as JUnit's schema requires.
  ///
  /// In this calculation years begin in March, so that the leap day is the last day of a year (Hinnant,
  /// *chrono-Compatible Low-Level Date Algorithms*, `civil_from_days`).
  var text: String {
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let second = seconds - days * 86_400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let day = shifted - era * 146_097
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    let date = [
      padded(year + era * 400 + (isNextYear ? 1 : 0), 4), padded(month + (isNextYear ? -9 : 3), 2),
      padded(dayOfYear - (153 * month + 2) / 5 + 1, 2),
    ]
    let time = [padded(second / 3600, 2), padded(second / 60 % 60, 2), padded(second % 60, 2)]
    return date.joined(separator: "-") + "T" + time.joined(separator: ":")
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
