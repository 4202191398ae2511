import FlowFamilies
import Foundation

/// Writes what is to be measured to a folder.
struct Inputs {
  let folder: URL

  /// The repository, where the samples are.
  static let repository = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
  }

  /// Families that are no generated ones, with their only size.
  static let samples = [
    (name: "small", summary: "one small file, as README shows it", unit: "flow", size: 1),
    (name: "pairs", summary: "the small flows of SampleFlows/pairs in one run", unit: "flows", size: 72),
    (name: "many", summary: "copies of these under other names in one run", unit: "flows", size: 2_000),
    (name: "waybook", summary: "SampleFlows/waybook: 100 screens in twelve files", unit: "app", size: 1),
    (
      name: "small-repaired", summary: "`small` with repairs tried, as every report does by default",
      unit: "flow",
      size: 1
    ),
    (name: "pairs-repaired", summary: "`pairs` with repairs tried", unit: "flows", size: 72),
  ]

  /// The flow of a family, at that size and by that seed.
  func generated(_ family: FlowFamily, _ size: Int, _ seed: UInt64) throws -> Input {
    let file = folder.appending(path: "\(family.name)-\(size)-\(seed).yaml")
    try Data(family.make(size, seed).utf8).write(to: file)
    return Input(
      family: family.name, size: size, unit: family.unit, seed: seed, path: file.path,
      isPlayed: family.isPlayed)
  }

  /// One of ``samples``; of ``many`` any number.
  func sample(_ name: String, _ size: Int) throws -> Input {
    let flows = Self.repository.appending(path: "SampleFlows")
    let unit = Self.samples.first { $0.name == name }?.unit ?? ""
    let path =
      switch name {
      case "small", "small-repaired": flows.appending(path: "pairs/cancel-saves.yaml").path
      case "pairs", "pairs-repaired": flows.appending(path: "pairs").path
      case "waybook": flows.appending(path: "waybook").path
      default: try copies(size, of: flows.appending(path: "pairs").path)
      }
    var input = Input(family: name, size: size, unit: unit, path: path)
    if name.hasPrefix("pairs") { input.size = input.files.count }
    input.triesRepairs = name.hasSuffix("-repaired")
    return input
  }

  /// Copies in which apps and screens have other names, so that no two files are equal.
  private func copies(_ count: Int, of samples: String) throws -> String {
    let originals = Input(family: "", size: 0, unit: "", path: samples).files
    let texts = try originals.map { try String(contentsOfFile: $0, encoding: .utf8) }
    let target = folder.appending(path: "many-\(count)")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    for number in 0..<count {
      let name = URL(filePath: originals[number % texts.count]).deletingPathExtension().lastPathComponent
      let text = renamedFlow(texts[number % texts.count], number)
      try Data(text.utf8).write(to: target.appending(path: "\(name)-\(number).yaml"))
    }
    return target.path
  }
}
