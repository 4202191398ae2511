internal import FlowModel
internal import UIKitSemantics

/// Describes in which windows something occurs, in words for users.
struct WindowWords: Sendable {
  /// A distinguished window.
  struct Window: Hashable, Sendable {
    var model: DeviceModel
    var orientation: Orientation
    var isNarrow: Bool
    var width: SizeClass

    init(_ environment: DeviceEnvironment) {
      model = environment.model
      orientation = environment.orientation
      isNarrow = environment.isNarrow
      width = environment.width
    }
  }

  /// All windows in order, without duplicates. A large iPhone in portrait is the same as other iPhones.
  let all: [Window]

  init(_ environments: [DeviceEnvironment]) {
    let windows = environments.reduce(into: [Window]()) { all, environment in
      if !all.contains(Window(environment)) { all.append(Window(environment)) }
    }
    let told = Self.withoutTwins(Set(windows))
    all = windows.filter(told.contains)
  }

  /// The distinguished windows of environments.
  func told(_ environments: Set<DeviceEnvironment>) -> Set<Window> {
    Self.withoutTwins(Set(environments.map(Window.init)))
  }

  private static func withoutTwins(_ windows: Set<Window>) -> Set<Window> {
    guard windows.contains(where: { $0.model == .iphone && $0.orientation == .portrait }) else {
      return windows
    }
    return windows.filter { !($0.model == .iphoneMax && $0.orientation == .portrait) }
  }

  /// One phrase for all other windows, if that is shorter than to name these; otherwise nil.
  func exception(to here: Set<Window>) -> String? {
    let exceptions = phrases(for: all.filter { !here.contains($0) })
    return exceptions.count == 1 && phrases(of: here).count > 1 ? exceptions[0] : nil
  }

  private func phrases(of here: Set<Window>) -> [String] {
    phrases(for: all.filter(here.contains) + here.filter { !all.contains($0) })
  }

  /// `iPhone in landscape`, `not on the Mac`; empty for all.
  func words(for here: Set<Window>) -> String {
    guard !all.allSatisfy(here.contains) else { return "" }
    if let exception = exception(to: here) { return "not on \(Self.article(exception))" }
    let phrases = phrases(of: here)
    if phrases.count > 2 {
      for width in SizeClass.allCases where Set(all.filter { $0.width == width }) == here {
        return "any window of \(width.rawValue) width"
      }
    }
    return phrases.joined(separator: " or ")
  }

  private static func article(_ phrase: String) -> String {
    if phrase == "Mac" { return "the Mac" }
    return phrase.hasPrefix("iP") ? "an \(phrase)" : "a \(phrase)"
  }

  private func phrases(for windows: [Window]) -> [String] {
    Device.allCases.flatMap { device -> [String] in
      let here = windows.filter { $0.model.device == device }
      let group = all.filter { $0.model.device == device }
      if here.isEmpty { return [] }
      if Set(here) == Set(group) { return [Self.name(device)] }
      return device == .iphone ? iPhones(here, of: group) : parts(here, of: group, Self.name(device))
    }
  }

  private func iPhones(_ here: [Window], of group: [Window]) -> [String] {
    let landscape = group.filter { $0.orientation == .landscape }
    let here =
      here.filter { $0.orientation == .portrait }.map(name)
      + (landscape.allSatisfy(here.contains)
        ? ["iPhone in landscape"] : here.filter { $0.orientation == .landscape }.map(name))
    return here
  }

  /// Names for windows of a device with several sizes: all of one size or orientation together.
  private func parts(_ here: [Window], of group: [Window], _ device: String) -> [String] {
    let parts: [(name: String, windows: [Window])] = [
      ("\(device) in a wide window", group.filter { !$0.isNarrow }),
      ("\(device) in a narrow window", group.filter(\.isNarrow)),
      ("\(device) in portrait", group.filter { $0.orientation == .portrait }),
      ("\(device) in landscape", group.filter { $0.orientation == .landscape }),
    ]
    if let part = parts.first(where: { Set($0.windows) == Set(here) }) { return [part.name] }
    return here.map(name)
  }

  /// A name of a window that distinguishes it from all others: `iPad in a narrow window in landscape`.
  func name(_ window: Window) -> String {
    let group = all.filter { $0.model.device == window.model.device }
    let turns = group.contains { $0.orientation != window.orientation }
    let turned = turns ? " in \(window.orientation.rawValue)" : ""
    switch window.model {
    case .iphone:
      let isSmaller = window.orientation == .landscape && group.contains { $0.model == .iphoneMax }
      return (isSmaller ? "smaller iPhone" : "iPhone") + turned
    case .iphoneMax: return "large iPhone in \(window.orientation.rawValue)"
    default:
      let isCut = group.contains { $0.isNarrow != window.isNarrow }
      return window.model.noun + (isCut ? " in a \(window.isNarrow ? "narrow" : "wide") window" : "") + turned
    }
  }

  private static func name(_ device: Device) -> String {
    DeviceModel.allCases.first { $0.device == device }?.noun ?? device.rawValue
  }
}
