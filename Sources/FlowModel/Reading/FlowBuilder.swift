import Diagnostics
import YAMLTree

/// The flow while it is read. Names are collected first, then bodies are read, then what hangs together is resolved; every
/// step reports all it finds and goes on with what is good.
final class FlowBuilder {
  @exclusivity(unchecked) var partial: PartialFlow
  let decoder: FormDecoder
  /// Notes where names stand; nil but for editors.
  let names: NameUses?

  /// A builder that goes on with what is read; what it reads itself leaves that as it is.
  init(_ partial: PartialFlow, _ decoder: FormDecoder, names: NameUses?) {
    self.partial = partial
    self.decoder = decoder
    self.names = names
  }

  var flow: Flow {
    _read { yield partial.flow }
    _modify { yield &partial.flow }
  }

  var unresolved: Unresolved {
    _read { yield partial.unresolved }
    _modify { yield &partial.unresolved }
  }

  /// A path that nothing else has: a second equal one gets `#2`.
  func uniquePath(_ path: ElementPath) -> ElementPath {
    let count = (partial.paths[path.text] ?? 0) + 1
    partial.paths[path.text] = count
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

/// A flow as far as it is read.
struct PartialFlow {
  var flow: Flow
  var screenIndex: [String: ScreenID] = [:]
  var flagIndex: [String: FlagID] = [:]
  var workIndex: [String: WorkID] = [:]
  /// The screen whose body is being read.
  var current: ScreenID?
  /// The work that the list being read runs right before its next effect.
  var workBefore: String?
  /// How often a path was used.
  var paths: [String: Int] = [:]
  /// What is written and can only be understood when everything is read.
  var unresolved = Unresolved()
  /// More screens are written than are read.
  var hasTooManyScreens = false
  /// More flags are written than are read.
  var hasTooManyFlags = false
  /// More presentations are written than are read.
  var hasTooManyPresentations = false

  /// Nothing is read yet of a flow whose first file is `source`.
  init(source: SourceFile, name: String) { flow = Flow(source, name: name) }
}

/// What is written and can only be understood when everything is read.
struct Unresolved {
  /// The screen the flow starts with, where it is named.
  var startNode: YAMLNode?
  /// The nodes of screens, beside ``Flow/screens``.
  var screenNodes = ElementTable<Screen, YAMLNode>()
  /// What is written of presentation keys: of screens, and of presentations.
  var screenOptions = ElementTable<Screen, WrittenOptions>()
  var edgeOptions = ElementTable<Presentation, WrittenOptions>()
  var points: [PendingPoint] = []
  var conditions: [PendingCondition] = []
  var edits: [(screen: ScreenID, node: YAMLNode)] = []
  var unwinds: [YAMLNode] = []
  /// Effects that choose a tab or column, and where they name it.
  var selections: [(effect: EffectID, node: YAMLNode)] = []
}

/// A name behind `save` or `discard`, or none for all points.
struct PendingPoint {
  let effect: EffectID
  let node: YAMLNode?
}

/// A condition that names a point: `unsaved profile`.
struct PendingCondition {
  let condition: ConditionID
  let name: String
  /// The text it is a part of, and where it begins in it.
  let node: YAMLNode
  let start: Int
  let place: Place
  let scope: Scope

  /// What stands in the condition until the name is resolved: no point has it.
  ///
  /// - Parameter position: in ``Unresolved/conditions``.
  static func standIn(_ position: Int) -> UnsavedPointID { UnsavedPointID(-1 - position) }
}

/// Where a condition or an effect stands: says whose points it can speak of.
enum Scope: Hashable {
  case file
  case screen(ScreenID)
  /// An element whose performers count.
  case owner(EffectOwner)
  /// An edge: what its presenters and its target own.
  case edge(PresentationID)
}
