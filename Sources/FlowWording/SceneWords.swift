internal import Diagnostics
internal import FlowModel
internal import UIKitSemantics

/// Converts the visible state of a device to data for pictures.
struct SceneWords {
  let machine: PresentationMachine

  private var flow: Flow { machine.flow }

  /// The visible state now.
  func scene(_ play: FlowPlay) -> Scene {
    let environment = machine.environments.all[play.state.environment]
    return Scene(
      device: Scene.Device(rawValue: environment.device.rawValue) ?? .ipad,
      isLandscape: environment.orientation == .landscape,
      isNarrow: environment.isNarrow, ios: "\(version(of: environment))", layers: layers(play))
  }

  /// The version to show: the newest one if the behaviour does not change after that of the environment,
  /// otherwise the first version with this behaviour.
  private func version(of environment: DeviceEnvironment) -> Version {
    let isNewest = machine.environments.all.allSatisfy { $0.ios <= environment.ios }
    return isNewest ? flow.app.newest : environment.ios
  }

  private func layers(_ play: FlowPlay) -> [Scene.Layer] {
    var layers: [Scene.Layer] = []
    var beneath: StandingScreen?
    for screen in play.standing {
      var layer = layer(screen, over: screen.isLayerBase ? nil : beneath)
      if screen.isLayerBase || layers.isEmpty {
        layers.append(layer)
      } else {
        layer.level = screen.isPushed ? layers[layers.count - 1].level + 1 : 0
        layers[layers.count - 1] = layer
      }
      beneath = screen
    }
    return layers
  }

  /// A screen as the front of its layer; `beneath` is the screen from which it was pushed.
  private func layer(_ screen: StandingScreen, over beneath: StandingScreen?) -> Scene.Layer {
    var layer = Scene.Layer(face: face(screen), look: Self.look(screen.look))
    layer.height = screen.height
    layer.isUndimmed = screen.isUndimmed
    layer.isGuarded = screen.isGuarded
    layer.isSearching = screen.isSearching
    layer.unsaved = screen.unsavedPoints.map { flow.unsavedPoints[$0].says }
    if screen.hasSystemBack {
      layer.back = beneath.map { flow.screens[$0.screen].name } ?? "Back"
    }
    if let presentation = screen.presentation.map({ flow.presentations[$0] }) {
      layer.hasGrabber = presentation.options.grabber
      if case .button(let button) = presentation.options.anchor { layer.anchor = flow.buttons[button].id }
    }
    for (container, child) in screen.containers {
      let parent = flow.screens[container]
      if layer.tabs.isEmpty { layer.tabs = children(parent.tabs, front: child) }
      if layer.columns.isEmpty { layer.columns = children(parent.columns, front: child) }
    }
    return layer
  }

  private func children(_ screens: [ScreenID], front: ScreenID) -> [Scene.Tab] {
    screens.map { Scene.Tab(title: flow.screens[$0].name, isFront: $0 == front) }
  }

  private func face(_ standing: StandingScreen) -> Scene.Face {
    let screen = flow.screens[standing.screen]
    return Scene.Face(
      screen: screen.id, title: screen.title, message: screen.message, kind: screen.kind.rawValue,
      content: screen.content.map(\.rawValue), hasBar: standing.hasBar || screen.inNavigation,
      hasSearch: screen.search, fields: standing.editablePoints.map { flow.unsavedPoints[$0].says },
      buttons: standing.buttons.map { button($0.button, isEnabled: $0.isEnabled) })
  }

  private func button(_ index: ButtonID, isEnabled: Bool) -> Scene.Button {
    let button = flow.buttons[index]
    let names = [button.label, button.accessibilityLabel, button.symbol, button.role.rawValue]
    let leads = machine.facts.buttons[index].effects.contains { effect in
      [.present, .push].contains(flow.effects[effect].verb)
    }
    return Scene.Button(
      id: button.id, label: names.first { !$0.isEmpty && $0 != "none" } ?? button.id, symbol: button.symbol,
      role: button.role.rawValue, placement: button.placement.rawValue, isProminent: button.prominent,
      isEnabled: isEnabled, leadsOn: leads)
  }

  private static func look(_ look: Look) -> Scene.Look {
    switch look {
    case .root: .root
    case .full: .full
    case .card: .card
    case .centred: .centred
    case .partial: .partial
    case .popover: .popover
    case .alert: .alert
    case .bottomSheet: .bottomSheet
    case .pane: .pane
    case .custom: .custom
    }
  }
}
