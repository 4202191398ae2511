public import FlowModel

/// How a layer is drawn, whatever was declared.
public enum Look: String, FlowWord {
  case root, full, card, centred, partial, popover, alert, bottomSheet, pane, custom

  /// A sheet: something of what lies beneath is seen, and from iOS 13 on it can be pulled away.
  public var isSheet: Bool { self == .card || self == .centred || self == .partial }
}
