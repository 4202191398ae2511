public import FlowModel

/// What the machine counts and tells apart, because some question reads it; the rest costs nothing.
public struct MachineCounts: Sendable, Hashable {
  /// Pushes within a layer are counted up to this.
  public var levels: UInt8 = 3
  /// Presentations beneath that are no dialogs are counted up to this.
  public var layers: UInt8 = 3
  /// The same button may be tapped once more before its transition has ended.
  public var again = true
  /// The steps that tell the frame in front afterwards, also where a layer goes that was presented from elsewhere; each of
  /// them costs a factor that grows with the layers’ depth.
  public var exposed: ExposedSteps = []
  /// Each world is explored by itself, none together with those in which the same is read; for tests, which compare both.
  public var apart = false
  /// Frames remember all that lies beneath, whether or not some step asks for it; for tests, which compare both.
  var remembersAll = false
  /// What is left out of the criterion for that; for tests, which must notice.
  var forgetting: LiveScreens.Term?
  /// The same for the criterion of who presented.
  var forgettingPresenters: NeededPresenters.Term?
  /// The same for the criterion of what is told of frames that are no longer in front.
  var forgettingTold: ReportedParts.Term?
  /// Up to so many screens that may stand beneath a pushed one, or not, it remembers in any case: each set of them is a frame of
  /// its own, and so is each work that is under way or not.
  var fewInLayer = 4
  /// Up to so many flags that say that work is under way have a bit each in the world; more of them are numbers, and one is under
  /// way at once.
  var fewWorkBits = 64
  /// So many bits of the world say which frame was in front when an event began that takes several; it is part of the event where
  /// they do not suffice. 12 are enough for 4,095 frames.
  var frontBits = 12
  /// So many bits of the world are left out, so that what a flow needs stands above them; a test looks at bits beyond those that a
  /// world holds in one number.
  var unusedBits = 0
  /// Versions that questions tell apart, whether or not anything behaves otherwise from then on.
  public var versions: Set<Version> = []
  /// How much of what happened earlier is kept for later.
  public var bounds = HistoryBounds()
  /// How the platform changes with the system; another one for tests.
  public var timelines = PlatformTimelines.known

  /// Everything that the built-in rules read.
  public init() {}
}
