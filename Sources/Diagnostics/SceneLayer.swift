extension Scene {
  /// One presentation, or the window’s root, with the screen in front.
  public struct Layer: Hashable, Sendable {
    /// The contents of the screen.
    public var face: Face
    /// How it is drawn.
    public var look: Look
    /// The height of a card, in percent of the window's height.
    public var height = 100
    /// Whether the sheet shows its grabber.
    public var hasGrabber = false
    /// Whether the content below is not dimmed and can be used.
    public var isUndimmed = false
    /// Whether gestures that would close it are refused now.
    public var isGuarded = false
    /// How many screens are below it in its navigation stack.
    public var level = 0
    /// The title on its Back button; nil where there is none.
    public var back: String?
    /// The id of the button in the layer below that a popover points at; empty for another view or none.
    public var anchor = ""
    /// The tabs of the tab bar below it, in order; empty without one.
    public var tabs: [Tab] = []
    /// The columns side by side, in order; empty if there is only one.
    public var columns: [Tab] = []
    /// The unsaved work of its screen, in words.
    public var unsaved: [String] = []
    /// Whether its search is active.
    public var isSearching = false

    /// Creates a layer without special properties.
    public init(face: Face, look: Look) {
      self.face = face
      self.look = look
    }
  }

  /// A tab or a column.
  public struct Tab: Hashable, Sendable {
    /// Its title.
    public var title: String
    /// Whether it is in front.
    public var isFront: Bool

    /// Creates a tab.
    public init(title: String, isFront: Bool) {
      self.title = title
      self.isFront = isFront
    }
  }

  /// The contents of a screen, independent of its layer.
  public struct Face: Hashable, Sendable {
    /// Its id.
    public var screen: String
    /// Its title; empty for none.
    public var title: String
    /// Describing text; empty for none.
    public var message: String
    /// Its kind of view controller, as in flows.
    public var kind: String
    /// Its content, as in flows.
    public var content: [String]
    /// Whether it has a navigation bar.
    public var hasBar: Bool
    /// Whether it has a search field.
    public var hasSearch: Bool
    /// The work that the user can do on it, in words.
    public var fields: [String]
    /// The buttons that are drawn, in order.
    public var buttons: [Button]

    /// Creates a face.
    public init(
      screen: String, title: String, message: String = "", kind: String = "screen", content: [String] = [],
      hasBar: Bool = false, hasSearch: Bool = false, fields: [String] = [], buttons: [Button] = []
    ) {
      self.screen = screen
      self.title = title
      self.message = message
      self.kind = kind
      self.content = content
      self.hasBar = hasBar
      self.hasSearch = hasSearch
      self.fields = fields
      self.buttons = buttons
    }
  }

  /// A button that is drawn.
  public struct Button: Hashable, Sendable {
    /// Its id within the screen.
    public var id: String
    /// Its label, or what VoiceOver reads for a symbol.
    public var label: String
    /// The SF Symbol that is drawn instead of the label; empty for none.
    public var symbol: String
    /// Its role, as in flows; `none` for no special role.
    public var role: String
    /// Its position: `leading`, `trailing`, `bottom` or `content`.
    public var placement: String
    /// Whether it has the prominent style.
    public var isProminent: Bool
    /// Whether it can be tapped.
    public var isEnabled: Bool
    /// Whether it leads to another screen.
    public var leadsOn: Bool

    /// Creates a button.
    public init(
      id: String, label: String, symbol: String = "", role: String = "none", placement: String = "content",
      isProminent: Bool = false, isEnabled: Bool = true, leadsOn: Bool = false
    ) {
      self.id = id
      self.label = label
      self.symbol = symbol
      self.role = role
      self.placement = placement
      self.isProminent = isProminent
      self.isEnabled = isEnabled
      self.leadsOn = leadsOn
    }
  }
}
