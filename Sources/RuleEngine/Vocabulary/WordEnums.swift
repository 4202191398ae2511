internal import ExpressionLanguage
internal import FlowModel

/// The enums of rules, each made of the words of the flow language.
enum WordEnums {
  static let kind = make("Kind", Kind.self, "which view controller")
  static let style = make("Style", Style.self, "modalPresentationStyle, and SwiftUI's presentations")
  static let role = make("Role", Role.self, "what a button is to the person")
  static let placement = make("Placement", Placement.self, "where a button stands")
  static let purpose = make("Purpose", Purpose.self, "why a screen is modal")
  static let task = make("Task", TaskSize.self, "how much there is to do")
  static let content = make("Content", Content.self, "what a screen shows")
  static let device = make("Device", Device.self, "what the app is built for")
  static let framework = make("Framework", Framework.self, "who writes or presents")
  static let host = make("Host", Host.self, "where the code runs")
  static let transition = make("Transition", Transition.self, "modalTransitionStyle")
  static let verb = make("Verb", Verb.self, "what an effect does")
  static let receiver = make("Receiver", Receiver.self, "who gets a message")
  static let truth = make("Truth", Truth.self, "what a condition amounts to")
  static let fact = make("Fact", Fact.self, "what a condition reads")
  static let callbackName = make(
    "CallbackName", CallbackName.self, "a call of UIKit, SwiftUI or a system controller")
  static let compactAdaptation = make(
    "CompactAdaptation", CompactAdaptation.self, "SwiftUI's presentationCompactAdaptation")
  static let triggerKind = make("TriggerKind", TriggerKind.self, "what starts without a tap")

  /// All of them, in the order of the reference page.
  static let all = [
    kind, style, role, placement, purpose, task, content, device, framework, host, transition, verb, receiver,
    truth, fact, callbackName, triggerKind, compactAdaptation,
  ]

  static func make<Word: FlowWord>(_ name: String, _ words: Word.Type, _ doc: String) -> EnumType {
    EnumType(name, words.spellings, doc: doc)
  }
}
