internal import Diagnostics
internal import FlowModel

extension FlowMap {
  /// Creates the map of a flow. Cost: one pass over its screens and effects.
  ///
  /// - Parameter root: the path of its root file.
  init(of flow: Flow, root: String) {
    var containers = flow.screens.mapValues { _ in [Int]() }
    for (index, screen) in flow.screens.identified {
      for child in screen.children { containers[child].append(index.index) }
    }
    self.init(
      name: flow.app.name, root: root,
      screens: zip(flow.screens, containers).map { screen, containers in
        Screen(
          id: screen.id, element: screen.path, title: screen.title, kind: screen.kind.rawValue,
          isDialog: screen.dialog, children: screen.children.map(\.index),
          containers: containers)
      },
      edges: flow.effects.compactMap { Edge($0, in: flow) }, start: flow.start.index)
  }
}

extension FlowMap.Edge {
  /// The edge of an effect that shows a screen; nil for any other effect.
  fileprivate init?(_ effect: Effect, in flow: Flow) {
    guard let way = FlowMap.Way(effect.verb), let target = effect.screen else { return nil }
    let presentation = effect.presentation.map { flow.presentations[$0] }
    let performers = presentation?.sources ?? effect.recipients.orElse(effect.performers)
    let origin = Origin(effect, performers: performers, in: flow)
    let condition = flow.conditions[effect.condition]
    self.init(
      way: way, from: origin.screen.index, to: target.index, performers: performers.map(\.index),
      styles: presentation?.options.declaredStyles.map(\.rawValue) ?? [], cause: origin.cause,
      label: origin.label, condition: effect.condition == Condition.always ? "" : condition.text,
      owner: origin.path, element: effect.path)
  }

  /// The place of an effect, as text.
  private struct Origin {
    var screen: ScreenID
    var cause: FlowMap.Cause
    var label: String
    var path: ElementPath

    init(_ effect: Effect, performers: [ScreenID], in flow: Flow) {
      switch effect.owner {
      case .button(let index):
        let button = flow.buttons[index]
        screen = button.screen
        cause = .button
        label = [button.label, button.accessibilityLabel, button.symbol].first { !$0.isEmpty } ?? button.id
        path = button.path
      case .callback(let index):
        let callback = flow.callbacks[index]
        screen =
          switch callback.site {
          case .screen(let screen): screen
          case .presentation(let edge): flow.presentations[edge].target
          }
        cause = .callback
        label = callback.name.rawValue
        path = callback.path
      case .trigger(let index):
        let trigger = flow.triggers[index]
        screen = trigger.screen ?? performers[0]
        cause = .trigger
        label = trigger.label
        path = trigger.path
      case .back(let index):
        (screen, cause, label) = (index, .back, "Back")
        path = flow.screens[index].path.appending("back")
      case .escape(let index):
        (screen, cause, label) = (index, .escape, "escape")
        path = flow.screens[index].path.appending("escape")
      }
    }
  }
}

extension FlowMap.Way {
  fileprivate init?(_ verb: Verb) {
    switch verb {
    case .present: self = .present
    case .push: self = .push
    case .setRoot: self = .setRoot
    default: return nil
    }
  }
}

extension [ScreenID] {
  fileprivate func orElse(_ others: [ScreenID]) -> [ScreenID] { isEmpty ? others : self }
}
