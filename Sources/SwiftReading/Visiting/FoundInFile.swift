#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// The contents of one file, before callers and containers are known.
struct FoundInFile {
  var edges: [PendingEdge] = []
  var items: [ItemPresentation] = []
  var settings: [CaseSetting] = []
  /// Settings of properties of objects that views share.
  var shared: [SharedSetting] = []
  var segues: [SegueCall] = []
  /// The edges that screens list for keys; `requests`: requests for a key.
  var entries: [RequestEntry] = []
  var requests: [RequestCall] = []
  var guards: [GuardFact] = []
  var callbacks: [CallbackFact] = []
  /// The closings, whether a button runs them or not.
  var closings: [FoundClosing] = []
  /// The buttons, by the type that creates them.
  var buttons: [String: [ButtonFact]] = [:]
  /// The controls that run a method, by the type that gives them one.
  var controls: [String: [ButtonFact]] = [:]
  var titles: [String: String] = [:]
  /// The types that put themselves into a navigation stack.
  var navigation: Set<String> = []
  /// The parts that each type builds.
  var parts: [String: Set<String>] = [:]
  /// The parts that functions of `View` build.
  var partsOfFunctions: [(function: FunctionDeclaration, part: String)] = []
  /// The styles that controllers set on themselves.
  var ownStyles: [String: EdgeFact.Style] = [:]
  /// The fields that each type edits.
  var fields: [String: [String]] = [:]
  /// Calls that pass a case to a method of the app with the name of a UIKit method.
  var routeCalls: [(place: SourcePlace, text: String)] = []
  /// The first screens of windows.
  var roots: [FoundRoot] = []

  /// Records a place that may show something unknown; it is not reported if an edge is found at the place.
  mutating func note(_ text: String, at place: SourcePlace) {
    routeCalls.append((place, PackageCalls.short(text)))
  }
}

/// The first screen of a window.
struct FoundRoot {
  /// Which windows come first: a SwiftUI scene, then the window that an app delegate sets.
  enum Rank: Int, Comparable {
    case scene, delegate, other, specialWindow

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  /// Its type; empty if it is not known.
  let type: String
  let rank: Rank
  /// The place where it is set.
  let place: SourcePlace
  /// Further views, if the window begins with a container of several views.
  var beside: [String] = []
}

/// An edge with parts that are still unknown.
struct PendingEdge {
  /// The presenter of an edge.
  enum Presenter {
    /// The type in the edge.
    case known
    /// A parameter of the function.
    case parameter(String)
    /// The caller of the function.
    case callers
  }

  var edge: EdgeFact
  var presenter = Presenter.known
  /// The property that stores the presenter; if no caller decides, the presenters are those that pass
  /// themselves to it.
  var holder: PresenterProperty?
  /// The function that contains it.
  var function: FunctionDeclaration?
  /// The presented expression.
  var presented: ExprSyntax?
  /// The same, as seen from the followed call.
  var container: ExprSyntax?
  /// The parameter that is presented.
  var targetParameter: String?
  /// In SwiftUI: the parameter that creates the content, in a modifier of the app that only passes it on.
  var contentParameter: String?
  /// The case of a sent value under which it happens.
  var sent: SentCase?
  /// Whether it is in a closure that is stored for a later value: running the function does not run it.
  var isKept = false
  /// Whether the case that a call passes decides which of several screens is presented.
  var isByCase = false
  /// The possible screens of a call, if there are several.
  var choices: [PossibleValue] = []
  /// The object of the app whose controller is presented.
  var object: String?
  /// The edge when its target was first known but not yet its presenter.
  var settled: (() -> PendingEdge)?
  /// The types of the objects on the path to the presenter.
  var trail: [String] = []
  /// The cases of which a call must pass one for the parameter.
  var condition: CaseCondition?
  /// The same if a function on the path stores the case, for example in a queue: by the type of the cases.
  var keptCase: KeptCase?
  /// The types of the objects that have the followed one as their delegate; nil if that is not known.
  var askers: Set<String>?
  /// The values that a call must pass for the parameters.
  var flags: [String: Bool] = [:]
  /// The types that the arguments of a call must have for the parameters.
  var casts: [String: String] = [:]
}

extension PendingEdge {
  /// Whether a parameter presents.
  var isForParameter: Bool { if case .parameter = presenter { true } else { false } }
  /// Whether the caller presents.
  var isForCallers: Bool { if case .callers = presenter { true } else { false } }
}

/// A property in which an object that is no screen stores a controller in order to present on it.
struct PresenterProperty {
  let name: String
  /// The type of the object.
  let owner: String
}

/// `.sheet(item:)` or `.navigationDestination(for:)` with a switch: one screen for each case of an enum.
struct ItemPresentation {
  var edge: EdgeFact
  /// The enum's full name; nil if it is not known.
  var type: String?
  /// The bound property.
  var property: String
  var isPush: Bool
  var cases: [String: [PossibleValue]]
  /// For a stack: the names of the states that choose its first screen.
  private(set) var rootStates: Set<String> = []

  /// Records the names in the receiver of the modifier.
  mutating func noteRootStates(before modifier: FunctionCallExprSyntax) {
    let names = modifier.base?.all(MemberAccessExprSyntax.self) ?? []
    rootStates = Set(names.filter { $0.base != nil }.map(\.declName.baseName.text))
  }
}

extension ItemPresentation {
  /// What a modifier with `item:` shows for each case; nil if its content does not choose by the case.
  init?(
    _ edge: EdgeFact, _ content: Syntax, _ property: String, of call: FunctionCallExprSyntax,
    _ contents: ContentReading
  ) {
    guard let binding = call.argument("item") else { return nil }
    let type = contents.itemType(binding, call)
    let cases = contents.cases(of: content, type)
    guard !cases.isEmpty else { return nil }
    self.init(edge: edge, type: type, property: property, isPush: false, cases: cases)
  }
}

/// Code that sets a property to an enum case, appends a case to a path, or sets a property to `true`.
struct CaseSetting {
  enum Value: Equatable {
    case name(String, type: String?)
    /// A parameter of the function that contains it.
    case parameter(String)
    case yes
    case other
    /// Neither a name nor a case: `errorText = error.localizedDescription`. It only tells who sets the property.
    case made
  }

  var value: Value
  /// The nested case, if it is written: `post` of `.feed(.post(id))`.
  var inner: String?
  /// The view's property with the value, which the creator of the view passes.
  var given: String?
  var property: String
  /// The expected type there, if it is declared.
  var expected: String?
  var isPush: Bool
  /// The type that contains it.
  var owner: String
  var function: FunctionDeclaration?
  var trigger: ButtonFact?
  var place: SourcePlace
  /// The presentation style, if a stack is told to present it.
  var style: EdgeFact.Style?
  /// The pages that are passed along with it.
  var along: [PageAlong] = []
  /// Whether it is such a page itself.
  var isAlong = false
  /// The lines between the requesting code and the line that sets it.
  var via: [SourcePlace] = []
  /// In a reducer of The Composable Architecture: the actions that it handles there, outermost first.
  var actions: [[String]] = []

  /// Whether it shows something: the value is neither `false` nor `nil`.
  var isShowing: Bool {
    switch value {
    case .yes, .name, .made: true
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
