internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel

extension FlowVocabulary {
  func declarePresentation() {
    let it = presentation
    it.string("id", doc: "its path") { (it: PresentationRecord) in it.path.text }
    it.record("source", screen, doc: "who performs it") { (it: PresentationRecord) in it.source }
    it.record("target", screen, doc: "what is presented") { (it: PresentationRecord) in it.target }
    it.enumeration("style", WordEnums.style, doc: "as declared; the first of several") {
      (it: PresentationRecord) in it.style
    }
    it.enumerationSet("styles", WordEnums.style, doc: "all declared") { (it: PresentationRecord) in it.styles
    }
    it.enumerationSet("styleReads", WordEnums.fact, doc: "what the choice of style depends on") {
      (it: PresentationRecord) in it.styleReads
    }
    it.bool("anchored", doc: "a popover would have something to point at") {
      (it: PresentationRecord) in it.facts.anchored
    }
    it.enumeration("transition", WordEnums.transition, doc: "modalTransitionStyle") {
      (it: PresentationRecord) in it.transition
    }
    it.strings("detents", doc: "sheet detents, smallest first") { (it: PresentationRecord) in
      it.options.detents
    }
    it.string("undimmed", doc: "largest undimmed detent; empty: always dimmed") {
      (it: PresentationRecord) in it.options.undimmed
    }
    it.bool("grabber", doc: "prefersGrabberVisible") { (it: PresentationRecord) in it.options.grabber }
    it.record("guard", guardian, doc: "set by the presenter on what it presents") {
      (it: PresentationRecord) in it.guardian
    }
    it.record("adaptation", adaptation, doc: "what the adaptive delegate answers") {
      (it: PresentationRecord) in it.adaptation
    }
    it.records("callbacks", callback, doc: "the edge's own") { (it: PresentationRecord) in it.callbacks }
    it.record("custom", custom, doc: "the app's own presentation controller") { (it: PresentationRecord) in
      it.custom
    }
    it.bool("isCustom", doc: "a custom style is declared") { (it: PresentationRecord) in it.facts.isCustom }
    it.optionalRecord("button", button, doc: "what is tapped, if a button") { (it: PresentationRecord) in
      it.button
    }
    it.bool("byPerson", doc: "a button, or a gesture that was refused") {
      (it: PresentationRecord) in it.presentation.byPerson
    }
    it.enumeration("trigger", WordEnums.triggerKind, doc: "the kind of the trigger it stands in") {
      (it: PresentationRecord) in it.trigger
    }
    it.bool("ownWindow", doc: "in a window of its own") { (it: PresentationRecord) in it.options.ownWindow }
    it.string("modifier", doc: "SwiftUI: what presentations of one modifier share") {
      (it: PresentationRecord) in it.options.modifier
    }
    it.string("state", doc: "the flag that says it is up, or empty") { (it: PresentationRecord) in it.state }
    it.enumeration("framework", WordEnums.framework, doc: "who presents") { (it: PresentationRecord) in
      it.framework
    }
    it.records("buttons", button, doc: "those of the target and of the adapted form") {
      (it: PresentationRecord) in it.buttons
    }
    it.records("unsaved", unsaved, doc: "points of all screens its layer can hold, without the autosaved") {
      (it: PresentationRecord) in it.unsaved
    }
    it.bool("completable", doc: "some screen its layer can hold has a completing button") {
      (it: PresentationRecord) in it.facts.completable
    }

    adaptation.enumerationSet("styles", WordEnums.style, doc: "all it may return, two-argument form") {
      (it: AdaptationRecord) in it.styles
    }
    adaptation.enumerationSet(
      "compactWidthStyles", WordEnums.style, doc: "all it may return, one-argument form"
    ) {
      (it: AdaptationRecord) in it.compactWidthStyles
    }
    adaptation.bool("inNavigation", doc: "wraps the content in a navigation controller") {
      (it: AdaptationRecord) in it.inNavigation
    }
    adaptation.enumeration("horizontal", WordEnums.compactAdaptation, doc: "SwiftUI, in compact width") {
      (it: AdaptationRecord) in it.horizontal
    }
    adaptation.enumeration("vertical", WordEnums.compactAdaptation, doc: "SwiftUI, in compact height") {
      (it: AdaptationRecord) in it.vertical
    }
    adaptation.records("buttons", button, doc: "buttons only the adapted form has") {
      (it: AdaptationRecord) in it.buttons
    }
    declareCustom()
  }

  private func declareCustom() {
    custom.bool("delegated", doc: "a transitioning delegate vends it") { (it: CustomRecord) in
      it.custom.delegated
    }
    custom.bool("addsViews", doc: "adds views when the presentation begins") { (it: CustomRecord) in
      it.custom.addsViews
    }
    custom.bool("cleansAbandoned", doc: "removes them when a presentation is abandoned") {
      (it: CustomRecord) in it.custom.cleansUp.contains(.abandoned)
    }
    custom.bool("cleansDismissed", doc: "removes them when it is dismissed") {
      (it: CustomRecord) in it.custom.cleansUp.contains(.dismissed)
    }
    custom.bool("removesEarly", doc: "removes them when a dismissal begins, not when it ends") {
      (it: CustomRecord) in it.custom.removesViewsAt == .willBegin
    }
    custom.bool("cached", doc: "the presentation controller is kept instead of read again") {
      (it: CustomRecord) in it.custom.cached
    }
    custom.bool("removesPresenter", doc: "shouldRemovePresentersView") {
      (it: CustomRecord) in it.custom.removesPresenter
    }
  }
}
