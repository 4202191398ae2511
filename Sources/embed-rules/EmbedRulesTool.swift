import OperatingSystem

/// `embed-rules FOLDER TABLE FILE…`: reads and checks the rule files below a folder and writes them as one Swift file.
/// What is wrong with them is printed as compilers print errors, and ends the build.
@main struct EmbedRulesTool {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else { fail("usage: embed-rules FOLDER TABLE FILE…", code: 2) }
    let files = try arguments.dropFirst(3).map { path in
      RuleTable.File(
        path: path, shown: "Rules/" + path.dropFirst(arguments[1].count + 1),
        bytes: try FileSystem.read(path, limit: 1 << 24))
    }
    let (table, complaints) = RuleTable.swift(of: Array(files))
    guard complaints.isEmpty else { fail(complaints.joined(separator: "\n"), code: 1) }
    try WholeFile.write(table, to: arguments[2])
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    try? StandardStream.error.write(Array((message + "\n").utf8))
    CurrentProcess.exit(code)
  }
}
