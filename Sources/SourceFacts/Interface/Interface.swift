/// What the storyboards, xibs, texts and project files of an app say.
public struct Interface: Sendable {
  /// The scenes by key, `Storyboard#id`.
  public var scenes: [String: InterfaceScene] = [:]
  /// The segues, in the order of the files.
  public var segues: [InterfaceSegue] = []
  /// Buttons of xibs by the class of their owner.
  public var xibButtons: [String: [ButtonFact]] = [:]
  /// The properties that buttons are connected to, by where the button is made.
  public var outlets: [SourcePlace: String] = [:]
  /// Texts by key, of the development language.
  public var texts: [String: String] = [:]
  /// The same by table, where two may have one key.
  public var tables: [String: [String: String]] = [:]
  /// Texts of string catalogs by table, and there by the name that generated code gives their keys; both as `symbol` has them.
  public var catalogs: [String: [String: String]] = [:]
  /// Texts by the name that a generator gives their keys, as `symbol` has it, where one key alone is so called.
  public private(set) var generated: [String: String] = [:]
  /// The key of the scene that each reference leads to.
  private var referenced: [InterfaceScene.Reference: String] = [:]
  /// The scenes that are tabs without a navigation controller around them, and nothing else.
  private(set) var tabsAlone: Set<String> = []
  /// What the project says.
  public var app: AppFact?
  /// What belongs to targets for other systems alone.
  public var otherPlatforms = PlatformFiles()
  /// Files that could not be read whole.
  public var unseen: [UnseenFact] = []

  /// Nothing.
  public init() {}

  /// A name without marks and capitals: `Sign-in title` and `signInTitle` are the same.
  public static func symbol(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// Notes what each scene is found by. Whoever asks for a scene needs it: to go through all of them for each reference
  /// takes time that grows with their square.
  public mutating func findScenes() {
    for key in scenes.keys.sorted() {
      guard let scene = scenes[key], scene.reference == nil else { continue }
      var names =
        scene.isInitial ? [InterfaceScene.Reference(storyboard: scene.storyboard, identifier: nil)] : []
      if let name = scene.identifier {
        names += [scene.storyboard, nil].map { InterfaceScene.Reference(storyboard: $0, identifier: name) }
      }
      for name in names where referenced[name] == nil { referenced[name] = key }
    }
    var others: Set<String> = []
    for segue in segues where segue.kind != "unwind" {
      guard let led = resolve(segue.target) else { continue }
      let isTab = segue.relationship == "viewControllers" && led.wrap.isEmpty
      if isTab { tabsAlone.insert(led.scene.key) } else { others.insert(led.scene.key) }
    }
    tabsAlone.subtract(others)
  }

  /// Finds the names that a generator gives the keys of all texts.
  public mutating func findGenerated() {
    let keys = Dictionary(grouping: texts.keys) { Self.symbol($0) }
    generated = keys.compactMapValues { $0.count == 1 ? texts[$0[0]] : nil }
  }

  /// Scenes that code can name, by that name, the first key first.
  public var scenesByIdentifier: [String: [String]] {
    var keys: [String: [String]] = [:]
    for key in scenes.keys.sorted() {
      if let name = scenes[key]?.identifier { keys[name, default: []].append(key) }
    }
    return keys
  }

  /// A scene that is a screen, and the containers around it.
  public struct Resolved: Sendable {
    /// The screen.
    public var scene: InterfaceScene
    /// The containers, the outermost first.
    public var wrap: [String]
    /// The outermost container, or the screen.
    public var outermost: InterfaceScene
  }

  /// What comes on screen with a scene: follows references to other storyboards, and navigation controllers to their
  /// root. Nil where that cannot be told.
  public func resolve(_ key: String) -> Resolved? {
    var key = key
    var wrap: [String] = []
    var outermost: InterfaceScene?
    for _ in 0..<8 {
      guard let scene = scenes[key] else { return nil }
      if let reference = scene.reference {
        guard let next = referenced[reference] else { return nil }
        key = next
      } else if scene.isNavigation, let root = scene.root {
        outermost = outermost ?? scene
        wrap.append(scene.customClass ?? "UINavigationController")
        key = root
      } else {
        return Resolved(scene: scene, wrap: wrap, outermost: outermost ?? scene)
      }
    }
    return nil
  }

  /// The scene with which a storyboard begins.
  public func initialScene(of storyboard: String) -> String? {
    referenced[InterfaceScene.Reference(storyboard: storyboard, identifier: nil)]
  }
}
