internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel

/// An effect; effects in branches are listed without nesting.
final class EffectRecord: FlowElement, RuleRecord {
  static let type = RecordType("Effect", doc: "one effect, its branches flattened")
  let effect: Effect
  private let condition: ConditionRecord
  private let isAnimated: Bool
  private unowned let all: FlowRecords
  private var presentation: PresentationRecord? { effect.presentation.map { all.presentations[$0] } }
  private var screen: ScreenRecord? { effect.screen.map { all.screens[$0] } }
  private var undoers: [String] {
    guard let flag = effect.flag else { return [] }
    let uses = all.facts.flagUses
    return (effect.verb == .set ? uses.clearers : uses.setters)[flag].map { all.flow.screens[$0].id }
  }

  init(_ effect: Effect, in all: FlowRecords) {
    self.effect = effect
    self.all = all
    isAnimated = effect.presentation.map { all.flow.presentations[$0].options.animated } ?? effect.animated
    condition = all.conditions[effect.condition]
  }

  var place: Place { effect.place }
  var path: ElementPath { effect.path }

  static func declare(_ field: inout RecordFields<EffectRecord>) {
    field("verb", "what it does") { $0.effect.verb }
    field("target", "the screen, point, work or flag it is about") { $0.effect.target }
    field("receiver", "who gets the message") { $0.effect.receiver }
    field("condition", "when it happens, all branches around it taken together") { $0.condition }
    field("repeatable", "`save`, or a work said to be repeatable") { $0.effect.repeatable }
    field("undoable", "a work said to be undoable") { $0.effect.undoable }
    field("presentation", "what it asks for, if it presents", impliedBy: [.members("verb", ["present"])]) {
      $0.presentation
    }
    field(
      "screen", "the screen it is about; none for work, flags and unwind actions",
      impliedBy: [.members("verb", ["present", "push", "set-root"])]
    ) { $0.screen }
    field("screenID", "the id of that screen; empty for work, flags and unwind actions") { record in
      record.effect.screen.map { record.all.flow.screens[$0].id } ?? ""
    }
    field("animated", "of `present` and `dismiss`: its transition takes time") {
      [.present, .dismiss].contains($0.effect.verb) && $0.isAnimated
    }
    field("read", "of `set` and `clear`: a condition reads the flag, or something is presented by it") {
      record in record.effect.flag.map { record.all.facts.flagUses.isRead[$0] } ?? false
    }
    field(
      "undoers",
      "of `set`: ids of the screens whose code clears the flag, whoever presents a dialog for its buttons; of `clear`: whose code sets it"
    ) { $0.undoers }
    field("whileCovered", "may run while its performer is covered: in a trigger, a callback, a `then`") {
      $0.effect.whileCovered
    }
  }
}

extension [EffectRecord] {
  /// The targets of all effects with a verb.
  func targets(of verb: Verb) -> [String] {
    filter { $0.effect.verb == verb }.map(\.effect.target)
  }
}

/// An implemented callback.
final class CallbackRecord: FlowElement, RuleRecord {
  static let type = RecordType("Callback", doc: "an implemented callback")
  private let callback: Callback
  private let works: [String]
  private let effects: [EffectRecord]
  private let returns: ConditionRecord
  private unowned let owner: ScreenRecord

  init(_ index: CallbackID, in all: FlowRecords) {
    callback = all.flow.callbacks[index]
    works = all.facts.callbacks[index].works
    effects = all.facts.callbacks[index].effects.map { all.effects[$0] }
    returns = all.conditions[callback.returns]
    owner = all.screens[callback.performers[0]]
  }

  var place: Place { callback.place }
  var path: ElementPath { callback.path }

  static func declare(_ field: inout RecordFields<CallbackRecord>) {
    field("id", "its path") { $0.path.text }
    field("name", "which call") { $0.callback.name }
    field("owner", "who performs it") { $0.owner }
    field(
      "effects", "what it does, branches flattened, with what follows when its work has ended (`later`)"
    ) { $0.effects }
    field("sets", "names of the flags that it sets, in whatever branch") { $0.effects.targets(of: .set) }
    field("clears", "names of the flags that it clears, in whatever branch") {
      $0.effects.targets(of: .clear)
    }
    field("works", "names of its works, without the repeatable") { $0.works }
    field("returns", "what should-dismiss returns") { $0.returns }
    field("onChild", "the delegate is set on a child, not on what is presented") { $0.callback.onChild }
  }
}

/// A trigger: something that runs without a tap.
final class TriggerRecord: FlowElement, RuleRecord {
  static let type = RecordType("Trigger", doc: "what starts without a tap")
  private let trigger: Trigger
  private let effects: [EffectRecord]
  private let later: [EffectRecord]
  private let isAfterLeaving: Bool
  private let isOfTheApp: Bool
  private let presentedBeside: [PresentationID]
  private weak var screen: ScreenRecord?
  private unowned let all: FlowRecords
  /// For the end of work, the owner of the effect that starts the work.
  private var owner: EffectOwner? { trigger.origin.map { all.flow.effects[$0].owner } }
  private var button: ButtonRecord? {
    if case .button(let index) = owner { all.buttons[index] } else { nil }
  }
  private var beginning: TriggerRecord? {
    if case .trigger(let index) = owner { all.triggers[index] } else { nil }
  }
  private var callback: CallbackRecord? {
    if case .callback(let index) = owner { all.callbacks[index] } else { nil }
  }

  init(_ index: TriggerID, in all: FlowRecords) {
    self.all = all
    trigger = all.flow.triggers[index]
    effects = all.facts.triggerEffects[index].map { all.effects[$0] }
    later = WorkLater(in: all.flow).effectsLater(among: all.facts.triggerEffects[index], all.facts).map {
      all.effects[$0]
    }
    isAfterLeaving = all.facts.endsAfterLeaving[index]
    screen = trigger.screen.map { all.screens[$0] }
    isOfTheApp = all.facts.endsWhatTheAppBegan[index]
    presentedBeside = all.facts.presentedBeside[index]
  }

  var place: Place { trigger.place }
  var path: ElementPath { trigger.path }

  static func declare(_ field: inout RecordFields<TriggerRecord>) {
    field("kind", "what happens") { $0.trigger.kind }
    field("label", "its label, or the word of its kind") { $0.trigger.label }
    field("receiver", "who performs its effects") { $0.trigger.receiver }
    field("once", "it comes once only") { $0.trigger.once != nil }
    field("screen", "whose it is; the file’s have none", impliedBy: []) { $0.screen }
    field(
      "effects", "what follows, branches flattened, with what comes when its work has ended (`later`)"
    ) { $0.effects }
    field("sets", "names of the flags that it sets, in whatever branch") { $0.effects.targets(of: .set) }
    field("clears", "names of the flags that it clears, in whatever branch") {
      $0.effects.targets(of: .clear)
    }
    field("later", "what follows when the work has ended that it begins, branches flattened") { $0.later }
    field("button", "of a `later`: the button that begins the work", impliedBy: []) { $0.button }
    field("trigger", "of a `later`: the trigger that begins the work", impliedBy: []) { $0.beginning }
    field("callback", "of a `later`: the callback that begins the work", impliedBy: []) { $0.callback }
    field("afterLeaving", "of a `later`: what begins the work closes or pops its screen as well") {
      $0.isAfterLeaving
    }
    field(
      "ofTheApp",
      "of a `later`: the app begins it by itself, at its launch or return, or when a screen loads or appears"
    ) { $0.isOfTheApp }
    field(
      "presentedBeside",
      "of a `later`: what is presented with a transition beside the work that begins it, and may still be coming in"
    ) { record in record.presentedBeside.map { record.all.presentations[$0] } }
  }
}
