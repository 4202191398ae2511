internal import Diagnostics

/// Writes a text to a file, or to standard output where there is none.
///
/// - Parameter replacesInput: as for ``OutputFile``.
func write(_ text: String, to path: String?, replacesInput: Bool = false) throws(Problem) {
  guard let path else {
    var output = StandardOutput()
    output.write(text)
    output.flush()
    return
  }
  var file = try OutputFile(path, replacesInput: replacesInput)
  file.write(text)
  try file.finish()
}
