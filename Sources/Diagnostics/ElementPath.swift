/// Identifies an element of a flow by names only, so that it stays the same when lines move:
/// `screens.editor.buttons.cancel`, `screens.editor.buttons.cancel.present.ask`, `triggers.deep-link`.
public struct ElementPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The dotted names.
  public let text: String

  /// Creates a path from its dotted names.
  public init(_ text: String) { self.text = text }

  /// This path with one more name.
  public func appending(_ name: some StringProtocol) -> ElementPath {
    ElementPath(text.isEmpty ? String(name) : text + "." + name)
  }

  public var description: String { text }

  public static func < (one: ElementPath, other: ElementPath) -> Bool { one.text < other.text }
}

extension ElementPath {
  /// Whether `other` is this element or is inside it. The empty path contains everything.
  public func contains(_ other: ElementPath) -> Bool {
    text.isEmpty || other.text == text || other.text.hasPrefix(text + ".")
  }
}
