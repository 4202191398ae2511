public import Diagnostics

/// An app: its build settings and devices. Keys that are not written have the defaults of UIKit.
public struct App: Sendable, Equatable {
  /// The name in reports; by default that of the file.
  public var name: String
  /// The linked SDK.
  public var sdk: Version
  /// The deployment target and the newest supported system.
  public var ios: ClosedRange<Version>
  /// The supported devices, in the written order.
  public var devices: [Device] = [.iphone, .ipad]
  /// The supported orientations of each device, in the order of ``Device``.
  public var orientations = Device.allCases.map { _ in Orientation.allCases }
  /// `UIRequiresFullScreen`.
  public var requiresFullScreen = false
  /// `UIDesignRequiresCompatibility`.
  public var requiresCompatibility = false
  /// The framework that presents, unless a screen says otherwise.
  public var framework: Framework = .uikit
  /// The target that contains the code.
  public var host: Host = .app
  /// A token for the look of the app's navigation bars; empty for a single look.
  public var bar = ""
  /// The place of the key `app`, or the start of the file.
  public var place: Place

  /// Creates the app of a flow without the key: built with the newest SDK and running on that version.
  init(name: String, place: Place) {
    self.name = name
    self.place = place
    sdk = .newestKnown
    ios = .newestKnown ... .newestKnown
  }

  /// The lowest version whose behaviour can occur. UIKit behaves like the older one of SDK and system.
  public var oldest: Version { min(sdk, ios.lowerBound) }
  /// The highest version whose behaviour can occur.
  public var newest: Version { min(sdk, ios.upperBound) }
  /// Whether some supported device may rotate to landscape.
  public var landscape: Bool { !landscapeDevices.isEmpty }
  /// The supported devices that may rotate to landscape.
  public var landscapeDevices: [Device] {
    zip(Device.allCases, orientations).filter { devices.contains($0) && $1.contains(.landscape) }.map(\.0)
  }
}
