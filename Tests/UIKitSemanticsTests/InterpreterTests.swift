import FlowModel
import Foundation
import Testing
import UIKitSemantics

/// What is played with digests of the stack, against an interpreter that keeps all of it.
@Suite struct InterpreterTests {
  @Test(arguments: Fixtures.names(in: "flows").filter { $0.hasSuffix(".yaml") })
  func `both agree on every fixture`(_ file: String) throws {
    let machine = PresentationMachine(try Fixtures.flow(String(file.dropLast(5))))
    for seed in 0..<2 {
      let walk = InterpreterWalk(machine, seed: UInt64(seed), events: 30)
      withKnownIssue("\(Self.knownOfFixtures[file] ?? "")") {
        #expect(walk.disagreement == nil, "\(file), seed \(seed)")
      } when: {
        Self.knownOfFixtures[file] != nil
      }
    }
  }

  /// Fixtures on which the two still differ, and why.
  private static let knownOfFixtures: [String: String] = [
    "2710-alert-when-going-back.yaml": "the same tap again, of a button that pushes and presents at once"
  ]

  private static let samples: [String] = {
    let folder = Fixtures.folder.appending(path: "../../SampleFlows").path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".yaml") }.sorted().map { "../../SampleFlows/\($0)" }
  }()

  @Test func `both agree on every sample`() {
    var events = 0
    for file in Self.samples {
      let reading = FlowReader.read(Fixtures.text(file), path: file)
      guard let flow = reading.flow, reading.problems.isEmpty else { continue }
      let walk = InterpreterWalk(PresentationMachine(flow), seed: 3, events: 30)
      #expect(walk.disagreement == nil, "\(file)")
      events += walk.events
    }
    #expect(events > 1_000)
  }

  /// Flows on which the two still differ, and why; each is a thing the machine’s frames do not know.
  private static let known: [Int: String] = [:]

  private static let knownOfTabs: [Int: String] = [
    114: "two instances of a screen, of which one owes",
    121: "the same tap again, of a button that pushes and presents at once",
    136: "a window of its own above another of the same screen",
    164: "SwiftUI dismisses for somebody further down",
  ]

  private static let knownOfInstances: [Int: String] = [:]

  private static let knownOfChoosing: [Int: String] = [
    43: "two instances of a screen, the upper of which is gone",
    138: "two instances of a screen, one above the other",
  ]

  private static let knownOfReaching: [Int: String] = [
    67: "two instances of a screen, of which one owes",
    191: "a tab that is put aside, and a window of its own above another one",
  ]

  private static let knownOfAdditions: [String: [Int: String]] = [
    "adapting-instances": [8: "two instances of a screen, one above the other"],
    "asking-tabs": [2: "two instances of a screen, of which one owes"],
    "containing-tabs": [9: "a column that is put aside presents in a window of its own"],
    "mixing": [17: "two instances of a screen, one above the other"],
    "words-instances": [24: "SwiftUI dismisses for somebody further down"],
    "words-tabs": [24: "the same tap again, of a button that pushes twice"],
  ]

  /// All of the language, told apart by seeds; the reader refuses next to none of them.
  @Test(arguments: [0..<50, 50..<100, 100..<150, 150..<200])
  func `both agree on random flows`(_ seeds: Range<Int>) {
    expectAgreement(on: seeds, about: .everything, "random", events: 25, but: Self.known)
  }

  /// Both tabs with pushed screens and work, modals within them, windows above them.
  @Test(arguments: [0..<50, 50..<100, 100..<150, 150..<200])
  func `both agree on random flows of tabs and windows`(_ seeds: Range<Int>) {
    expectAgreement(on: seeds, about: .tabs, "tabs", events: 40, but: Self.knownOfTabs)
  }

  /// Flags that go with their screens, triggers that come once, and work that ends when its screen is gone.
  @Test(arguments: [0..<50, 50..<100, 100..<150, 150..<200])
  func `both agree on random flows with flags of screens and work that ends later`(_ seeds: Range<Int>) {
    expectAgreement(on: seeds, about: .instances, "instances", events: 40, but: Self.knownOfInstances)
  }

  /// Tabs that code chooses, dismissals without animation, and conditions on what is up.
  @Test(arguments: [0..<50, 50..<100, 100..<150, 150..<200])
  func `both agree on random flows in which code chooses`(_ seeds: Range<Int>) {
    expectAgreement(
      on: seeds, about: .tabs, choosing: true, "choosing", events: 40, but: Self.knownOfChoosing)
    expectAgreement(
      on: seeds, about: .everything, choosing: true, "all", events: 25, but: Self.knownOfChoosing)
  }

  /// Detents that code chooses, and gestures of the app’s own.
  @Test(arguments: [0..<50, 50..<100, 100..<150, 150..<200])
  func `both agree on random flows with detents by code and gestures`(_ seeds: Range<Int>) {
    expectAgreement(
      on: seeds, about: .everything, choosing: true, reaching: true, "reaching", events: 25,
      but: Self.knownOfReaching)
    expectAgreement(
      on: seeds, about: .tabs, choosing: true, reaching: true, "reaching-tabs", events: 25,
      but: Self.knownOfReaching)
  }

  /// What came late to the language, each by itself.
  @Test(arguments: RandomFlow.Addition.allCases)
  func `both agree on random flows with what came late`(_ addition: RandomFlow.Addition) {
    let subjects: [(RandomFlow.Subject, String)] = [
      (.everything, "\(addition)"), (.tabs, "\(addition)-tabs"), (.instances, "\(addition)-instances"),
    ]
    for (subject, name) in subjects {
      expectAgreement(
        on: 0..<25, about: subject, adding: [addition], name, events: 25,
        but: Self.knownOfAdditions[name] ?? [:])
    }
  }

  private func expectAgreement(
    on seeds: Range<Int>, about subject: RandomFlow.Subject, choosing isChoosing: Bool = false,
    reaching isReaching: Bool = false, adding additions: Set<RandomFlow.Addition> = [], _ name: String,
    events most: Int, but known: [Int: String]
  ) {
    var (events, flows) = (0, 0)
    for seed in seeds where known[seed] == nil {
      var random = RandomFlow(
        seed: UInt64(seed), about: subject, choosing: isChoosing, reaching: isReaching, adding: additions)
      let text = random.text()
      let reading = FlowReader.read(text, path: "\(name)-\(seed).yaml")
      guard let flow = reading.flow, reading.problems.isEmpty else { continue }
      let machine = PresentationMachine(flow)
      guard machine.excess.isEmpty else { continue }
      flows += 1
      for number in 0..<4 {
        let walk = InterpreterWalk(machine, seed: UInt64(number), events: most)
        #expect(
          walk.disagreement == nil, "seed \(seed), walk \(number)\n\(FlowShrinker.smallest(text, of: walk))")
        events += walk.events
      }
    }
    // Where screens are of both frameworks, some say of one what only the other has, and are refused.
    #expect(flows > seeds.count * 4 / 5)
    #expect(events > seeds.count * 60)
  }

  @Test(arguments: Vector.all) func `vectors show the same on the whole stack`(_ vector: Vector) throws {
    for one in vector.cases {
      let (machine, environment) = try vector.machine(for: one)
      var interpreter = StackInterpreter(ReplayGround(machine), environment: environment)
      var outcome: EventOutcome?
      for text in one.play {
        let move = try #require(
          interpreter.moves.first { machine.text(of: $0, in: environment) == text },
          "\(vector.id): ‘\(text)’ is not possible")
        outcome = interpreter.perform(move)
      }
      for (key, texts) in one.expected {
        let seen = WholeSight(machine, interpreter, outcome).texts(of: key)
        #expect(seen == nil || seen == texts, "\(vector.id) in \(one.window) after \(one.play): \(key)")
      }
    }
  }
}

/// What can be seen of a whole stack after an event, by the names of the vectors that speak of events.
private struct WholeSight {
  let machine: PresentationMachine
  let interpreter: StackInterpreter
  let outcome: EventOutcome?

  init(_ machine: PresentationMachine, _ interpreter: StackInterpreter, _ outcome: EventOutcome?) {
    self.machine = machine
    self.interpreter = interpreter
    self.outcome = outcome
  }

  /// Nil for what is not asked of an event.
  func texts(of key: String) -> [String]? {
    let flow = machine.flow
    func points(_ list: [UnsavedPointID]) -> [String] { list.map { flow.unsavedPoints[$0].name } }
    func callbacks(_ list: [CallbackID]) -> [String] {
      list.map { flow.callbacks[$0].name.rawValue }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    if key == "stack" { return interpreter.stack.map { flow.screens[$0.screen].id } }
    if key == "triggers" {
      return interpreter.moves.compactMap(\.trigger).map { flow.triggers[$0].label }
    }
    if key == "look" { return interpreter.stack.suffix(1).map(\.look.rawValue) }
    guard let outcome else { return nil }
    switch key {
    case "fired": return callbacks(outcome.fired)
    case "skipped": return callbacks(outcome.skipped)
    case "dropped": return outcome.dropped.map(\.reason.rawValue)
    case "requested": return outcome.requested.map { flow.screens[flow.presentations[$0].target].id }
    case "dismissals":
      return outcome.dismissals.map { "\($0.receiver.rawValue) \($0.hit.rawValue) \($0.layers)" }
    case "closed": return outcome.closed.map { flow.screens[$0].id }
    case "ran": return outcome.ran
    case "lost": return points(outcome.lost)
    case "discarded": return points(outcome.discarded)
    case "unmet":
      return outcome.unmet.map { flow.conditions[flow.expectations[$0].condition].text }
    case "found": return outcome.found.map(\.rawValue)
    case "crash": return [outcome.crash.rawValue]
    case "refused": return ["\(outcome.isRefused)"]
    case "pushes": return ["\(outcome.pushes)"]
    case "beneath": return ["\(outcome.isBeneath)"]
    case "completes": return ["\(outcome.completes)"]
    case "changes": return ["\(outcome.changes)"]
    default: return nil
    }
  }
}
