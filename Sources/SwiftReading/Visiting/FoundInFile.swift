#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// What one file says, before callers and containers are known.
struct FoundInFile {
  var edges: [PendingEdge] = []
  var items: [ItemPresentation] = []
  var settings: [CaseSetting] = []
  /// What sets properties of objects that views share.
  var shared: [SharedSetting] = []
  var segues: [SegueCall] = []
  /// Ways that screens list under keys, and who asks for one.
  var entries: [RequestEntry] = []
  var requests: [RequestCall] = []
  var guards: [GuardFact] = []
  var callbacks: [CallbackFact] = []
  /// What closes screens, told by a button or not.
  var closings: [FoundClosing] = []
  /// Buttons by the type that makes them.
  var buttons: [String: [ButtonFact]] = [:]
  var titles: [String: String] = [:]
  /// Types that put themselves into a navigation stack.
  var navigation: Set<String> = []
  /// The parts that each type builds.
  var parts: [String: Set<String>] = [:]
  /// The parts that functions of `View` build.
  var partsOfFunctions: [(function: FunctionDeclaration, part: String)] = []
  /// The style that controllers set on themselves.
  var ownStyles: [String: EdgeFact.Style] = [:]
  /// What each type edits.
  var fields: [String: [String]] = [:]
  /// Calls that give a case to a method of the app's own that is named as UIKit's.
  var routeCalls: [(place: SourcePlace, text: String)] = []
  /// What windows begin with.
  var roots: [FoundRoot] = []

  /// Notes a place that may show something which is not understood; a way that is found there takes its place.
  mutating func note(_ text: String, at place: SourcePlace) {
    routeCalls.append((place, PackageCalls.short(text)))
  }
}

/// The first screen of a window.
struct FoundRoot {
  /// Which windows are the app's first: a scene of SwiftUI, then what a delegate of the app sets.
  enum Rank: Int, Comparable {
    case scene, delegate, other, specialWindow

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  /// Its type; empty where it is not known.
  let type: String
  let rank: Rank
  /// Where the window gets it.
  let place: SourcePlace
  /// The views beside it, where a container of several is what the window begins with.
  var beside: [String] = []
}

/// An edge as found, with what is still open.
struct PendingEdge {
  /// Who presents.
  enum Presenter {
    /// The type that the edge names.
    case known
    /// A parameter of the function.
    case parameter(String)
    /// Whoever calls the function.
    case callers
  }

  var edge: EdgeFact
  var presenter = Presenter.known
  /// The property that holds who presents; whoever gave itself to it presents, where no caller tells.
  var holder: PresenterProperty?
  /// The function it stands in.
  var function: FunctionDeclaration?
  /// What is presented.
  var presented: ExprSyntax?
  /// The same, as seen from the call that is being followed.
  var container: ExprSyntax?
  /// The parameter that is presented.
  var targetParameter: String?
  /// SwiftUI: the parameter that makes what is shown, in a modifier of the app's own that only hands it on.
  var contentParameter: String?
  /// Under which case of something that is sent it comes.
  var sent: SentCase?
  /// Whether it stands in a closure that is kept until something is sent: what runs the function does not run it.
  var isKept = false
  /// Whether the case that a call gives tells which of several screens is presented.
  var isByCase = false
  /// What a call may come to, where that is several.
  var choices: [PossibleValue] = []
  /// The object of the app whose controller is presented.
  var object: String?
  /// The same where it was first known what is presented, while it is not known by whom.
  var settled: (() -> PendingEdge)?
  /// The types of the objects that the way to whoever presents leads through.
  var trail: [String] = []
  /// It holds only for calls that give one of these cases to the parameter.
  var condition: CaseCondition?
  /// The same where a function on the way keeps the case for later, as in a queue: by the type of the cases.
  var keptCase: KeptCase?
  /// It holds only for calls that give these values to the parameters.
  var flags: [String: Bool] = [:]
  /// It holds only for calls that give something of these types to the parameters.
  var casts: [String: String] = [:]
}

extension PendingEdge {
  /// Whether a parameter presents.
  var isForParameter: Bool { if case .parameter = presenter { true } else { false } }
  /// Whether whoever calls presents.
  var isForCallers: Bool { if case .callers = presenter { true } else { false } }
}

/// A property in which an object that is no screen keeps a controller to present on.
struct PresenterProperty {
  let name: String
  /// The type of the object.
  let owner: String
}

/// `.sheet(item:)` or `.navigationDestination(for:)` with a switch: a screen for each case of an enum.
struct ItemPresentation {
  var edge: EdgeFact
  /// The enum's full name; nil where it is not known.
  var type: String?
  /// The property that is bound.
  var property: String
  var isPush: Bool
  var cases: [String: [PossibleValue]]
  /// Of a stack: the names of the states by which what it begins with is chosen.
  private(set) var rootStates: Set<String> = []

  /// Notes the names that stand in what has the modifier.
  mutating func noteRootStates(before modifier: FunctionCallExprSyntax) {
    let names = modifier.base?.all(MemberAccessExprSyntax.self) ?? []
    rootStates = Set(names.filter { $0.base != nil }.map(\.declName.baseName.text))
  }
}

/// Somebody sets a property to a case of an enum, appends one to a path, or sets it to `true`.
struct CaseSetting {
  enum Value: Equatable {
    case name(String, type: String?)
    /// A parameter of the function it stands in.
    case parameter(String)
    case yes
    case other
  }

  var value: Value
  /// The case that the case holds, where that is written: `post` of `.feed(.post(id))`.
  var inner: String?
  /// The property of a view that holds the value, which whoever makes the view gives.
  var given: String?
  var property: String
  /// The type that is expected there, where that is declared.
  var expected: String?
  var isPush: Bool
  /// The type it stands in.
  var owner: String
  var function: FunctionDeclaration?
  var trigger: ButtonFact?
  var place: SourcePlace
  /// How it is presented, where a stack is told to present it.
  var style: EdgeFact.Style?
  /// The pages that it is given along.
  var along: [PageAlong] = []
  /// Whether it is such a page itself.
  var isAlong = false
  /// The lines between whoever asks for it and the line that sets it.
  var via: [SourcePlace] = []
  /// In a reducer of The Composable Architecture the actions that it answers to there, from the outside in.
  var actions: [[String]] = []

  /// Whether it makes something come up: not `false`, and not `nil`.
  var isShowing: Bool {
    switch value {
    case .yes, .name: true
    case .parameter, .other: false
    }
  }
}

/// `performSegue(withIdentifier:)`.
struct SegueCall {
  var identifier: String?
  var owner: String?
  var function: FunctionDeclaration?
  var trigger: ButtonFact?
  var place: SourcePlace
}
#endif
