#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension FactLinking {
  /// Finds what sets the property of a sheet or dialog, and which bar button has a function as its action.
  func joinTriggers() {
    var setters: [String: CaseSetting] = [:]
    for setting in settings.sorted(by: { $0.place < $1.place })
    where !setting.isPush {
      guard setting.trigger != nil || setting.isShowing else { continue }
      let key = declarations.host(of: setting.owner) + " $" + setting.property
      let isBetter = setting.trigger != nil || setting.value != .made || setters[key] == nil
      if setters[key]?.trigger == nil, isBetter { setters[key] = setting }
    }
    let actions = ButtonsOfTypes(self).byAction()
    var stores = StoreTriggers(self)
    for index in edges.indices {
      guard let key = edges[index].trigger?.key, let type = edges[index].source.type else { continue }
      if key.hasPrefix("$") {
        let setter = setter(of: key, in: declarations.host(of: type), setters)
        edges[index].trigger =
          setter?.trigger ?? setter?.function.flatMap { TriggerSearch(self).trigger(of: $0) }
          ?? stores.trigger(of: String(key.dropFirst()), in: type)
      } else if let button = actions[type]?[key] {
        edges[index].trigger = button
      }
    }
  }

  /// Finds what sets a modifier's binding: the view itself, otherwise an object such as its view model.
  private func setter(of key: String, in view: String, _ setters: [String: CaseSetting]) -> CaseSetting? {
    if let own = setters["\(view) \(key)"] { return own }
    let held = declarations.types[view]?.allProperties.compactMap { property in
      (property.type ?? property.value?.as(FunctionCallExprSyntax.self)?.calleeName).map {
        declarations.fullName($0, inside: property.owner)
      }
    }
    return held?.lazy.compactMap { setters["\($0) \(key)"] }.first
  }

  /// The type of a scene by its declared name.
  func declaredName(of scene: InterfaceScene) -> String {
    scene.customClass.map { declarations.fullName($0) } ?? scene.type
  }

  /// Adds styles that the presented controller sets on itself.
  func joinStyles() {
    var own: [String: EdgeFact.Style] = [:]
    for visitor in visitors { own.merge(visitor.found.ownStyles) { one, _ in one } }
    var ofScenes: [String: EdgeFact.Style] = [:]
    for key in interface.scenes.keys.sorted() {
      guard let scene = interface.scenes[key], let style = scene.style else { continue }
      ofScenes[declaredName(of: scene)] = EdgeFact.Style(value: style, place: scene.place, sure: .exact)
    }
    for index in edges.indices where edges[index].verb == .present && edges[index].style == nil {
      let target = edges[index].target
      // UIKit uses the style of the outermost container; if that has none, an inner one may be intended.
      for (position, type) in (target.wrap + [target.type ?? ""]).enumerated() where !target.isDialog {
        guard var style = own[type] ?? ofScenes[type] else { continue }
        if position > 0 { style.sure = .inferred }
        edges[index].style = style
        break
      }
    }
  }
}
#endif
