/// Something that code does wrong by itself, whatever its flow is.
public struct CodeFinding: Hashable, Sendable {
  /// What can be found; the names of the rules.
  public enum Rule: String, Sendable, CaseIterable {
    /// A popover, action sheet or share sheet without a place to point at.
    case unanchored = "code-unanchored"
    /// A question with a destructive answer and no Cancel.
    case destructiveWithoutCancel = "code-destructive-without-cancel"
    /// Something is presented while the same controller dismisses.
    case presentWhileDismissing = "code-present-while-dismissing"
    /// Something is presented behind the dismissal of what is up.
    case presentAfterDismissingChild = "code-present-after-dismissing-child"
    /// A screen that never goes with a gesture and has nothing else that closes it.
    case constantGuard = "code-constant-guard"
    /// A style that hangs on the kind of device.
    case idiomStyle = "code-idiom-style"
  }

  /// Which.
  public var rule: Rule
  /// What is wrong, in one line without a full stop.
  public var message: String
  /// The type it stands in; nil outside of types.
  public var type: String?
  /// The function it stands in; nil outside of functions.
  public var function: String?
  /// Where to look first.
  public var place: SourcePlace
  /// The other place that belongs to it, such as where what is presented is made.
  public var other: SourcePlace?

  /// A finding.
  public init(
    _ rule: Rule, _ message: String, type: String?, function: String? = nil, place: SourcePlace,
    other: SourcePlace? = nil
  ) {
    self.rule = rule
    self.message = message
    self.type = type
    self.function = function
    self.place = place
    self.other = other
  }
}
