import FlowModel
import UIKitSemantics

/// A random walk through a flow, played by the machine and carried out on the whole stack at once.
struct InterpreterWalk {
  let machine: PresentationMachine
  private var numbers: SplitMix
  private let environment: Int
  /// Events that both played.
  private(set) var events = 0
  /// Where the two first said different things; nil where they never did.
  private(set) var disagreement: String?

  /// Walks from a random environment until something crashes, goes round in circles or is told differently.
  init(_ machine: PresentationMachine, seed: UInt64, events limit: Int) {
    self.machine = machine
    numbers = SplitMix(seed)
    let environment = numbers.below(machine.environments.all.count)
    self.environment = environment
    var play = FlowPlay(machine, environment: environment)
    var interpreter = StackInterpreter(ReplayGround(machine), environment: environment)
    var done = [machine.name(of: environment)]
    // Where nothing but a flag can still change, a walk has no further event.
    var moved = 0
    while events < limit, moved < 20 * limit, disagreement == nil, !interpreter.isEndless {
      moved += 1
      let moves = play.possible
      note(
        difference: "moves", moves.map { text(of: $0) }.sorted(),
        interpreter.moves.map { text(of: $0) }.sorted())
      note(difference: "stack", entries(play.stack), entries(interpreter.stack))
      guard disagreement == nil, !moves.isEmpty else { break }
      let move = choose(moves)
      done.append(text(of: move))
      let steps = play.perform(move)
      let carried = interpreter.perform(move)
      done.append("[\(interpreter.stack.map { machine.flow.screens[$0.screen].id }.joined(separator: " "))]")
      if move.isFlag { continue }
      let told = EventOutcome(of: steps)
      guard !interpreter.isEndless else { break }
      events += 1
      let (one, other) = (lines(told), lines(carried))
      // What one of several frames that go does is told with it, before what the event does.
      let isApart = steps.contains { !$0.callsOfClosed.ran.isEmpty }
      for (key, texts) in one {
        let others = other.first { $0.key == key }?.texts ?? []
        let isSorted = isApart && key == "ran"
        note(difference: key, isSorted ? texts.sorted() : texts, isSorted ? others.sorted() : others)
      }
      if carried.crash != .none { break }
    }
    if let disagreement { self.disagreement = "\(disagreement)\nafter: \(done.joined(separator: "; "))" }
  }

  private func text(of move: Move) -> String {
    // Elements that share a label are told apart by their numbers.
    "\(machine.text(of: move, in: environment)) (\(move.element))"
  }

  private mutating func note(difference key: String, _ machine: [String], _ interpreter: [String]) {
    guard machine != interpreter, disagreement == nil else { return }
    // How many layers lie above somebody further down it does not know: two, it says.
    if key == "dismissals",
      machine == interpreter.map({ $0.hasSuffix("child 1") ? $0.dropLast() + "2" : $0 })
    {
      return
    }
    // Of a performer that is covered further down both are true, and the machine does not know which view is off the
    // screen.
    if key == "dropped",
      machine
        == interpreter.map({ $0.hasPrefix("not-in-window") ? "already-presenting" + $0.dropFirst(13) : $0 })
    {
      return
    }
    disagreement = "\(key): the machine says \(machine), the interpreter \(interpreter)"
  }

  /// Windows and flags change often enough when they are chosen once in eight.
  private mutating func choose(_ moves: [Move]) -> Move {
    let others = moves.filter { $0.kind != .environment }
    let list = others.isEmpty || numbers.below(8) == 0 ? moves : others
    return list[numbers.below(list.count)]
  }

  private func entries(_ stack: [StackEntry]) -> [String] {
    stack.map { entry in
      let edge = entry.presentation.map { "\($0)" } ?? "-"
      let kind = entry.isSibling ? "beside" : entry.isPushed ? "pushed" : "first"
      let points = entry.unsaved.map { machine.flow.unsavedPoints[$0].name }.sorted()
      return "\(machine.flow.screens[entry.screen].id) \(edge) \(entry.look.rawValue) \(kind) \(points)"
    }
  }

  private func lines(_ outcome: EventOutcome) -> [(key: String, texts: [String])] {
    let flow = machine.flow
    func points(_ list: [UnsavedPointID]) -> [String] { list.map { "\(flow.unsavedPoints[$0].name) \($0)" } }
    func callbacks(_ list: [CallbackID]) -> [String] {
      list.map { "\(flow.callbacks[$0].name.rawValue) \($0)" }
    }
    return [
      ("crash", [outcome.crash.rawValue]),
      ("closed", outcome.closed.map { flow.screens[$0].id }),
      (
        "dropped",
        outcome.dropped.map { "\($0.reason.rawValue) \($0.target) \($0.presentation?.index ?? -1)" }
      ),
      ("dismissals", outcome.dismissals.map { "\($0.receiver.rawValue) \($0.hit.rawValue) \($0.layers)" }),
      ("requested", outcome.requested.map { "\(flow.screens[flow.presentations[$0].target].id) \($0)" }),
      ("lost", points(outcome.lost)), ("discarded", points(outcome.discarded)),
      ("fired", callbacks(outcome.fired).sorted()), ("skipped", callbacks(outcome.skipped)),
      ("ran", outcome.ran), ("found", outcome.found.map(\.rawValue)),
      ("unmet", outcome.unmet.map(\.description)),
      ("refused", ["\(outcome.isRefused)"]), ("completes", ["\(outcome.completes)"]),
      ("pushes", ["\(outcome.pushes)"]), ("beneath", ["\(outcome.isBeneath)"]),
      ("changes", ["\(outcome.changes)"]),
    ]
  }
}

/// The same numbers in every run.
struct SplitMix {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(bound))
  }
}
