/// The system's bar buttons.
public enum SystemItem {
  /// What VoiceOver says of the item in English, near enough: its name.
  public static func label(_ item: String) -> String { item.prefix(1).uppercased() + item.dropFirst() }

  /// The role that the system's item stands for, by its name in a storyboard or in code.
  public static func role(_ item: String?) -> String? {
    switch item {
    case "cancel": "cancel"
    case "done": "done"
    case "save": "save"
    case "stop", "close": "close"
    case "trash": "destructive"
    case "action": "share"
    default: nil
    }
  }
}
