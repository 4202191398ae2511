/// The limits for one file; if one is exceeded, reading stops with a problem that names it.
///
/// A file may come from anyone: each limit bounds the time, the memory or the recursion depth that a file can
/// cause.
public struct YAMLLimits: Sendable, Hashable {
  /// The size of the input in bytes; never more than 256 MiB, since spans count in 32 bits.
  public var maximumBytes: Int
  /// The largest nesting of collections, including aliases.
  public var maximumDepth: Int
  /// The largest number of nodes written in the file.
  public var maximumNodes: Int
  /// The largest number of further nodes that all aliases together may refer to.
  public var maximumAliasExpansion: Int

  /// Creates limits; parameters that are not given are as in ``standard``.
  public init(
    maximumBytes: Int = 16 << 20, maximumDepth: Int = 100, maximumNodes: Int = 2_000_000,
    maximumAliasExpansion: Int = 100_000
  ) {
    self.maximumBytes = min(max(maximumBytes, 0), 256 << 20)
    self.maximumDepth = maximumDepth
    self.maximumNodes = maximumNodes
    self.maximumAliasExpansion = maximumAliasExpansion
  }

  /// Far larger than any hand-written file: 16 MiB, 100 levels, 2,000,000 nodes, 100,000 nodes through
  /// aliases.
  public static let standard = YAMLLimits()
}
