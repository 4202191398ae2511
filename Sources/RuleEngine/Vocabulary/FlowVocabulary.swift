internal import ExpressionLanguage
internal import FlowModel

/// The records and enums that conditions speak of: where the expression language meets flows.
///
/// Names are those of the flow language in camel case; members of enums are spelled as in flows.
struct FlowVocabulary: Sendable {
  let app = RecordType("App", doc: "what is built and where it runs")
  let condition = RecordType("Condition", doc: "a condition of the flow")
  let unsaved = RecordType("Unsaved", doc: "an unsaved point")
  let guardian = RecordType("Guard", doc: "isModalInPresentation as written")
  let effect = RecordType("Effect", doc: "one effect, its branches flattened")
  let button = RecordType("Button", doc: "a button, the system's own included")
  let closing = RecordType("Closing", doc: "one way in which a button closes the presentation it is in")
  let callback = RecordType("Callback", doc: "an implemented callback")
  let custom = RecordType(
    "Custom", doc: "the app's own presentation controller; UIKit's ways where there is none")
  let adaptation = RecordType(
    "Adaptation", doc: "what the adaptive delegate answers; empty lists: not implemented")
  let presentation = RecordType("Presentation", doc: "an edge: one place that presents")
  let screen = RecordType("Screen", doc: "a screen")
  let trigger = RecordType("Trigger", doc: "what starts without a tap")
  let allowance = RecordType("Allowance", doc: "one rule that an ‘allow’ names, and what came of it")

  /// All records, in the order of the reference page.
  var records: [RecordType] {
    [
      app, screen, presentation, button, closing, effect, callback, trigger, condition, guardian, unsaved,
      adaptation, custom, allowance,
    ]
  }

  /// The records that stand somewhere in a file.
  var placed: [RecordType] {
    [screen, presentation, button, effect, callback, trigger, condition, unsaved, allowance]
  }

  /// The one vocabulary there is; made at first use.
  static let standard = FlowVocabulary()

  private init() {
    declareApp()
    declareConditions()
    declareEffect()
    declareButton()
    declareCallback()
    declarePresentation()
    declareScreen()
    declareAllowance()
  }

  /// The record an `each` ranges over.
  func record(of subject: Subject) -> RecordType {
    switch subject {
    case .screen: screen
    case .presentation: presentation
    case .button: button
    case .effect: effect
    case .callback: callback
    case .trigger: trigger
    case .condition: condition
    case .allowance: allowance
    }
  }
}
