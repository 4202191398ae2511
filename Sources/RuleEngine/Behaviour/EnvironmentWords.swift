internal import FlowModel
internal import UIKitSemantics

/// Says where something occurs in as few words as matter: nothing where it occurs everywhere.
struct EnvironmentWords {
  private let environments: [DeviceEnvironment]
  private let newest: Version

  init(_ environments: Environments, newest: Version) {
    self.environments = environments.all
    self.newest = newest
  }

  /// `iPhone in landscape, iOS 13 and later`; empty if `occurring` are all environments there are.
  func words(for occurring: Set<Int>) -> String {
    guard !occurring.isEmpty, occurring.count < environments.count else { return "" }
    let found = occurring.sorted().map { environments[$0] }
    return [windows(of: found), versions(of: found)].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The windows it occurs in, if not in all of the versions it occurs in.
  private func windows(of found: [DeviceEnvironment]) -> String {
    let all = unique(environments.map(\.window))
    let here = unique(found.map(\.window))
    guard here.count < all.count else { return "" }
    // A large iPhone in portrait is an iPhone like any other.
    let devices = unique(found.map { $0.device.rawValue })
    for device in devices where devices.count == 1 {
      let ofDevice = unique(environments.filter { $0.device.rawValue == device }.map(\.window))
      if here.count == ofDevice.count { return Self.name(found[0].device) }
    }
    return here.joined(separator: " or ")
  }

  /// The versions it occurs in, if not all.
  private func versions(of found: [DeviceEnvironment]) -> String {
    let all = unique(environments.map(\.ios))
    let here = unique(found.map(\.ios)).sorted()
    guard here.count < all.count, let first = here.first, let last = here.last else { return "" }
    let end = all.sorted().first { $0 > last }
    let isFromTheStart = all.allSatisfy { $0 >= first }
    if let end {
      return isFromTheStart ? "before iOS \(end)" : "from iOS \(first), before iOS \(end)"
    }
    return first == newest ? "iOS \(first)" : "iOS \(first) and later"
  }

  private func unique<Value: Equatable>(_ values: [Value]) -> [Value] {
    values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func name(_ device: Device) -> String {
    switch device {
    case .iphone: "iPhone"
    case .ipad: "iPad"
    case .mac: "Mac"
    }
  }
}
