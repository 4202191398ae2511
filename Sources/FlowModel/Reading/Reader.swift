import Diagnostics
import YAMLTree

/// Turns the nodes of one flow into its model. Works in three steps: names are collected, bodies are read, and what
/// hangs together is resolved. Every step reports all it finds and goes on with what is good.
struct Reader {
  /// What is read so far.
  var flow: Flow
  /// Everything that is wrong.
  var problems: [Problem] = []
  /// The files hold all that their authors wrote. If not, absent names and keys may only be unread.
  var isComplete = true
  /// The nodes were read with the language's own words.
  var knowsWords = true
  /// Counts the keys asked for; nil but in a test.
  var use: KeyUse?
  /// Notes where names stand; nil but for editors.
  var names: NameUses?

  var screenIndex: [String: Int] = [:]
  var flagIndex: [String: Int] = [:]
  var workIndex: [String: Int] = [:]
  /// The screen whose body is being read.
  var current: Int?
  /// The nodes of screens, beside ``Flow/screens``.
  var screenNodes: [YAMLNode] = []
  /// What is written of presentation keys: of screens, and of presentations.
  var wishes: [WrittenOptions] = []
  var writtenOptions: [WrittenOptions] = []
  /// How often a path was used.
  var paths: [String: Int] = [:]
  /// The work that the list being read runs right before its next effect.
  var workBefore: String?
  /// Names that can only be resolved when everything is read.
  var pendingPoints: [PendingPoint] = []
  var pendingConditions: [PendingCondition] = []
  var pendingEdits: [(screen: Int, node: YAMLNode)] = []
  var pendingUnwinds: [YAMLNode] = []
  /// Effects that choose a tab or column, and where they name it.
  var pendingSelections: [(effect: Int, node: YAMLNode)] = []
  var hasStart = false
  var startNode: YAMLNode?
  var graph = FlowGraph()

  /// A reader for a flow whose first file is `source`.
  init(source: SourceFile, name: String) {
    let place = Place(source, Span(0, 0))
    let sdk = Version.newestKnown
    let app = App(
      name: name, sdk: sdk, ios: sdk...sdk, devices: [.iphone, .ipad],
      orientations: Device.allCases.map { _ in Orientation.allCases }, requiresFullScreen: false,
      requiresCompatibility: false, framework: .uikit, host: .app, bar: "", place: place)
    flow = Flow(
      sources: [source], app: app, start: 0, screens: [], buttons: [], effects: [], presentations: [],
      callbacks: [], triggers: [],
      conditions: [Condition(.always, text: "always"), Condition(.never, text: "never")], unsavedPoints: [],
      flags: [], works: [], allowances: [])
  }

  /// A path that nothing else has: a second equal one gets `#2`.
  mutating func uniquePath(_ path: ElementPath) -> ElementPath {
    let count = (paths[path.text] ?? 0) + 1
    paths[path.text] = count
    return count == 1 ? path : ElementPath("\(path.text)#\(count)")
  }

  /// The place of a node as it is written: of an alias, the alias.
  func place(_ node: YAMLNode) -> Place { Place(node.source, node.ownSpan) }

  /// The place of a part of a scalar's text.
  func place(_ node: YAMLNode, from start: Int, to end: Int) -> Place {
    guard end > start, !node.isAlias else { return place(node) }
    let first = node.sourceOffset(ofTextOffset: start)
    let last = node.sourceOffset(ofTextOffset: end - 1)
    return Place(node.source, Span(first, last + 1))
  }
}

/// A name behind `save` or `discard`, or none for all points.
struct PendingPoint {
  let effect: Int
  let node: YAMLNode?
}

/// A condition that names a point: `unsaved profile`.
struct PendingCondition {
  /// Its number in `Term.unsavedPoint`, counted down from -1 until it is resolved.
  let condition: Int
  let name: String
  /// The text it is a part of, and where it begins in it.
  let node: YAMLNode
  let start: Int
  let place: Place
  let scope: Scope
}

/// Where a condition or an effect stands: says whose points it can speak of.
enum Scope: Hashable {
  case file
  case screen(Int)
  /// An element whose performers count.
  case owner(EffectOwner)
  /// An edge: what its presenters and its target own.
  case edge(Int)
}
