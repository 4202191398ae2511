internal import Diagnostics
internal import OperatingSystem
internal import RuleEngine

/// The custom rules of a team, in files and folders.
struct RuleFiles {
  private(set) var rules: [Rule] = []
  private(set) var problems: [Problem] = []
  /// The count of files that were read.
  private(set) var fileCount = 0

  /// The greatest size of a rule file in bytes.
  static let maximumBytes = 1 << 20

  /// Reads rule files, and those in folders.
  init(_ paths: [String]) {
    let files = InputFiles(paths, readsIgnored: true)
    problems = files.problems
    for input in files.inputs {
      do throws(Problem) {
        let bytes = try FileSystem.bytes(of: input.path, limit: Self.maximumBytes)
        let (rule, found) = RuleReader.read(bytes, path: input.path)
        fileCount += 1
        problems += found
        if let rule { rules.append(rule) }
      } catch {
        problems.append(error)
      }
    }
    if files.inputs.isEmpty, !paths.isEmpty, problems.isEmpty {
      problems.append(
        Problem(
          "nothing-found", "there is no rule file in \(listOfNames(paths))", at: nil, path: paths[0],
          expected: "files that end in .yaml"))
    }
  }
}
