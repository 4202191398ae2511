import Diagnostics
import YAMLTree

/// Reads callbacks.
struct CallbackReader: FlowBuilding {
  let builder: FlowBuilder

  /// Reads `callbacks` of a screen or a presentation.
  func read(_ fields: Fields, _ site: Callback.Site, _ path: ElementPath) {
    guard let node = fields.value(.callbacks) else { return }
    let path = path.appending("callbacks")
    let form: Form
    if case .screen = site { form = .screenCallbacks } else { form = .edgeCallbacks }
    let inner = decoder.fields(node, form)
    for name in CallbackName.allCases {
      guard let key = Key(rawValue: name.rawValue), let field = inner.field(key) else { continue }
      append(name, field, path.appending(name.rawValue), site)
    }
  }

  private func append(_ name: CallbackName, _ field: MappingField, _ path: ElementPath, _ site: Callback.Site)
  {
    let index = flow.callbacks.endIndex
    let path = builder.uniquePath(path)
    flow.callbacks.append(Callback(name, path: path, place: field.name.ownPlace, site: site))
    let owner = EffectOwner.callback(index)
    if name == .shouldDismiss || name == .shouldSelectAgain {
      let node = field.value
      if node.kind == .mapping, node.pairs.first?.key.text != "any" {
        let inner = decoder.fields(node, .shouldDismiss)
        flow.callbacks[index].returns =
          builder.conditions.read(inner, .returns, of: path, .owner(owner)) ?? Condition.always
        if let does = inner.value(.does) {
          flow.callbacks[index].does = builder.effects.read(does, path, owner)
        }
      } else {
        flow.callbacks[index].returns =
          builder.conditions.read(node, path.appending("returns"), .owner(owner)) ?? Condition.always
      }
    } else {
      flow.callbacks[index].does = builder.effects.read(field.value, path, owner)
    }
    switch site {
    case .screen(let screen): flow.screens[screen].callbacks.append(index)
    case .presentation(let edge): flow.presentations[edge].callbacks.append(index)
    }
  }
}
