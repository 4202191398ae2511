public import FlowModel

/// Kinds of devices, by how their windows change size.
public enum DeviceModel: String, CaseIterable, Sendable, Hashable {
  /// An iPhone with compact width in both orientations.
  case iphone
  /// A Plus or Max iPhone, with regular width in landscape (F0.3).
  case iphoneMax
  /// An iPad: regular width, or compact in Slide Over and a narrow Split View (F0.3).
  case ipad
  /// Mac Catalyst (F0.6).
  case mac

  /// The kind of device as flow files name it.
  public var device: Device {
    switch self {
    case .iphone, .iphoneMax: .iphone
    case .ipad: .ipad
    case .mac: .mac
    }
  }
}

extension DeviceModel {
  /// The name of the device in messages.
  public var noun: String {
    switch self {
    case .iphone: "iPhone"
    case .iphoneMax: "large iPhone"
    case .ipad: "iPad"
    case .mac: "Mac"
    }
  }

  /// A short name for a window of the device.
  func name(_ orientation: Orientation, isNarrow: Bool) -> String {
    if self == .mac { return noun }
    return noun + (isNarrow ? " in a narrow window" : "") + (orientation == .landscape ? " in landscape" : "")
  }

  /// The windows that an app can have on the device, at most eight.
  ///
  /// - Parameter readsOrientation: whether to distinguish portrait and landscape where they have the same
  ///   size classes.
  func windows(
    of app: App, _ version: Version, readsOrientation: Bool, timelines: PlatformTimelines
  ) -> [DeviceEnvironment] {
    let turned = app.orientations[Device.allCases.firstIndex(of: device) ?? 0]
    func environment(
      _ width: SizeClass, _ height: SizeClass, _ orientation: Orientation, narrow: Bool = false
    ) -> DeviceEnvironment {
      DeviceEnvironment(
        ios: version, model: self, width: width, height: height, orientation: orientation,
        isNarrow: narrow)
    }
    switch self {
    case .iphone:
      return turned.map {
        $0 == .portrait
          ? environment(.compact, .regular, .portrait) : environment(.compact, .compact, .landscape)
      }
    case .iphoneMax:
      // In portrait it does not differ from other iPhones, so without landscape it needs no window of its
      // own.
      guard turned.contains(.landscape) else { return [] }
      return turned.map {
        $0 == .portrait
          ? environment(.compact, .regular, .portrait) : environment(.regular, .compact, .landscape)
      }
    case .ipad:
      let orientations = readsOrientation ? turned : [turned.first ?? .portrait]
      var windows = orientations.map { environment(.regular, .regular, $0) }
      // Slide Over and Split View.
      if app.sharesScreen(version, by: timelines) {
        windows += orientations.map { environment(.compact, .regular, $0, narrow: true) }
      }
      return windows
    case .mac: return [environment(.regular, .regular, .landscape)]
    }
  }
}

extension App {
  /// Whether a window of the app can have compact width on some supported device and version.
  public func mayBeCompactInWidth(by timelines: PlatformTimelines) -> Bool {
    devices.contains(.iphone) || devices.contains(.ipad) && sharesScreen(newest, by: timelines)
  }

  /// Whether other apps can take a part of an iPad's screen: Slide Over and Split View.
  fileprivate func sharesScreen(_ version: Version, by timelines: PlatformTimelines) -> Bool {
    !requiresFullScreen && timelines[.sharedWindows][version]
  }
}
