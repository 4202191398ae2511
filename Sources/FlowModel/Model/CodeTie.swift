public import Diagnostics

/// A name in code that a screen is tied to.
public struct CodeTie: Sendable, Equatable {
  /// `TokensViewController`, `StatusEditor.MainView`, `scene:Main#abc`, `Type.function`; `none`.
  public var name: String
  /// Where it is written.
  public var place: Place

  /// Whether it says that nothing in code stands for the screen.
  public var isNone: Bool { name == "none" }
}

/// A key that a person has still to write.
public struct Todo: Sendable, Equatable {
  /// The screen or button that lacks it.
  public var path: ElementPath
  /// The screen it belongs to.
  public var screen: ScreenID
  /// The key.
  public var key: String
  /// Why it is open.
  public var reason: String
  /// The key, where `todo` names it.
  public var place: Place
}
