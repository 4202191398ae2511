public import FlowModel

/// How a layer is drawn, regardless of the declared style.
public enum Look: String, FlowWord {
  case root, full, card, centred, partial, popover, alert, bottomSheet, pane, custom

  /// Whether it is a sheet: a part of the layer beneath is visible, and from iOS 13 on it can be swiped down.
  public var isSheet: Bool { self == .card || self == .centred || self == .partial }
}
