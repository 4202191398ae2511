public import Diagnostics

/// One node of a document: a small value that refers to its tree. Aliases are followed automatically.
public struct YAMLNode: Sendable {
  /// What a node is.
  public enum Kind: UInt8, Sendable { case scalar, sequence, mapping }

  /// How a node is written: the first five styles are for scalars, the last two for collections.
  public enum Style: UInt8, Sendable { case plain, singleQuoted, doubleQuoted, literal, folded, block, flow }

  let tree: Tree
  let index: Int32

  var node: Node { tree.nodes[Int(index)] }

  /// Whether it is a scalar, a sequence or a mapping.
  public var kind: Kind { node.kind }
  /// How it is written.
  public var style: Style { node.style }
  /// The span of exactly its own text: with quotes and brackets, but without tag, anchor, comments and
  /// trailing white space. A missing value has an empty span directly after the `:` or `-` before it. A node
  /// that was reached through an alias has the span of the node that the alias refers to.
  public var span: Span { Span(Int(node.start), Int(node.end)) }
  /// The file.
  public var source: SourceFile { tree.source }
  /// Its span in the file.
  public var place: Place { Place(tree.source, span) }
  /// The resolved tag, `tag:yaml.org,2002:str` for `!!str`; nil if no tag is written.
  public var tag: String? {
    guard node.extra >= 0 else { return nil }
    let tag = tree.extras[Int(node.extra)].tag
    return tag < 0 ? nil : String(decoding: tree.bytes(ofSymbol: tag), as: UTF8.self)
  }
  /// The text of a scalar with quotes, escapes and folding resolved; empty for collections. Creates a String
  /// each time.
  public var text: String {
    node.isScalar ? String(decoding: tree.bytes(ofSymbol: node.content), as: UTF8.self) : ""
  }
  /// The index of its text in the ``YAMLWords`` of the read; -1 if the text is not among them or the node is
  /// no scalar.
  public var word: Int {
    let node = node
    return node.isScalar && node.content < tree.wordCount ? Int(node.content) : -1
  }
  /// Whether the value is missing, as after `key:` or in `{key}`.
  public var isMissing: Bool {
    let node = node
    return node.isScalar && node.start == node.end
  }
  /// Whether it was reached through an alias.
  public var isAlias: Bool { aliasSpan != nil }
  /// The span of the alias through which it was reached, with its `*`.
  public var aliasSpan: Span? { node.extra < 0 ? nil : tree.extras[Int(node.extra)].alias }
  /// The span where it is used: that of the alias, or otherwise its own.
  public var ownSpan: Span { aliasSpan ?? span }
}

extension YAMLNode: Hashable {
  /// Whether both are the same node of the same tree; an alias is not equal to the node that it refers to.
  public static func == (one: YAMLNode, other: YAMLNode) -> Bool {
    one.index == other.index && one.tree === other.tree
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}
