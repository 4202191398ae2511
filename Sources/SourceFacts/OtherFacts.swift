/// What the project says of the app.
public struct AppFact: Hashable, Sendable {
  /// What a window begins with, as one place of the code has it.
  public struct Root: Hashable, Sendable {
    /// Its type; nil where that is not known.
    public var type: String?
    /// Where the window gets it.
    public var place: SourcePlace

    /// A first screen.
    public init(type: String?, place: SourcePlace) {
      self.type = type
      self.place = place
    }
  }

  /// Its name.
  public var name: String?
  /// The oldest version of iOS that it runs on.
  public var deploymentTarget: String?
  /// `iphone`, `ipad`.
  public var devices: [String] = []
  /// The orientations it supports, as `Info.plist` names them, on an iPhone and on an iPad.
  public var orientations: [String] = []
  /// The same on an iPad, where it differs.
  public var orientationsOnIPad: [String] = []
  /// Whether it never shares the screen.
  public var requiresFullScreen = false
  /// The type of its first screen.
  public var start: String?
  /// All that code gives to its first window, the likeliest first.
  public var roots: [Root] = []
  /// Where most of it stands.
  public var place: SourcePlace?

  /// An app of which nothing is known.
  public init() {}
}

/// Where code keeps a screen from being dismissed by a gesture.
public struct GuardFact: Hashable, Sendable {
  /// The type that is guarded; nil where it is not known.
  public var type: String?
  /// `screen`, or `navigation` where the navigation controller around it is guarded.
  public var on: String
  /// `isModalInPresentation` or `interactiveDismissDisabled`.
  public var how: String
  /// The expression, as written.
  public var value: String
  /// Where it is set.
  public var place: SourcePlace
  /// How sure the type is.
  public var sure: Confidence

  /// A guard.
  public init(
    type: String?, on: String = "screen", how: String, value: String, place: SourcePlace, sure: Confidence
  ) {
    self.type = type
    self.on = on
    self.how = how
    self.value = value
    self.place = place
    self.sure = sure
  }
}

/// A method that UIKit calls around a dismissal, or that a system controller calls when it is done.
public struct CallbackFact: Hashable, Sendable {
  /// The type that implements it.
  public var type: String
  /// The key of the flow language: `did-dismiss`, `should-dismiss`, `did-finish` …
  public var name: String
  /// Of a system controller's delegate: the kinds of controller, with `|` between them.
  public var controller: String?
  /// What it always returns, where it is that simple.
  public var constant: String?
  /// What it does, as far as that matters here: `dismiss`, `pop`, `present`.
  public var does: [String]
  /// Where it is implemented.
  public var place: SourcePlace

  /// A callback.
  public init(
    type: String, name: String, controller: String? = nil, constant: String? = nil, does: [String] = [],
    place: SourcePlace
  ) {
    self.type = type
    self.name = name
    self.controller = controller
    self.constant = constant
    self.does = does
    self.place = place
  }
}

/// A screen that may hold work that can be lost: for a person to decide.
public struct NominatedFact: Hashable, Sendable {
  /// The screen.
  public var type: String
  /// Why it is thought of.
  public var why: String
  /// What is edited there.
  public var fields: [String]
  /// Whether it has a guard.
  public var isGuarded: Bool
  /// Where the screen is declared.
  public var place: SourcePlace

  /// A nominated screen.
  public init(type: String, why: String, fields: [String], isGuarded: Bool, place: SourcePlace) {
    self.type = type
    self.why = why
    self.fields = fields
    self.isGuarded = isGuarded
    self.place = place
  }
}

/// A place that may hold an edge which cannot be seen.
public struct UnseenFact: Hashable, Sendable {
  /// Why it cannot be seen.
  public enum Reason: String, Sendable, CaseIterable {
    /// It is written in Objective-C.
    case objectiveC = "objective-c"
    /// It is not known who presents.
    case presenter = "who presents"
    /// It is not known what is presented.
    case target = "what is presented"
    /// No call is seen of the function it stands in, or none that comes to it.
    case noCaller = "no caller"
    /// The file could not be read.
    case unreadable = "unreadable file"
    /// Swift sources were not read.
    case swift = "swift not read"
  }

  /// Why it cannot be seen.
  public var reason: Reason
  /// More words: what could not be resolved.
  public var about: String
  /// Where.
  public var place: SourcePlace

  /// A place that cannot be seen into.
  public init(_ reason: Reason, about: String = "", place: SourcePlace) {
    self.reason = reason
    self.about = about
    self.place = place
  }
}
