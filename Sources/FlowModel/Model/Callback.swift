public import Diagnostics

/// A callback: a method that UIKit, SwiftUI or a system controller calls and the app implements.
public struct Callback: Sendable, Equatable {
  /// The method.
  public var name: CallbackName
  /// `screens.<id>.callbacks.<name>` or `<presentation>.callbacks.<name>`.
  public var path: ElementPath
  /// The place of its name.
  public var place: Place
  /// The screen or presentation where it is written.
  public var site: Site
  /// The screens that perform it: the screen, or the presenters; never empty.
  public var performers: [ScreenID] = []
  /// Its effects.
  public var does: [Step] = []
  /// The return value of `should-dismiss` or `should-select-again`.
  public var returns = Condition.always
  /// For `did-load` of a tab or column that is not loaded with its container: the flag that is set after the
  /// call.
  public var once: FlagID?
  /// Whether the delegate was set on a child instead of the presented controller.
  public var onChild = false

  /// Creates a callback without effects.
  init(_ name: CallbackName, path: ElementPath, place: Place, site: Site) {
    self.name = name
    self.path = path
    self.place = place
    self.site = site
  }

  /// The place where a callback is written.
  public enum Site: Sendable, Hashable {
    /// On a screen.
    case screen(ScreenID)
    /// On a presentation.
    case presentation(PresentationID)
  }
}
