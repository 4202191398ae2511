public import FlowModel

/// All environments in which an app can run, and to which of them its window can change while modals are
/// presented.
public struct Environments: Sendable {
  /// Ordered by version, then device, then window.
  public let all: [DeviceEnvironment]
  /// For each environment, the others to which the window can rotate or resize (F0.4, F0.5).
  public let changes: [[Int]]
  /// For each environment, its number among the windows of its device and version; at most eight.
  public let windows: [Int]
  /// For each environment, the environments with the same device and version, in the order of ``windows``.
  public let siblings: [[Int]]

  /// Computes the environments of an app from its versions and devices.
  ///
  /// - Parameters:
  ///   - versions: the lowest version of each interval that behaves alike, ascending; see
  ///     ``VersionIntervals``.
  ///   - readsOrientation: whether some condition distinguishes portrait and landscape.
  ///   - models: the kinds of devices; nil for all that the app supports.
  ///   - timelines: the behaviours that depend on the version.
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
