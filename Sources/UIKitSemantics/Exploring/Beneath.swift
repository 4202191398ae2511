import FlowModel
import StateExploration

/// What lies beneath the frame in front and no step depends on: known only where someone asks.
public struct Beneath: Sendable, Hashable {
  /// Pushes within the layer.
  var level: UInt8 = 0
  /// By window: a layer is drawn as a popover.
  var popover: UInt8 = 0
  /// By window: a layer that is no dialog is drawn as a popover.
  var contentPopover: UInt8 = 0
  /// By window: a layer is drawn as a sheet.
  var sheet: UInt8 = 0
  /// Presentations that are no dialogs.
  var layers: UInt8 = 0
  /// Unsaved work in the same layer.
  var isUnsaved = false
}

/// Parts of what lies beneath. Each that is asked for can multiply the states that are told apart; ask for those that
/// one question combines.
public struct BeneathParts: OptionSet, Sendable, Hashable {
  /// One bit for each part.
  public let rawValue: Int
  /// Parts from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Pushes within the layer.
  public static let level = BeneathParts(rawValue: 1)
  /// Popovers.
  public static let popover = BeneathParts(rawValue: 2)
  /// Sheets.
  public static let sheet = BeneathParts(rawValue: 4)
  /// How many presentations.
  public static let layers = BeneathParts(rawValue: 8)
  /// Unsaved work in the same layer.
  public static let unsaved = BeneathParts(rawValue: 16)
  /// Popovers that are no dialogs.
  public static let contentPopover = BeneathParts(rawValue: 32)
  /// Everything.
  public static let all: BeneathParts = [.level, .popover, .sheet, .layers, .unsaved, .contentPopover]
}

extension MachineTables {
  /// All of a callee that decides what is known beneath it.
  func kindOfCallee(_ callee: Frame) -> Int32 {
    if callee.isLayerBase { return elements.hasOwnWindow(callee.edge) ? 3 : 2 }
    return callee.isPushed ? 1 : 0
  }

  /// What is known beneath `callee`, which comes above `hole`, over which `fact` is known, in the world of the setting.
  func beneath(
    _ fact: Beneath, _ hole: Frame, _ callee: Frame, _ parts: BeneathParts, _ setting: Setting
  ) -> Beneath {
    if hole.isReplaced { return fact }
    var next = fact
    let standing = Standing(setting, hole)
    if !callee.isLayerBase {
      if parts.contains(.level) { next.level = callee.isPushed ? min(fact.level + 1, counting.levels) : 0 }
      if parts.contains(.unsaved) { next.isUnsaved = fact.isUnsaved || standing.isLayerUnsaved }
      return next
    }
    next.level = 0
    next.isUnsaved = false
    if elements.hasOwnWindow(callee.edge) { return Beneath() }
    guard let presentation = standing.presentation else { return next }
    if parts.contains(.layers), !flow.screens[presentation.target].dialog {
      next.layers = min(fact.layers + 1, counting.layers)
    }
    guard !parts.isDisjoint(with: [.popover, .sheet, .contentPopover]) else { return next }
    let isDialog = flow.screens[presentation.target].dialog
    for window in 0..<setting.windowCount {
      let look = Standing(setting.inWindow(window), hole).appearance.look
      if look == .popover, parts.contains(.popover) { next.popover |= 1 << UInt8(window) }
      if look == .popover, !isDialog, parts.contains(.contentPopover) {
        next.contentPopover |= 1 << UInt8(window)
      }
      if look.isSheet, parts.contains(.sheet) { next.sheet |= 1 << UInt8(window) }
    }
    return next
  }
}
