public import FlowModel

/// Splits an app's range of effective versions where behaviour that its flow can show changes, and nowhere else.
public enum VersionIntervals {
  /// The lowest version of each interval, ascending; the first is the app's oldest.
  ///
  /// - Parameter reading: versions that someone compares with, such as rules with `env.ios`.
  public static func starts(of flow: Flow, reading: [Version] = []) -> [Version] {
    let app = flow.app
    var breaks = reading + flow.versionsWritten
    for change in changes where change.matters(flow) { breaks.append(change.version) }
    return ([app.oldest] + breaks.filter { $0 > app.oldest && $0 <= app.newest })
      .reduce(into: Set()) { $0.insert($1) }.sorted()
  }

  /// A version at which something changes, and whether a flow can show it.
  struct Change: Sendable {
    let version: Version
    let matters: @Sendable (Flow) -> Bool
  }

  static let changes: [Change] = [
    // Windows of iPads that share the screen (F0.8).
    Change(version: Version(9)) { flow in
      flow.app.devices.contains(.ipad) && !flow.app.requiresFullScreen && !flow.presentations.isEmpty
    },
    // Cards, swipes and the delegate calls (F1.1, F1.2, F5).
    Change(version: Version(13)) { !$0.presentations.isEmpty },
    // Detents (F2.8).
    Change(version: Version(15)) { flow in
      flow.presentations.contains {
        $0.options.detents != ["large"] || $0.options.undimmed != "" || $0.options.edgeAttached
          || !$0.options.adaptation.detents.isEmpty
      }
    },
    // The document picker tells of a swipe (F5.9).
    Change(version: Version(16)) { $0.screens.contains { $0.kind == .documentPicker } },
    // SwiftUI’s compact adaptation, background interaction, presenting while dismissing (F2.7, F7.13, F10.2).
    Change(version: Version(16, 4)) { $0.presentations.contains { $0.framework == .swiftui } },
    // An alert or sheet asked for while another sheet goes (F7.14).
    Change(version: Version(17, 4)) { $0.presentations.contains { $0.framework == .swiftui } },
    // Before iOS 16 a search hides the bar of an iPad, before iOS 26 that of an iPhone (F1.16).
    Change(version: Version(16)) { flow in
      flow.app.devices.contains(.ipad) && flow.screens.contains { $0.search }
    },
    Change(version: Version(26)) { flow in
      !flow.app.requiresCompatibility && flow.app.devices.contains(.iphone)
        && flow.screens.contains { $0.search }
    },
    // Action sheets at their source (F11.2).
    Change(version: Version(26)) { flow in
      !flow.app.requiresCompatibility
        && flow.screens.contains { $0.kind == .actionSheet || $0.kind == .confirmationDialog }
    },
  ]
}

extension Flow {
  /// The versions at which a condition changes: both ends of every `ios` range.
  var versionsWritten: [Version] {
    var versions: [Version] = []
    for condition in conditions { condition.term.collectVersions(into: &versions) }
    return versions
  }

  /// Some condition reads how the interface is turned.
  var readsOrientation: Bool { conditions.contains { $0.reads.contains(.orientation) } }
}

extension Condition.Term {
  fileprivate func collectVersions(into versions: inout [Version]) {
    switch self {
    case .ios(let range):
      if let lower = range.lower { versions.append(lower) }
      if let upper = range.upper {
        versions.append(upper.minor == 0 ? Version(upper.major + 1) : Version(upper.major, upper.minor + 1))
      }
    case .not(let term): term.collectVersions(into: &versions)
    case .all(let terms), .any(let terms): for term in terms { term.collectVersions(into: &versions) }
    default: break
    }
  }
}
