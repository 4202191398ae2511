/// What `each` ranges over; its name is also the name conditions use for the element.
public enum Subject: String, Sendable, CaseIterable {
  case screen, presentation, button, effect, callback, trigger, condition, expectation, allowance

  /// What one element is, for the reference page.
  public var says: String {
    switch self {
    case .screen: "every screen, dialogs and system controllers among them"
    case .presentation: "every place that presents something"
    case .button: "every button, the system's own among them; ‘screen’ is where it stands"
    case .effect: "every effect; ‘screen’ is who performs it"
    case .callback: "every implemented callback"
    case .trigger: "every trigger of the file and of screens"
    case .condition: "every condition that is written somewhere"
    case .expectation: "every ‘expect’"
    case .allowance: "every finding that an ‘allow’ of the flow accepts, checked after all other rules"
    }
  }

  /// Whether conditions also see the screen the element belongs to.
  var bindsScreen: Bool { self == .button || self == .effect }
}
