public import FlowModel
public import UIKitSemantics

/// Describes in which environments something occurs, in as few words as possible; with no words if it occurs
/// in all.
public struct EnvironmentWords: Sendable {
  let environments: [DeviceEnvironment]
  let windows: WindowWords
  let versions: VersionWords

  /// Creates the texts for the environments of an app.
  ///
  /// - Parameter newest: the highest effective version.
  public init(_ environments: Environments, newest: Version) {
    self.environments = environments.all
    windows = WindowWords(environments.all)
    versions = VersionWords(starts: Set(environments.all.map(\.ios)).sorted(), newest: newest)
  }

  /// `iPhone in landscape, iOS 13 and later`; empty if `occurring` contains all environments.
  ///
  /// - Parameter occurring: indices into ``Environments/all``.
  public func words(for occurring: Set<Int>) -> String {
    guard !occurring.isEmpty, occurring.count < environments.count else { return "" }
    var groups: [(windows: Set<WindowWords.Window>, versions: [Version])] = []
    for version in versions.starts {
      let here = windows.told(Set(occurring.map { environments[$0] }.filter { $0.ios == version }))
      if here.isEmpty { continue }
      if let known = groups.firstIndex(where: { $0.windows == here }) {
        groups[known].versions.append(version)
      } else {
        groups.append((here, [version]))
      }
    }
    return groups.map { group in
      let here = windows.words(for: group.windows)
      let parts = [here, versions.words(for: group.versions)].filter { !$0.isEmpty }
      // The window is the exception, not the version.
      let isException = windows.exception(to: group.windows) != nil
      return (isException ? parts.reversed() : parts).joined(separator: ", ")
    }.joined(separator: "; ")
  }
}
