public import Diagnostics
public import SourceFacts

/// The pages of what code does wrong by itself.
public enum CodeRule {
  /// The page of a rule by its name; nil where it is none.
  public static func page(of name: String) -> RuleDescription? {
    CodeFinding.Rule(rawValue: name).map { page(of: $0) }
  }

  /// The page of a rule.
  public static func page(of rule: CodeFinding.Rule) -> RuleDescription {
    RuleDescription(
      id: rule.rawValue, title: title(rule), severity: severity(rule).word, shelf: "code", what: what(rule),
      why: why(rule), instead: instead(rule))
  }

  /// How much it weighs.
  static func severity(_ rule: CodeFinding.Rule) -> Severity {
    switch rule {
    case .unanchored, .presentWhileDismissing: .error
    case .destructiveWithoutCancel: .warning
    case .presentAfterDismissingChild, .constantGuard, .idiomStyle: .info
    }
  }

  private static func title(_ rule: CodeFinding.Rule) -> String {
    switch rule {
    case .unanchored: "What is a popover on an iPad is presented without an anchor"
    case .destructiveWithoutCancel: "A question with a destructive answer has no Cancel"
    case .presentWhileDismissing: "A controller presents while it dismisses"
    case .presentAfterDismissingChild: "The next is presented before what is up has gone"
    case .constantGuard: "A gesture never closes a screen, and nothing in it was found that does"
    case .idiomStyle: "A presentation style hangs on the kind of device"
    }
  }

  private static func what(_ rule: CodeFinding.Rule) -> String {
    switch rule {
    case .unanchored:
      """
      An action sheet, a share sheet or a controller in the style popover, made and presented in one function of an \
      app that runs on iPads. Said only where that function names no popoverPresentationController, gives the \
      controller to nobody else and asks for no idiom or size class, and neither do its callers. In a flow, \
      ‘action-sheet-unanchored’ finds the same.
      """
    case .destructiveWithoutCancel:
      """
      An alert or action sheet of UIKit, or an alert of SwiftUI, of which every action is understood: one of them is \
      destructive, none has the style or role cancel. A confirmation dialog of SwiftUI gets a Cancel by itself. In a \
      flow, ‘destructive-without-cancel’ finds the same.
      """
    case .presentWhileDismissing:
      "dismiss(animated: true) without a completion, and present on the same controller behind it in the same block."
    case .presentAfterDismissingChild:
      """
      presentedViewController?.dismiss(animated: true) without a completion, and present behind it in the same block. \
      Nothing happens where nothing is up, so that this is advice.
      """
    case .constantGuard:
      """
      isModalInPresentation = true or interactiveDismissDisabled() on a screen that is presented, and neither a \
      button that closes it, nor presentationControllerDidAttemptToDismiss, nor a delegate or closure that could \
      close it, in the screen, its base classes and parts.
      """
    case .idiomStyle: "modalPresentationStyle set under a test of userInterfaceIdiom and of no size class."
    }
  }

  static func why(_ rule: CodeFinding.Rule) -> String {
    switch rule {
    case .unanchored: "On an iPad UIKit raises an exception when it comes up, and the app ends."
    case .destructiveWithoutCancel:
      "Whoever is asked by mistake has no answer that changes nothing; a Cancel without the role is neither bold nor last, and a tap beside the question does not mean it."
    case .presentWhileDismissing, .presentAfterDismissingChild:
      "UIKit presents nothing from a controller on which a dismissal is still going on: the new screen never comes."
    case .constantGuard: "A person who cannot leave a screen ends the app."
    case .idiomStyle:
      "An iPad has narrow windows too, and there the style for much room is shown in little."
    }
  }

  static func instead(_ rule: CodeFinding.Rule) -> String {
    switch rule {
    case .unanchored:
      "Set popoverPresentationController?.sourceItem, or sourceView with sourceRect, before it is presented."
    case .destructiveWithoutCancel:
      "Add an action in the style .cancel; in SwiftUI Button(\"Cancel\", role: .cancel)."
    case .presentWhileDismissing, .presentAfterDismissingChild:
      "Present in the completion of dismiss."
    case .constantGuard:
      "Add a button that closes it, or answer presentationControllerDidAttemptToDismiss; guard only while there is something to lose."
    case .idiomStyle: "Ask for horizontalSizeClass, or leave the style to UIKit, which adapts it."
    }
  }
}
