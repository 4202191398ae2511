import FlowModel
import StateExploration

/// What observers of the stack beneath read of a call, in bits, so that it is worked out once for all of them.
struct CallBits: OptionSet, Sendable {
  let rawValue: UInt64

  /// A layer comes.
  static let isLayerBase = CallBits(rawValue: 1)
  static let isPushed = CallBits(rawValue: 1 << 1)
  /// The layer comes in a window of its own.
  static let ownWindow = CallBits(rawValue: 1 << 2)
  /// The frame that is covered stands in a presentation.
  static let isPresented = CallBits(rawValue: 1 << 3)
  /// In that of a dialog.
  static let isDialog = CallBits(rawValue: 1 << 4)
  /// It has unsaved work.
  static let isUnsaved = CallBits(rawValue: 1 << 5)
  /// By window: its layer is a popover.
  static let popovers = CallBits(rawValue: 0xFF << 6)
  /// By window: its layer is a sheet.
  static let sheets = CallBits(rawValue: 0xFF << 14)
  /// Which frame it is, where its work goes with its layer if that goes as a whole.
  static let loss = CallBits(rawValue: ~0 << 24)

  /// What has to be read to know parts of what lies beneath.
  static func reading(_ parts: BeneathParts, follows: Bool) -> CallBits {
    var bits: CallBits = [.isLayerBase, .ownWindow, .isPresented]
    if parts.contains(.level) { bits.insert(.isPushed) }
    if parts.contains(.unsaved) { bits.insert(.isUnsaved) }
    if parts.contains(.layers) { bits.insert(.isDialog) }
    if parts.contains(.popover) { bits.insert(.popovers) }
    if parts.contains(.sheet) { bits.insert(.sheets) }
    if follows { bits.insert(.loss) }
    return bits
  }
}

extension FlowSystem {
  /// The bits of a call; `number` stands for the hole.
  func bits(_ number: Int, _ hole: Frame, _ callee: Head) -> CallBits {
    var bits: CallBits = []
    let environment = Int(callee.control.environment)
    let standing = Standing(tables, environment: environment, flags: callee.control.flags, frame: hole)
    if standing.isUnsaved { bits.insert(.isUnsaved) }
    guard callee.frame.isLayerBase else {
      if callee.frame.isPushed { bits.insert(.isPushed) }
      if hole.isModal, bits.contains(.isUnsaved) { bits.insert(CallBits(rawValue: UInt64(number + 1) << 24)) }
      return bits
    }
    bits.insert(.isLayerBase)
    let edge = Int(callee.frame.edge)
    if edge >= 0, tables.elements.presentations[edge].options.ownWindow { bits.insert(.ownWindow) }
    guard let presentation = standing.presentation else { return bits }
    bits.insert(.isPresented)
    if tables.elements.screens[presentation.target].dialog { bits.insert(.isDialog) }
    for (window, other) in tables.environments.siblings[environment].enumerated() {
      let look = Standing(tables, environment: other, flags: standing.flags, frame: hole).appearance.look
      if look == .popover { bits.insert(CallBits(rawValue: 1 << UInt64(6 + window))) }
      if look.isSheet { bits.insert(CallBits(rawValue: 1 << UInt64(14 + window))) }
    }
    return bits
  }
}
