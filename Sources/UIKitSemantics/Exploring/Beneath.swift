import FlowModel
import StateExploration

/// Facts about the stack beneath the front screen on which no transition depends. They are computed only on
/// request, by an ``Observer``.
public struct Beneath: Sendable, Hashable {
  /// The number of pushes within the layer.
  var level: UInt8 = 0
  /// A bit for each window: whether some layer beneath is drawn as a popover.
  var popover: UInt8 = 0
  /// A bit for each window: whether some layer beneath that is not a dialog is drawn as a popover.
  var contentPopover: UInt8 = 0
  /// A bit for each window: whether some layer beneath is drawn as a sheet.
  var sheet: UInt8 = 0
  /// The number of presentations beneath that are not dialogs.
  var layers: UInt8 = 0
  /// Whether a screen beneath in the same layer has unsaved work.
  var isUnsaved = false
}

/// Parts of ``Beneath``. Each part can multiply the number of distinguished states, so request only those
/// that one question combines.
public struct BeneathParts: OptionSet, Sendable, Hashable {
  /// One bit for each part.
  public let rawValue: Int
  /// Creates parts from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// ``Beneath/level``.
  public static let level = BeneathParts(rawValue: 1)
  /// ``Beneath/popover``.
  public static let popover = BeneathParts(rawValue: 2)
  /// ``Beneath/sheet``.
  public static let sheet = BeneathParts(rawValue: 4)
  /// ``Beneath/layers``.
  public static let layers = BeneathParts(rawValue: 8)
  /// ``Beneath/isUnsaved``.
  public static let unsaved = BeneathParts(rawValue: 16)
  /// ``Beneath/contentPopover``.
  public static let contentPopover = BeneathParts(rawValue: 32)
  /// All parts.
  public static let all: BeneathParts = [.level, .popover, .sheet, .layers, .unsaved, .contentPopover]
}

extension MachineTables {
  /// The kind of a called frame for ``Observer/kind``: frames of one kind have the same fact beneath them.
  func kindOfCallee(_ callee: Frame) -> Int32 {
    if callee.isLayerBase { return elements.hasOwnWindow(callee.edge) ? 3 : 2 }
    return callee.isPushed ? 1 : 0
  }

  /// The fact beneath `callee`, which is pushed or presented above `hole`, given the fact beneath `hole`.
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
