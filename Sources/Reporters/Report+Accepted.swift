import Diagnostics

extension Report {
  /// The findings that do not count, because they were known before or are allowed.
  var accepted: [Finding] { known + allowed }
}
