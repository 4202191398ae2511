internal import OperatingSystem

/// Finds the existing flows below the working folder.
public enum FlowsAtHand {
  /// The paths of their files, including fragments, in the same way as a run without paths and configuration
  /// finds them.
  public static func paths() -> [String] {
    InputFiles(["."]).inputs.map(\.path).filter { path in
      guard let bytes = try? FileSystem.read(path, limit: DiskFiles.maximumBytes) else { return false }
      return FlowDetection.kind(of: bytes) != nil
    }
  }
}
