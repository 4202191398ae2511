internal import Diagnostics

/// Writes a text to a file, or to standard output where there is none.
func write(_ text: String, to path: String?) throws(Problem) {
  guard let path else {
    var output = StandardOutput()
    output.write(text)
    output.flush()
    return
  }
  var file = try OutputFile(path)
  file.write(text)
  try file.finish()
}
