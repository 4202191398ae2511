import Diagnostics

extension Report {
  /// The findings that are there and do not count.
  var accepted: [Finding] { known + allowed }
}
