import FlowModel

/// The elements of a flow behind references: they are looked up at every step, and are large to copy.
final class FlowElements: Sendable {
  let screens: [Shared<Screen>]
  let presentations: [Shared<Presentation>]
  let buttons: [Shared<Button>]
  let effects: [Shared<Effect>]
  let callbacks: [Shared<Callback>]
  let triggers: [Shared<Trigger>]
  let conditions: [Shared<Condition>]
  let unsavedPoints: [Shared<UnsavedPoint>]
  let flags: [Flag]
  let start: Int

  init(_ flow: Flow) {
    screens = flow.screens.map(Shared.init)
    presentations = flow.presentations.map(Shared.init)
    buttons = flow.buttons.map(Shared.init)
    effects = flow.effects.map(Shared.init)
    callbacks = flow.callbacks.map(Shared.init)
    triggers = flow.triggers.map(Shared.init)
    conditions = flow.conditions.map(Shared.init)
    unsavedPoints = flow.unsavedPoints.map(Shared.init)
    flags = flow.flags
    start = flow.start
  }
}

/// One value, shared.
@dynamicMemberLookup
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  @inline(__always)
  subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    _read { yield value[keyPath: path] }
  }
}
