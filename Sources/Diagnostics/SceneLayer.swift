extension Scene {
  /// One presentation, or the window’s root, with the screen in front.
  public struct Layer: Hashable, Sendable {
    /// What the screen shows.
    public var face: Face
    /// How it is drawn.
    public var look: Look
    /// How much of the window’s height a card takes, in hundredths.
    public var height = 100
    /// The sheet shows its grabber.
    public var hasGrabber = false
    /// What lies beneath is not dimmed and can be used.
    public var isUndimmed = false
    /// Gestures that would close it are refused now.
    public var isGuarded = false
    /// How many screens lie beneath it in its navigation stack.
    public var level = 0
    /// The title on its Back button; nil where there is none.
    public var back: String?
    /// The button of the layer beneath, by its id, that a popover points at; empty for another view or none.
    public var anchor = ""
    /// The tabs of the tab bar beneath it, in order; empty without one.
    public var tabs: [Tab] = []
    /// The columns side by side, in order; empty where there is but one.
    public var columns: [Tab] = []
    /// Work in its hands that is not saved, in words.
    public var unsaved: [String] = []
    /// Its search is active.
    public var isSearching = false

    /// A layer with a face and nothing special about it.
    public init(face: Face, look: Look) {
      self.face = face
      self.look = look
    }
  }

  /// A tab or a column.
  public struct Tab: Hashable, Sendable {
    /// Its title.
    public var title: String
    /// It is the one in front.
    public var isFront: Bool

    /// A tab from its title.
    public init(title: String, isFront: Bool) {
      self.title = title
      self.isFront = isFront
    }
  }

  /// What a screen shows, wherever it stands.
  public struct Face: Hashable, Sendable {
    /// Its id.
    public var screen: String
    /// Its title; empty for none.
    public var title: String
    /// Describing text; empty for none.
    public var message: String
    /// Which view controller, in the word of flows.
    public var kind: String
    /// What it shows, in the words of flows.
    public var content: [String]
    /// It has a navigation bar.
    public var hasBar: Bool
    /// It has a search field.
    public var hasSearch: Bool
    /// Work that can be done on it, in words.
    public var fields: [String]
    /// The buttons that are drawn, in order.
    public var buttons: [Button]

    /// A face from its parts.
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
    /// What it says, or what VoiceOver says of a bare symbol.
    public var label: String
    /// The SF Symbol that is drawn instead; empty for none.
    public var symbol: String
    /// What it is to the person, in the word of flows; `none` for nothing special.
    public var role: String
    /// Where it stands: `leading`, `trailing`, `bottom` or `content`.
    public var placement: String
    /// Prominent style.
    public var isProminent: Bool
    /// It can be tapped.
    public var isEnabled: Bool
    /// It leads to another screen.
    public var leadsOn: Bool

    /// A button from its parts.
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
