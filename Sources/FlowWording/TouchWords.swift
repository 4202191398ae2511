internal import Diagnostics
internal import FlowModel
internal import UIKitSemantics

extension SceneWords {
  /// The place of a move in the scene before it.
  func touch(_ move: Move, in scene: Scene) -> Touch {
    let flow = machine.flow
    let layer = max(0, scene.layers.count - (move.isBeneath ? 2 : 1))
    switch move.kind {
    case .button: return Touch(.tap, target: move.button.map { flow.buttons[$0].id } ?? "", layer: layer)
    case .back: return Touch(.back, layer: layer)
    case .edgeSwipe, .edgeSwipeAbandoned: return Touch(.edgeSwipe, layer: layer)
    case .swipeDown: return Touch(.swipeDown, layer: layer)
    case .swipeAbandoned: return Touch(.swipeAbandoned, layer: layer)
    case .tapOutside: return Touch(.tapOutside, layer: layer)
    case .escape: return Touch(.escape, layer: layer)
    case .edit:
      return Touch(.edit, target: move.point.map { flow.unsavedPoints[$0].says } ?? "", layer: layer)
    case .search: return Touch(.search, layer: layer)
    case .selectTab, .tabAgain:
      return Touch(.tab, target: move.screen.map { tab($0, scene.layers[layer]) } ?? "", layer: layer)
    case .detent: return Touch(.resize, layer: layer)
    case .system:
      return move == .launch
        ? Touch(.outside, target: "the app comes up", layer: layer) : Touch(.choose, layer: layer)
    case .trigger:
      return Touch(.outside, target: move.trigger.map { flow.triggers[$0].label } ?? "", layer: layer)
    case .pending: return Touch(.outside, target: "what was pending is done", layer: layer)
    case .environment where move.isFlag:
      return Touch(.outside, target: move.flag.map { flow.flags[$0].name } ?? "", layer: layer)
    case .environment:
      let next = machine.environments.all[move.element]
      let isTurned = (next.orientation == .landscape) != scene.isLandscape
      return Touch(isTurned && next.isNarrow == scene.isNarrow ? .turn : .window, layer: layer)
    }
  }

  /// The title of the tab that contains a screen, as in the tab bar.
  private func tab(_ screen: ScreenID, _ layer: Scene.Layer) -> String {
    let flow = machine.flow
    let title = flow.screens[screen].name
    if (layer.tabs + layer.columns).contains(where: { $0.title == title }) { return title }
    return flow.screens.first { $0.children.contains(screen) }?.name ?? title
  }
}
