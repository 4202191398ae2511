import Diagnostics
import YAMLTree

/// The flow while it is read. Names are collected first, then bodies are read, then what hangs together is resolved; every
/// step reports all it finds and goes on with what is good.
final class FlowBuilder {
  /// What is read so far.
  @exclusivity(unchecked) var flow: Flow
  let decoder: FormDecoder
  /// Notes where names stand; nil but for editors.
  let names: NameUses?

  @exclusivity(unchecked) var screenIndex: [String: Int] = [:]
  @exclusivity(unchecked) var flagIndex: [String: Int] = [:]
  @exclusivity(unchecked) var workIndex: [String: Int] = [:]
  /// The screen whose body is being read.
  @exclusivity(unchecked) var current: Int?
  /// The work that the list being read runs right before its next effect.
  @exclusivity(unchecked) var workBefore: String?
  /// How often a path was used.
  @exclusivity(unchecked) private var paths: [String: Int] = [:]
  /// What is written and can only be understood when everything is read.
  @exclusivity(unchecked) var unresolved = Unresolved()
  /// More screens are written than are read.
  var hasTooManyScreens = false

  /// A builder for a flow whose first file is `source`.
  init(source: SourceFile, name: String, _ decoder: FormDecoder, names: NameUses?) {
    flow = Flow(source, name: name)
    self.decoder = decoder
    self.names = names
  }

  /// A copy that shares nothing: what is read with it leaves this one as it is.
  func copy(with decoder: FormDecoder) -> FlowBuilder {
    let copy = FlowBuilder(source: flow.sources[0], name: flow.app.name, decoder, names: names)
    copy.flow = flow
    copy.screenIndex = screenIndex
    copy.flagIndex = flagIndex
    copy.workIndex = workIndex
    copy.current = current
    copy.workBefore = workBefore
    copy.paths = paths
    copy.unresolved = unresolved
    return copy
  }

  /// A path that nothing else has: a second equal one gets `#2`.
  func uniquePath(_ path: ElementPath) -> ElementPath {
    let count = (paths[path.text] ?? 0) + 1
    paths[path.text] = count
    return count == 1 ? path : ElementPath("\(path.text)#\(count)")
  }

  var screens: ScreenReader { ScreenReader(builder: self) }
  var buttons: ButtonReader { ButtonReader(builder: self) }
  var effects: EffectReader { EffectReader(builder: self) }
  var presentations: PresentationReader { PresentationReader(builder: self) }
  var callbacks: CallbackReader { CallbackReader(builder: self) }
  var triggers: TriggerReader { TriggerReader(builder: self) }
  var conditions: ConditionReader { ConditionReader(builder: self) }
  var remarks: RemarkReader { RemarkReader(builder: self) }
}

/// What is written and can only be understood when everything is read.
struct Unresolved {
  /// The screen the flow starts with, where it is named.
  var startNode: YAMLNode?
  /// The nodes of screens, beside ``Flow/screens``.
  var screenNodes: [YAMLNode] = []
  /// What is written of presentation keys: of screens, and of presentations.
  var screenOptions: [WrittenOptions] = []
  var edgeOptions: [WrittenOptions] = []
  var points: [PendingPoint] = []
  var conditions: [PendingCondition] = []
  var edits: [(screen: Int, node: YAMLNode)] = []
  var unwinds: [YAMLNode] = []
  /// Effects that choose a tab or column, and where they name it.
  var selections: [(effect: Int, node: YAMLNode)] = []
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
