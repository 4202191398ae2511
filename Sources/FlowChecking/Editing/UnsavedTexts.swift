internal import OperatingSystem

/// The texts of files that are open in an editor; they are newer than those on disk.
public struct UnsavedTexts: Sendable {
  private let texts: [String: [UInt8]]

  /// - Parameter texts: by absolute path.
  public init(_ texts: [String: [UInt8]]) {
    self.texts = Dictionary(texts.map { (Path.absolute($0.key), $0.value) }) { $1 }
  }

  /// No texts.
  public static let none = UnsavedTexts([:])

  /// The text of a file, by its absolute path or relative to the working folder; nil if the file on disk is
  /// current.
  subscript(_ path: String) -> [UInt8]? { texts.isEmpty ? nil : texts[Path.absolute(path)] }
}
