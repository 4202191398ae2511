extension CodeFacts {
  /// JSON Schema (draft 2020-12) of what ``text`` writes; also the reference of its members.
  public static let jsonSchema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What modalflow facts writes, form 1",
      "type": "object",
      "required": ["modalflow-facts", "facts"],
      "properties": {
        "modalflow-facts": {"const": 1},
        "facts": {"type": "array", "items": {"$ref": "#/$defs/fact"}}
      },
      "$defs": {
        "place": {"type": "string", "pattern": "^.+:[0-9]+:[0-9]+$", "description": "path:line:column; columns count bytes."},
        "sure": {
          "enum": ["exact", "inferred", "unknown"],
          "description": "Read off the text; by the rules named; it is there, but not what."
        },
        "texts": {"type": "array", "items": {"type": "string"}},
        "style": {
          "type": "object", "required": ["value", "sure"],
          "properties": {
            "value": {"type": "string", "description": "Several with | between them where code chooses."},
            "sure": {"$ref": "#/$defs/sure"},
            "conditional": {"const": true, "description": "A condition stands around it."},
            "at": {"$ref": "#/$defs/place"}
          }
        },
        "button": {
          "type": "object", "required": ["at"],
          "properties": {
            "label": {"type": "string", "description": "‹name› where it is computed."},
            "key": {"type": "string", "description": "The function or modifier that runs it."},
            "symbol": {"type": "string"},
            "role": {"enum": \#(FactWords.role.written)},
            "placement": {"enum": \#(FactWords.placement.written)},
            "does": {"$ref": "#/$defs/texts", "description": "dismiss, dismiss-presenter, pop, segue ID, unwind ACTION, later dismiss …"},
            "if": {"type": "string", "description": "The condition under which it is there, as written."},
            "repeated": {"const": true, "description": "A loop adds it."},
            "sure": {"$ref": "#/$defs/sure", "description": "Of its role; exact where absent."},
            "at": {"$ref": "#/$defs/place"}
          }
        },
        "target": {
          "type": "object", "required": ["kind", "sure"],
          "properties": {
            "type": {"type": "string"},
            "kind": {"type": "string", "description": "screen, a dialog (alert, actionSheet, confirmationDialog), a system controller (share, camera …); unwind of an unwind segue alone."},
            "sure": {"$ref": "#/$defs/sure"},
            "wrap": {"$ref": "#/$defs/texts", "description": "Containers around it, the outermost first."},
            "title": {"type": "string"},
            "number": {"type": "integer", "description": "Which it is of several dialogs that nothing else tells apart; 1 where it is missing."},
            "scene": {"type": "string", "description": "Storyboard#id"},
            "buttons": {"type": "array", "items": {"$ref": "#/$defs/button"}},
            "made": {"$ref": "#/$defs/place"}
          }
        },
        "fact": {
          "type": "object", "required": ["kind"],
          "oneOf": [
            {
              "properties": {
                "kind": {"const": "app"}, "name": {"type": "string"}, "ios": {"type": "string"},
                "devices": {"type": "array", "items": {"enum": \#(FactWords.device.written)}},
                "orientations": {"$ref": "#/$defs/texts"}, "orientationsOnIPad": {"$ref": "#/$defs/texts"},
                "fullScreen": {"const": true}, "start": {"type": "string"},
                "roots": {
                  "type": "array",
                  "items": {
                    "required": ["at"],
                    "properties": {"type": {"type": "string"}, "at": {"$ref": "#/$defs/place"}}
                  }
                },
                "at": {"$ref": "#/$defs/place"}
              }
            },
            {
              "required": ["type", "framework", "at"],
              "properties": {
                "kind": {"const": "screen"}, "type": {"type": "string"},
                "framework": {"enum": ["storyboard", "uikit", "swiftui"]}, "title": {"type": "string"},
                "navigation": {"const": true}, "scene": {"type": "string"}, "style": {"$ref": "#/$defs/style"},
                "inherits": {"$ref": "#/$defs/texts"}, "contains": {"$ref": "#/$defs/texts"},
                "at": {"$ref": "#/$defs/place"}
              }
            },
            {
              "required": ["verb", "framework", "from", "to", "at"],
              "properties": {
                "kind": {"const": "edge"},
                "verb": {"enum": ["present", "push", "showDetail", "root", "setRoot", "tab", "column", "embed", "unwind"]},
                "framework": {"enum": ["storyboard", "uikit", "swiftui"]},
                "from": {
                  "type": "object", "required": ["sure"],
                  "properties": {
                    "type": {"type": "string", "description": "The type whose code or scene it stands in."},
                    "sure": {"$ref": "#/$defs/sure"},
                    "by": {"enum": ["topmost", "root"], "description": "What code looks for to present on, where no screen is known for which it does."},
                    "screens": {"$ref": "#/$defs/texts", "description": "The screens that contain that type."}
                  }
                },
                "to": {"$ref": "#/$defs/target"}, "style": {"$ref": "#/$defs/style"},
                "anchored": {"const": true}, "delegate": {"const": true}, "completion": {"const": true},
                "idiom": {"const": true, "description": "The style hangs on the idiom or the size class."},
                "modifier": {"type": "string", "description": "SwiftUI: the view with the modifier, and what that is bound to."},
                "view": {"$ref": "#/$defs/place", "description": "SwiftUI: where the view begins that has the modifier."},
                "builtIf": {"type": "string", "description": "The condition of #if under which alone it is built."},
                "trigger": {"$ref": "#/$defs/button"}, "in": {"type": "string", "description": "The function."},
                "via": {"type": "array", "items": {"$ref": "#/$defs/place"}, "description": "Helpers between the call and the presentation."},
                "rules": {"$ref": "#/$defs/texts"}, "at": {"$ref": "#/$defs/place"}
              }
            },
            {
              "required": ["on", "how", "value", "sure", "at"],
              "properties": {
                "kind": {"const": "guard"}, "type": {"type": "string"}, "on": {"enum": \#(FactWords.guarded.written)},
                "how": {"enum": \#(FactWords.guarding.written)},
                "value": {"type": "string"}, "sure": {"$ref": "#/$defs/sure"}, "at": {"$ref": "#/$defs/place"}
              }
            },
            {
              "required": ["type", "name", "at"],
              "properties": {
                "kind": {"const": "callback"}, "type": {"type": "string"},
                "name": {"enum": \#(FactWords.callback.written)},
                "controller": {"type": "string", "description": "Of a system controller's delegate: its kinds."},
                "constant": {"type": "string"}, "does": {"$ref": "#/$defs/texts"}, "at": {"$ref": "#/$defs/place"}
              }
            },
            {
              "required": ["does", "sure", "at"],
              "properties": {
                "kind": {"const": "closing"}, "type": {"type": "string"}, "screens": {"$ref": "#/$defs/texts"},
                "does": {"enum": \#(FactWords.closing.written)},
                "trigger": {"$ref": "#/$defs/button"}, "in": {"type": "string"},
                "sure": {"$ref": "#/$defs/sure"}, "at": {"$ref": "#/$defs/place"}
              }
            },
            {
              "allOf": [{"$ref": "#/$defs/button"}], "required": ["of"],
              "properties": {"kind": {"const": "button"}, "of": {"type": "string", "description": "The screen."}}
            },
            {
              "required": ["type", "why", "at"],
              "properties": {
                "kind": {"const": "nominated"}, "type": {"type": "string"}, "why": {"type": "string"},
                "fields": {"$ref": "#/$defs/texts"}, "guarded": {"const": true}, "at": {"$ref": "#/$defs/place"}
              }
            },
            {
              "required": ["why", "at"],
              "properties": {
                "kind": {"const": "unseen"},
                "why": {
                  "enum": [
                    "objective-c", "who presents", "what is presented", "no caller", "unreadable file",
                    "swift not read"
                  ]
                },
                "about": {"type": "string"}, "at": {"$ref": "#/$defs/place"}
              }
            },
            {
              "required": ["rule", "message", "at"],
              "properties": {
                "kind": {"const": "finding"}, "rule": {"type": "string", "pattern": "^code-"},
                "message": {"type": "string"}, "type": {"type": "string"}, "in": {"type": "string"},
                "other": {"$ref": "#/$defs/place"}, "at": {"$ref": "#/$defs/place"}
              }
            }
          ]
        }
      }
    }

    """#
}
