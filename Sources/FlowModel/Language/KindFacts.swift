/// The built-in properties of a kind of screen.
public struct KindFacts: Sendable {
  /// A button that UIKit or SwiftUI draws.
  public struct SystemButton: Sendable {
    /// The label.
    public let label: String
    /// The role.
    public let role: Role
    /// The delegate method that reports it; nil for none.
    public let tells: CallbackName?
    /// Whether a tap on it completes the task.
    public let completes: Bool
  }

  /// The class of the controller.
  public let controller: String
  /// The style that results if none is set, in Markdown.
  public let unsetStyle: String
  /// The buttons that it draws itself.
  public let buttons: [SystemButton]
  /// When these buttons are shown, if not always.
  public let buttonsWhen: String
  /// Whether it dismisses itself after a tap on one of its buttons.
  public let closesItself: Bool
  /// The delegate methods that only it has.
  public let callbacks: [CallbackName]
  /// Remarks.
  public let note: String

  init(
    _ controller: String, _ unsetStyle: String, _ buttons: [SystemButton] = [], when: String = "",
    closesItself: Bool = false, callbacks: [CallbackName] = [], note: String = ""
  ) {
    self.controller = controller
    self.unsetStyle = unsetStyle
    self.buttons = buttons
    buttonsWhen = when
    self.closesItself = closesItself
    self.callbacks = callbacks
    self.note = note
  }
}

extension KindFacts.SystemButton {
  fileprivate static func cancel(_ tells: CallbackName? = nil) -> Self {
    Self(label: "Cancel", role: .cancel, tells: tells, completes: false)
  }
  fileprivate static func done(_ tells: CallbackName? = nil) -> Self {
    Self(label: "Done", role: .done, tells: tells, completes: false)
  }
  fileprivate static let close = Self(label: "Close", role: .close, tells: .didFinish, completes: false)
  fileprivate static let send = Self(label: "Send", role: .none, tells: .didFinish, completes: true)
  fileprivate static let ok = Self(label: "OK", role: .none, tells: nil, completes: false)
}

extension Kind {
  /// The properties of this kind. Those of mail, messages, contacts, siri and reference have no written
  /// source.
  public var facts: KindFacts {
    switch self {
    case .screen: KindFacts("UIViewController", "`automatic`")
    case .tabs: KindFacts("UITabBarController", "as `screen`")
    case .split: KindFacts("UISplitViewController", "as `screen`; on iPad a card of full width")
    case .alert:
      KindFacts(
        "UIAlertController.alert", "fixed: centred", [.ok, .cancel()],
        when:
          "SwiftUI: OK if no button is written, from iOS 15 on Cancel if a destructive one is and no Cancel",
        closesItself: true, note: "closes before a button’s effects run")
    case .actionSheet:
      KindFacts(
        "UIAlertController.actionSheet", "popover in regular width; on an iPhone with iOS 26 at its source",
        closesItself: true, note: "closes before a button’s effects run; a tap outside runs Cancel’s effects")
    case .confirmationDialog:
      KindFacts(
        "SwiftUI", "as `actionSheet`", [.cancel()], when: "if no Cancel is written", closesItself: true,
        note: "closes before a button’s effects run")
    case .share:
      KindFacts(
        "UIActivityViewController", "popover in regular width", [.close], closesItself: true,
        callbacks: [.didFinish], note: "calls `did-finish` however it goes")
    case .camera:
      KindFacts(
        "UIImagePickerController", "`fullScreen`", [.cancel(.didCancel)],
        callbacks: [.didFinish, .didCancel],
        note:
          "a swipe calls nobody; sources differ on whether Cancel closes it where nothing hears `did-cancel`")
    case .photoLibrary:
      KindFacts(
        "UIImagePickerController", "`pageSheet`; on iPad a popover, or it raises", [.cancel(.didCancel)],
        callbacks: [.didFinish, .didCancel],
        note:
          "a swipe calls nobody; sources differ on whether Cancel closes it where nothing hears `did-cancel`")
    case .photoPicker:
      KindFacts(
        "PHPickerViewController", "sheet; on the Mac guarded", [.cancel(.didFinish)], callbacks: [.didFinish],
        note: "SwiftUI’s `.photosPicker` closes itself")
    case .documentPicker:
      KindFacts(
        "UIDocumentPickerViewController", "sheet", [.cancel(.didCancel)], closesItself: true,
        callbacks: [.didFinish, .didCancel], note: "a swipe calls from iOS 16 on, sometimes twice")
    case .safari:
      KindFacts(
        "SFSafariViewController", "pushed from the side, with an edge swipe", [.done(.didFinish)],
        closesItself: true, callbacks: [.didFinish], note: "the edge swipe may skip the call")
    case .mail:
      KindFacts(
        "MFMailComposeViewController", "sheet", [.cancel(.didFinish), .send], callbacks: [.didFinish])
    case .messages:
      KindFacts(
        "MFMessageComposeViewController", "sheet", [.cancel(.didFinish), .send], callbacks: [.didFinish])
    case .contacts:
      KindFacts(
        "CNContactPickerViewController", "sheet", [.cancel(.didCancel)], closesItself: true,
        callbacks: [.didFinish, .didCancel])
    case .siri:
      KindFacts(
        "INUIAddVoiceShortcutViewController", "sheet", [.cancel(.didCancel)],
        callbacks: [.didFinish, .didCancel])
    case .reference:
      KindFacts(
        "UIReferenceLibraryViewController", "sheet", [.done()], when: "unless it is a popover",
        closesItself: true)
    }
  }
}

extension Kind {
  /// `UIImagePickerController`.
  public var isImagePicker: Bool { self == .camera || self == .photoLibrary }

  /// Whether the controller dismisses itself after an answer. SwiftUI’s `.photosPicker` does; a controller
  /// that UIKit presents must be dismissed.
  public func closesItself(presentedBy framework: Framework) -> Bool {
    facts.closesItself || self == .photoPicker && framework == .swiftui
  }
}
