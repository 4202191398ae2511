import Foundation
import Testing

/// The repository as it lies on disk, read once.
enum SourceTree {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// One Swift file.
  struct File: Sendable, CustomTestStringConvertible {
    /// Relative to the repository, such as `Sources/YAMLTree/YAMLNode.swift`.
    var path: String
    var text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    /// The folder below `Sources` or `Tests`.
    var module: String { String(path.split(separator: "/")[1]) }
    var testDescription: String { path }

    var imports: [String] {
      text.matches(of: /(?m)^\s*(?:@\w+ +)?(?:public |package |internal |private )?import (\w+)/)
        .map { String($0.1) }
    }

    /// The declaration of a type, or one of its extensions, with the types inside of it.
    struct Declaration {
      var type: String
      var isExtension: Bool
      /// In lines, with the comments and attributes above it.
      var length: Int
    }

    /// What the file is named after: `Flow` of `Flow+Reading.swift`.
    var subject: String {
      let name = path.split(separator: "/").last.map { $0.dropLast(".swift".count) } ?? ""
      return String(name.prefix { $0 != "+" })
    }

    /// Whether a line belongs to the declaration below it.
    private static func isAbove(_ line: Substring) -> Bool { line.hasPrefix("//") || line.hasPrefix("@") }

    /// What is declared at the margin.
    var declarations: [Declaration] {
      let lines = lines
      let start =
        /^(?:(?:public|package|internal|fileprivate|private|final|indirect|nonisolated|@\w+(?:\([^)]*\))?) )*(extension|struct|class|enum|actor|protocol) (\w+)/
      var found: [Declaration] = []
      var open: (declaration: Declaration, line: Int)?
      for (number, line) in lines.enumerated() {
        let isAtMargin =
          line.utf8.first.map {
            $0 == UInt8(ascii: "@") || $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")
          } ?? false
        if isAtMargin, let match = line.firstMatch(of: start) {
          open = (Declaration(type: String(match.2), isExtension: match.1 == "extension", length: 0), number)
        }
        if var declaration = open?.declaration, let first = open?.line,
          line.hasPrefix("}") || number == first && line.hasSuffix("}")
        {
          var above = first
          while above > 0, Self.isAbove(lines[above - 1]) { above -= 1 }
          declaration.length = number - above + 1
          found.append(declaration)
          open = nil
        }
      }
      return found
    }
  }

  /// A row of the manifest's module table.
  struct Module: Sendable, CustomTestStringConvertible {
    var name: String
    var imports: [String]
    var testDescription: String { name }
    var files: [File] { sources.filter { $0.module == name } }
  }

  static let sources = swiftFiles(under: "Sources")
  static let tests = swiftFiles(under: "Tests")
  static let manifest = text(of: "Package.swift")

  /// The module table, e.g. `("FlowModel", ["Diagnostics", "YAMLTree"]),`.
  static let modules = manifest.matches(of: /(?m)^  \(\s*"(\w+)",\s*\[([^\]]*)\]\s*\),/).map { row in
    Module(name: String(row.1), imports: row.2.matches(of: /"(\w+)"/).map { String($0.1) })
  }

  static func text(of path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
  }

  private static func swiftFiles(under folder: String) -> [File] {
    let walk = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let paths = (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    return paths.map { File(path: "\(folder)/\($0)", text: text(of: "\(folder)/\($0)")) }
  }
}
