/// A button as code or a storyboard makes it.
public struct ButtonFact: Hashable, Sendable {
  /// Its title, resolved from localized texts where that is possible.
  public var label: String?
  /// The name of the function or the modifier that runs it, where it has no title that is known.
  public var key: String?
  /// The name of its image.
  public var symbol: String?
  /// `cancel`, `done`, `save`, `close`, `destructive`, `share`.
  public var role: String?
  /// `leading`, `trailing`, `bottom`, `content`.
  public var placement: String?
  /// What it does, as far as that matters here: `dismiss`, `pop`, `pop-to-root`, `pop-to`, `segue ID`, `unwind ACTION`; behind `later` what it
  /// does once work has ended that it waits for.
  public var does: [String]
  /// The condition under which it is there, as written; nil where none stands around it.
  public var condition: String?
  /// Where it is made.
  public var place: SourcePlace
  /// How sure its role is.
  public var sure: Confidence
  /// Whether a loop adds it, so that there may be any number.
  public var isRepeated: Bool

  /// A button; whatever is not known stays empty.
  public init(
    label: String? = nil, key: String? = nil, symbol: String? = nil, role: String? = nil,
    placement: String? = nil, does: [String] = [], condition: String? = nil, place: SourcePlace,
    sure: Confidence = .exact, isRepeated: Bool = false
  ) {
    self.label = label
    self.key = key
    self.symbol = symbol
    self.role = role
    self.placement = placement
    self.does = does
    self.condition = condition
    self.place = place
    self.sure = sure
    self.isRepeated = isRepeated
  }

  /// What of it leaves the screen, in the order of the code.
  public var leaving: [String] {
    does.filter { effect in
      let now = effect.hasPrefix("later ") ? String(effect.dropFirst("later ".count)) : effect
      return Self.leavingEffects.contains(now) || effect.hasPrefix("unwind ")
    }
  }

  private static let leavingEffects: Set = ["dismiss", "dismiss-presenter", "pop", "pop-to-root", "pop-to"]
}
