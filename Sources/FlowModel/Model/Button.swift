public import Diagnostics

/// A button, including those of the system.
public struct Button: Sendable, Equatable {
  /// Its written id; otherwise its label in kebab case, its symbol, or its role.
  public var id: String
  /// `screens.<id>.buttons.<button-id>`, or `<presentation>.adaptation.buttons.<button-id>`.
  public var path: ElementPath
  /// The place for the caret: its label, otherwise its symbol or role; for a system button the id of its
  /// screen.
  public var place: Place
  /// The place of the whole button.
  public var whole: Place
  /// The screen that contains it; for an adapted form, the screen that is shown then.
  public var screen: ScreenID
  /// Whether it exists only in the adapted form of a presentation.
  public var isAdapted: Bool
  /// Whether UIKit draws it for this kind of screen.
  public var isSystem = false
  /// For a system button, the delegate method that reports it.
  public var tells: CallbackName?
  /// The label; empty for none.
  public var label = ""
  /// The SF Symbol shown instead of the label; empty for none.
  public var symbol = ""
  /// The accessibility label: as written, otherwise the label; empty for a symbol without text.
  public var accessibilityLabel = ""
  /// The role.
  public var role: Role = .none
  /// The placement: as written, otherwise by its role.
  public var placement: Placement = .content
  /// Whether it has a prominent style.
  public var prominent = false
  /// `preferredAction` of an alert.
  public var preferred = false
  /// The width in points; 44 by default.
  public var width = 44
  /// The height in points; 44 by default.
  public var height = 44
  /// SwiftUI: the list row that it shares with other buttons without a style of its own; empty for none.
  public var row = ""
  /// When it can be tapped.
  public var enabled = Condition.always
  /// When it is drawn.
  public var shown = Condition.always
  /// The effects of a tap.
  public var does: [Step] = []

  /// The name in messages: its label, otherwise its id.
  public var name: String { label.isEmpty ? id : label }

  /// Creates a button without any written keys.
  init(id: String = "", path: ElementPath, place: Place, screen: ScreenID, isAdapted: Bool) {
    self.id = id
    self.path = path
    self.place = place
    whole = place
    self.screen = screen
    self.isAdapted = isAdapted
  }
}
