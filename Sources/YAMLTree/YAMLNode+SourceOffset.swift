internal import Diagnostics

extension YAMLNode {
  /// The byte offset in the file for a UTF-8 offset in ``text``, with quotes, escapes, folding and block
  /// indentation resolved.
  ///
  /// An escape or a folded line break has only one offset, that of its beginning. The end of the text maps to
  /// the offset after its last character. Costs one pass over the scalar; for collections the result is their
  /// start.
  public func sourceOffset(ofTextOffset offset: Int) -> Int {
    let node = node
    guard node.kind == .scalar else { return Int(node.start) }
    return runs.sourceOffset(of: offset)
  }

  var runs: ScalarRuns {
    ScalarRuns(of: node, text: tree.bytes(ofSymbol: node.content), in: tree.source.bytes)
  }
}
