import FlowModel
import Foundation
import UIKitSemantics
import YAMLTree

/// Files beside the test targets.
enum Fixtures {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  static func text(_ path: String) -> String {
    (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// The names of the files in a folder, in order.
  static func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path)) ?? []).sorted()
  }

  static func flow(_ name: String) throws -> Flow {
    let reading = FlowReader.read(text("flows/\(name).yaml"), path: "\(name).yaml")
    guard let flow = reading.flow, reading.problems.isEmpty else { throw Flaw(reading.problems) }
    return flow
  }

  struct Flaw: Error {
    let says: String
    init(_ says: Any) { self.says = "\(says)" }
  }
}

extension YAMLNode {
  /// The scalars of a list; one for a scalar.
  var texts: [String] { kind == .sequence ? elements.map(\.text) : text.isEmpty ? [] : [text] }
}
