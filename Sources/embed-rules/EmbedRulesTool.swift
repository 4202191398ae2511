import Foundation

/// `embed-rules FOLDER TABLE FILE…`: reads and checks the rule files below a folder and writes them as one Swift file.
/// What is wrong with them is printed as compilers print errors, and ends the build.
@main struct EmbedRulesTool {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else {
      FileHandle.standardError.write(Data("usage: embed-rules FOLDER TABLE FILE…\n".utf8))
      exit(2)
    }
    let files = try arguments.dropFirst(3).map { path in
      RuleTable.File(
        path: path, shown: "Rules/" + path.dropFirst(arguments[1].count + 1),
        bytes: Array(try Data(contentsOf: URL(filePath: path))))
    }
    let (table, complaints) = RuleTable.swift(of: Array(files))
    guard complaints.isEmpty else {
      FileHandle.standardError.write(Data((complaints.joined(separator: "\n") + "\n").utf8))
      exit(1)
    }
    try table.write(toFile: arguments[2], atomically: true, encoding: .utf8)
  }
}
