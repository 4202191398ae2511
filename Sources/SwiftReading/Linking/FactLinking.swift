#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Connects the facts of all files: callers of helpers, enum cases, scenes, and parts of screens.
final class FactLinking {
  let values: ValueResolution
  let visitors: [PresentationVisitor]
  var edges: [EdgeFact] = []
  var unseen: [UnseenFact] = []
  /// How many presentations were left out, as they show what is there at launch or with its container.
  var starts = 0
  /// The screens that code shows while the app is launched, as a root or first on a stack.
  var launched: [FoundRoot] = []
  /// The parts that each type builds; `builders`: the types that build each part.
  var parts: [String: Set<String>] = [:]
  var builders: [String: Set<String>] = [:]
  /// The views with the presenting modifier, if another type sets the state: by the index of the edge.
  var hosts: [Int: String] = [:]
  /// The types that a tab shows.
  var tabScreens: Set<String> = []
  /// The screens with which each navigation controller of the app is created.
  var contentsOfStacks: [String: Set<String>] = [:]
  let objects: ShowingObjects
  var conformances: Conformances { values.conformances }
  let screensOfObjects: ScreensOfObjects
  private(set) lazy var handed = HandedObjects(values) { [unowned self] in isCall($0, of: $1) }
  private(set) lazy var rootContent = RootContent(self)
  private(set) lazy var sentCases = SentCases(self)
  /// The types that are shown.
  var targets: Set<String> = []
  /// Those of them that are the root of a window or a tab: their owner is a container, not a screen.
  var firstScreens: Set<String> = []

  /// Cache: the calls of each function, by its node.
  private var knownSites: [SyntaxIdentifier: [Declarations.Call]] = [:]
  /// Cache: the calls among which what runs a function is looked for, by its node; see ``TriggerSearch``.
  var knownCallers: [SyntaxIdentifier: [Declarations.Call]] = [:]
  /// What was followed of the presentation that is being followed.
  var followed = FollowedCalls()
  /// Where files present by themselves, before anything is followed.
  private(set) lazy var ownPlaces = Set(visitors.flatMap(\.found.edges).map(\.edge.place))
  private let visitorsByFile: [ObjectIdentifier: PresentationVisitor]

  var declarations: Declarations { values.declarations }
  var interface: Interface { values.interface }

  init(_ values: ValueResolution, _ visitors: [PresentationVisitor]) {
    self.values = values
    self.visitors = visitors
    visitorsByFile = Dictionary(
      visitors.map { (ObjectIdentifier($0.file), $0) }, uniquingKeysWith: { one, _ in one })
    objects = ShowingObjects(values)
    screensOfObjects = ScreensOfObjects(values)
  }

  /// The visitor that has read a file.
  func visitor(of file: SwiftFile) -> PresentationVisitor? { visitorsByFile[ObjectIdentifier(file)] }

  /// The settings of all files.
  var settings: [CaseSetting] { visitors.flatMap(\.found.settings) }

  /// All facts, sorted.
  func facts() -> CodeFacts {
    gatherParts()
    readSegues()
    objects.notePresenters(visitors.flatMap(\.found.edges))
    let callers = CallerFollowing(self)
    let previews = PreviewedViews(self)
    for visitor in visitors {
      let run = visitor.found.edges.filter { !previews.areSource(of: $0.edge) }
      for pending in run { follow(pending, visitor, callers) }
    }
    objects.fillContainers(of: &edges)
    joinItems()
    edges += RouteReading(self).edges(beside: Set(edges.map(\.place))) + RequestLinking(self).edges()
    SharedStates(self).join()
    joinTriggers()
    joinStyles()
    objects.findPresenters(of: &edges)
    EdgeCompletion.joinFronts(to: &edges)
    findTargets()
    for index in edges.indices { liftOrPlace(index) }
    EdgeCompletion.dropWhatTabsBeginWith(&edges)
    EdgeCompletion.join(to: &edges, of: visitors)
    var facts = CodeFacts()
    facts.app = interface.app
    WindowRoots(self).join(to: &facts.app)
    EdgeCompletion.joinApp(&facts.app, to: &edges, declarations, builders)
    facts.edges = EdgeDistinction.numbered(EdgeDistinction.onePerPlace(edges))
    facts.screens = screens()
    facts.guards = visitors.flatMap(\.found.guards)
    facts.callbacks = visitors.flatMap(\.found.callbacks)
    facts.closings = ClosingLinking(self).closings(in: facts)
    facts.nominated = nominated(facts)
    facts.unseen =
      interface.unseen + unseen + RequestLinking(self).unseen()
      + EdgeCompletion.unseenRoutes(facts.edges, visitors)
      + facts.edges.flatMap { EdgeCompletion.unseenEnds(of: $0) }
    facts.findings = CodeFindings(self).findings(in: facts)
    facts.sort()
    return facts
  }

  /// Follows a presentation; reports it if no call of it was found.
  private func follow(_ pending: PendingEdge, _ visitor: PresentationVisitor, _ callers: CallerFollowing) {
    let before = (edges.count, unseen.count, starts)
    followed = FollowedCalls()
    callers.follow(pending, visitor)
    guard before == (edges.count, unseen.count, starts) else { return }
    unseen.append(UnseenFact(.noCaller, about: pending.function?.name ?? "", place: pending.edge.place))
  }

  /// Whether a call is one of a function.
  func isCall(_ site: Declarations.Call, of function: FunctionDeclaration) -> Bool {
    CallMatching(values, conformances).isCall(site, of: function)
  }

  /// All known calls of a function.
  func sites(of function: FunctionDeclaration) -> [Declarations.Call] {
    let node = Syntax(function.node).id
    if let known = knownSites[node] { return known }
    // The callers do not depend on the call that is being followed.
    let bindings = values.bindings
    values.bindings = [:]
    defer { values.bindings = bindings }
    let found =
      (declarations.calls[function.name] ?? []).filter { isCall($0, of: function) }
      + handed.sites(of: function) + HandedRoutes(values).sites(of: function)
    knownSites[node] = found
    return found
  }

  private func gatherParts() {
    for visitor in visitors {
      parts.merge(visitor.found.parts) { $0.union($1) }
      // Code that calls a function of `View` builds what that function builds.
      for (function, part) in visitor.found.partsOfFunctions {
        for call in declarations.calls[function.name] ?? [] {
          guard function.fits(call.node), let owner = declarations.owner(of: call.node), owner != "View"
          else { continue }
          parts[owner, default: []].insert(part)
        }
      }
    }
    parts.merge(declarations.hostedViews) { $0.union($1) }
    for (type, made) in RepresentedControllers(values).all { parts[type, default: []].formUnion(made) }
    for (type, built) in parts { for part in built { builders[part, default: []].insert(type) } }
  }
}
#endif
