internal import Diagnostics
public import UIKitSemantics

/// A run to write as a trace, with the environments in which its result occurs.
public struct PendingTrace: Sendable {
  var run: FlowTrace
  var environments: Set<Int>

  /// Creates it; `environments` are indices into ``Environments/all``.
  public init(run: FlowTrace, environments: Set<Int>) {
    self.run = run
    self.environments = environments
  }
}

/// Writes runs of one flow as traces, with the visible state after each step. A run is played by the machine
/// and, in parallel, by an interpreter on the whole stack that shares no code for steps with it. Common
/// beginnings of runs are played once.
///
/// A trace mentions each fact once, and callbacks that are not called only at its end.
struct TraceWriter {
  /// The trace of each run; nil if it is not possible, or both ways lead to different stacks.
  private(set) var traces: [Trace?]
  /// The count of steps that were played.
  private(set) var stepCount = 0
  private let words: TraceWords
  private let tree: RunTree
  private let asked: [PendingTrace]
  private var start = Start()
  /// The steps from the start to the current node.
  private var path: [Place] = []
  private var occurrences: [Set<Int>: Occurrence] = [:]
  private var sentences: [String: String] = [:]

  /// The start of a run, as text.
  private struct Start {
    var environment = ""
    var stack: [String] = []
    var scene: Scene?
  }

  /// A node of the tree, as text.
  private struct Place {
    var node: Int
    var nextChild = 0
    /// The state; nil when no other run continues from here.
    var stand: Stand?
    /// The text in the middle of a trace, without reasons.
    var step: Trace.Step
    var notesAtEnd: [String] = []
    /// The facts that explain the result.
    var because: [String] = []
    /// Whether the stack has grown.
    var comes = false
    /// The front screen after the step.
    var front: StateView
    /// For each number of an occurrence, the facts that explain the look of the front layer.
    var becauseOfLook: [Int: [String]] = [:]
  }

  /// The state of a flow, played in both ways.
  private struct Stand {
    var play: FlowPlay
    var interpreter: StackInterpreter
    var scene: Scene?
    /// The texts of all possible moves; nil if few of them are needed.
    var actions: [Move: String]?
  }

  /// The environments in which something occurs.
  private struct Occurrence {
    var number: Int
    var others: Set<Int>
    var places: String
  }

  init(_ asked: [PendingTrace], _ words: TraceWords) {
    self.words = words
    self.asked = asked
    traces = asked.map { _ in nil }
    tree = RunTree(asked.map(\.run))
    for start in tree.starts { tell(from: start.node, as: asked[start.run].run) }
  }

  /// Writes all runs that start like this one, depth first.
  private mutating func tell(from node: Int, as run: FlowTrace) {
    let play = FlowPlay(words.machine, as: run)
    let interpreter = StackInterpreter(
      words.ground, environment: run.environment, reading: run.reading, while: run.launch)
    guard interpreter.agrees(with: play) else { return }
    let stand = Stand(play: play, interpreter: interpreter, scene: words.pictures?.scene(play))
    start = Start(
      environment: words.environments.name(of: run.environment), stack: words.names(play.screens),
      scene: stand.scene)
    path = [
      Place(node: node, stand: stand, step: Trace.Step(action: "", stack: start.stack), front: play.front)
    ]
    finish(node)
    while let last = path.indices.last {
      let children = tree.nodes[path[last].node].children
      let number = path[last].nextChild
      guard number < children.count else {
        path.removeLast()
        continue
      }
      path[last].nextChild += 1
      guard let place = perform(children[number], isLast: number + 1 == children.count) else { continue }
      path.append(place)
      finish(place.node)
    }
  }

  /// Performs the step of a node after the last place; nil if it is not possible or both ways lead to
  /// different stacks.
  private mutating func perform(_ node: Int, isLast: Bool) -> Place? {
    let last = path.count - 1
    guard let step = tree.nodes[node].step, var stand = path[last].stand else { return nil }
    if isLast { path[last].stand = nil }
    let move = step.move
    let isAmongMany = tree.nodes[path[last].node].children.count > 8 && step.conditions.isEmpty
    if isAmongMany, stand.actions == nil {
      stand.actions = Dictionary(words.actions(in: stand.play)) { first, _ in first }
      path[last].stand?.actions = stand.actions
    }
    stepCount += 1
    stand.play.assume(step.conditions)
    stand.interpreter.assume(step.conditions)
    let action = isAmongMany ? stand.actions?[move] : words.action(move, in: stand.play)
    guard stand.interpreter.isPossible(move), let action else { return nil }
    stand.actions = nil
    let (before, depth) = (stand.play.front, stand.play.depth)
    let views = stand.play.perform(move)
    _ = stand.interpreter.perform(move)
    guard stand.interpreter.agrees(with: stand.play) else { return nil }
    let notes = words.events(of: views).filter(\.kind.isNoted)
    var told = Trace.Step(
      action: action + words.text(of: step.conditions), stack: words.names(stand.play.screensSeen),
      place: words.place(of: move), element: words.element(of: move, before),
      notes: notes.filter { $0.kind != .notCalled }.map(\.text))
    if let pictures = words.pictures, let scene = stand.scene {
      let picture = pictures.picture(of: move, from: scene, views, to: stand.play)
      stand.scene = picture.scene
      told.picture = picture
    }
    return Place(
      node: node, stand: stand, step: told, notesAtEnd: notes.map(\.text), because: words.because(views),
      comes: depth < stand.play.depth, front: stand.play.front)
  }

  /// Writes the traces of the runs that end with the path.
  private mutating func finish(_ node: Int) {
    for run in tree.nodes[node].runs { traces[run] = trace(asked[run]) }
  }

  private mutating func trace(_ asked: PendingTrace) -> Trace {
    let occurrence = occurrence(in: asked.environments)
    // If only some environments have the result, the look of the last presented layer is explained.
    let layer = occurrence.others.isEmpty ? nil : path.lastIndex(where: \.comes)
    var mentioned: Set<String> = []
    var steps: [Trace.Step] = []
    steps.reserveCapacity(path.count - 1)
    for position in path.indices.dropFirst() {
      var step = path[position].step
      if position == path.count - 1 { step.notes = path[position].notesAtEnd }
      var reasons = path[position].because
      if position == layer { reasons += becauseOfLook(position, unlike: occurrence) }
      for reason in reasons where mentioned.insert(reason).inserted { step.because.append(sentence(reason)) }
      steps.append(step)
    }
    let run = asked.run
    let conditions = words.text(of: run.launch + run.finally.filter { !run.launch.contains($0) })
    var trace = Trace(
      environment: occurrence.places.isEmpty
        ? String(conditions.dropFirst()) : occurrence.places + conditions,
      playedIn: start.environment + conditions, start: start.stack, steps: steps)
    trace.scene = start.scene
    return trace
  }

  private mutating func occurrence(in environments: Set<Int>) -> Occurrence {
    if let known = occurrences[environments] { return known }
    let occurrence = Occurrence(
      number: occurrences.count,
      others: Set(words.machine.environments.all.indices).subtracting(environments),
      places: words.environments.words(for: environments))
    occurrences[environments] = occurrence
    return occurrence
  }

  private mutating func becauseOfLook(_ position: Int, unlike occurrence: Occurrence) -> [String] {
    if let known = path[position].becauseOfLook[occurrence.number] { return known }
    let reasons = path[position].front.becauseOfLook(unlike: occurrence.others)
    path[position].becauseOfLook[occurrence.number] = reasons
    return reasons
  }

  private mutating func sentence(_ fact: String) -> String {
    if let known = sentences[fact] { return known }
    let sentence = words.sentence(fact)
    sentences[fact] = sentence
    return sentence
  }
}

extension StepEvent.Kind {
  /// Whether traces mention it, because the stack does not show it.
  fileprivate var isNoted: Bool {
    switch self {
    case .crashed, .lost, .discarded, .refused, .dropped, .called, .notCalled, .found: true
    case .misdirected, .ran, .completed, .came, .went, .redrawn, .switched, .nothing: false
    }
  }
}
