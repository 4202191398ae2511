public import Diagnostics

/// A call of UIKit, SwiftUI or a system controller that the app implements.
public struct Callback: Sendable, Equatable {
  /// Which call.
  public var name: CallbackName
  /// `screens.<id>.callbacks.<name>` or `<presentation>.callbacks.<name>`.
  public var path: ElementPath
  /// Its name.
  public var place: Place
  /// The screen or edge it is written on.
  public var site: Site
  /// Who performs it: the screen, or the presenters; never empty.
  public var performers: [ScreenID] = []
  /// What it does.
  public var does: [Step] = []
  /// What `should-dismiss` or `should-select-again` returns.
  public var returns = Condition.always
  /// For `did-load` of a tab or column that does not come with its container: the flag that is set when it was called.
  public var once: FlagID?
  /// The delegate was set on a child, not on what is presented.
  public var onChild = false

  /// A callback that does nothing yet.
  init(_ name: CallbackName, path: ElementPath, place: Place, site: Site) {
    self.name = name
    self.path = path
    self.place = place
    self.site = site
  }

  /// Where callbacks can be written.
  public enum Site: Sendable, Hashable {
    /// On a screen.
    case screen(ScreenID)
    /// On an edge, by the presentation's index.
    case presentation(PresentationID)
  }
}
