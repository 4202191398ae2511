import Foundation
import Testing

/// The package manifest is the architecture; these tests keep the source tree honest to it.
struct ImportTests {
  @Test(arguments: try Manifest.modules())
  func importsOnlyWhatTheManifestPermits(_ module: Manifest.Module) throws {
    for file in try module.sources() {
      for imported in file.imports where Manifest.isOurs(imported) {
        #expect(module.imports.contains(imported), "\(file.name) imports \(imported)")
      }
    }
  }
}

enum Manifest {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  struct Module: Sendable, CustomTestStringConvertible {
    var name: String
    var imports: [String]
    var testDescription: String { name }

    func sources() throws -> [Source] {
      let folder = root.appending(path: "Sources/\(name)")
      let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return try (paths?.compactMap { $0 as? URL } ?? [])
        .filter { $0.pathExtension == "swift" }
        .map { Source(name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8)) }
    }
  }

  struct Source {
    var name: String
    var text: String
    var imports: [String] {
      text.matches(of: /(?m)^\s*(?:@\w+ +)?(?:public |package |internal |private )?import (\w+)/).map {
        String($0.1)
      }
    }
  }

  /// Reads the one-line-per-module table, e.g. `("FlowModel", ["Diagnostics", "YAMLTree"]),`.
  static func modules() throws -> [Module] {
    let text = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    return text.matches(of: /(?m)^  \("(\w+)", \[([^\]]*)\]\),/).map { match in
      Module(
        name: String(match.1),
        imports: match.2.matches(of: /"(\w+)"/).map { String($0.1) })
    }
  }

  static func isOurs(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: "Sources/\(name)").path)
  }
}
