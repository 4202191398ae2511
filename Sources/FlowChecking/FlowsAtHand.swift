internal import OperatingSystem

/// The flows that lie below the working folder already.
public enum FlowsAtHand {
  /// The paths of their files, parts included, as a run finds them that names none and has no configuration.
  public static func paths() -> [String] {
    InputFiles(["."]).inputs.map(\.path).filter { path in
      guard let bytes = try? FileSystem.read(path, limit: DiskFiles.maximumBytes) else { return false }
      return FlowDetection.kind(of: bytes) != nil
    }
  }
}
