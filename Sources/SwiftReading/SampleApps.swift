#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Apps that show a part of the app by itself, as modules have them beside their sources: `Editor/Example/Sources/ExampleApp.swift`.
/// What such a folder holds is no source of the app, nor are examples of a documentation.
enum SampleApps {
  private static let names: Set = [
    "example", "examples", "exampleapp", "demo", "demos", "demoapp", "sample", "samples", "sampleapp",
  ]

  /// The files that belong to the app itself: all of them where no app lies outside of such folders.
  static func filesOutside(_ files: [SwiftFile]) -> [SwiftFile] {
    let apps = files.filter(\.tree.declaresApp).map(\.path)
    guard apps.contains(where: { folder(of: $0) == nil && !isDocumentation($0) }) else { return files }
    let samples = Set(apps.compactMap { folder(of: $0) })
    return files.filter { file in
      !isDocumentation(file.path) && folder(of: file.path).map { !samples.contains($0) } ?? true
    }
  }

  /// Whether a path lies in the documentation of a repository.
  private static func isDocumentation(_ path: String) -> Bool {
    ["docs/", "documentation/"].contains { path.lowercased().hasPrefix($0) }
  }

  /// The folder of a sample that a path lies in, with all that leads there.
  private static func folder(of path: String) -> String? {
    let folders = SideTarget.folders(of: path).split(separator: "/")
    guard let index = folders.firstIndex(where: { names.contains($0.lowercased()) }) else { return nil }
    return folders[...index].joined(separator: "/")
  }
}
#endif
