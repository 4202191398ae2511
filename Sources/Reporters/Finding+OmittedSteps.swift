import Diagnostics

extension Finding {
  /// How long the way to it is, and what plays it, where its steps are not told; nil where they are.
  var omittedSteps: String? {
    guard let trace, trace.omitted > 0 else { return nil }
    return "\(trace.omitted) of them; ‘modalflow trace FLOW --finding \(name)’ plays them"
  }
}
