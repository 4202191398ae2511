/// A flow in the form for drawings: its screens and the edges between them, with texts and places.
///
/// It contains everything in the flow, even if it cannot happen, except edges that close screens. Numbers are
/// indices of ``screens``.
public struct FlowMap: Hashable, Sendable {
  /// The app's name, or the name of the root file.
  public var name: String
  /// The path of the root file.
  public var root: String
  /// In the order of the files.
  public var screens: [Screen]
  /// In the order of the files.
  public var edges: [Edge]
  /// The screen that is the root of the window.
  public var start: Int

  /// Creates a map.
  public init(name: String, root: String, screens: [Screen], edges: [Edge], start: Int) {
    self.name = name
    self.root = root
    self.screens = screens
    self.edges = edges
    self.start = start
  }

  /// A screen of the flow.
  public struct Screen: Hashable, Sendable {
    /// Its name in the file; unique.
    public var id: String
    /// `screens.<id>`.
    public var element: ElementPath
    /// Its name on the device; empty if it has none.
    public var title: String
    /// Its kind: `screen`, `tabs`, `alert`.
    public var kind: String
    /// Whether it is an alert, an action sheet or a confirmation dialog.
    public var isDialog: Bool
    /// The screens that a container contains: its tabs, or its columns, primary first.
    public var children: [Int]
    /// The containers that contain it; rarely more than one.
    public var containers: [Int]

    /// Creates a screen.
    public init(
      id: String, element: ElementPath, title: String, kind: String, isDialog: Bool, children: [Int],
      containers: [Int]
    ) {
      self.id = id
      self.element = element
      self.title = title
      self.kind = kind
      self.isDialog = isDialog
      self.children = children
      self.containers = containers
    }
  }

  /// How an edge shows the target.
  public enum Way: String, Hashable, Sendable, CaseIterable {
    /// The target is presented.
    case present
    /// The target is pushed onto a navigation stack.
    case push
    /// The target replaces the root of the window.
    case setRoot = "set-root"
  }

  /// What performs an edge.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// A tap on a button.
    case button
    /// A tap on the app's own Back button.
    case back
    /// The app's own escape action.
    case escape
    /// A callback from UIKit, SwiftUI or a system controller.
    case callback
    /// An event without a tap.
    case trigger
  }

  /// One place in the flow that leads from one screen to another.
  public struct Edge: Hashable, Sendable {
    /// How the target is shown.
    public var way: Way
    /// The source: for a dialog's button the dialog, for a trigger of the whole flow the performing screen.
    public var from: Int
    /// The target.
    public var to: Int
    /// The screens that present or push: for a dialog's button the dialog's presenters; never empty.
    public var performers: [Int]
    /// The declared styles, each once: `formSheet`; empty unless it presents.
    public var styles: [String]
    /// What performs it.
    public var cause: Cause
    /// In the words of the flow: a button's label, a callback's name, a trigger's label.
    public var label: String
    /// Its condition, as written; empty for none.
    public var condition: String
    /// The element that contains it: `screens.timer.buttons.settings`; steps of a ``Trace`` use the same
    /// name.
    public var owner: ElementPath
    /// The element of the edge: `screens.timer.buttons.settings.present.settings`.
    public var element: ElementPath

    /// Creates an edge.
    public init(
      way: Way, from: Int, to: Int, performers: [Int], styles: [String], cause: Cause, label: String,
      condition: String, owner: ElementPath, element: ElementPath
    ) {
      self.way = way
      self.from = from
      self.to = to
      self.performers = performers
      self.styles = styles
      self.cause = cause
      self.label = label
      self.condition = condition
      self.owner = owner
      self.element = element
    }
  }
}
