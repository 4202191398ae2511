internal import Diagnostics
internal import FlowModel

/// An edge: one place that presents.
final class PresentationRecord: FlowElement {
  let index: Int
  let presentation: Presentation
  let options: PresentationOptions
  let facts: PresentationFacts
  unowned let source: ScreenRecord
  unowned let target: ScreenRecord
  let style: UInt8
  let styles: UInt64
  let styleReads: UInt64
  let transition: UInt8
  let trigger: UInt8
  let framework: UInt8
  let guardian: GuardRecord
  let adaptation: AdaptationRecord
  let custom: CustomRecord
  let button: ButtonRecord?
  let buttons: [ButtonRecord]
  let callbacks: [CallbackRecord]
  let unsaved: [UnsavedRecord]
  let state: String

  init(_ presentation: Presentation, _ index: Int, _ facts: PresentationFacts, in all: FlowRecords) {
    self.index = index
    let options = presentation.options
    self.presentation = presentation
    self.options = options
    self.facts = facts
    source = all.screens[presentation.source]
    target = all.screens[presentation.target]
    let declared = options.declaredStyles
    style = (declared.first ?? .automatic).ordinal
    styles = declared.mask
    styleReads = facts.styleReads.mask
    transition = options.transition.ordinal
    trigger = presentation.trigger.ordinal
    framework = presentation.framework.ordinal
    guardian = all.record(of: presentation.guard)
    adaptation = AdaptationRecord(options.adaptation, in: all)
    custom = CustomRecord(options.custom)
    button = presentation.button.map { all.buttons[$0] }
    buttons = facts.buttons.map { all.buttons[$0] }
    callbacks = presentation.callbacks.map { all.callbacks[$0] }
    unsaved = facts.unsaved.map { all.unsavedPoints[$0] }
    state = options.state.map { all.flow.flags[$0].name } ?? ""
  }

  var place: Place { presentation.place }
  var path: ElementPath { presentation.path }
}

/// What the adaptive delegate answers.
final class AdaptationRecord {
  let styles: UInt64
  let compactWidthStyles: UInt64
  let inNavigation: Bool
  let horizontal: UInt8
  let vertical: UInt8
  let buttons: [ButtonRecord]

  init(_ adaptation: Adaptation, in all: FlowRecords) {
    styles = adaptation.styles.map(\.style).mask
    compactWidthStyles = adaptation.compactWidthStyles.map(\.style).mask
    inNavigation = adaptation.inNavigation
    horizontal = adaptation.horizontal.ordinal
    vertical = adaptation.vertical.ordinal
    buttons = adaptation.buttons.map { all.buttons[$0] }
  }
}

/// The app's own presentation controller.
final class CustomRecord {
  let custom: CustomPresentation

  init(_ custom: CustomPresentation) { self.custom = custom }
}
