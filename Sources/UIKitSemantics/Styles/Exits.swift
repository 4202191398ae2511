public import FlowModel

/// What a layer offers a person who wants it gone, apart from its buttons (section 3 of the facts).
public struct Exits: Sendable, Hashable {
  /// Pulling it down.
  public var swipeDown = false
  /// A tap beside it.
  public var tapOutside = false
  /// Two-finger scrub or the Escape key.
  public var escape = false
  /// From the left edge, which takes the whole presentation.
  public var edgeSwipe = false
  /// A tap outside or escape runs the Cancel action of a dialog and nothing else closes it (F1.11, F3.9).
  public var runsCancel = false
  /// A guard is honoured by them.
  public var isGuarded = true

  /// None at all.
  public init() {}

  /// Some gesture other than escape is there.
  public var hasGesture: Bool { swipeDown || tapOutside || edgeSwipe }
}

extension Exits {
  /// Every gesture.
  static let all: Exits = {
    var exits = Exits()
    exits.swipeDown = true
    exits.tapOutside = true
    exits.escape = true
    exits.edgeSwipe = true
    return exits
  }()

  /// The gestures that some of several forms have.
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
  /// The gestures that close a layer which looks like this, whether or not a guard refuses them.
  ///
  /// - Parameters:
  ///   - isUndimmed: the layer beneath is live at the detent that is selected (F10.1).
  ///   - hasCancel: a dialog has a Cancel action.
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
