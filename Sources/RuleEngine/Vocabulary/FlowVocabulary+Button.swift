internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel

extension FlowVocabulary {
  func declareEffect() {
    effect.enumeration("verb", WordEnums.verb, doc: "what it does") { (it: EffectRecord) in it.verb }
    effect.string("target", doc: "the screen, point, work or flag it is about") { (it: EffectRecord) in
      it.target
    }
    effect.enumeration("receiver", WordEnums.receiver, doc: "who gets the message") { (it: EffectRecord) in
      it.receiver
    }
    effect.record("condition", condition, doc: "when it happens, all branches around it taken together") {
      (it: EffectRecord) in it.condition
    }
    effect.bool("repeatable", doc: "`save`, or a work said to be repeatable") { (it: EffectRecord) in
      it.repeatable
    }
    effect.bool(
      "whileCovered", doc: "may run while its performer is covered: in a trigger, a callback, a `then`"
    ) {
      (it: EffectRecord) in it.whileCovered
    }
  }

  func declareButton() {
    button.string("id", doc: "its id") { (it: ButtonRecord) in it.button.id }
    button.string("label", doc: "what it says; empty for none") { (it: ButtonRecord) in it.button.label }
    button.string("symbol", doc: "SF Symbol; empty for none") { (it: ButtonRecord) in it.button.symbol }
    button.string("accessibilityLabel", doc: "what VoiceOver says; empty for a bare symbol") {
      (it: ButtonRecord) in it.button.accessibilityLabel
    }
    button.enumeration("role", WordEnums.role, doc: "what it is to the person") { (it: ButtonRecord) in
      it.role
    }
    button.enumeration("placement", WordEnums.placement, doc: "where it stands") { (it: ButtonRecord) in
      it.placement
    }
    button.bool("prominent", doc: "prominent style") { (it: ButtonRecord) in it.button.prominent }
    button.bool("preferred", doc: "preferredAction of an alert") { (it: ButtonRecord) in it.button.preferred }
    button.int("width", doc: "points; 44 when unstated") { (it: ButtonRecord) in it.button.width }
    button.int("height", doc: "points; 44 when unstated") { (it: ButtonRecord) in it.button.height }
    button.record("enabled", condition, doc: "when it can be tapped") { (it: ButtonRecord) in it.enabled }
    button.record("shown", condition, doc: "when it is drawn") { (it: ButtonRecord) in it.shown }
    button.records("effects", effect, doc: "what a tap does, branches flattened") { (it: ButtonRecord) in
      it.effects
    }
    button.bool("system", doc: "drawn by UIKit for this kind") { (it: ButtonRecord) in it.button.isSystem }
    button.record("screen", screen, doc: "where it stands") { (it: ButtonRecord) in it.screen }
    button.bool(
      "exit",
      doc: "in some branch, itself or through a dialog it presents, it closes the presentation it is in"
    ) { (it: ButtonRecord) in it.exit }
    button.bool("steps", doc: "likewise, it pops") { (it: ButtonRecord) in it.facts.steps }
    button.strings("works", doc: "names of the works of the branches that close, without the repeatable") {
      (it: ButtonRecord) in it.facts.works
    }
    button.records("closings", closing, doc: "each branch that closes, a dialog's closing choices among them")
    {
      (it: ButtonRecord) in it.closings
    }
    closing.strings("works", doc: "names of its works, without the repeatable") { (it: ClosingRecord) in
      it.works
    }
    button.bool("saves", doc: "in some branch it saves") { (it: ButtonRecord) in it.facts.saves }
    button.bool("discards", doc: "in some branch it discards") { (it: ButtonRecord) in it.facts.discards }
    button.bool("completes", doc: "in some branch the task is finished") { (it: ButtonRecord) in
      it.facts.completes
    }
  }

  func declareCallback() {
    callback.string("id", doc: "its path") { (it: CallbackRecord) in it.callback.path.text }
    callback.enumeration("name", WordEnums.callbackName, doc: "which call") { (it: CallbackRecord) in it.name
    }
    callback.record("owner", screen, doc: "who performs it") { (it: CallbackRecord) in it.owner }
    callback.records("effects", effect, doc: "what it does, branches flattened") { (it: CallbackRecord) in
      it.effects
    }
    callback.strings("works", doc: "names of its works, without the repeatable") { (it: CallbackRecord) in
      it.works
    }
    callback.record("returns", condition, doc: "what should-dismiss returns") { (it: CallbackRecord) in
      it.returns
    }
    callback.bool("onChild", doc: "the delegate is set on a child, not on what is presented") {
      (it: CallbackRecord) in it.callback.onChild
    }

    trigger.enumeration("kind", WordEnums.triggerKind, doc: "what happens") { (it: TriggerRecord) in it.kind }
    trigger.string("label", doc: "its label, or the word of its kind") { (it: TriggerRecord) in
      it.trigger.label
    }
    trigger.enumeration("receiver", WordEnums.receiver, doc: "who performs its effects") {
      (it: TriggerRecord) in it.receiver
    }
    trigger.records("effects", effect, doc: "what follows, branches flattened") { (it: TriggerRecord) in
      it.effects
    }
  }
}
