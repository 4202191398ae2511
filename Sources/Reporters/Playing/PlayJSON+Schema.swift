internal import JSON

extension PlayJSON {
  /// JSON Schema (draft 2020-12) of what is written; also the reference of its members.
  ///
  /// It permits members that it does not name, because later versions of the tool may add some.
  public static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Output of modalflow trace --format json, version 1",
      "type": "object",
      "required": ["version", "tool", "flow", "environment", "environments", "start", "steps", "moves"],
      "properties": {
        "version": {"const": 1},
        "tool": {
          "description": "Who wrote it.",
          "type": "object",
          "required": ["name", "version"],
          "properties": {"name": {"type": "string"}, "version": {"type": "string"}}
        },
        "flow": {
          "type": "object",
          "required": ["name", "root"],
          "properties": {
            "name": {"type": "string"},
            "root": {"type": "string", "description": "The path of the root file."}
          }
        },
        "environment": {"type": "string", "description": "Where it started, in words that --environment takes."},
        "environments": {"$ref": "#/$defs/names", "description": "Everywhere it can start."},
        "start": {
          "description": "What follows by itself before anybody does anything.",
          "type": "object",
          "required": ["events", "after"],
          "properties": {"events": {"$ref": "#/$defs/events"}, "after": {"$ref": "#/$defs/scene"}}
        },
        "steps": {
          "description": "What was done, in order.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["action", "element", "place", "events", "because", "after"],
            "properties": {
              "action": {"$ref": "#/$defs/action"},
              "element": {"$ref": "#/$defs/element"},
              "place": {"$ref": "#/$defs/anyPlace"},
              "events": {"$ref": "#/$defs/events"},
              "because": {"$ref": "#/$defs/names", "description": "Facts of the platform that made the difference."},
              "after": {"$ref": "#/$defs/scene"}
            }
          }
        },
        "moves": {
          "description": "What can be done now, in the order of the flow; empty once the app has crashed.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["action", "element", "place", "events", "actor", "closes"],
            "properties": {
              "action": {"$ref": "#/$defs/action"},
              "element": {"$ref": "#/$defs/element"},
              "place": {"$ref": "#/$defs/anyPlace"},
              "events": {"$ref": "#/$defs/events", "description": "What would happen."},
              "actor": {"enum": ["person", "app", "environment"]},
              "closes": {"type": "boolean", "description": "It closes the layer in front."}
            }
          }
        }
      },
      "$defs": {
        "names": {"type": "array", "items": {"type": "string"}},
        "action": {"type": "string", "description": "In the words of the flow, as --play takes them."},
        "element": {
          "description": "What is tapped, starts or is edited, by names; null for gestures and rotation.",
          "type": ["string", "null"]
        },
        "events": {
          "description": "What happens, the heaviest first.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["kind", "text", "place"],
            "properties": {
              "kind": {
                "enum": [
                  "crashed", "lost", "discarded", "refused", "dropped", "misdirected", "found", "called", "not-called",
                  "ran", "completed", "came", "went", "redrawn", "switched", "nothing"
                ]
              },
              "text": {"type": "string"},
              "place": {"$ref": "#/$defs/anyPlace"}
            }
          }
        },
        "scene": {
          "description": "What stands on screen.",
          "type": "object",
          "required": ["environment", "stack", "flags", "crashed"],
          "properties": {
            "environment": {"type": "string", "description": "Where the app runs now; rotation changes it."},
            "stack": {
              "description": "The lowest first.",
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "object",
                "required": ["id", "title", "look", "pushed", "unsaved"],
                "properties": {
                  "id": {"type": "string"},
                  "title": {"type": "string"},
                  "look": {"type": "string", "description": "How its layer is drawn; empty for what was pushed."},
                  "pushed": {"type": "boolean"},
                  "unsaved": {"$ref": "#/$defs/names"}
                }
              }
            },
            "flags": {"$ref": "#/$defs/names", "description": "The app’s own flags that are set."},
            "crashed": {"type": "boolean"}
          }
        },
        "anyPlace": {"anyOf": [{"$ref": "#/$defs/place"}, {"type": "null"}]},
    \#(JSONWriter.placeSchema)
      }
    }

    """#
}
