internal import Diagnostics
internal import OperatingSystem

/// Checks the paths in configuration files. The author of a pull request can write them, so they must not
/// leave the root folder or pass through a link.
enum ConfigurationPath {
  /// The absolute path, or the problem if it is not permitted. Paths of the command line may lead anywhere.
  static func resolve(
    _ said: Sourced<String>, in folder: String, root: String
  ) -> Result<String, Problem> {
    let path = Path.absolute(said.value, in: folder)
    guard said.origin.option.isEmpty else { return .success(path) }
    if said.value.hasPrefix("/") || said.value.hasPrefix("~") {
      return .failure(refused(said, "is absolute", "write it relative to the folder of this file"))
    }
    guard Path.isInside(path, of: root) else {
      return .failure(
        refused(said, "leads out of ‘\(Path.relative(root))’", "copy the file to where the project has it"))
    }
    var current = root
    for name in path.dropFirst(root == "/" ? 0 : root.count).split(separator: "/") {
      current = Path.join(current, String(name))
      if FileSystem.kind(of: current) == .link {
        let link = Path.relative(current)
        return .failure(
          refused(
            said, "leads through the link ‘\(link)’", "name the file or folder that the link stands for"))
      }
    }
    return .success(path)
  }

  private static func refused(_ said: Sourced<String>, _ why: String, _ help: String) -> Problem {
    Problem(
      "outside-path", "the path ‘\(said.value)’ \(why)", at: said.origin.place,
      expected: "a path inside the root’s folder", help: help)
  }
}
