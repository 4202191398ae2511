public import FlowModel

/// Where an app runs at one moment. Its behaviour depends on the effective version and on the size classes
/// (F0.1, F0.3).
public struct DeviceEnvironment: Sendable, Hashable {
  /// The effective version, min(SDK, system): the lowest one of an interval of versions that behave alike
  /// here.
  public var ios: Version
  /// The kind of device.
  public var model: DeviceModel
  /// The horizontal size class of the window.
  public var width: SizeClass
  /// The vertical size class of the window.
  public var height: SizeClass
  /// The orientation of the interface.
  public var orientation: Orientation
  /// Whether the window is compact because of Slide Over or a narrow Split View.
  public var isNarrow: Bool

  /// Creates an environment with exactly this version.
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

  /// The kind of device as flow files name it.
  public var device: Device { model.device }

  /// A name of the window without the version, for moves and for sets of windows.
  public var window: String { model.name(orientation, isNarrow: isNarrow) }
}
