public import Diagnostics

/// One node of a document: a small value that shares the tree it belongs to. Aliases are followed transparently.
public struct YAMLNode: Sendable {
  /// What a node is.
  public enum Kind: UInt8, Sendable { case scalar, sequence, mapping }

  /// How it is written: the first five are scalars, the last two collections.
  public enum Style: UInt8, Sendable { case plain, singleQuoted, doubleQuoted, literal, folded, block, flow }

  let tree: Tree
  let index: Int32

  var node: Node { tree.nodes[Int(index)] }

  /// What it is.
  public var kind: Kind { node.kind }
  /// How it is written.
  public var style: Style { node.style }
  /// Exactly its own text: quotes and brackets belong to it; tag, anchor, comments and trailing white space do not.
  /// A missing value has an empty span just behind the `:` or `-` that announces it.
  /// A node reached through an alias has the span of what the alias stands for.
  public var span: Span { Span(Int(node.start), Int(node.end)) }
  /// The file.
  public var source: SourceFile { tree.source }
  /// Its span in the file.
  public var place: Place { Place(tree.source, span) }
  /// The tag with its handle resolved, `tag:yaml.org,2002:str` for `!!str`; nil where none is written.
  public var tag: String? {
    guard node.extra >= 0 else { return nil }
    let tag = tree.extras[Int(node.extra)].tag
    return tag < 0 ? nil : String(decoding: tree.bytes(ofSymbol: tag), as: UTF8.self)
  }
  /// The text of a scalar with quotes, escapes and folding resolved; empty for collections. Makes a String each time.
  public var text: String {
    node.isScalar ? String(decoding: tree.bytes(ofSymbol: node.content), as: UTF8.self) : ""
  }
  /// The index of its text in the ``YAMLWords`` of the read; -1 if it is none of them or not a scalar.
  public var word: Int {
    let node = node
    return node.isScalar && node.content < tree.wordCount ? Int(node.content) : -1
  }
  /// Whether nothing at all is written here, as after `key:` or in `{key}`.
  public var isMissing: Bool {
    let node = node
    return node.isScalar && node.start == node.end
  }
  /// Whether it is reached through an alias.
  public var isAlias: Bool { aliasSpan != nil }
  /// Where the alias stands that it is reached through, with its `*`.
  public var aliasSpan: Span? { node.extra < 0 ? nil : tree.extras[Int(node.extra)].alias }
  /// Where it is referred to: the alias, or else the node itself.
  public var ownSpan: Span { aliasSpan ?? span }
}

extension YAMLNode: Hashable {
  /// The same node of the same tree; an alias is not the node it stands for.
  public static func == (one: YAMLNode, other: YAMLNode) -> Bool {
    one.index == other.index && one.tree === other.tree
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}
