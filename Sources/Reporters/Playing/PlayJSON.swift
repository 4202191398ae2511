public import Diagnostics
internal import JSON

/// Writes a played flow for programs: one object, described by ``schema``.
public struct PlayJSON: Sendable {
  private let tool: ToolVersion

  /// Creates a writer that names `tool` as the program that wrote the output.
  public init(tool: ToolVersion) { self.tool = tool }

  /// The JSON Schema (draft 2020-12) of the output; it is also the reference of its members.
  ///
  /// It permits members that it does not name, because later versions of the tool may add some.
  public static var schema: String {
    played.schemaText("Output of modalflow trace --format json, version 1")
  }

  /// Writes the start, each step, the current state, and the possible next steps.
  public func write(_ played: PlayedFlow, to output: inout some TextOutputStream) {
    var json = JSONWriter()
    PlayJSON.played.write((tool, played), nil, &json)
    json.drain(into: &output)
  }

  private static let played = JSONForm<(tool: ToolVersion, flow: PlayedFlow)> { one in
    one.member("version", .only(1)) { _ in 1 }
    one.member("tool", ReportForms.tool, "Who wrote it.") { $0.tool }
    one.member("flow", file) { $0.flow }
    one.text("environment", "Where it started, in words that --environment takes.") { $0.flow.environment }
    one.texts("environments", "Everywhere it can start.") { $0.flow.environments }
    one.member("start", start, "What follows by itself before anybody does anything.") { $0.flow }
    one.member("steps", step.list(), "What was done, in order.") { $0.flow.steps }
    one.member(
      "moves", move.list(),
      "What can be done now, in the order of the flow; empty once the app has crashed."
    ) { $0.flow.moves }
  }

  private static let file = JSONForm<PlayedFlow>(isInline: { _ in true }) { one in
    one.text("name") { $0.name }
    one.text("root", "The path of the root file.") { $0.root }
  }

  private static let start = JSONForm<PlayedFlow> { one in
    one.member("events", events) { $0.launch }
    one.member("after", scene) { $0.start }
  }

  private static let step = JSONForm<PlayedFlow.Step> { one in
    one.member("action", action) { $0.action }
    one.member("element", element) { $0.element?.text }
    one.member("place", PlaceForms.place.orNull) { $0.place }
    one.member("events", events) { $0.events }
    one.texts("because", "Facts of the platform that made the difference.") { $0.because }
    one.member("after", scene) { $0.after }
  }

  private static let move = JSONForm<PlayedFlow.Move> { one in
    one.member("action", action) { $0.action }
    one.member("element", element) { $0.element?.text }
    one.member("place", PlaceForms.place.orNull) { $0.place }
    one.member("events", events, "What would happen.") { $0.events }
    one.member("actor", .words(["person", "app", "environment"])) { $0.actor }
    one.flag("closes", "It closes the layer in front.") { $0.closes }
  }

  private static let action = JSONForm.text.named(
    "action", "In the words of the flow, as --play takes them.")

  private static let element = JSONForm.text.orNull.named(
    "element", "What is tapped, starts or is edited, by names; null for gestures and rotation.")

  private static let events = JSONForm<StepEvent> { one in
    one.member("kind", .words(StepEvent.Kind.allCases.map(\.rawValue))) { $0.kind.rawValue }
    one.text("text") { $0.text }
    one.member("place", PlaceForms.place.orNull) { $0.place }
  }.list().named("events", "What happens, the heaviest first.")

  private static let scene = JSONForm<PlayedFlow.Scene>("scene", "What stands on screen.") { one in
    one.text("environment", "Where the app runs now; rotation changes it.") { $0.environment }
    one.member("stack", screen.list(atLeast: 1), "The lowest first.") { $0.stack }
    one.texts("flags", "The app’s own flags that are set.") { $0.flags }
    one.flag("crashed") { $0.hasCrashed }
  }

  private static let screen = JSONForm<PlayedFlow.Screen>(isInline: { _ in true }) { one in
    one.text("id") { $0.id }
    one.text("title") { $0.title }
    one.text("look", "How its layer is drawn; empty for what was pushed.") { $0.look }
    one.flag("pushed") { $0.isPushed }
    one.texts("unsaved") { $0.unsaved }
  }
}
