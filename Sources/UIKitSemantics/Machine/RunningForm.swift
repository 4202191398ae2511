import Diagnostics
public import FlowModel

/// The part of a flow that the machine reads. If two flows have equal forms, the same can happen in both:
/// they differ at most in text, source positions and other properties that the machine does not read, and
/// their elements have the same numbers. So an exploration of one is valid for the other.
public struct RunningForm: Equatable, Sendable {
  private let start: ScreenID
  private let app: App
  private let screens: [Screen]
  private let buttons: [Button]
  private let effects: [Effect]
  private let presentations: [Presentation]
  private let callbacks: [Callback]
  private let triggers: [Trigger]
  private let conditions: [Condition]
  private let expectations: [Expectation]
  private let unsavedPoints: [UnsavedPoint]
  private let flags: [Flag]
  private let works: [Work]

  /// Creates the form of a flow. Cost: a copy of all elements.
  public init(of flow: Flow) {
    (start, app) = (flow.start, flow.app.asRun)
    screens = flow.screens.map(\.asRun)
    buttons = flow.buttons.map { $0.asRun(keepingLabel: flow.screens[$0.screen].systemMade) }
    effects = flow.effects.map(\.asRun)
    presentations = flow.presentations.map(\.asRun)
    callbacks = flow.callbacks.map(\.asRun)
    triggers = flow.triggers.map(\.asRun)
    conditions = flow.conditions.map(\.asRun)
    expectations = flow.expectations.map(\.asRun)
    unsavedPoints = flow.unsavedPoints.map(\.asRun)
    flags = flow.flags.map(\.asRun)
    works = flow.works.map(\.asRun)
  }
}

extension Button {
  /// - Parameter isLabelKept: whether the label matters, as buttons of system controllers are identified by
  ///   it.
  fileprivate func asRun(keepingLabel isLabelKept: Bool) -> Button {
    var button = self
    (button.place, button.whole) = (.nowhere, .nowhere)
    (button.id, button.path) = ("", .none)
    if !isLabelKept { button.label = "" }
    (button.symbol, button.accessibilityLabel) = ("", "")
    if role != .cancel, role != .destructive { button.role = .none }
    (button.prominent, button.preferred) = (false, false)
    (button.width, button.height, button.row) = (0, 0, "")
    return button
  }
}

extension Place {
  fileprivate static let nowhere = Place(SourceFile(path: "", bytes: []), Span(0, 0))
}

extension ElementPath {
  fileprivate static let none = ElementPath("")
}

extension String {
  /// Only whether the text is empty matters.
  fileprivate var ifAny: String { isEmpty ? "" : "some" }
}

extension App {
  fileprivate var asRun: App {
    var app = self
    (app.name, app.bar, app.place) = ("", "", .nowhere)
    return app
  }
}

extension Screen {
  fileprivate var asRun: Screen {
    var screen = self
    (screen.id, screen.path) = ("", .none)
    (screen.place, screen.whole) = (.nowhere, .nowhere)
    (screen.title, screen.message) = (title.ifAny, message.ifAny)
    (screen.purpose, screen.task, screen.content) = (.unstated, .unstated, [])
    (screen.tags, screen.bar, screen.code) = ([], "", [])
    (screen.accessibilityModal, screen.undoable) = (nil, false)
    return screen
  }
}

extension Effect {
  fileprivate var asRun: Effect {
    var effect = self
    (effect.path, effect.place) = (.none, .nowhere)
    return effect
  }
}

extension Presentation {
  fileprivate var asRun: Presentation {
    var presentation = self
    (presentation.path, presentation.place) = (.none, .nowhere)
    presentation.options.transition = .coverVertical
    presentation.options.grabber = false
    presentation.options.adaptation.grabber = nil
    return presentation
  }
}

extension Callback {
  fileprivate var asRun: Callback {
    var callback = self
    (callback.path, callback.place) = (.none, .nowhere)
    return callback
  }
}

extension Trigger {
  fileprivate var asRun: Trigger {
    var trigger = self
    (trigger.path, trigger.place, trigger.label) = (.none, .nowhere, "")
    return trigger
  }
}

extension Condition {
  fileprivate var asRun: Condition {
    var condition = self
    (condition.text, condition.path) = ("", .none)
    condition.place = place.map { _ in .nowhere }
    return condition
  }
}

extension Expectation {
  fileprivate var asRun: Expectation {
    var expectation = self
    (expectation.path, expectation.place) = (.none, .nowhere)
    return expectation
  }
}

extension UnsavedPoint {
  fileprivate var asRun: UnsavedPoint {
    var point = self
    (point.name, point.path, point.place, point.says) = ("", .none, .nowhere, "")
    return point
  }
}

extension Flag {
  fileprivate var asRun: Flag {
    var flag = self
    flag.place = .nowhere
    return flag
  }
}

extension Work {
  fileprivate var asRun: Work {
    var work = self
    work.place = .nowhere
    return work
  }
}
