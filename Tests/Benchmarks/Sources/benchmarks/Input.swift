import Foundation

/// Something to lint, written to disk.
struct Input {
  var family: String
  var size: Int
  var unit: String
  /// Nothing where there is one such input only.
  var seed: UInt64?
  /// A file or a folder.
  var path: String
  /// Only what the flow shows as it is written is asked.
  var isPlayed = true
  /// Repairs are tried, as in every report unless ‘--no-repairs’ is given.
  var triesRepairs = false

  /// All files of it, in the order of their names.
  var files: [String] {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isFolder.boolValue else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(path)/\($0)" }
  }

  var bytes: Int {
    files.reduce(0) {
      $0 + ((try? FileManager.default.attributesOfItem(atPath: $1)[.size] as? Int) ?? 0)
    }
  }
}
