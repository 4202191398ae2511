public import Diagnostics
internal import JSON

/// A played flow for programs: one object, described by ``schema``.
public struct PlayJSON: Sendable {
  private let tool: ToolVersion

  /// A writer that says who wrote.
  public init(tool: ToolVersion) { self.tool = tool }

  /// Writes it all: the start, each step, how it stands, what can be done next.
  public func write(_ played: PlayedFlow, to output: inout some TextOutputStream) {
    var json = JSONWriter()
    json.object { json in
      json.value("version", 1)
      json.member("tool", tool)
      json.object("flow", inline: true) { json in
        json.value("name", played.name)
        json.value("root", played.root)
      }
      json.value("environment", played.environment)
      json.values("environments", played.environments)
      json.object("start") { json in
        write(played.launch, to: &json)
        write("after", played.start, to: &json)
      }
      json.array("steps") { json in
        for step in played.steps {
          json.object { json in
            write(step.action, step.element, step.place, step.events, to: &json)
            json.values("because", step.because)
            write("after", step.after, to: &json)
          }
        }
      }
      json.array("moves") { json in
        for move in played.moves {
          json.object { json in
            write(move.action, move.element, move.place, move.events, to: &json)
            json.value("actor", move.actor)
            json.value("closes", move.closes)
          }
        }
      }
    }
    json.drain(into: &output)
  }

  private func write(
    _ action: String, _ element: ElementPath?, _ place: Place?, _ events: [StepEvent],
    to json: inout JSONWriter
  ) {
    json.value("action", action)
    json.textOrNull("element", element?.text)
    json.place("place", place)
    write(events, to: &json)
  }

  private func write(_ events: [StepEvent], to json: inout JSONWriter) {
    json.array("events") { json in
      for event in events {
        json.object { json in
          json.value("kind", event.kind.rawValue)
          json.value("text", event.text)
          json.place("place", event.place)
        }
      }
    }
  }

  private func write(_ key: String, _ scene: PlayedFlow.Scene, to json: inout JSONWriter) {
    json.object(key) { json in
      json.value("environment", scene.environment)
      json.array("stack") { json in
        for screen in scene.stack {
          json.object(inline: true) { json in
            json.value("id", screen.id)
            json.value("title", screen.title)
            json.value("look", screen.look)
            json.value("pushed", screen.isPushed)
            json.values("unsaved", screen.unsaved)
          }
        }
      }
      json.values("flags", scene.flags)
      json.value("crashed", scene.hasCrashed)
    }
  }
}
