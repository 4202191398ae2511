/// A type or scene that may be a screen.
public struct ScreenFact: Hashable, Sendable {
  /// Its type as Swift writes it, or `scene:Storyboard#id` of a scene without a class.
  public var type: String
  /// `uikit` or `swiftui`; `storyboard` where no code was read.
  public var framework: EdgeFact.Framework
  /// Where it is declared.
  public var place: SourcePlace
  /// Its title.
  public var title: String?
  /// Whether it comes in a navigation controller or stack.
  public var inNavigation = false
  /// Its scene, `Storyboard#id`.
  public var scene: String?
  /// The presentation style it sets on itself.
  public var style: EdgeFact.Style?
  /// What it inherits from and conforms to.
  public var inherits: [String] = []
  /// The types that are parts of it.
  public var contains: [String] = []
  /// Its buttons, in the order of the files and lines that make them.
  public var buttons: [ButtonFact] = []

  /// A screen with what every screen has.
  public init(type: String, framework: EdgeFact.Framework, place: SourcePlace) {
    self.type = type
    self.framework = framework
    self.place = place
  }
}
