internal import OperatingSystem

/// The texts of files as an editor has them, which are newer than what is on disk.
public struct UnsavedTexts: Sendable {
  private let texts: [String: [UInt8]]

  /// - Parameter texts: by absolute path.
  public init(_ texts: [String: [UInt8]]) {
    self.texts = Dictionary(texts.map { (Path.absolute($0.key), $0.value) }) { $1 }
  }

  /// Nothing is open.
  public static let none = UnsavedTexts([:])

  /// The text of the file at a path, absolute or from the working folder; nil where the disk has the newest one.
  subscript(_ path: String) -> [UInt8]? { texts.isEmpty ? nil : texts[Path.absolute(path)] }
}
