public import FlowModel

extension FlowPlay {
  /// Everything on the stack as it stands now, the lowest first; the last is the screen in front.
  public var standing: [StandingScreen] {
    frames.map { StandingScreen(Standing(machine.tables.setting(world), $0)) }
  }
}

/// A screen of the stack with all of it that can be seen.
public struct StandingScreen {
  private let standing: Standing

  init(_ standing: Standing) { self.standing = standing }

  private var tables: MachineTables { standing.tables }

  /// Which screen.
  public var screen: ScreenID { standing.frame.screen }
  /// The presentation of its layer; nil in the root’s.
  public var presentation: PresentationID? { standing.frame.edge }
  /// How its layer is drawn.
  public var look: Look { standing.appearance.look }
  /// It is the first of its layer.
  public var isLayerBase: Bool { standing.frame.isLayerBase }
  /// It came by a push.
  public var isPushed: Bool { standing.frame.isPushed }
  /// It has a navigation bar.
  public var hasBar: Bool { standing.hasNavigation }
  /// UIKit would honour a guard now.
  public var isGuarded: Bool { standing.isGuarded }
  /// The layer beneath stays live as far as the sheet’s height goes.
  public var isUndimmed: Bool { standing.isUndimmed }
  /// Its search is active.
  public var isSearching: Bool { standing.frame.searching }
  /// The unsaved points in its hands that are unsaved.
  public var unsavedPoints: [UnsavedPointID] { standing.editablePoints.filter(standing.isDirty) }
  /// All points in its hands.
  public var editablePoints: [UnsavedPointID] { standing.editablePoints }

  /// How much of the window’s height a sheet takes, in hundredths; own detents lie between their neighbours.
  public var height: Int {
    let names = standing.detents
    let name = standing.selectedDetent
    switch name {
    case "large": return 100
    case "medium": return 50
    default:
      guard let index = names.firstIndex(of: name) else { return 100 }
      let lower = names[..<index].contains("medium") ? 50 : 0
      let upper = names[index...].contains("medium") ? 50 : 100
      return max(22, (lower + upper) / 2)
    }
  }

  /// The buttons that are drawn, the system’s and the adapted form’s own included, and whether they can be tapped.
  public var buttons: [(button: ButtonID, isEnabled: Bool)] {
    let appearance = standing.appearance
    var all = standing.screen.buttons
    for container in tables.containers[screen] { all += tables.flow.screens[container].buttons }
    if standing.frame.isLayerBase, appearance.isAdapted, let presentation = standing.presentation {
      all += presentation.options.adaptation.buttons
    }
    return all.compactMap { index in
      let button = tables.flow.buttons[index]
      // In a popover an action sheet’s Cancel is not drawn (F11.4).
      if appearance.look == .popover, standing.screen.dialog, button.role == .cancel { return nil }
      return standing.holds(button.shown) ? (index, standing.holds(button.enabled)) : nil
    }
  }

  /// The containers that it stands in, the nearest first, and the child of each that it belongs to.
  public var containers: [(container: ScreenID, child: ScreenID)] {
    guard var child = standing.frame.tab else { return [] }
    return tables.containers[child].map { container in
      defer { child = container }
      return (container, child)
    }
  }
}
