public import FlowModel

/// The ways to dismiss a layer, apart from its buttons (section 3 of the facts).
public struct Exits: Sendable, Hashable {
  /// A swipe down.
  public var swipeDown = false
  /// A tap outside the layer.
  public var tapOutside = false
  /// A two-finger scrub or the Escape key.
  public var escape = false
  /// A swipe from the left edge, which dismisses the whole presentation.
  public var edgeSwipe = false
  /// Whether a tap outside or the Escape key runs the Cancel button of a dialog, and nothing else closes it
  /// (F1.11, F3.9).
  public var runsCancel = false
  /// Whether they honour a guard.
  public var isGuarded = true

  /// Creates a value without any way out.
  public init() {}

  /// Whether there is a gesture other than Escape.
  public var hasGesture: Bool { swipeDown || tapOutside || edgeSwipe }
}

extension Exits {
  /// All gestures.
  static let all: Exits = {
    var exits = Exits()
    exits.swipeDown = true
    exits.tapOutside = true
    exits.escape = true
    exits.edgeSwipe = true
    return exits
  }()

  /// The gestures that at least one of several forms has.
  init(anyOf forms: [LayerForm]) {
    let all = forms.flatMap { form in
      [(false, false), (false, true), (true, false), (true, true)].map {
        form.exits(isUndimmed: $0.0, hasCancel: $0.1)
      }
    }
    swipeDown = all.contains(where: \.swipeDown)
    tapOutside = all.contains(where: \.tapOutside)
    escape = all.contains(where: \.escape)
    edgeSwipe = all.contains(where: \.edgeSwipe)
  }
}

extension PlatformBehavior {
  /// The gestures that dismiss a layer with this appearance, whether or not a guard refuses them.
  ///
  /// - Parameters:
  ///   - isUndimmed: whether the layer beneath is interactive at the selected detent (F10.1).
  ///   - hasCancel: whether a dialog has a Cancel action.
  public func exits(
    of appearance: Appearance, kind: Kind, style: Style, custom: CustomPresentation, isUndimmed: Bool,
    hasCancel: Bool
  ) -> Exits {
    var exits = Exits()
    switch appearance.look {
    case .root, .pane: break
    case .full:
      if kind == .safari, style == .automatic || style == .fullScreen { exits.edgeSwipe = true }
      exits.isGuarded = false
    case .card, .partial, .centred:
      guard hasCards else { break }
      if isMac {
        exits.tapOutside = switches.macClickOutsideCloses
        exits.escape = true
        break
      }
      exits.swipeDown = true
      if appearance.look == .centred { exits.tapOutside = true }
      if appearance.look == .partial { exits.tapOutside = switches.tapAbovePartialCloses }
      if isUndimmed { exits.tapOutside = false }
      exits.escape = switches.escapeClosesSheets
    case .popover:
      exits.tapOutside = true
      exits.escape = switches.escapeClosesSheets
      exits.runsCancel = kind.isDialog
    case .alert:
      exits.escape = hasCancel
      exits.runsCancel = true
    case .bottomSheet:
      exits.tapOutside = hasCancel && switches.tapBesideActionSheetCancels
      exits.escape = hasCancel
      exits.runsCancel = true
    case .custom:
      exits.swipeDown = custom.closesBy.contains(.swipeDown)
      exits.tapOutside = custom.closesBy.contains(.tapOutside)
      exits.isGuarded = custom.asks
    }
    return exits
  }
}
