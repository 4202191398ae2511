public import FlowModel

/// The behaviour of UIKit and SwiftUI in one environment, as pure functions. Each is based on numbered facts.
public struct PlatformBehavior: Sendable, Hashable {
  /// The environment.
  public let environment: DeviceEnvironment
  /// The reading of contested facts.
  public let switches: FactSwitches
  /// `UIDesignRequiresCompatibility`: the design before iOS 26 (F0.2).
  public let requiresCompatibility: Bool
  /// The behaviours that depend on the version.
  let versioned: VersionedBehavior

  /// Creates the behaviour in an environment.
  public init(
    _ environment: DeviceEnvironment, switches: FactSwitches = FactSwitches(),
    requiresCompatibility: Bool = false, timelines: PlatformTimelines = .known
  ) {
    versioned = VersionedBehavior(timelines, at: environment.ios)
    self.environment = environment
    self.switches = switches
    self.requiresCompatibility = requiresCompatibility
  }

  var ios: Version { environment.ios }
  var isCompactWidth: Bool { environment.width == .compact }
  var isCompactHeight: Bool { environment.height == .compact }
  var isMac: Bool { environment.model == .mac }

  /// Whether the version has a feature, on any device.
  func has(_ feature: VersionedFeature) -> Bool { versioned.has(feature) }

  /// Whether there are cards, swipes and delegate methods about them (F1.1, F1.2).
  public var hasCards: Bool { has(.cards) }
  /// Whether sheets have detents (F2.8).
  public var hasDetents: Bool { has(.detents) && !isMac }
  /// Whether the design is that of iOS 26 (F0.2, F11).
  public var isRedesigned: Bool { has(.redesign) && !requiresCompatibility }

  /// Whether an active search hides the bar above it (F1.16). From iOS 16 on, the field may be in the bar of
  /// an iPad, and from iOS 26 on at the bottom.
  public var searchHidesBar: Bool {
    guard !isRedesigned else { return false }
    return environment.device == .iphone || environment.device == .ipad && !has(.searchInBarOfIPad)
  }

  /// The style that `automatic` resolves to (F1).
  public func defaultStyle(of kind: Kind, _ framework: Framework) -> Style {
    versioned.defaultStyle(of: kind, framework)
  }

  /// The appearance of a presentation here.
  public func appearance(of request: AppearanceRequest) -> Appearance {
    var result = appearanceInWindow(of: request)
    if request.hasOwnWindow { result.removesPresenter = false }
    return result
  }

  private func appearanceInWindow(of request: AppearanceRequest) -> Appearance {
    switch request.kind {
    case .alert: return Appearance(.alert, .automatic)
    case .actionSheet, .confirmationDialog: return actionSheet(request)
    default: break
    }
    var style = request.style
    if style == .automatic || style == .none { style = defaultStyle(of: request.kind, request.framework) }
    let natural = unadapted(style, request)
    guard let adapted = adaptation(of: style, request) else { return natural }
    var result = unadapted(adapted, request, isAdapted: true)
    result.isAdapted = adapted == style ? natural.isAdapted && result.look == natural.look : true
    return result
  }

  /// An action sheet is a popover in regular width and height, otherwise at the bottom, and from iOS 26 on at
  /// its source (F1.11, F11.2, F11.5).
  private func actionSheet(_ request: AppearanceRequest) -> Appearance {
    if !isCompactWidth, !isCompactHeight { return Appearance(.popover, .popover) }
    if isRedesigned {
      if request.isAnchored { return Appearance(.popover, .popover) }
      if switches.unanchoredActionSheetIsCentred { return Appearance(.alert, .automatic) }
    }
    return Appearance(.bottomSheet, .automatic)
  }

  /// The exception that this presentation raises; `none` if it raises none.
  public func crash(of appearance: Appearance, _ request: AppearanceRequest) -> Crash {
    if request.kind == .photoLibrary, environment.model == .ipad, switches.fullScreenLibraryRaises,
      !isCompactWidth, appearance.look == .full
    {
      return .libraryFullScreen
    }
    return Self.anchorCrash(of: appearance, request)
  }

  /// The exception for a popover without an anchor (F8.1).
  static func anchorCrash(of appearance: Appearance, _ request: AppearanceRequest) -> Crash {
    guard appearance.look == .popover, !request.isAnchored, request.framework == .uikit else { return .none }
    return .noAnchor
  }
}

/// An exception that UIKit raises.
public enum Crash: String, FlowWord {
  case none
  /// F8.1: a popover without an anchor.
  case noAnchor = "no-anchor"
  /// F7.8: an alert without an action.
  case noAction = "no-action"
  /// F6.9: the same instance is presented already.
  case alreadyActive = "already-active"
  /// F7.9: another transition than `coverVertical` inside a popover.
  case popoverTransition = "popover-transition"
  /// F1.9: a full-screen photo library on an iPad.
  case libraryFullScreen = "library-full-screen"
}
