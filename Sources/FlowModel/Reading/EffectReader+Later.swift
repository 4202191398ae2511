import Diagnostics
import YAMLTree

/// Reads `later`: its steps become a trigger that the effect starts.
extension EffectReader {
  /// Adds the end of the work that an effect starts.
  func appendLater(_ effect: EffectID, _ value: YAMLNode) {
    let path = flow.effects[effect].path
    let index = flow.triggers.endIndex
    flow.effects[effect].trigger = index
    flow.triggers.append(
      Trigger(
        .later, label: builder.partial.workBefore.map { "\($0) ends" } ?? "", path: path,
        place: flow.effects[effect].place, screen: nil, receiver: .self, origin: effect))
    flow.triggers[index].hasWord = hasWord(effect)
    let before = builder.partial.workBefore
    builder.partial.workBefore = nil
    flow.triggers[index].does = read(value, path, .trigger(index))
    builder.partial.workBefore = before
  }

  private func hasWord(_ effect: EffectID) -> Bool {
    switch flow.effects[effect].owner {
    case .button(let index):
      let button = flow.buttons[index]
      return button.role == .destructive || flow.screens[button.screen].dialog && !button.isAdapted
    case .trigger(let index): return flow.triggers[index].hasWord
    case .callback, .back, .escape: return false
    }
  }
}
