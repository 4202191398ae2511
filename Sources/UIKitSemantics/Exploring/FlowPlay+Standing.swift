public import FlowModel

extension FlowPlay {
  /// Everything on the stack that is to be seen now, the lowest first; the last is the screen in front.
  public var standing: [StandingScreen] {
    let setting = machine.tables.setting(world)
    return zip(frames, arePoppedBeneath).filter { !$0.1 }.map { StandingScreen(Standing(setting, $0.0)) }
  }

  /// The screens of ``standing``; cheaper than that.
  public var screensSeen: [ScreenID] { zip(screens, arePoppedBeneath).filter { !$0.1 }.map(\.0) }

  /// ``stack`` without what is not to be seen any more.
  public var stackSeen: [StackEntry] { zip(stack, arePoppedBeneath).filter { !$0.1 }.map(\.0) }

  /// ``stackSeen`` without what goes back beneath until `later`.
  public func stackSeen(until later: FlowPlay) -> [StackEntry] {
    guard depth == later.depth else { return stackSeen }
    return zip(stack, zip(arePoppedBeneath, later.arePoppedBeneath)).filter { !$0.1.0 && !$0.1.1 }.map(\.0)
  }

  /// By frame, the lowest first: it has gone back beneath a sheet that leaves it live (F10.3). The machine takes it from the
  /// stack once it is on top again.
  private var arePoppedBeneath: [Bool] {
    let frames = frames
    let setting = machine.tables.setting(world)
    return frames.indices.map { position in
      guard position + 1 < frames.count, frames[position].isPushed, frames[position + 1].isLayerBase else {
        return false
      }
      let debt = Debt(action: .goBack(from: frames[position].screen), screen: frames[position].screen)
      return head.control.owed.contains(debt)
        || machine.tables.worlds.debts.firstIndex(of: debt).map(setting.owes) == true
    }
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
  /// UIKit's own Back is there.
  public var hasSystemBack: Bool { standing.hasSystemBack }
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
