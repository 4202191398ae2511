import Diagnostics
import YAMLTree

/// Builds a flow while it is read. First names are collected, then bodies are read, then references are
/// resolved. Each step reports all problems and continues with the valid part.
final class FlowBuilder {
  @exclusivity(unchecked) var partial: PartialFlow
  let decoder: FormDecoder
  /// Records the places of names; nil except for editors.
  let names: NameUses?

  /// Creates a builder that continues from a partial flow, which itself is not changed.
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

  /// A unique path: a second equal one gets `#2`.
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

/// A flow that is read partially.
struct PartialFlow {
  var flow: Flow
  var screenIndex: [String: ScreenID] = [:]
  var flagIndex: [String: FlagID] = [:]
  var workIndex: [String: WorkID] = [:]
  /// The screen whose body is being read.
  var current: ScreenID?
  /// The work that the current list runs directly before its next effect.
  var workBefore: String?
  /// How many times each path was used.
  var paths: [String: Int] = [:]
  /// Parts that can be resolved only when everything is read.
  var unresolved = Unresolved()
  /// Whether there are more screens than the limit.
  var hasTooManyScreens = false
  /// Whether there are more flags than the limit.
  var hasTooManyFlags = false
  /// Whether there are more presentations than the limit.
  var hasTooManyPresentations = false

  /// Creates an empty flow with its first file.
  init(source: SourceFile, name: String) { flow = Flow(source, name: name) }
}

/// Parts that can be resolved only when everything is read.
struct Unresolved {
  /// The name of the start screen, if it is written.
  var startNode: YAMLNode?
  /// The nodes of ``Flow/screens``.
  var screenNodes = ElementTable<Screen, YAMLNode>()
  /// The written presentation keys of screens, and of presentations.
  var screenOptions = ElementTable<Screen, WrittenOptions>()
  var edgeOptions = ElementTable<Presentation, WrittenOptions>()
  var points: [PendingPoint] = []
  var conditions: [PendingCondition] = []
  var edits: [(screen: ScreenID, node: YAMLNode)] = []
  var unwinds: [YAMLNode] = []
  /// Effects that select a tab or column, with the node of its name.
  var selections: [(effect: EffectID, node: YAMLNode)] = []
}

/// The name of a point for `save` or `discard`; nil for all points.
struct PendingPoint {
  let effect: EffectID
  let node: YAMLNode?
}

/// A condition that names a point: `unsaved profile`.
struct PendingCondition {
  let condition: ConditionID
  let name: String
  /// The text that contains the name, and the offset of the name.
  let node: YAMLNode
  let start: Int
  let place: Place
  let scope: Scope

  /// A placeholder in the condition until the name is resolved; no point has this identifier.
  ///
  /// - Parameter position: the index in ``Unresolved/conditions``.
  static func standIn(_ position: Int) -> UnsavedPointID { UnsavedPointID(-1 - position) }
}

/// The scope of a condition or effect: it determines which points it can name.
enum Scope: Hashable {
  case file
  case screen(ScreenID)
  /// An element, with its performers.
  case owner(EffectOwner)
  /// A presentation: the points of its presenters and of its target.
  case edge(PresentationID)
}
