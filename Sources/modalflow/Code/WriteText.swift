internal import Diagnostics

/// Writes a text to a file, or to standard output if `path` is nil.
///
/// - Parameter replacesInput: see ``OutputFile``.
func write(_ text: String, to path: String?, replacesInput: Bool = false) throws(Problem) {
  guard let path else { return StandardOutput.write(text) }
  var file = try OutputFile(path, replacesInput: replacesInput)
  file.write(text)
  try file.finish()
}
