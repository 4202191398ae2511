public import Diagnostics
import YAMLTree

/// A path in ‘parts’ or ‘part-of’.
public struct FlowLink: Sendable {
  /// The file to which it leads.
  public let target: SourceFile

  /// The link at a byte offset of a file; nil if there is none, or it leads to no file of the flow.
  public init?(at offset: Int, in file: SourceFile, among sources: [SourceFile]) {
    guard let source = sources.first(where: { $0.path == file.path || file.path.hasSuffix("/" + $0.path) })
    else { return nil }
    let stream = YAMLStream.read(file.bytes, path: source.path, words: KeyTable.words.yaml)
    guard let root = stream.documents.first, let position = FlowPosition(at: offset, in: root),
      case .value(let type) = position.part, type.isPath,
      let path = FilePath(source.path).resolving(position.node.text),
      let target = sources.first(where: { FilePath($0.path) == path })
    else { return nil }
    self.target = target
  }
}

extension ValueType {
  fileprivate var isPath: Bool { if case .path = self { true } else { false } }
}
