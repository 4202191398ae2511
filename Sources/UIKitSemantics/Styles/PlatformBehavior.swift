public import FlowModel

/// How UIKit and SwiftUI behave in one environment: pure functions, each resting on numbered facts.
public struct PlatformBehavior: Sendable, Hashable {
  /// Where the app runs.
  public let environment: DeviceEnvironment
  /// How open facts are read.
  public let switches: FactSwitches
  /// `UIDesignRequiresCompatibility`: the design before iOS 26 (F0.2).
  public let requiresCompatibility: Bool
  /// What changes with the version.
  let versioned: VersionedBehavior

  /// The behaviour in an environment.
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

  /// Whether the version has a feature, whatever the device.
  func has(_ feature: VersionedFeature) -> Bool { versioned.has(feature) }

  /// There are cards, swipes and the calls that tell of them (F1.1, F1.2).
  public var hasCards: Bool { has(.cards) }
  /// Sheets have detents (F2.8).
  public var hasDetents: Bool { has(.detents) && !isMac }
  /// The design of iOS 26 (F0.2, F11).
  public var isRedesigned: Bool { has(.redesign) && !requiresCompatibility }

  /// While a search is active the bar above it is gone (F1.16). From iOS 16 on the field may stand in the bar of an iPad,
  /// from iOS 26 on at the bottom.
  public var searchHidesBar: Bool {
    guard !isRedesigned else { return false }
    return environment.device == .iphone || environment.device == .ipad && !has(.searchInBarOfIPad)
  }

  /// The style that an unset one stands for (F1).
  public func defaultStyle(of kind: Kind, _ framework: Framework) -> Style {
    versioned.defaultStyle(of: kind, framework)
  }

  /// What a presentation comes to here.
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

  /// An action sheet is a popover where there is room, at the bottom elsewhere, and from iOS 26 on at its source
  /// (F1.11, F11.2, F11.5).
  private func actionSheet(_ request: AppearanceRequest) -> Appearance {
    if !isCompactWidth, !isCompactHeight { return Appearance(.popover, .popover) }
    if isRedesigned {
      if request.isAnchored { return Appearance(.popover, .popover) }
      if switches.unanchoredActionSheetIsCentred { return Appearance(.alert, .automatic) }
    }
    return Appearance(.bottomSheet, .automatic)
  }

  /// Why asking for this presentation raises; `none` where it does not.
  public func crash(of appearance: Appearance, _ request: AppearanceRequest) -> Crash {
    if request.kind == .photoLibrary, environment.model == .ipad, switches.fullScreenLibraryRaises,
      !isCompactWidth, appearance.look == .full
    {
      return .libraryFullScreen
    }
    return Self.anchorCrash(of: appearance, request)
  }

  /// Whether a popover has nothing to point at (F8.1).
  static func anchorCrash(of appearance: Appearance, _ request: AppearanceRequest) -> Crash {
    guard appearance.look == .popover, !request.isAnchored, request.framework == .uikit else { return .none }
    return .noAnchor
  }
}

/// An exception that UIKit raises.
public enum Crash: String, FlowWord {
  case none
  /// F8.1: a popover with nothing to point at.
  case noAnchor = "no-anchor"
  /// F7.8: an alert without an action.
  case noAction = "no-action"
  /// F6.9: the same instance is up already.
  case alreadyActive = "already-active"
  /// F7.9: another transition than `coverVertical` into a popover’s context.
  case popoverTransition = "popover-transition"
  /// F1.9: the photo library fills an iPad.
  case libraryFullScreen = "library-full-screen"
}
