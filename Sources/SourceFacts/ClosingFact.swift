/// A line that closes screens, and that no button or callback of the facts is said to run.
public struct ClosingFact: Hashable, Sendable {
  /// The type whose code it stands in, or whose controller it asks; nil where that is no type.
  public var type: String?
  /// The screens that it closes, or over which it does.
  public var screens: [String]
  /// `dismiss`, `pop`, `pop-to-root`, `pop-to`.
  public var does: String
  /// What a person does to make it happen, where that is known.
  public var trigger: ButtonFact?
  /// The function it stands in.
  public var function: String?
  /// How sure it is which screens these are.
  public var sure: Confidence
  /// Where it stands.
  public var place: SourcePlace

  /// A line that closes something.
  public init(
    type: String?, screens: [String] = [], does: String, trigger: ButtonFact? = nil, function: String? = nil,
    sure: Confidence, place: SourcePlace
  ) {
    self.type = type
    self.screens = screens
    self.does = does
    self.trigger = trigger
    self.function = function
    self.sure = sure
    self.place = place
  }
}
