/// A word of the flow language, spelled as in a file. Rules use the same spellings.
public protocol FlowWord: RawRepresentable<String>, CaseIterable, Sendable, Hashable {}

extension FlowWord {
  /// All spellings, in the order of the reference.
  @inlinable public static var spellings: [String] { allCases.map { $0.rawValue } }
}

/// The kind of view controller of a screen.
public enum Kind: String, FlowWord {
  case screen, tabs, split, alert, actionSheet, confirmationDialog, share, camera, photoLibrary, photoPicker
  case documentPicker, safari, mail, messages, contacts, siri, reference
}

/// `modalPresentationStyle`; `sheet`, `fullScreenCover` and `inspector` only in SwiftUI.
public enum Style: String, FlowWord {
  case automatic, fullScreen, overFullScreen, pageSheet, formSheet, popover, currentContext,
    overCurrentContext
  case custom, none, sheet, fullScreenCover, inspector
}

/// The role of a button for the user.
public enum Role: String, FlowWord {
  case none, cancel, close, done, save, back, destructive, share
}

/// The placement of a button.
public enum Placement: String, FlowWord {
  case leading, trailing, bottom, content, swipe, menu
}

extension Placement {
  /// Whether it is in a navigation bar, toolbar or tab bar.
  public var isInBar: Bool { [.leading, .trailing, .bottom].contains(self) }

  /// Whether both are in the same bar: leading and trailing share the navigation bar; the toolbar is another.
  public func sharesBar(with other: Placement) -> Bool {
    isInBar && other.isInBar && (self == .bottom) == (other == .bottom)
  }
}

/// The purpose of a modal.
public enum Purpose: String, FlowWord {
  case unstated, task, choice, critical, confirmation, warning, supplementary, navigation, gate
}

/// The size of the task of a screen. (It is called `Task` in rules; Swift has another type of this name.)
public enum TaskSize: String, FlowWord {
  case unstated, simple, complex
}

/// The kind of content of a screen.
public enum Content: String, FlowWord {
  case text, form, list, scroll, web, photo, video, camera, drawing, color
}

/// The supported devices of an app; `iphone` includes Plus and Max sizes, `mac` is Mac Catalyst.
public enum Device: String, FlowWord {
  case iphone, ipad, mac
}

/// A size class of a window.
public enum SizeClass: String, FlowWord {
  case compact, regular
}

/// The orientation of the interface.
public enum Orientation: String, FlowWord {
  case portrait, landscape
}

/// The framework of the code of a screen, which presents.
public enum Framework: String, FlowWord {
  case uikit, swiftui
}

/// The target that contains the code.
public enum Host: String, FlowWord {
  case app
  case shareExtension = "share-extension"
  case actionExtension = "action-extension"
  case autofillExtension = "autofill-extension"
}

/// `modalTransitionStyle`.
public enum Transition: String, FlowWord {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl, zoom, custom
}
