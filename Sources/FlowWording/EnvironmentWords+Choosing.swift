public import Diagnostics
internal import FlowModel
internal import UIKitSemantics

extension EnvironmentWords {
  /// A name of an environment that distinguishes it from all others: `iPhone in portrait, iOS 13 to 18`.
  public func name(of environment: Int) -> String {
    let chosen = environments[environment]
    return "\(windows.name(WindowWords.Window(chosen))), \(versions.range(of: chosen.ios))"
  }

  /// The default environment: the newest version on the first device, in portrait.
  public var standard: Int { preferred(environments.indices.map { $0 }) }

  /// The environment that a text names, such as `iPad`, `iPhone in landscape, iOS 12` or `iOS 26`. Of
  /// several, the one nearest to ``standard``.
  ///
  /// - Throws: a problem about an unknown part, with the known ones.
  public func environment(named words: String) throws(Problem) -> Int {
    var fitting = Array(environments.indices)
    for part in words.split(separator: ",") {
      let part = part.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if part.isEmpty { continue }
      fitting =
        if let version = Self.version(part) {
          try self.fitting(fitting, version)
        } else {
          try self.fitting(fitting, window: part)
        }
    }
    return preferred(fitting)
  }

  private func preferred(_ fitting: [Int]) -> Int {
    let newest = fitting.map { environments[$0].ios }.max()
    return fitting.first { environments[$0].ios == newest } ?? 0
  }

  /// Reads `ios 12`, `iOS 16.4` or `12`; nil if the text is not a version.
  private static func version(_ part: String) -> Version? {
    Version(part.hasPrefix("ios") ? part.dropFirst(3).drop { $0 == " " } : part[...])
  }

  private func fitting(_ all: [Int], _ version: Version) throws(Problem) -> [Int] {
    let start = versions.start(holding: version)
    let found = all.filter { environments[$0].ios == start }
    guard found.isEmpty else { return found }
    let ranges = versions.starts.map(versions.range)
    throw Problem(
      "no-such-environment", "the app does not run on iOS \(version)", at: nil, expected: listOfNames(ranges),
      help: "what counts is the lower of the version of the system and of the SDK")
  }

  private func fitting(_ all: [Int], window part: String) throws(Problem) -> [Int] {
    let isRange = versions.starts.contains { versions.range(of: $0).lowercased() == part }
    if isRange { return all.filter { versions.range(of: environments[$0].ios).lowercased() == part } }
    let exact = all.filter { windows.name(WindowWords.Window(environments[$0])).lowercased() == part }
    if !exact.isEmpty { return exact }
    let found = all.filter { windowNames(environments[$0]).contains(part) }
    if !found.isEmpty { return found }
    let names = windows.all.map(windows.name)
    let near = nearestName(to: part, among: names + Device.spellings)
    throw Problem(
      "no-such-environment", "there is no environment ‘\(part)’", at: nil,
      expected: "\(listOfNames(names)), with or without \(listOfNames(versions.starts.map(versions.range)))",
      replacement: near)
  }

  /// All other names of a window.
  private func windowNames(_ environment: DeviceEnvironment) -> [String] {
    let device = environment.device.rawValue
    let turned = environment.orientation.rawValue
    var names = [device, "\(device) in \(turned)", turned, environment.window.lowercased()]
    if environment.model == .iphoneMax { names += ["large iphone", "large iphone in \(turned)"] }
    if environment.model == .ipad {
      let cut = environment.isNarrow ? "narrow" : "wide"
      names += ["ipad in a \(cut) window", "ipad in a \(cut) window in \(turned)", "\(cut) window"]
    }
    return names
  }
}
