internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

/// A presentation: one place that presents a screen.
final class PresentationRecord: FlowElement {
  let index: PresentationID
  let presentation: Presentation
  let facts: PresentationFacts
  unowned let source: ScreenRecord
  unowned let target: ScreenRecord
  let guardian: GuardRecord
  let adaptation: AdaptationRecord
  let custom: CustomRecord
  let button: ButtonRecord?
  let buttons: [ButtonRecord]
  let callbacks: [CallbackRecord]
  let unsaved: [UnsavedRecord]
  let styles: [Style]
  let state: String
  let reads: [String]
  let waits: Bool
  private unowned let all: FlowRecords
  private(set) lazy var possibleStyles = PlatformTimelines.known.possibleStyles(
    of: presentation, in: all.flow)
  private(set) lazy var heldBackBy = facts.heldBackBy.map { all.presentations[$0] }

  init(_ index: PresentationID, in all: FlowRecords) {
    self.index = index
    self.all = all
    presentation = all.flow.presentations[index]
    facts = all.facts.presentations[index]
    source = all.screens[presentation.source]
    target = all.screens[presentation.target]
    guardian = GuardRecord(presentation.guard, in: all)
    adaptation = AdaptationRecord(presentation.options.adaptation, in: all)
    custom = CustomRecord(presentation.options.custom)
    button = presentation.button.map { all.buttons[$0] }
    buttons = facts.buttons.map { all.buttons[$0] }
    callbacks = presentation.callbacks.map { all.callbacks[$0] }
    unsaved = facts.unsaved.map { all.unsavedPoints[$0] }
    styles = presentation.options.declaredStyles
    waits = all.flow.effects[presentation.effect].waits
    state = presentation.options.state.map { all.flow.flags[$0].name } ?? ""
    reads = presentation.options.reads.map { all.flow.flags[$0].name }
  }

  var place: Place { presentation.place }
  var path: ElementPath { presentation.path }
}

extension PresentationRecord: RuleRecord {
  static let type = RecordType("Presentation", doc: "an edge: one place that presents")

  static func declare(_ field: inout RecordFields<PresentationRecord>) {
    field("id", "its path") { $0.path.text }
    field("source", "who performs it") { $0.source }
    field("target", "what is presented") { $0.target }
    field("style", "as declared; the first of several") { $0.styles.first ?? .automatic }
    field("styles", "all declared") { $0.styles }
    field(
      "possibleStyles",
      "all declared, with the styles that `automatic` stands for in the versions of the app instead of it"
    ) { $0.possibleStyles }
    field("styleReads", "what the choice of style depends on") { $0.facts.styleReads }
    field("anchored", "a popover would have something to point at") { $0.facts.anchored }
    field("anchoredAtView", "a popover would point at a whole view, not at a control") {
      $0.facts.anchoredAtView
    }
    field("saysAnchor", "an anchor is written, beside `present` or on the screen") {
      $0.presentation.options.saysAnchor
    }
    field("transition", "modalTransitionStyle") { $0.presentation.options.transition }
    field("detents", "sheet detents, smallest first") { $0.presentation.options.detents }
    field("undimmed", "largest undimmed detent; empty: always dimmed") { $0.presentation.options.undimmed }
    field("grabber", "prefersGrabberVisible") { $0.presentation.options.grabber }
    field("guard", "set by the presenter on what it presents") { $0.guardian }
    field("adaptation", "what the adaptive delegate answers") { $0.adaptation }
    field("callbacks", "the edge's own") { $0.callbacks }
    field("custom", "the app's own presentation controller") { $0.custom }
    field("isCustom", "a custom style is declared") { $0.facts.isCustom }
    field(
      "cover",
      "it comes when the app goes to the background, and goes when the app comes back or what it began then has ended"
    ) { $0.facts.isCover }
    field(
      "endsAtReturn",
      "it comes when the app goes to the background, and every return closes it, whatever happened meanwhile"
    ) { $0.facts.goesAtEveryReturn }
    field("sweptAway", "the window gets another root in the same step, so that it goes as it comes") {
      $0.facts.goesAsItComes
    }
    field("button", "what is tapped, if a button", impliedBy: []) { $0.button }
    field("byPerson", "a button, or a gesture that was refused") { $0.presentation.byPerson }
    field("trigger", "the kind of the trigger it stands in") { $0.presentation.trigger }
    field("waits", "in a `then`: it waits for the end of a transition") { $0.waits }
    field("ownWindow", "in a window of its own") { $0.presentation.options.ownWindow }
    field("modifier", "SwiftUI: what presentations of one modifier share") {
      $0.presentation.options.modifier
    }
    field("state", "the flag that says it is up, or empty") { $0.state }
    field("reads", "SwiftUI: names of flags for state of its presenter that only its content reads") {
      $0.reads
    }
    field("framework", "who presents") { $0.presentation.framework }
    field("buttons", "those of the target and of the adapted form") { $0.buttons }
    field("unsaved", "points of all screens its layer can hold, without the autosaved") { $0.unsaved }
    field("completable", "some screen its layer can hold has a completing button") { $0.facts.completable }
    field(
      "hasTask",
      "the same by a button that hangs on no flag that varies, or that changes by the grace of one; and it does more than close, or there is unsaved work"
    ) { $0.facts.hasTask }
    field("closable", "some screen its layer can hold has a button that closes it") { $0.facts.closable }
    field(
      "closesByItself",
      "a message or an error closes some screen its layer can hold, or ends a wait that people cannot close"
    ) {
      $0.facts.closesByItself
    }
    field("closesUnasked", "the same, without the end of work that a button in it begins") {
      $0.facts.closesUnasked
    }
    field(
      "bringsApp",
      "it brings the app itself: a tab bar or split view over a root that has none, by itself or by a button that does more, or what a splash screen without buttons hands over to at once; and nothing in it closes it"
    ) { $0.facts.bringsApp }
    field(
      "exitWorks", "names of the works of all buttons of its layer that close it, without the repeatable"
    ) { $0.facts.exitWorks }
    field(
      "endingWorks",
      "`clear x` and `set x` for the flags x that its condition needs set or cleared, those that vary left out"
    ) { $0.facts.endingWorks }
    field(
      "opensOnce",
      "names of the flags that its button sets and needs cleared, and that are cleared only while it is up, by another branch of the button, or, of a system controller, by a link that closes it"
    ) { $0.facts.opensOnce }
    field(
      "endedModes",
      "names of the flags that a button in it sets, that are cleared in it alone, and that no button which closes it leaves set"
    ) { $0.facts.endedModes }
    field(
      "heldBackBy", "presentations of other screens whose button sets a flag that this one needs cleared"
    ) { $0.heldBackBy }
    field("acts", "some screen its layer can hold has unsaved work, or a button that does more than lead on")
    {
      $0.facts.acts
    }
    field("forks", "some screen its layer can hold pushes more than one other") { $0.facts.forks }
  }
}

/// The answers of the adaptive delegate.
final class AdaptationRecord: RuleRecord {
  static let type = RecordType(
    "Adaptation", doc: "what the adaptive delegate answers; empty lists: not implemented")
  private let adaptation: Adaptation
  private let buttons: [ButtonRecord]

  init(_ adaptation: Adaptation, in all: FlowRecords) {
    self.adaptation = adaptation
    buttons = adaptation.buttons.map { all.buttons[$0] }
  }

  static func declare(_ field: inout RecordFields<AdaptationRecord>) {
    field("styles", "all it may return, two-argument form") { $0.adaptation.styles.map(\.style) }
    field("compactWidthStyles", "all it may return, one-argument form") {
      $0.adaptation.compactWidthStyles.map(\.style)
    }
    field("inNavigation", "wraps the content in a navigation controller") { $0.adaptation.inNavigation }
    field("horizontal", "SwiftUI, in compact width") { $0.adaptation.horizontal }
    field("vertical", "SwiftUI, in compact height") { $0.adaptation.vertical }
    field("buttons", "buttons only the adapted form has") { $0.buttons }
  }
}

/// The app's own presentation controller.
final class CustomRecord: RuleRecord {
  static let type = RecordType(
    "Custom", doc: "the app's own presentation controller; UIKit's ways where there is none")
  private let custom: CustomPresentation

  init(_ custom: CustomPresentation) { self.custom = custom }

  static func declare(_ field: inout RecordFields<CustomRecord>) {
    field("delegated", "a transitioning delegate vends it") { $0.custom.delegated }
    field("addsViews", "adds views when the presentation begins") { $0.custom.addsViews }
    field("cleansAbandoned", "removes them when a presentation is abandoned") {
      $0.custom.cleansUp.contains(.abandoned)
    }
    field("cleansDismissed", "removes them when it is dismissed") { $0.custom.cleansUp.contains(.dismissed) }
    field("removesEarly", "removes them when a dismissal begins, not when it ends") {
      $0.custom.removesViewsAt == .willBegin
    }
    field("cached", "the presentation controller is kept instead of read again") { $0.custom.cached }
    field("removesPresenter", "shouldRemovePresentersView") { $0.custom.removesPresenter }
  }
}
