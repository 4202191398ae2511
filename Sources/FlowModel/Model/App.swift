public import Diagnostics

/// What is built and where it runs, with UIKit's meaning of everything that was not written.
public struct App: Sendable, Equatable {
  /// For reports; the file's name where none is written.
  public var name: String
  /// The SDK that is linked.
  public var sdk: Version
  /// Deployment target and newest system supported.
  public var ios: ClosedRange<Version>
  /// What it is built for, in the order written.
  public var devices: [Device] = [.iphone, .ipad]
  /// How each device may be turned, in the order of ``Device``.
  public var orientations = Device.allCases.map { _ in Orientation.allCases }
  /// `UIRequiresFullScreen`.
  public var requiresFullScreen = false
  /// `UIDesignRequiresCompatibility`.
  public var requiresCompatibility = false
  /// Who presents, unless a screen says otherwise.
  public var framework: Framework = .uikit
  /// Where the code runs.
  public var host: Host = .app
  /// Token for the look of the app's navigation bars; empty for one look everywhere.
  public var bar = ""
  /// The key `app`, or the start of the file.
  public var place: Place

  /// The app of a flow that says nothing about it: built with the newest SDK and running on that version.
  init(name: String, place: Place) {
    self.name = name
    self.place = place
    sdk = .newestKnown
    ios = .newestKnown ... .newestKnown
  }

  /// The lowest version whose behaviour can occur. UIKit behaves as the older one of SDK and system.
  public var oldest: Version { min(sdk, ios.lowerBound) }
  /// The highest version whose behaviour can occur.
  public var newest: Version { min(sdk, ios.upperBound) }
  /// Some device that the app is built for may turn to landscape.
  public var landscape: Bool {
    zip(Device.allCases, orientations).contains { devices.contains($0) && $1.contains(.landscape) }
  }
}
