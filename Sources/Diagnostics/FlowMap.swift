/// A flow as a picture needs it: its screens and how one leads to another, in plain words and places.
///
/// Everything that is written is in it, whether it can happen or not; ways back are not. Numbers are indices of
/// ``screens``.
public struct FlowMap: Hashable, Sendable {
  /// The app's name, or the name of the root file.
  public var name: String
  /// The path of the root file.
  public var root: String
  /// In the order of the files.
  public var screens: [Screen]
  /// In the order of the files.
  public var edges: [Edge]
  /// The screen that is the window's root.
  public var start: Int

  /// A map from its parts.
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
    /// What it is called on the device; empty for nothing.
    public var title: String
    /// The word of its kind: `screen`, `tabs`, `alert`.
    public var kind: String
    /// An alert, an action sheet or a confirmation dialog.
    public var isDialog: Bool
    /// The screens that a container holds: its tabs, or its columns, primary first.
    public var children: [Int]
    /// The containers that hold it; rarely more than one.
    public var containers: [Int]

    /// A screen from its parts.
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

  /// How an edge leads from one screen to the other.
  public enum Way: String, Hashable, Sendable, CaseIterable {
    /// It is presented.
    case present
    /// It is pushed onto a navigation stack.
    case push
    /// It takes the place of the window's root.
    case setRoot = "set-root"
  }

  /// What makes an edge happen.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// A button is tapped.
    case button
    /// The app's own Back is tapped.
    case back
    /// The app's own escape action.
    case escape
    /// UIKit, SwiftUI or a system controller calls.
    case callback
    /// It starts without a tap.
    case trigger
  }

  /// One place in the flow that leads from one screen to another.
  public struct Edge: Hashable, Sendable {
    /// How.
    public var way: Way
    /// The screen it starts on: of a dialog's button the dialog, of a trigger of the whole flow who performs it.
    public var from: Int
    /// The screen it leads to.
    public var to: Int
    /// Who presents or pushes: of a dialog's button the dialog's presenters; never empty.
    public var performers: [Int]
    /// The styles that may be declared, each once: `formSheet`; empty unless it presents.
    public var styles: [String]
    /// What makes it happen.
    public var cause: Cause
    /// In the words of the flow: a button's label, a callback's name, a trigger's label.
    public var label: String
    /// The condition it stands under, as written; empty for none.
    public var condition: String
    /// The element it stands in: `screens.timer.buttons.settings`; steps of a ``Trace`` name the same one.
    public var owner: ElementPath
    /// Itself: `screens.timer.buttons.settings.present.settings`.
    public var element: ElementPath

    /// An edge from its parts.
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
