public import Diagnostics

/// What starts without a tap, at any moment.
public struct Trigger: Sendable {
  /// What happens.
  public var kind: TriggerKind
  /// For traces; the word of `when` where none is written.
  public var label: String
  /// `triggers.<id>` or `screens.<id>.triggers.<id>`.
  public var path: ElementPath
  /// Its label, else its `when`.
  public var place: Place
  /// The screen it belongs to; nil for the file's.
  public var screen: Int?
  /// Only then.
  public var condition: Int
  /// Who performs its effects.
  public var receiver: Receiver
  /// The screen that is meant where the receiver is `named`.
  public var named: Int?
  /// Who performs its effects, as screens; never empty.
  public var performers: [Int]
  /// What follows.
  public var does: [Step]
}
