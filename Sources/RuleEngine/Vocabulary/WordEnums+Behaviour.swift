internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

extension WordEnums {
  static let sizeClass = make("SizeClass", SizeClass.self, "one side of the window")
  static let look = make("Look", Look.self, "how a layer is drawn now")
  static let gesture = make("Gesture", Gesture.self, "what an interactive dismissal meets")
  static let moveKind = make("MoveKind", MoveKind.self, "what kind of thing is done")
  static let actor = make("Actor", Actor.self, "who does it")
  static let dropReason = make("DropReason", DropReason.self, "why a request came to nothing")
  static let hit = make("Hit", Hit.self, "who went when a controller was told to dismiss")
  static let crash = make("Crash", Crash.self, "why the app is gone")
  static let found = make("Found", Found.self, "what is wrong besides")

  /// Those of rules about what can happen, in the order of the reference page.
  static let behaviour = [sizeClass, look, gesture, moveKind, actor, dropReason, hit, crash, found]
}
