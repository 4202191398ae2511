public import FlowModel

/// Every environment that an app can be in, and which of them a window can go to while modals are up.
public struct Environments: Sendable {
  /// In order of version, then device, then window.
  public let all: [DeviceEnvironment]
  /// By environment: those it can turn or resize into (F0.4, F0.5); never itself.
  public let changes: [[Int]]
  /// By environment: its number among the windows of its device and version; at most eight.
  public let windows: [Int]
  /// By environment: the environments of its device and version, in the order of ``windows``.
  public let siblings: [[Int]]

  /// Works out the environments of an app from where it is built for.
  ///
  /// - Parameters:
  ///   - versions: the lowest version of each interval that behaves alike, ascending; see ``VersionIntervals``.
  ///   - readsOrientation: some condition tells portrait and landscape apart.
  ///   - models: the kinds of devices; nil for all that the app is built for.
  ///   - timelines: what changes when.
  public init(
    of app: App, versions: [Version], readsOrientation: Bool, models: Set<DeviceModel>? = nil,
    timelines: PlatformTimelines = .known
  ) {
    var all: [DeviceEnvironment] = []
    var siblings: [[Int]] = []
    for version in versions {
      for model in DeviceModel.allCases
      where app.devices.contains(model.device) && models?.contains(model) != false {
        let group = model.windows(
          of: app, version, readsOrientation: readsOrientation, timelines: timelines)
        let range = all.count..<all.count + group.count
        all += group
        siblings += Array(repeating: Array(range), count: range.count)
      }
    }
    self.all = all
    self.siblings = siblings
    windows = all.indices.map { index in siblings[index].firstIndex(of: index) ?? 0 }
    changes = all.indices.map { index in siblings[index].filter { $0 != index } }
  }
}
