#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The clock of this machine.
public enum SystemClock {
  /// Seconds since the beginning of 1970.
  public static var secondsSince1970: Int { time(nil) }

  /// Today in the local time zone.
  public static var localDay: (year: Int, month: Int, day: Int) {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
  }
}
