public import FlowModel

/// What the machine counts and distinguishes because some question reads it. The rest costs nothing.
public struct MachineCounts: Sendable, Hashable {
  /// The number up to which pushes within a layer are counted.
  public var levels: UInt8 = 3
  /// The number up to which presentations beneath that are not dialogs are counted.
  public var layers: UInt8 = 3
  /// Whether the same button may be tapped again before its transition has ended.
  public var again = true
  /// The steps that know the front frame after them, even where a layer is dismissed that was presented from
  /// elsewhere. Each kind costs a factor that grows with the depth of the layers.
  public var exposed: ExposedSteps = []
  /// Whether each world is explored separately. For tests, which compare it with the exploration of sets.
  public var apart = false
  /// Whether frames remember all that is beneath, even if no step reads it. For tests, which compare both.
  var remembersAll = false
  /// The part of that criterion to leave out. For tests, which must detect it.
  var forgetting: LiveScreens.Term?
  /// The same for the criterion of ``NeededPresenters``.
  var forgettingPresenters: NeededPresenters.Term?
  /// The same for the criterion of ``ReportedParts``.
  var forgettingTold: ReportedParts.Term?
  /// The number of screens that a pushed screen remembers in any case, if they may or may not be beneath it.
  /// Each set of them makes a separate frame, and so does each work that may be in progress.
  var fewInLayer = 4
  /// The number of flags for work in progress up to which each has a bit in the world. If there are more,
  /// they are stored as a number, and only one work can be in progress at a time.
  var fewWorkBits = 64
  /// The count of bits of the world for the number of the front frame in events that remove several frames.
  /// If they are too few, the event stores the frame. 12 bits are enough for 4,095 frames.
  var frontBits = 12
  /// The count of unused low bits of the world. A test uses it to check bits beyond those that fit in one
  /// number.
  var unusedBits = 0
  /// Versions that questions distinguish, even if nothing behaves differently from them on.
  public var versions: Set<Version> = []
  /// How much of the history is kept.
  public var bounds = HistoryBounds()
  /// The timelines of the platform; tests use other ones.
  public var timelines = PlatformTimelines.known

  /// Creates counts for all that the built-in rules read.
  public init() {}
}
