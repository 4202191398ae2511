internal import Diagnostics

extension YAMLNode {
  /// The byte offset in the file of a UTF-8 offset in ``text``: through quotes, escapes, folding, block indentation.
  ///
  /// What stands for one character (an escape, a folded line break) has one offset, that of its beginning. The end of
  /// the text lies just behind its last character. Costs one pass over the scalar; collections give their start.
  public func sourceOffset(ofTextOffset offset: Int) -> Int {
    let node = node
    guard node.kind == .scalar else { return Int(node.start) }
    return runs.sourceOffset(of: offset)
  }

  var runs: ScalarRuns {
    ScalarRuns(of: node, text: tree.bytes(ofSymbol: node.content), in: tree.source.bytes)
  }
}
