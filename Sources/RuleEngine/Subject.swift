/// A kind of element for `each`. Its name is also the name of the element in conditions.
public enum Subject: String, Sendable, CaseIterable {
  case screen, presentation, button, effect, callback, trigger, condition, expectation, allowance

  /// A description of one element, for the reference page.
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

  /// Whether conditions can also read the screen of the element.
  var bindsScreen: Bool { self == .button || self == .effect }
}
