public import Diagnostics

/// A name in code to which a screen is linked.
public struct CodeTie: Sendable, Equatable {
  /// `TokensViewController`, `StatusEditor.MainView`, `scene:Main#abc`, `Type.function`; `none`.
  public var name: String
  /// The place where it is written.
  public var place: Place

  /// Whether it says that no code corresponds to the screen.
  public var isNone: Bool { name == "none" }
}

/// A key that is listed under `todo`: a person still has to write it.
public struct Todo: Sendable, Equatable {
  /// The screen or button without the key.
  public var path: ElementPath
  /// The screen it belongs to.
  public var screen: ScreenID
  /// The key.
  public var key: String
  /// The reason.
  public var reason: String
  /// The place of the key in `todo`.
  public var place: Place
}
