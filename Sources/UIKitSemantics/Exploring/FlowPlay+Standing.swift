public import FlowModel

extension FlowPlay {
  /// All visible screens on the stack, the lowest first; the last one is in front.
  public var standing: [StandingScreen] {
    let setting = machine.tables.setting(world)
    return zip(frames, arePoppedBeneath).filter { !$0.1 }.map { StandingScreen(Standing(setting, $0.0)) }
  }

  /// The screens of ``standing``, at a lower cost.
  public var screensSeen: [ScreenID] { zip(screens, arePoppedBeneath).filter { !$0.1 }.map(\.0) }

  /// ``stack`` without frames that are not visible any more.
  public var stackSeen: [StackEntry] { zip(stack, arePoppedBeneath).filter { !$0.1 }.map(\.0) }

  /// ``stackSeen`` without frames that are popped beneath a sheet until `later`.
  public func stackSeen(until later: FlowPlay) -> [StackEntry] {
    guard depth == later.depth else { return stackSeen }
    return zip(stack, zip(arePoppedBeneath, later.arePoppedBeneath)).filter { !$0.1.0 && !$0.1.1 }.map(\.0)
  }

  /// For each frame, the lowest first, whether it was popped beneath a sheet that leaves its layer live
  /// (F10.3). The machine removes such a frame once it is on top again.
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

/// A screen of the stack with all of its visible state.
public struct StandingScreen {
  private let standing: Standing

  /// What the setting refers to without keeping it.
  private let tables: MachineTables

  init(_ standing: Standing) {
    self.standing = standing
    tables = standing.tables
  }

  /// The screen.
  public var screen: ScreenID { standing.frame.screen }
  /// The presentation of its layer; nil for the root layer.
  public var presentation: PresentationID? { standing.frame.edge }
  /// How its layer is drawn.
  public var look: Look { standing.appearance.look }
  /// Whether it is the first screen of its layer.
  public var isLayerBase: Bool { standing.frame.isLayerBase }
  /// Whether it was pushed.
  public var isPushed: Bool { standing.frame.isPushed }
  /// Whether UIKit's own Back button is shown.
  public var hasSystemBack: Bool { standing.hasSystemBack }
  /// Whether it has a navigation bar.
  public var hasBar: Bool { standing.hasNavigation }
  /// Whether UIKit would honour a guard now.
  public var isGuarded: Bool { standing.isGuarded }
  /// Whether the layer beneath stays interactive, as far as the height of the sheet permits.
  public var isUndimmed: Bool { standing.isUndimmed }
  /// Whether its search is active.
  public var isSearching: Bool { standing.frame.searching }
  /// The points that the screen can edit and that are unsaved.
  public var unsavedPoints: [UnsavedPointID] { standing.editablePoints.filter(standing.isDirty) }
  /// All points that the screen can edit.
  public var editablePoints: [UnsavedPointID] { standing.editablePoints }

  /// The height of a sheet in percent of the window's height. A custom detent lies between its neighbours.
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

  /// The visible buttons, including those of the system and of the adapted form, and whether they can be
  /// tapped.
  public var buttons: [(button: ButtonID, isEnabled: Bool)] {
    let appearance = standing.appearance
    var all = standing.screen.buttons
    for container in tables.containers[screen] { all += tables.flow.screens[container].buttons }
    if standing.frame.isLayerBase, appearance.isAdapted, let presentation = standing.presentation {
      all += presentation.options.adaptation.buttons
    }
    return all.compactMap { index in
      let button = tables.flow.buttons[index]
      // In a popover, the Cancel button of an action sheet is not drawn (F11.4).
      if appearance.look == .popover, standing.screen.dialog, button.role == .cancel { return nil }
      return standing.holds(button.shown) ? (index, standing.holds(button.enabled)) : nil
    }
  }

  /// The containers of the screen, the innermost first, each with its child that contains the screen.
  public var containers: [(container: ScreenID, child: ScreenID)] {
    guard var child = standing.frame.tab else { return [] }
    return tables.containers[child].map { container in
      defer { child = container }
      return (container, child)
    }
  }
}
