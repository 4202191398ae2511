internal import FlowDrift
internal import OperatingSystem

/// The files with decisions of a team, by their default names.
public enum TeamFile {
  private static let names: Set<String> = [
    ConfigurationSearch.fileName, BaselineFile.standardName, CodeBaseline.standardName,
    DriftRecord.standardName,
  ]

  /// Whether the path, with links resolved, has the name of such a file. No report overwrites it, whether or
  /// not a run reads it.
  public static func stands(at path: String) -> Bool {
    guard let path = FileSystem.realPath(path) else { return false }
    return names.contains(String(path.split(separator: "/").last ?? ""))
  }
}
