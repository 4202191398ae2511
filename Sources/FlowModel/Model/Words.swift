/// Words of the flow language, spelled as in a file. Rules see the same spellings.
public protocol FlowWord: RawRepresentable<String>, CaseIterable, Sendable, Hashable {}

extension FlowWord {
  /// Every spelling, in the order of the reference.
  @inlinable public static var spellings: [String] { allCases.map { $0.rawValue } }
}

/// What kind of view controller a screen is.
public enum Kind: String, FlowWord {
  case screen, tabs, split, alert, actionSheet, confirmationDialog, share, camera, photoLibrary, photoPicker
  case documentPicker, safari, mail, messages, contacts, siri, reference
}

/// `modalPresentationStyle`; `sheet`, `fullScreenCover` and `inspector` only where SwiftUI presents.
public enum Style: String, FlowWord {
  case automatic, fullScreen, overFullScreen, pageSheet, formSheet, popover, currentContext,
    overCurrentContext
  case custom, none, sheet, fullScreenCover, inspector
}

/// What a button is to the person who taps it.
public enum Role: String, FlowWord {
  case none, cancel, close, done, save, back, destructive, share
}

/// Where a button stands.
public enum Placement: String, FlowWord {
  case leading, trailing, bottom, content, swipe, menu
}

extension Placement {
  /// It is an item of a navigation bar, toolbar or tab bar.
  public var isInBar: Bool { [.leading, .trailing, .bottom].contains(self) }

  /// Both are items of one bar: what stands leading and trailing shares the navigation bar, the toolbar is another.
  public func sharesBar(with other: Placement) -> Bool {
    isInBar && other.isInBar && (self == .bottom) == (other == .bottom)
  }
}

/// Why a screen is modal.
public enum Purpose: String, FlowWord {
  case unstated, task, choice, critical, confirmation, warning, supplementary, navigation, gate
}

/// How much there is to do on a screen. (`Task` in the words of rules; that name is Swift's own.)
public enum TaskSize: String, FlowWord {
  case unstated, simple, complex
}

/// What a screen shows.
public enum Content: String, FlowWord {
  case text, form, list, scroll, web, photo, video, camera, drawing, color
}

/// What an app is built for; `iphone` includes the Plus and Max sizes, `mac` is Mac Catalyst.
public enum Device: String, FlowWord {
  case iphone, ipad, mac
}

/// One side of a window, as the trait collection tells it.
public enum SizeClass: String, FlowWord {
  case compact, regular
}

/// How the interface is turned.
public enum Orientation: String, FlowWord {
  case portrait, landscape
}

/// Who writes a screen, and so who presents.
public enum Framework: String, FlowWord {
  case uikit, swiftui
}

/// Where the code runs.
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
