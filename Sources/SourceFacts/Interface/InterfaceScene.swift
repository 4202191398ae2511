/// One scene of a storyboard.
public struct InterfaceScene: Sendable {
  /// The storyboard's name, without folder and ending.
  public var storyboard: String
  /// The id that Interface Builder gave.
  public var id: String
  /// The element of the controller: `viewController`, `navigationController` …
  public var element: String
  /// The class in code.
  public var customClass: String?
  /// The name by which code makes it.
  public var identifier: String?
  /// The title of its navigation item or its own.
  public var title: String?
  /// The presentation style set on it.
  public var style: String?
  /// Whether the storyboard begins with it.
  public var isInitial = false
  /// Where a reference to another storyboard leads: its name and the name of a scene in it.
  public var reference: Reference?
  /// Of a navigation controller: the key of its root.
  public var root: String?
  /// Of a tab bar controller: the keys of its tabs.
  public var tabs: [String] = []
  /// Text fields and text views that can be edited.
  public var fields: [String] = []
  /// Its buttons.
  public var buttons: [ButtonFact] = []
  /// Where it stands.
  public var place: SourcePlace

  /// A reference to a scene of another storyboard.
  public struct Reference: Hashable, Sendable {
    /// The storyboard.
    public var storyboard: String?
    /// The name of the scene; nil for the storyboard's first.
    public var identifier: String?

    /// A reference.
    public init(storyboard: String?, identifier: String?) {
      self.storyboard = storyboard
      self.identifier = identifier
    }
  }

  /// A scene with what every scene has.
  public init(storyboard: String, id: String, element: String, place: SourcePlace) {
    self.storyboard = storyboard
    self.id = id
    self.element = element
    self.place = place
  }

  /// `Storyboard#id`.
  public var key: String { "\(storyboard)#\(id)" }
  /// The type that facts name: its class, or else the scene.
  public var type: String { customClass ?? "scene:\(key)" }
  /// Whether it only holds another.
  public var isNavigation: Bool { element == "navigationController" }
}

/// One segue of a storyboard.
public struct InterfaceSegue: Sendable {
  /// The key of the scene it starts from.
  public var source: String
  /// The key of the scene it leads to; of an unwind segue, the exit.
  public var target: String
  /// `presentation`, `show`, `relationship` …
  public var kind: String
  /// The name by which code performs it.
  public var identifier: String?
  /// The presentation style set on it.
  public var style: String?
  /// Of an unwind segue: the action.
  public var unwindAction: String?
  /// The function of the source that makes what it shows: `makeEditor` of `@IBSegueAction`.
  public var creation: String?
  /// Whether it has an anchor for a popover.
  public var isAnchored = false
  /// What a person taps; nil where code performs it.
  public var trigger: ButtonFact?
  /// Of a relationship: which.
  public var relationship: String?
  /// Where it stands.
  public var place: SourcePlace

  /// A segue with what every segue has.
  public init(source: String, target: String, kind: String, place: SourcePlace) {
    self.source = source
    self.target = target
    self.kind = kind
    self.place = place
  }
}
