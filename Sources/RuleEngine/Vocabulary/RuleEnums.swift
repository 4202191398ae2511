internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

// The enums of rules, each with the words of the flow language.
extension Kind: RuleWord { static let type = word("Kind", "which view controller") }
extension Style: RuleWord {
  static let type = word("Style", "modalPresentationStyle, and SwiftUI's presentations")
}
extension Role: RuleWord { static let type = word("Role", "what a button is to the person") }
extension Placement: RuleWord { static let type = word("Placement", "where a button stands") }
extension Purpose: RuleWord { static let type = word("Purpose", "why a screen is modal") }
extension TaskSize: RuleWord { static let type = word("Task", "how much there is to do") }
extension Content: RuleWord { static let type = word("Content", "what a screen shows") }
extension Device: RuleWord { static let type = word("Device", "what the app is built for") }
extension Framework: RuleWord { static let type = word("Framework", "who writes or presents") }
extension Host: RuleWord { static let type = word("Host", "where the code runs") }
extension Transition: RuleWord { static let type = word("Transition", "modalTransitionStyle") }
extension Verb: RuleWord { static let type = word("Verb", "what an effect does") }
extension Receiver: RuleWord { static let type = word("Receiver", "who gets a message") }
extension Truth: RuleWord { static let type = word("Truth", "what a condition amounts to") }
extension Fact: RuleWord { static let type = word("Fact", "what a condition reads") }
extension CallbackName: RuleWord {
  static let type = word("CallbackName", "a call of UIKit, SwiftUI or a system controller")
}
extension TriggerKind: RuleWord { static let type = word("TriggerKind", "what starts without a tap") }
extension CompactAdaptation: RuleWord {
  static let type = word("CompactAdaptation", "SwiftUI's presentationCompactAdaptation")
}

// The enums for rules about behaviour.
extension SizeClass: RuleWord { static let type = word("SizeClass", "one side of the window") }
extension Look: RuleWord { static let type = word("Look", "how a layer is drawn now") }
extension Gesture: RuleWord { static let type = word("Gesture", "what an interactive dismissal meets") }
extension MoveKind: RuleWord { static let type = word("MoveKind", "what kind of thing is done") }
extension Actor: RuleWord { static let type = word("Actor", "who does it") }
extension DropReason: RuleWord { static let type = word("DropReason", "why a request came to nothing") }
extension Hit: RuleWord { static let type = word("Hit", "which controller went when one was sent dismiss") }
extension Crash: RuleWord { static let type = word("Crash", "why the app is gone") }
extension Found: RuleWord { static let type = word("Found", "what is wrong besides") }
