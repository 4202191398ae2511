/// The files that this process was asked to read or has read: flows and their parts, configurations, baselines, rules.
public enum ProcessInputs {
  /// Whether the file at `path`, or the one that links there lead to, is among them. What is written must not replace it.
  public static func contains(_ path: String) -> Bool { FileSystem.isInput(path) }
}
