internal import FlowDrift
internal import OperatingSystem

/// The files in which a team keeps what it has decided, under the names that they have unless another is given.
public enum TeamFile {
  private static let names: Set<String> = [
    ConfigurationSearch.fileName, BaselineFile.standardName, CodeBaseline.standardName,
    DriftRecord.standardName,
  ]

  /// Whether such a file stands at `path`, or where links there lead to. No report is written over it, whether or not a run
  /// reads it.
  public static func stands(at path: String) -> Bool {
    guard let path = FileSystem.realPath(path) else { return false }
    return names.contains(String(path.split(separator: "/").last ?? ""))
  }
}
