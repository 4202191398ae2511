/// What comes on screen: a type of the app, a system controller or a dialog.
public struct TargetFact: Hashable, Sendable {
  /// Its type; nil where it has none or it is not known.
  public var type: String?
  /// `screen`, `alert`, `actionSheet`, `confirmationDialog`, or a system controller: `share`, `camera` …
  public var kind: String
  /// The containers around it, the outermost first: `UINavigationController`, `NavigationStack` …
  public var wrap: [String]
  /// The title of a dialog; `‹name›` where it is computed.
  public var title: String?
  /// The scene of a storyboard, `Storyboard#id`.
  public var scene: String?
  /// The buttons of a dialog, in their order; nil for anything else.
  public var buttons: [ButtonFact]?
  /// Which it is of several dialogs that one type asks under the same title, from 1.
  public var number = 1
  /// Where it is made.
  public var made: SourcePlace?
  /// How sure it is.
  public var sure: Confidence

  /// A target; whatever is not known stays empty.
  public init(
    type: String? = nil, kind: String = "screen", wrap: [String] = [], title: String? = nil,
    scene: String? = nil, buttons: [ButtonFact]? = nil, made: SourcePlace? = nil, sure: Confidence
  ) {
    self.type = type
    self.kind = kind
    self.wrap = wrap
    self.title = title
    self.scene = scene
    self.buttons = buttons
    self.made = made
    self.sure = sure
  }

  /// Whether it asks instead of showing: an alert, an action sheet, a confirmation dialog.
  public var isDialog: Bool { kind.split(separator: "|").contains { Self.dialogs.contains(String($0)) } }

  /// Whether a word is a kind that a reader of sources writes, or two of them between which code chooses.
  static func isKind(_ word: String) -> Bool {
    if kinds.contains(word) { return true }
    let parts = Set(word.split(separator: "|", omittingEmptySubsequences: false).map(String.init))
    return parts == ["alert", "actionSheet"] || parts == ["camera", "photoLibrary"]
  }

  private static let kinds: Set = dialogs.union([
    "screen", "unwind", "share", "camera", "photoLibrary", "photoPicker", "documentPicker", "safari", "mail",
    "messages",
    "contacts", "siri", "reference",
  ])
  /// The kinds of dialogs.
  public static let dialogs: Set = ["alert", "actionSheet", "confirmationDialog"]
  /// The kind of an alert of UIKit whose style code chooses, or sets where it cannot be followed.
  public static let eitherDialog = "actionSheet|alert"
}
