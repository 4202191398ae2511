public import FlowModel

/// Where an app runs at one moment: behaviour follows the effective version and the size classes (F0.1, F0.3).
public struct DeviceEnvironment: Sendable, Hashable {
  /// The lowest effective version, min(SDK, system), of those that behave alike here.
  public var ios: Version
  /// What kind of device.
  public var model: DeviceModel
  /// Horizontal size class of the window.
  public var width: SizeClass
  /// Vertical size class of the window.
  public var height: SizeClass
  /// How the interface is turned.
  public var orientation: Orientation
  /// Slide Over, or a Split View so narrow that the window is compact.
  public var isNarrow: Bool

  /// An environment from its parts; the version stands for itself alone.
  public init(
    ios: Version, model: DeviceModel, width: SizeClass, height: SizeClass,
    orientation: Orientation = .portrait, isNarrow: Bool = false
  ) {
    self.ios = ios
    self.model = model
    self.width = width
    self.height = height
    self.orientation = orientation
    self.isNarrow = isNarrow
  }

  /// The device in the words of flows.
  public var device: Device { model.device }

  /// The window alone, without version: for moves and for sets of windows.
  public var window: String { model.name(orientation, isNarrow: isNarrow) }
}
