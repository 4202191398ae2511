/// What stands on a device at one moment, as plain data: all that a picture of it needs, and nothing of how it is
/// drawn. Whoever draws need not know how UIKit shows a style where: ``Layer/look`` is what it has come to.
public struct Scene: Hashable, Sendable {
  /// The kind of device.
  public var device: Device
  /// It is turned to landscape.
  public var isLandscape: Bool
  /// The app shares the screen with another one, in a window as narrow as a phone’s.
  public var isNarrow: Bool
  /// The version of iOS whose behaviour is shown: `26`, `16.4`.
  public var ios: String
  /// The window’s root and the presentations above it, the lowest first; of each the screen in front.
  public var layers: [Layer]

  /// A scene from its parts.
  public init(device: Device, isLandscape: Bool, isNarrow: Bool, ios: String, layers: [Layer]) {
    self.device = device
    self.isLandscape = isLandscape
    self.isNarrow = isNarrow
    self.ios = ios
    self.layers = layers
  }

  /// Devices that look different, by their names in flows; any other one is drawn as an iPad.
  public enum Device: String, Sendable {
    case iphone, ipad, mac
  }

  /// How a layer is drawn, whatever was declared.
  public enum Look: String, Sendable {
    /// The window’s root.
    case root
    /// All of the window.
    case full
    /// A card, with its presenter peeking out behind it.
    case card
    /// A card that leaves more than half of the screen beneath, or as much as its height says.
    case partial
    /// A sheet in the middle of a wide window.
    case centred
    case popover, alert
    /// An action sheet at the bottom.
    case bottomSheet
    /// A part of the window: a column, an inspector.
    case pane
    /// By the app’s own presentation controller.
    case custom
  }
}
