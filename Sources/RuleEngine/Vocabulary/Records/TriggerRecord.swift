internal import Diagnostics
internal import FlowModel

/// Something that starts without a tap.
final class TriggerRecord: FlowElement {
  let trigger: Trigger
  let kind: UInt8
  let receiver: UInt8
  let effects: [EffectRecord]

  init(_ trigger: Trigger, effects: [EffectRecord]) {
    self.trigger = trigger
    self.effects = effects
    kind = trigger.kind.ordinal
    receiver = trigger.receiver.ordinal
  }

  var place: Place { trigger.place }
  var path: ElementPath { trigger.path }
}
