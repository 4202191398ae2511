public import FlowModel

/// What a presentation comes to in one environment.
public struct Appearance: Sendable, Hashable {
  /// How it is drawn.
  public var look: Look
  /// The style in force.
  public var style: Style
  /// It is shown in another style than declared.
  public var isAdapted: Bool
  /// The presenter’s views are taken off the screen (F9.1, F9.4), so it gets appearance calls.
  public var removesPresenter: Bool

  init(_ look: Look, _ style: Style, adapted: Bool = false, removes: Bool = false) {
    self.look = look
    self.style = style
    isAdapted = adapted
    removesPresenter = removes
  }
}

/// What is asked for: everything of a presentation that decides how it appears.
public struct AppearanceRequest: Sendable {
  /// Which view controller.
  public var kind: Kind
  /// The style that the code chose.
  public var style: Style
  /// Who presents.
  public var framework: Framework
  /// What `adaptivePresentationStyle(for:traitCollection:)` answers; nil where it is not implemented.
  public var answer: Style?
  /// What `adaptivePresentationStyle(for:)` answers; nil where it is not implemented.
  public var compactWidthAnswer: Style?
  /// SwiftUI’s adaptation in compact width.
  public var horizontal: CompactAdaptation = .automatic
  /// SwiftUI’s adaptation in compact height.
  public var vertical: CompactAdaptation = .automatic
  /// A popover has something to point at.
  public var isAnchored = false
  /// The context that `currentContext` covers is only a part of the window.
  public var isInPane = false
  /// `prefersEdgeAttachedInCompactHeight`.
  public var isEdgeAttached = false
  /// The detent that is selected; empty or `large` for the whole height.
  public var detent = "large"
  /// A transitioning delegate vends the app’s own presentation controller.
  public var isDelegated = true
  /// `shouldRemovePresentersView` of that controller.
  public var customRemovesPresenter = false
  /// In a window of its own: what stands in the window beneath stays in it (F14.1).
  public var hasOwnWindow = false

  /// A request with everything as UIKit has it.
  public init(kind: Kind = .screen, style: Style = .automatic, framework: Framework = .uikit) {
    self.kind = kind
    self.style = style
    self.framework = framework
  }
}
