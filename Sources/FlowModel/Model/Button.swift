public import Diagnostics

/// A button, the system's own included.
public struct Button: Sendable, Equatable {
  /// Its written id, else its label in kebab case, else its symbol, else its role.
  public var id: String
  /// `screens.<id>.buttons.<button-id>`, or `<presentation>.adaptation.buttons.<button-id>`.
  public var path: ElementPath
  /// Its label, else its symbol or role: where a caret goes. For a system button the id of its screen.
  public var place: Place
  /// All of it.
  public var whole: Place
  /// The screen it stands in; for an adapted form the screen that is shown then.
  public var screen: ScreenID
  /// Only the adapted form of a presentation has it.
  public var isAdapted: Bool
  /// Drawn by UIKit for this kind.
  public var isSystem = false
  /// For a system button: the delegate call that tells of it.
  public var tells: CallbackName?
  /// What it says; empty for none.
  public var label = ""
  /// SF Symbol shown instead of the label; empty for none.
  public var symbol = ""
  /// What VoiceOver says: as written, else the label; empty for a bare symbol.
  public var accessibilityLabel = ""
  /// What it is to the person.
  public var role: Role = .none
  /// Where it stands: as written, else by its role.
  public var placement: Placement = .content
  /// Prominent style.
  public var prominent = false
  /// `preferredAction` of an alert.
  public var preferred = false
  /// In points; 44 where nobody said.
  public var width = 44
  /// In points; 44 where nobody said.
  public var height = 44
  /// SwiftUI: the row of a list that it shares with others, without a style of its own; empty for none.
  public var row = ""
  /// It can be tapped.
  public var enabled = Condition.always
  /// It is drawn at all.
  public var shown = Condition.always
  /// What a tap does.
  public var does: [Step] = []

  /// What people call it: its label, else its id.
  public var name: String { label.isEmpty ? id : label }

  /// A button of which nothing is written yet.
  init(id: String = "", path: ElementPath, place: Place, screen: ScreenID, isAdapted: Bool) {
    self.id = id
    self.path = path
    self.place = place
    whole = place
    self.screen = screen
    self.isAdapted = isAdapted
  }
}
