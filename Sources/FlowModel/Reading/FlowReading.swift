public import Diagnostics

/// The result of reading one flow: the flow as far as it is valid, and all problems.
public struct FlowReading: Sendable {
  /// The flow; nil if it has no screen. If there are problems, it is the valid part: a misspelled name counts
  /// as the nearest one, and other invalid parts are left out.
  public var flow: Flow?
  /// All problems, in the order of files and places.
  public var problems: [Problem]
  /// The path of the root file; the requested path if the root was not found.
  public var root: String
  /// The files that were read, the root first.
  public var sources: [SourceFile]
  /// Files of the flow that could not be read; they may become readable later.
  public var unread: [String] = []
  /// The definitions and uses of names, in no order; empty unless requested.
  public var names: [NameUse] = []
}
