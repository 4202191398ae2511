internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel

/// An expectation of a step.
final class ExpectationRecord: FlowElement, RuleRecord {
  static let type = RecordType("Expectation", doc: "what is expected of a step")
  let index: ExpectationID
  private let expectation: Expectation
  private let condition: ConditionRecord
  private let step: String
  private let says: String
  private let ends: String

  init(_ index: ExpectationID, in all: FlowRecords) {
    self.index = index
    expectation = all.flow.expectations[index]
    condition = all.conditions[expectation.condition]
    let words = ExpectationWords(flow: all.flow)
    step = words.words(for: expectation.owner)
    says = words.words(for: condition.condition.term)
    ends = words.end(without: condition.condition.term)
  }

  var place: Place { expectation.place }
  var path: ElementPath { expectation.path }
  /// The screens whose code contains the step.
  var performers: [ScreenID] { expectation.performers }

  static func declare(_ field: inout RecordFields<ExpectationRecord>) {
    field("condition", "what is to hold once the step has settled") { $0.condition }
    field("step", "what it is expected of, in words: ‘cancel’ of ‘editor’") { $0.step }
    field("says", "what is expected, in words: ‘inbox’ in front") { $0.says }
    field(
      "ends",
      "how it ends where that is a flag or unsaved work and does not hold, in words: it set; else empty"
    ) {
      $0.ends
    }
  }
}

/// Texts about expectations and their steps.
private struct ExpectationWords {
  let flow: Flow

  /// A text for the owner of an effect.
  func words(for owner: EffectOwner) -> String {
    switch owner {
    case .button(let index):
      return "‘\(flow.buttons[index].id)’ of ‘\(flow.screens[flow.buttons[index].screen].id)’"
    case .callback(let index):
      let name = flow.callbacks[index].name.rawValue
      switch flow.callbacks[index].site {
      case .screen(let screen): return "‘\(name)’ of ‘\(flow.screens[screen].id)’"
      case .presentation(let edge):
        return "‘\(name)’ of ‘\(flow.screens[flow.presentations[edge].target].id)’"
      }
    case .trigger(let index): return "‘\(flow.triggers[index].label)’"
    case .back(let screen): return "Back of ‘\(flow.screens[screen].id)’"
    case .escape(let screen): return "escape of ‘\(flow.screens[screen].id)’"
    }
  }

  /// A text for the end of a step after which the expectation of a flag or of unsaved work does not hold.
  func end(without term: Condition.Term) -> String {
    switch term {
    case .flag: "it cleared"
    case .not(.flag): "it set"
    case .unsaved: "nothing unsaved"
    case .not(.unsaved): "unsaved work"
    case .unsavedPoint: "it safe, or gone"
    case .not(.unsavedPoint): "it unsaved"
    default: ""
    }
  }

  /// A text for an expected condition.
  func words(for term: Condition.Term) -> String {
    switch term {
    case .front(let screen): "‘\(flow.screens[screen].id)’ in front"
    case .not(.front(let screen)): "‘\(flow.screens[screen].id)’ not in front"
    case .up(let screen): "‘\(flow.screens[screen].id)’ up"
    case .not(.up(let screen)): "‘\(flow.screens[screen].id)’ not up"
    case .flag(let flag): "‘\(flow.flags[flag].name)’ set"
    case .not(.flag(let flag)): "‘\(flow.flags[flag].name)’ cleared"
    case .unsaved: "work that is not safe"
    case .not(.unsaved): "nothing unsaved"
    case .unsavedPoint(let point): "‘\(flow.unsavedPoints[point].name)’ unsaved"
    case .not(.unsavedPoint(let point)): "‘\(flow.unsavedPoints[point].name)’ safe"
    case .inFront: "it in front"
    case .not(.inFront): "something in front of it"
    case .presents: "something presented by it"
    case .not(.presents): "nothing presented by it"
    case .presentsAnywhere: "something presented"
    case .all(let terms): terms.map(words(for:)).joined(separator: " and ")
    case .any(let terms): terms.map(words(for:)).joined(separator: " or ")
    case .not(let term): "not \(words(for: term))"
    case .always: "always"
    case .never: "never"
    case .width(let size): size == .compact ? "compact width" : "regular width"
    case .height(let size): size == .compact ? "compact height" : "regular height"
    case .orientation(let orientation): "\(orientation.rawValue)"
    case .idiom(let device): "\(device.rawValue)"
    case .ios: "that version of iOS"
    case .searching: "a search that is active"
    case .presented: "a screen in front that was presented"
    case .pushed: "a screen in front that was pushed"
    case .adapted: "a presentation in front in another style than declared"
    case .guarded: "a guard that holds"
    }
  }
}
