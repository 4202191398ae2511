import FlowModel
import Testing
import UIKitSemantics
import YAMLTree

/// A witness of facts: a small flow, what is done in it, and what must be seen then.
struct Vector: Sendable, CustomTestStringConvertible {
  let id: String
  let file: String
  let facts: [String]
  let flow: YAMLNode
  let cases: [Case]

  /// One way to play it.
  struct Case: Sendable {
    let window: String
    let switches: [String]
    let play: [String]
    let expected: [(key: String, texts: [String])]
  }

  var testDescription: String { "\(file) \(id)" }

  /// All vectors of the folder.
  static let all: [Vector] = Fixtures.names(in: "semantics").filter { $0.hasSuffix(".yaml") }.flatMap {
    name -> [Vector] in
    let stream = YAMLStream.read(Array(Fixtures.text("semantics/\(name)").utf8), path: name)
    precondition(stream.problems.isEmpty, "\(name): \(stream.problems)")
    return stream.documents.flatMap { $0.elements.compactMap { Vector($0, file: name) } }
  }

  init?(_ node: YAMLNode, file: String) {
    guard let flow = node.value(of: "flow") else { return nil }
    id = node.value(of: "id")?.text ?? ""
    self.file = file
    facts = node.value(of: "facts")?.texts ?? []
    self.flow = flow
    let known = ["in", "switches", "play"]
    cases = (node.value(of: "cases")?.elements.map { $0 } ?? []).map { one in
      Case(
        window: one.value(of: "in")?.text ?? "", switches: one.value(of: "switches")?.texts ?? [],
        play: one.value(of: "play")?.texts ?? [],
        expected: one.pairs.filter { !known.contains($0.key.text) }.map { ($0.key.text, $0.value.texts) })
    }
  }

  /// The flow of a case as it is read there, and where it is played.
  func machine(for one: Case) throws -> (machine: PresentationMachine, environment: Int) {
    let reading = FlowReader.read(flow, name: id)
    guard let flow = reading.flow, reading.problems.isEmpty else { throw Fixtures.Flaw(reading.problems) }
    let machine = PresentationMachine(flow, switches: try FactSwitches(flipping: one.switches))
    let window = one.window
    let found = machine.environments.all.firstIndex { environment in
      window == "\(environment.window)" || window == "\(environment.window), iOS \(environment.ios)"
    }
    guard let environment = found else {
      throw Fixtures.Flaw(
        "no such window: \(window); \(machine.environments.all.map { "\($0.window), iOS \($0.ios)" })")
    }
    return (machine, environment)
  }

  /// What a case shows, for the keys it names.
  func play(_ one: Case) throws -> [(key: String, texts: [String])] {
    let (machine, environment) = try machine(for: one)
    var play = FlowPlay(machine, environment: environment)
    var steps = play.launch
    for text in one.play {
      guard let move = play.moves.first(where: { machine.text(of: $0.move, in: environment) == text }) else {
        throw Fixtures.Flaw(
          "‘\(text)’ is not possible: \(play.moves.map { machine.text(of: $0.move, in: environment) })")
      }
      steps = play.perform(move.move)
    }
    return one.expected.map { ($0.key, Sight(machine, play, steps).texts(of: $0.key)) }
  }
}

/// What can be seen after an event, by the names of the vectors.
struct Sight {
  let machine: PresentationMachine
  let play: FlowPlay
  let steps: [StepView]

  init(_ machine: PresentationMachine, _ play: FlowPlay, _ steps: [StepView]) {
    self.machine = machine
    self.play = play
    self.steps = steps
  }

  func texts(of key: String) -> [String] {
    let flow = machine.flow
    let state = play.state
    func callbacks(_ list: [CallbackID]) -> [String] { list.map { flow.callbacks[$0].name.rawValue } }
    func points(_ list: [UnsavedPointID]) -> [String] { list.map { flow.unsavedPoints[$0].name } }
    func unique(_ list: [String]) -> [String] {
      list.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    switch key {
    case "stack": return play.stack.map { flow.screens[$0.screen].id }
    case "look": return [state.look.rawValue]
    case "ways":
      let kinds: [MoveKind] = [.back, .edgeSwipe, .swipeDown, .tapOutside, .escape]
      return play.moves.filter { kinds.contains($0.move.kind) && !$0.move.isBeneath }.map(
        \.move.kind.rawValue)
    case "closing":
      return play.moves.filter(\.closes).map { machine.text(of: $0.move, in: state.environment) }
    case "buttons": return buttons(beneath: false)
    case "edits": return points(play.moves.compactMap(\.move.point))
    case "live": return buttons(beneath: true)
    case "backs":
      return play.moves.map(\.move).filter { $0.kind == .back }.compactMap {
        $0.screen.map { flow.screens[$0].id }
      }
    case "triggers":
      return play.moves.compactMap(\.move.trigger).map { flow.triggers[$0].label }
    case "tabs":
      return play.moves.map(\.move).filter { $0.kind == .selectTab }.compactMap {
        $0.screen.map { flow.screens[$0].id }
      }
    case "again":
      return play.moves.filter { $0.move.kind == .tabAgain }.compactMap(\.move.screen).map {
        flow.screens[$0].id
      }
    case "gesture": return [state.gesture.rawValue]
    case "guarded": return ["\(state.isGuarded)"]
    case "adapted": return ["\(state.isAdapted)"]
    case "detent": return [state.detent]
    case "windows":
      return machine.environments.siblings[state.environment].map { machine.environments.all[$0].window }
    case "window": return [machine.environments.all[state.environment].window]
    case "flags": return state.flags.map { flow.flags[$0].name }
    case "unsaved": return points(state.unsavedPoints)
    case "below":
      return (state.hasPopoverBeneath ? ["popover"] : []) + (state.hasSheetBeneath ? ["sheet"] : [])
        + ["\(state.layersBeneath)"]
    case "fired": return unique(callbacks(steps.flatMap(\.fired)))
    case "skipped": return unique(callbacks(steps.flatMap(\.skipped)))
    case "dropped": return unique(steps.flatMap(\.dropped).map(\.reason.rawValue))
    case "requested":
      return unique(steps.flatMap(\.requested).map { flow.screens[flow.presentations[$0].target].id })
    case "dismissals":
      return (steps.last?.dismissals ?? []).map { "\($0.receiver.rawValue) \($0.hit.rawValue) \($0.layers)" }
    case "closed": return steps.compactMap(\.closed).map { flow.screens[$0.screen].id }
    case "ran": return steps.last?.ran ?? []
    case "lost": return points(steps.flatMap(\.lost))
    case "discarded": return points(steps.flatMap(\.discarded))
    case "unmet":
      return steps.flatMap(\.unmet).map { flow.conditions[flow.expectations[$0].condition].text }
    case "found": return unique(steps.flatMap(\.found).map(\.rawValue))
    case "crash": return [steps.last?.crash.rawValue ?? "none"]
    case "refused": return ["\(steps.contains(where: \.isRefused))"]
    case "pushes": return ["\(steps.contains(where: \.pushes))"]
    case "beneath": return ["\(steps.contains(where: \.isBeneath))"]
    case "completes": return ["\(steps.contains(where: \.completes))"]
    case "changes": return ["\(steps.contains(where: \.changes))"]
    default: return ["no such key: \(key)"]
    }
  }

  private func buttons(beneath: Bool) -> [String] {
    play.moves.filter { $0.move.isBeneath == beneath && !$0.move.again }.compactMap(\.move.button).map {
      let button = machine.flow.buttons[$0]
      return button.label.isEmpty ? button.id : button.label
    }
  }
}

extension FactSwitches {
  /// The defaults with some switches turned.
  init(flipping names: [String]) throws {
    self.init()
    for name in names {
      guard let path = Self.byName[name] else { throw Fixtures.Flaw("no such switch: \(name)") }
      self[keyPath: path].toggle()
    }
  }
}
