import Diagnostics
import FlowModel
import Testing

@testable import StateExploration
@testable import UIKitSemantics

/// What the machine does not read can be anything, and the same can happen.
struct RunningFormTests {
  static let names = Fixtures.names(in: "flows").filter { $0.hasSuffix(".yaml") }.map {
    String($0.dropLast(5))
  }

  @Test(arguments: names)
  func aFlowInOtherWordsRunsTheSame(_ name: String) throws {
    guard let flow = try? Fixtures.flow(name) else { return }
    let other = flow.inOtherWords
    #expect(RunningForm(of: flow) == RunningForm(of: other))
    let limits = ExplorationLimits(facts: 4_000)
    let one = FlowExploration(machine(flow), limits: limits)
    let two = FlowExploration(machine(other), limits: limits)
    #expect(one.factCount == two.factCount)
    let (first, second) = (one.exploration, two.exploration)
    #expect(first.allStates.count == second.allStates.count)
    for (state, same) in zip(first.allStates, second.allStates) {
      guard first[state.head] == second[same.head], state.worlds == same.worlds else {
        Issue.record("another state in \(name)")
        return
      }
    }
    #expect(first.reachedTransitions.count == second.reachedTransitions.count)
    for (transition, same) in zip(first.reachedTransitions, second.reachedTransitions) {
      let (one, two) = (first[transition.id], second[same.id])
      guard one.label == two.label, one.outcome == two.outcome, one.change == two.change else {
        Issue.record("another transition in \(name)")
        return
      }
    }
  }

  private func machine(_ flow: Flow) -> PresentationMachine {
    var counting = MachineCounts()
    counting.exposed = .all
    return PresentationMachine(
      flow, otherReadings: FactSwitches.otherReadings(for: flow), counting: counting)
  }

  /// An array that is added to a flow has to be looked at, or left out for a reason.
  @Test func allElementsAreCompared() throws {
    let flow = try #require(Self.small)
    let parts = Mirror(reflecting: flow).children.compactMap(\.label)
    let compared = [
      "app", "start", "screens", "buttons", "effects", "presentations", "callbacks", "triggers", "conditions",
      "expectations", "unsavedPoints", "flags", "works",
    ]
    // What is allowed or left to write says nothing of what happens.
    #expect(parts.filter { !compared.contains($0) } == ["sources", "allowances", "todos"])
  }

  static let small = FlowReader.read(
    """
    modalflow: 1
    start: notes
    screens:
      notes: {title: Notes, buttons: [{label: New, present: note, style: formSheet}]}
      note:
        title: Note
        unsaved: [text]
        buttons: [{label: Cancel, role: cancel, dismiss: self, expect: in-front notes}, {label: Save, role: save, does: [save, dismiss]}]
    """, path: "small.yaml"
  ).flow

  @Test(
    arguments: [
      { $0.screens.values[1].guard.screen = Condition.always }, { $0.screens.values[1].kind = .alert },
      { $0.screens.values[1].title = "" }, { $0.screens.values[1].escape = .nothing },
      { $0.buttons.values[1].role = .none },
      { $0.buttons.values[1].shown = Condition.never }, { $0.buttons.values.removeLast() },
      { $0.effects.values[0].verb = .push },
      { $0.presentations.values[0].options.styles = [] }, { $0.buttons.values[2].role = .destructive },
      { $0.app.devices = [.ipad] },
      { $0.start = ScreenID(1) },
      { $0.unsavedPoints.values[0].autosaved = true }, { $0.conditions.values[0].term = .never },
      { $0.expectations.values[0].condition = Condition.never },
    ] as [@Sendable (inout Flow) -> Void])
  func whatChangesWhatCanHappenIsNoticed(_ change: @Sendable (inout Flow) -> Void) throws {
    let flow = try #require(Self.small)
    var other = flow
    change(&other)
    #expect(RunningForm(of: flow) != RunningForm(of: other))
  }
}

extension Flow {
  /// The same in everything that the machine reads, and different in as much as possible of the rest.
  fileprivate var inOtherWords: Flow {
    var flow = self
    let place = Place(SourceFile(path: "elsewhere.yaml", bytes: Array("elsewhere".utf8)), Span(2, 4))
    (flow.app.name, flow.app.bar, flow.app.place) = ("Elsewhere", "dark", place)
    for index in flow.screens.indices {
      let screen = flow.screens[index]
      (flow.screens[index].id, flow.screens[index].path) = (
        "other-\(index)", ElementPath("screens.other-\(index)")
      )
      (flow.screens[index].place, flow.screens[index].whole) = (place, place)
      if !screen.title.isEmpty { flow.screens[index].title = "Elsewhere" }
      if !screen.message.isEmpty { flow.screens[index].message = "Elsewhere" }
      flow.screens[index].purpose = Purpose.allCases.last { $0 != screen.purpose } ?? .unstated
      flow.screens[index].task = TaskSize.allCases.last { $0 != screen.task } ?? .unstated
      flow.screens[index].content = Content.allCases.filter { !screen.content.contains($0) }
      (flow.screens[index].tags, flow.screens[index].bar) = (["other"], "dark")
      flow.screens[index].code = []
      flow.screens[index].accessibilityModal = screen.accessibilityModal != true
      flow.screens[index].undoable.toggle()
    }
    for index in flow.buttons.indices {
      let button = flow.buttons[index]
      (flow.buttons[index].place, flow.buttons[index].whole) = (place, place)
      (flow.buttons[index].id, flow.buttons[index].path) = ("other-\(index)", ElementPath("other.\(index)"))
      if !flow.screens[button.screen].systemMade { flow.buttons[index].label += " elsewhere" }
      (flow.buttons[index].symbol, flow.buttons[index].accessibilityLabel) = ("star", "Elsewhere")
      if button.role != .cancel, button.role != .destructive {
        flow.buttons[index].role = button.role == .done ? .share : .done
      }
      flow.buttons[index].prominent.toggle()
      flow.buttons[index].preferred.toggle()
      (flow.buttons[index].width, flow.buttons[index].height) = (20, 20)
    }
    for index in flow.effects.indices {
      (flow.effects[index].path, flow.effects[index].place) = (ElementPath("other.\(index)"), place)
    }
    for index in flow.presentations.indices {
      (flow.presentations[index].path, flow.presentations[index].place) = (
        ElementPath("other.\(index)"), place
      )
      flow.presentations[index].options.transition = .flipHorizontal
      flow.presentations[index].options.grabber.toggle()
      flow.presentations[index].options.adaptation.grabber = true
    }
    for index in flow.callbacks.indices {
      (flow.callbacks[index].path, flow.callbacks[index].place) = (ElementPath("other.\(index)"), place)
    }
    for index in flow.triggers.indices {
      (flow.triggers[index].path, flow.triggers[index].place) = (ElementPath("other.\(index)"), place)
      flow.triggers[index].label += " elsewhere"
    }
    for index in flow.expectations.indices {
      flow.expectations[index].path = ElementPath("other.\(index)")
      flow.expectations[index].place = place
    }
    for index in flow.conditions.indices {
      flow.conditions[index].text += " elsewhere"
      flow.conditions[index].path = ElementPath("other.\(index)")
      if flow.conditions[index].place != nil { flow.conditions[index].place = place }
    }
    for index in flow.unsavedPoints.indices {
      flow.unsavedPoints[index].name += "-elsewhere"
      (flow.unsavedPoints[index].path, flow.unsavedPoints[index].place) = (
        ElementPath("other.\(index)"), place
      )
      flow.unsavedPoints[index].says = "elsewhere"
    }
    for index in flow.flags.indices { flow.flags[index].place = place }
    for index in flow.works.indices { flow.works[index].place = place }
    return flow
  }
}
