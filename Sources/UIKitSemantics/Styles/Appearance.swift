public import FlowModel

/// The appearance of a presentation in one environment.
public struct Appearance: Sendable, Hashable {
  /// How it is drawn.
  public var look: Look
  /// The style after adaptation.
  public var style: Style
  /// Whether it is shown in another style than declared.
  public var isAdapted: Bool
  /// Whether the presenter’s views are removed from the screen (F9.1, F9.4), so that it gets appearance
  /// callbacks.
  public var removesPresenter: Bool

  init(_ look: Look, _ style: Style, adapted: Bool = false, removes: Bool = false) {
    self.look = look
    self.style = style
    isAdapted = adapted
    removesPresenter = removes
  }
}

/// All properties of a presentation on which its appearance depends.
public struct AppearanceRequest: Sendable {
  /// The kind of view controller.
  public var kind: Kind
  /// The style that the code chose.
  public var style: Style
  /// The framework that presents.
  public var framework: Framework
  /// The result of `adaptivePresentationStyle(for:traitCollection:)`; nil if it is not implemented.
  public var answer: Style?
  /// The result of `adaptivePresentationStyle(for:)`; nil if it is not implemented.
  public var compactWidthAnswer: Style?
  /// SwiftUI’s adaptation in compact width.
  public var horizontal: CompactAdaptation = .automatic
  /// SwiftUI’s adaptation in compact height.
  public var vertical: CompactAdaptation = .automatic
  /// Whether a popover has an anchor.
  public var isAnchored = false
  /// Whether `currentContext` covers only a part of the window.
  public var isInPane = false
  /// `prefersEdgeAttachedInCompactHeight`.
  public var isEdgeAttached = false
  /// The selected detent; empty or `large` for the full height.
  public var detent = "large"
  /// Whether a transitioning delegate returns the app’s own presentation controller.
  public var isDelegated = true
  /// `shouldRemovePresentersView` of that controller.
  public var customRemovesPresenter = false
  /// Whether it is in a window of the app's own: the views in the window beneath stay there (F14.1).
  public var hasOwnWindow = false

  /// Creates a request with the defaults of UIKit.
  public init(kind: Kind = .screen, style: Style = .automatic, framework: Framework = .uikit) {
    self.kind = kind
    self.style = style
    self.framework = framework
  }
}
