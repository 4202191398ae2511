#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds apps that only show a part of the app, as modules have them:
/// `Editor/Example/Sources/ExampleApp.swift`. Files in such folders are not sources of the app; nor are
/// examples in documentation.
enum SampleApps {
  private static let names: Set = [
    "example", "examples", "exampleapp", "demo", "demos", "demoapp", "sample", "samples", "sampleapp",
  ]

  /// The files of the app itself; all files if every app is inside such a folder.
  static func filesOutside(_ files: [SwiftFile]) -> [SwiftFile] {
    let apps = files.filter(\.tree.declaresApp).map(\.path)
    guard apps.contains(where: { folder(of: $0) == nil && !isDocumentation($0) }) else { return files }
    let samples = Set(apps.compactMap { folder(of: $0) })
    return files.filter { file in
      !isDocumentation(file.path) && folder(of: file.path).map { !samples.contains($0) } ?? true
    }
  }

  /// Whether a path is in the documentation of a repository.
  private static func isDocumentation(_ path: String) -> Bool {
    ["docs/", "documentation/"].contains { path.lowercased().hasPrefix($0) }
  }

  /// The path of the sample folder that contains a file.
  private static func folder(of path: String) -> String? {
    let folders = SideTarget.folders(of: path).split(separator: "/")
    guard let index = folders.firstIndex(where: { names.contains($0.lowercased()) }) else { return nil }
    return folders[...index].joined(separator: "/")
  }
}
#endif
