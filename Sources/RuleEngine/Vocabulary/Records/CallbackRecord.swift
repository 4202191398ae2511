internal import Diagnostics
internal import FlowModel

/// An implemented callback.
final class CallbackRecord: FlowElement {
  let callback: Callback
  let name: UInt8
  let effects: [EffectRecord]
  let works: [String]
  let returns: ConditionRecord
  unowned let owner: ScreenRecord

  init(_ callback: Callback, _ facts: CallbackFacts, in all: FlowRecords) {
    self.callback = callback
    name = callback.name.ordinal
    effects = facts.effects.map { all.effects[$0] }
    works = facts.works
    returns = all.conditions[callback.returns]
    owner = all.screens[callback.performers[0]]
  }

  var place: Place { callback.place }
  var path: ElementPath { callback.path }
}
