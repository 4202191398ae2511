/// How much one file may ask for before reading stops with a problem that names the limit.
///
/// A file may come from anyone: each limit bounds the time, the memory or the depth of recursion that it can cause.
public struct YAMLLimits: Sendable, Hashable {
  /// The size of the input in bytes; never more than 256 MiB, since spans count in 32 bits.
  public var maximumBytes: Int
  /// How many collections may stand inside one another, aliases followed.
  public var maximumDepth: Int
  /// How many nodes may be written in the file.
  public var maximumNodes: Int
  /// How many further nodes all aliases together may stand for.
  public var maximumAliasExpansion: Int

  /// Limits; whatever is not given is as in ``standard``.
  public init(
    maximumBytes: Int = 16 << 20, maximumDepth: Int = 100, maximumNodes: Int = 2_000_000,
    maximumAliasExpansion: Int = 100_000
  ) {
    self.maximumBytes = min(max(maximumBytes, 0), 256 << 20)
    self.maximumDepth = maximumDepth
    self.maximumNodes = maximumNodes
    self.maximumAliasExpansion = maximumAliasExpansion
  }

  /// Far beyond any file a person writes: 16 MiB, 100 levels, 2,000,000 nodes, 100,000 nodes through aliases.
  public static let standard = YAMLLimits()
}
