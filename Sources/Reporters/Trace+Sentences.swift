import Diagnostics

extension Trace.Step {
  /// `tap “About”: timer ▸ about; ‘note’ is lost`, for formats with one line for each step.
  var sentence: String {
    let screens = stack.isEmpty ? "" : ": " + stack.joined(separator: " ▸ ")
    return ([action + screens] + notes + because.map { "because \($0)" }).joined(separator: "; ")
  }
}
