internal import JSON

extension JSONReporter {
  /// JSON Schema (draft 2020-12) of what this reporter writes; also the reference of its members.
  ///
  /// It permits members that it does not name, because later versions of the tool may add some.
  public static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Report of modalflow lint --format json, version 1",
      "type": "object",
      "required": ["version", "tool", "summary", "comparisons", "problems", "findings", "accepted", "flows"],
      "properties": {
        "version": {"const": 1},
        "tool": {
          "description": "Who wrote the report.",
          "type": "object",
          "required": ["name", "version"],
          "properties": {"name": {"type": "string"}, "version": {"type": "string"}}
        },
        "summary": {
          "description": "Counts over the whole run, and the same in plain words.",
          "type": "object",
          "required": [
            "problems", "errors", "warnings", "infos", "allowed", "baselined", "carried", "ignored", "flows", "screens",
            "presentations", "rules", "text"
          ],
          "properties": {
            "problems": {"$ref": "#/$defs/count", "description": "Inputs that could not be understood."},
            "errors": {"$ref": "#/$defs/count", "description": "Findings of severity error."},
            "warnings": {"$ref": "#/$defs/count", "description": "Findings of severity warning."},
            "infos": {"$ref": "#/$defs/count", "description": "Findings of severity info."},
            "allowed": {"$ref": "#/$defs/count", "description": "Findings that a flow itself allows; they do not count."},
            "baselined": {"$ref": "#/$defs/count", "description": "Findings that the baseline has; they do not count."},
            "carried": {"$ref": "#/$defs/count", "description": "Findings that the revision had; they do not count."},
            "ignored": {
              "$ref": "#/$defs/count",
              "description": "Findings that the configuration leaves out at their path or element."
            },
            "flows": {"$ref": "#/$defs/count", "description": "Flows that were checked."},
            "screens": {"$ref": "#/$defs/count"},
            "presentations": {"$ref": "#/$defs/count", "description": "Places that present something."},
            "rules": {"$ref": "#/$defs/count", "description": "Rules that were asked."},
            "text": {"type": "string", "description": "The summary of the terminal report, one sentence per line."}
          }
        },
        "comparisons": {
          "description": "What findings were compared with; empty where all of them count.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["kind", "name", "gone"],
            "properties": {
              "kind": {"enum": ["baseline", "revision"]},
              "name": {"type": "string", "description": "The path of the baseline, or the revision."},
              "gone": {"$ref": "#/$defs/count", "description": "Findings it knows that nobody finds any more."}
            }
          }
        },
        "problems": {
          "description": "What could not be understood, by path and place.",
          "type": "array",
          "items": {"$ref": "#/$defs/problem"}
        },
        "findings": {
          "description": "Defects of the flows that count, by path and place; their state is new.",
          "type": "array",
          "items": {"$ref": "#/$defs/finding"}
        },
        "accepted": {
          "description": "Defects that are there and do not count: baselined, carried and allowed ones.",
          "type": "array",
          "items": {"$ref": "#/$defs/finding"}
        },
        "flows": {
          "description": "The flows that were checked, and what every rule came to.",
          "type": "array",
          "items": {"$ref": "#/$defs/flow"}
        }
      },
      "$defs": {
        "count": {"type": "integer", "minimum": 0},
        "severity": {"enum": ["error", "warning", "info"]},
        "verdict": {
          "description": "not-applicable: nothing that the rule speaks of occurs. undecided: a limit was hit.",
          "enum": ["holds", "violated", "not-applicable", "undecided"]
        },
    \#(JSONWriter.placeSchema),
        "related": {
          "description": "Other places that belong to it.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["place", "message"],
            "properties": {"place": {"$ref": "#/$defs/place"}, "message": {"type": "string"}}
          }
        },
        "code": {
          "description": "Lines of the app's sources that belong to it; empty unless facts of them are at hand.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["path", "line", "column", "sure", "message"],
            "properties": {
              "path": {"type": "string"},
              "line": {"type": "integer", "minimum": 1},
              "column": {"type": "integer", "minimum": 1, "description": "Counts bytes."},
              "sure": {"enum": ["exact", "inferred"], "description": "Read off there, or by the rules that the message names."},
              "message": {"type": "string", "description": "What is there."}
            }
          }
        },
        "finding": {
          "type": "object",
          "required": [
            "rule", "severity", "status", "message", "place", "label", "related", "code", "element", "flow", "why", "help",
            "folded", "cause", "others", "trace"
          ],
          "properties": {
            "rule": {"type": "string", "description": "The rule's id."},
            "severity": {"$ref": "#/$defs/severity"},
            "status": {"$ref": "#/$defs/status"},
            "message": {"type": "string", "description": "What is wrong, in one line."},
            "place": {"$ref": "#/$defs/place"},
            "label": {"type": "string", "description": "A few words for the place; may be empty."},
            "related": {"$ref": "#/$defs/related"},
            "code": {"$ref": "#/$defs/code"},
            "element": {"type": "string", "description": "The element by names, which stays when lines move."},
            "flow": {"type": "string", "description": "The path of the flow's root file."},
            "why": {"type": "string", "description": "Why it matters."},
            "help": {"type": "string", "description": "What to do instead."},
            "folded": {
              "description": "Broader rules with a finding at the same place, which this one stands for.",
              "type": "array",
              "items": {"type": "string"}
            },
            "cause": {
              "description": "What it comes from, where others may come from the same; null where it stands alone.",
              "anyOf": [{"$ref": "#/$defs/cause"}, {"type": "null"}]
            },
            "others": {
              "description": "Other findings of the same cause, which count once with this one.",
              "type": "array",
              "items": {"$ref": "#/$defs/finding"}
            },
            "trace": {
              "description": "The shortest way to the trouble; null where the flow alone shows it.",
              "anyOf": [{"$ref": "#/$defs/trace"}, {"type": "null"}]
            },
            "repair": {"$ref": "#/$defs/repair"}
          }
        },
        "repair": {
          "description": "How it can be repaired: carried out in memory, with the finding gone and no error or warning new. Not there where no repair holds.",
          "type": "object",
          "required": ["says", "safe", "changes"],
          "properties": {
            "says": {"type": "string", "description": "What it does, as an order."},
            "safe": {"type": "boolean", "description": "Whether --fix does it; else --unsafe-fixes does."},
            "changes": {
              "description": "What to write, all together; no two overlap.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["place", "replacement"],
                "properties": {
                  "place": {"$ref": "#/$defs/place"},
                  "replacement": {"type": "string", "description": "The text that takes the place of what stands there."}
                }
              }
            }
          }
        },
        "cause": {
          "type": "object",
          "required": ["name", "element"],
          "properties": {
            "name": {"type": "string", "description": "What kind of defect; the rule's id where no other rule finds it."},
            "element": {"type": "string", "description": "Where it lies, by names."}
          }
        },
        "status": {
          "description": "Whether it counts, and if not, who says so.",
          "type": "object",
          "required": ["state"],
          "properties": {
            "state": {"enum": ["new", "baselined", "carried", "allowed"]},
            "revision": {"type": "string", "description": "The revision that had it; only where carried."},
            "reason": {"type": "string", "description": "Why it is accepted; may be empty in a baseline."},
            "owner": {"type": "string", "description": "Who answers for it; may be empty."},
            "until": {"type": "string", "description": "The last day, yyyy-mm-dd; empty for ever."},
            "place": {"$ref": "#/$defs/place", "description": "Where it is accepted."}
          }
        },
        "trace": {
          "type": "object",
          "required": ["environment", "playedIn", "doubt", "unusual", "start", "steps"],
          "properties": {
            "environment": {"type": "string", "description": "Where it happens; empty where it happens everywhere."},
            "playedIn": {
              "type": "string",
              "description": "One place where it happens, in words that modalflow trace --environment takes."
            },
            "doubt": {
              "type": "string",
              "description": "The facts it hangs on, where sources contradict each other about them, for which it weighs one severity less; else empty."
            },
            "unusual": {
              "description": "Steps that hardly anybody does, without which nobody comes to it; empty where there is an ordinary way.",
              "type": "array",
              "items": {"type": "string"}
            },
            "omitted": {
              "type": "integer",
              "description": "How many steps it takes; only where none is told, as of most ways of more than 64. modalflow trace --finding plays them."
            },
            "start": {"$ref": "#/$defs/names", "description": "What stands on screen at first, the lowest first."},
            "steps": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["action", "stack", "place", "element", "notes", "because"],
                "properties": {
                  "action": {"type": "string", "description": "What is done, in the words of the flow."},
                  "stack": {"$ref": "#/$defs/names", "description": "What then stands on screen, the lowest first."},
                  "place": {"anyOf": [{"$ref": "#/$defs/place"}, {"type": "null"}]},
                  "element": {
                    "description": "What is tapped, starts or is edited, by names; null for gestures and rotation.",
                    "type": ["string", "null"]
                  },
                  "notes": {"$ref": "#/$defs/names", "description": "What happened besides."},
                  "because": {"$ref": "#/$defs/names", "description": "Facts of the platform that made the difference."}
                }
              }
            }
          }
        },
        "names": {"type": "array", "items": {"type": "string"}},
        "problem": {
          "type": "object",
          "required": [
            "code", "severity", "message", "path", "place", "label", "related", "expected", "help", "replacement"
          ],
          "properties": {
            "code": {"type": "string", "description": "A stable name, such as unknown-key."},
            "severity": {"const": "error"},
            "message": {"type": "string"},
            "path": {"type": "string"},
            "place": {
              "description": "null where there is no text, such as a file that cannot be opened.",
              "anyOf": [{"$ref": "#/$defs/place"}, {"type": "null"}]
            },
            "label": {"type": "string"},
            "related": {"$ref": "#/$defs/related"},
            "expected": {"type": "string", "description": "What was expected there; may be empty."},
            "help": {"type": "string", "description": "The one thing to do; may be empty."},
            "replacement": {
              "description": "What to write instead of the text at the place, if that is clear.",
              "type": ["string", "null"]
            }
          }
        },
        "explored": {
          "description": "Of the largest exploration, where rules needed several.",
          "type": "object",
          "required": ["states", "facts", "worlds", "waiting", "underWay", "shorter", "cut"],
          "properties": {
            "states": {
              "$ref": "#/$defs/count",
              "description": "States in which the app waits for somebody, whatever the world."
            },
            "facts": {"$ref": "#/$defs/count", "description": "What was derived; --limit-work limits it."},
            "worlds": {
              "type": "number", "minimum": 1,
              "description": "Device, version, window, reading of contested facts and flags, as far as they are told apart; exact up to 2^53."
            },
            "waiting": {
              "description": "Where some run could make more presentations and pushes wait for a layer in front than were let wait at once: how many can, and how many were; else null.",
              "anyOf": [{"$ref": "#/$defs/bound"}, {"type": "null"}]
            },
            "underWay": {
              "description": "Where more work begun ‘later’ can be under way at once than was let be so: how much can, and how much was; else null. The end of what was begun beyond that did not come. With 0, each ended before anything else happened.",
              "anyOf": [{"$ref": "#/$defs/bound"}, {"type": "null"}]
            },
            "shorter": {
              "description": "Explorations with more waiting or under way at once, which a limit stopped; what was found in them is reported as well.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["coveredSteps", "waiting", "underWay"],
                "properties": {
                  "coveredSteps": {
                    "type": "integer", "minimum": -1,
                    "description": "Everything that takes up to so many steps is covered; -1: not even the launch."
                  },
                  "waiting": {"anyOf": [{"$ref": "#/$defs/bound"}, {"type": "null"}]},
                  "underWay": {"anyOf": [{"$ref": "#/$defs/bound"}, {"type": "null"}]}
                }
              }
            },
            "cut": {
              "description": "Where the first exploration stopped before its end; null if everything was explored.",
              "anyOf": [{"$ref": "#/$defs/cut"}, {"type": "null"}]
            }
          }
        },
        "bound": {
          "type": "object",
          "required": ["possible", "together"],
          "properties": {
            "possible": {"$ref": "#/$defs/count"},
            "together": {"$ref": "#/$defs/count"}
          }
        },
        "cut": {
          "type": "object",
          "required": ["limit", "coveredSteps", "reason", "help"],
          "properties": {
            "limit": {
              "description": "size: the flow has more of something than can be told apart; interrupt: somebody ended the run.",
              "enum": ["work", "memory", "length", "size", "interrupt"]
            },
            "coveredSteps": {
              "description": "Everything that takes up to so many steps is covered; -1: not even the launch. null: unknown.",
              "type": ["integer", "null"]
            },
            "reason": {"type": "string", "description": "The same in words."},
            "help": {"type": "string", "description": "What to do about it."}
          }
        },
        "flow": {
          "type": "object",
          "required": ["name", "root", "parts", "screens", "presentations", "explored", "verdicts", "rules"],
          "properties": {
            "name": {"type": "string"},
            "root": {"type": "string", "description": "The path of the root file."},
            "parts": {"type": "array", "items": {"type": "string"}, "description": "The paths of its fragments."},
            "screens": {"$ref": "#/$defs/count"},
            "presentations": {"$ref": "#/$defs/count"},
            "explored": {
              "description": "How much of what can happen was explored; null where no rule asked for it.",
              "anyOf": [{"$ref": "#/$defs/explored"}, {"type": "null"}]
            },
            "verdicts": {
              "description": "How many rules came to what.",
              "type": "object",
              "required": ["holds", "violated", "not-applicable", "undecided"],
              "additionalProperties": {"$ref": "#/$defs/count"}
            },
            "rules": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["rule", "verdict"],
                "properties": {"rule": {"type": "string"}, "verdict": {"$ref": "#/$defs/verdict"}}
              }
            }
          }
        }
      }
    }

    """#
}
