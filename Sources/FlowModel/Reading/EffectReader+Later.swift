import Diagnostics
import YAMLTree

/// What is done some time afterwards is kept as a trigger, which the effect `later` sets going.
extension EffectReader {
  /// The end of what an effect begins.
  func appendLater(_ effect: Int, _ value: YAMLNode) {
    let path = builder.flow.effects[effect].path
    let index = builder.flow.triggers.count
    builder.flow.effects[effect].trigger = index
    builder.flow.triggers.append(
      Trigger(
        .later, label: label(ofLater: effect), path: path, place: builder.flow.effects[effect].place,
        screen: nil, receiver: .self, origin: effect))
    builder.flow.triggers[index].hasWord = hasWord(effect)
    builder.flow.triggers[index].does = read(value, path, .trigger(index))
  }

  private func hasWord(_ effect: Int) -> Bool {
    switch builder.flow.effects[effect].owner {
    case .button(let index):
      let button = builder.flow.buttons[index]
      return button.role == .destructive || builder.flow.screens[button.screen].dialog && !button.isAdapted
    case .trigger(let index): return builder.flow.triggers[index].hasWord
    case .callback, .back, .escape: return false
    }
  }

  /// ‘clone ends’ where a work stands right before it, else ‘later, after …’ with what began it.
  private func label(ofLater effect: Int) -> String {
    let owner = builder.flow.effects[effect].owner
    var label: String
    if let before = builder.flow.effects[..<effect].last, before.verb == .run, before.owner == owner {
      label = "\(before.target) ends"
    } else {
      label = "later, after \(name(of: owner))"
    }
    let count = builder.flow.triggers.count { $0.label == label || $0.label.hasPrefix("\(label) (") }
    if count > 0 { label += " (\(count + 1))" }
    return label
  }

  private func name(of owner: EffectOwner) -> String {
    switch owner {
    case .button(let index):
      let button = builder.flow.buttons[index]
      return "‘\(button.label.isEmpty ? button.id : button.label)’"
    case .callback(let index): return builder.flow.callbacks[index].name.rawValue
    case .trigger(let index): return "‘\(builder.flow.triggers[index].label)’"
    case .back: return "Back"
    case .escape: return "escape"
    }
  }
}
