public import Diagnostics

/// What reading one flow gives: the flow as far as it could be understood, and all that is wrong.
public struct FlowReading: Sendable {
  /// The flow; nil where there is no screen to speak of. Where there are problems it is the good part: a misspelt
  /// name counts as the nearest one, and what cannot be guessed is left out.
  public var flow: Flow?
  /// Everything that is wrong, in the order of files and places.
  public var problems: [Problem]
  /// The path of the root file, as it was found; the path asked for where there is none.
  public var root: String
  /// The files that were read, the root first.
  public var sources: [SourceFile]
  /// The files that belong to it and could not be read: they may come, or be made readable.
  public var unread: [String] = []
  /// Where names are defined and used, in no order; empty unless asked for.
  public var names: [NameUse] = []
}
