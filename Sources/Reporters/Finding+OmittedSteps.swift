import Diagnostics

extension Finding {
  /// If its steps are left out: how many there are, and the command that shows them. Otherwise nil.
  var omittedSteps: String? {
    guard let trace, trace.omitted > 0 else { return nil }
    return "\(trace.omitted) of them; ‘modalflow trace FLOW --finding \(name)’ plays them"
  }
}
