internal import Diagnostics

/// A record that stands somewhere in a file, so that a finding can point at it.
protocol FlowElement: AnyObject {
  /// Where a caret goes.
  var place: Place { get }
  /// Its name.
  var path: ElementPath { get }
}
