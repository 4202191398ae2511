import Diagnostics
import YAMLTree

/// Bytes to nodes, and every node with its place and text.
enum YAMLInput {
  static func run(_ bytes: [UInt8]) {
    let stream = YAMLStream.read(bytes, path: "input.yaml")
    for document in stream.documents { walk(document) }
    for problem in stream.problems { look(at: problem.place?.text) }
  }

  private static func walk(_ node: YAMLNode) {
    look(at: node.place.text)
    switch node.kind {
    case .scalar: look(at: node.text)
    case .sequence: for element in node.elements { walk(element) }
    case .mapping:
      for (key, value) in node.pairs {
        walk(key)
        walk(value)
      }
    }
  }
}
