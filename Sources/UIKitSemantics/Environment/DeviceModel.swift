public import FlowModel

/// Devices whose windows change size in different ways.
public enum DeviceModel: String, CaseIterable, Sendable, Hashable {
  /// Compact width in both orientations.
  case iphone
  /// Plus and Max: regular width in landscape (F0.3).
  case iphoneMax
  /// Regular, or compact in Slide Over and narrow Split View (F0.3).
  case ipad
  /// Mac Catalyst (F0.6).
  case mac

  /// The device in the words of flows.
  public var device: Device {
    switch self {
    case .iphone, .iphoneMax: .iphone
    case .ipad: .ipad
    case .mac: .mac
    }
  }
}
