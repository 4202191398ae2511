/// The screens on a device at one moment, as plain data: everything that a picture needs, but not how it is
/// drawn. Drawing needs no knowledge of how UIKit shows a style: ``Layer/look`` is the result of that.
public struct Scene: Hashable, Sendable {
  /// The kind of device.
  public var device: Device
  /// Whether it is in landscape.
  public var isLandscape: Bool
  /// Whether the app shares the screen with another one, in a window as narrow as on a phone.
  public var isNarrow: Bool
  /// The version of iOS whose behaviour is shown: `26`, `16.4`.
  public var ios: String
  /// The window’s root and the presentations above it, lowest first, each with its screen in front.
  public var layers: [Layer]

  /// Creates a scene.
  public init(device: Device, isLandscape: Bool, isNarrow: Bool, ios: String, layers: [Layer]) {
    self.device = device
    self.isLandscape = isLandscape
    self.isNarrow = isNarrow
    self.ios = ios
    self.layers = layers
  }

  /// The devices that look different, with their names in flows; all others are drawn as an iPad.
  public enum Device: String, Sendable {
    case iphone, ipad, mac
  }

  /// How a layer is drawn, whatever style was declared.
  public enum Look: String, Sendable {
    /// The window’s root.
    case root
    /// It covers the whole window.
    case full
    /// A card, with a part of its presenter visible behind it.
    case card
    /// A card that leaves more than half of the screen below visible, or as much as its height permits.
    case partial
    /// A sheet in the centre of a wide window.
    case centred
    case popover, alert
    /// An action sheet at the bottom.
    case bottomSheet
    /// A part of the window: a column, an inspector.
    case pane
    /// Drawn by the app’s own presentation controller.
    case custom
  }
}
