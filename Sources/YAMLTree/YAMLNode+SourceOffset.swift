extension YAMLNode {
  /// The byte offset in the file of a UTF-8 offset in ``text``: through quotes, escapes, folding, block indentation.
  public func sourceOffset(ofTextOffset offset: Int) -> Int {
    Int(node.start) + offset + (style == .singleQuoted || style == .doubleQuoted ? 1 : 0)
  }
}
