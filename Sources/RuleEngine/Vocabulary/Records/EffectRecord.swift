internal import Diagnostics
internal import FlowModel

/// One effect, its branches flattened.
final class EffectRecord: FlowElement {
  let verb: UInt8
  let target: String
  let receiver: UInt8
  let condition: ConditionRecord
  let repeatable: Bool
  let whileCovered: Bool
  /// The screen whose code it is; the first where several share it.
  let performer: Int
  let isImplied: Bool
  let place: Place
  let path: ElementPath

  init(_ effect: Effect, condition: ConditionRecord) {
    verb = effect.verb.ordinal
    target = effect.target
    receiver = effect.receiver.ordinal
    self.condition = condition
    repeatable = effect.repeatable
    whileCovered = effect.whileCovered
    performer = effect.performers[0]
    isImplied = effect.isImplied
    place = effect.place
    path = effect.path
  }
}
