/// The JSON schemas of what the program writes, as texts (draft 2020-12).
public enum Schemas {
    private static let counts = [
        "types", "pending", "assisted", "blocked", "kept", "notSelected", "fixes", "advice", "known", "failing",
    ]

    /// An entry of a line, at the indentation of the list of them.
    private static func line(_ kind: String) -> String {
        """
                {
                  "$ref": "#/$defs/\(kind)",
                  "required": ["kind"],
                  "properties": {"kind": {"const": "\(kind)"}},
                  "unevaluatedProperties": false
                }
        """
    }

    /// That of `--output json`; `#/$defs/line` is that of a line of `--output jsonl`.
    public static let report = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "A report of reobserve",
          "description": "What --output json writes. Paths are those from the top of the repository. Lines and columns start at 1; columns and offsets count UTF-8 bytes.",
          "type": "object",
          "required": ["schemaVersion", "tool", "summary", "basis", "findings", "guidance", "todos", "warnings", "problems", "notSeen", "filesRead"],
          "additionalProperties": false,
          "properties": {
            "schemaVersion": {"const": 1},
            "tool": {
              "type": "object",
              "required": ["name", "version"],
              "additionalProperties": false,
              "properties": {
                "name": {"const": "reobserve"},
                "version": {"type": "string", "minLength": 1}
              }
            },
            "summary": {"$ref": "#/$defs/summary"},
            "basis": {"$ref": "#/$defs/basis"},
            "findings": {
              "description": "One for each legacy type, in the order of their places",
              "type": "array",
              "items": {"$ref": "#/$defs/finding", "unevaluatedProperties": false}
            },
            "guidance": {
              "description": "One for each finding of a guidance rule, in the order of their places; empty unless --select names such rules",
              "type": "array",
              "items": {"$ref": "#/$defs/guidance", "unevaluatedProperties": false}
            },
            "todos": {
              "description": "Comments of --insert-todos that come, change or go; their edits belong to no finding and are made after those of the findings at the same place",
              "type": "array",
              "items": {"$ref": "#/$defs/todo", "unevaluatedProperties": false}
            },
            "warnings": {
              "description": "Likely mistakes that hinder nothing",
              "type": "array",
              "items": {"$ref": "#/$defs/warning", "unevaluatedProperties": false}
            },
            "problems": {
              "description": "Files that could not be taken into account",
              "type": "array",
              "items": {"$ref": "#/$defs/problem", "unevaluatedProperties": false}
            },
            "notSeen": {
              "description": "What the verdicts could not take into account, or what is not to be touched",
              "type": "array",
              "items": {"$ref": "#/$defs/notSeen"}
            },
            "filesRead": {"$ref": "#/$defs/count"}
          },
          "$defs": {
            "line": {
              "description": "What --output jsonl writes in each line",
              "oneOf": [
        \(["finding", "guidance", "todo", "warning", "problem"].map(line).joined(separator: ",\n"))
              ]
            },
            "count": {"type": "integer", "minimum": 0},
        \(JSONBasis.schema)
            "position": {"type": "integer", "minimum": 1},
            "path": {"type": "string", "minLength": 1, "pattern": "^[^/]"},
            "code": {"type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
            "message": {"description": "A sentence without a full stop", "type": "string", "minLength": 1},
            "summary": {
              "description": "How many types there are, and how many of each status; how many fixes and pieces of advice guidance rules have; how many of all these the baseline holds and how many let the check fail",
              "type": "object",
              "required": [\(counts.map { "\"\($0)\"" }.joined(separator: ", "))],
              "additionalProperties": false,
              "properties": {
        \(counts.map { "        \"\($0)\": {\"$ref\": \"#/$defs/count\"}" }.joined(separator: ",\n"))
              }
            },
            "finding": {
              "description": "A legacy type",
              "type": "object",
              "required": ["rule", "status", "symbol", "unit", "path", "line", "column", "message", "known", "fails", "reasons", "behaviours", "edits"],
              "properties": {
                "rule": {"const": "observable-class"},
                "status": {
                  "description": "It can move now; with --tier assisted; it stays; a comment keeps it; it was left out by a flag",
                  "enum": ["pending", "assisted", "blocked", "kept", "not-selected"]
                },
                "symbol": {"description": "The type's name with the types around it", "type": "string", "minLength": 1},
                "unit": {
                  "description": "Types of one unit, such as a class and its subclasses, move together or not at all; the symbol of one of them",
                  "type": "string",
                  "minLength": 1
                },
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/position"},
                "column": {"$ref": "#/$defs/position"},
                "message": {"$ref": "#/$defs/message"},
                "known": {"description": "The baseline holds it", "type": "boolean"},
                "fails": {"description": "It lets the check fail", "type": "boolean"},
                "reasons": {
                  "description": "Why it stays, heaviest reason first",
                  "type": "array",
                  "items": {"$ref": "#/$defs/note"}
                },
                "behaviours": {
                  "description": "What may behave differently once it has moved",
                  "type": "array",
                  "items": {"$ref": "#/$defs/note"}
                },
                "withOtherXcode": {
                  "description": "How it would stand with the other edition of Xcode than that of basis; left out where it would be the same",
                  "enum": ["safe", "assisted", "blocked"]
                },
                "edits": {
                  "description": "What has to be written, by path and place. Those at one place are made in this order; an edit that two types ask for stands with both and is made once",
                  "type": "array",
                  "items": {"$ref": "#/$defs/edit"}
                }
              }
            },
            "guidance": {
              "description": "A finding of a guidance rule",
              "type": "object",
              "required": ["rule", "status", "symbol", "path", "line", "column", "message", "known", "fails", "edits"],
              "properties": {
                "rule": {"$ref": "#/$defs/code"},
                "status": {"description": "apply can make the change; somebody has to decide", "enum": ["fix", "advice"]},
                "symbol": {"description": "What it is about, such as the name of a property with the types around it", "type": "string", "minLength": 1},
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/position"},
                "column": {"$ref": "#/$defs/position"},
                "message": {"$ref": "#/$defs/message"},
                "known": {"description": "The baseline holds it", "type": "boolean"},
                "fails": {"description": "It lets the check fail", "type": "boolean"},
                "edits": {
                  "description": "The fix, by path and place: all of them or none; empty for an advice",
                  "type": "array",
                  "items": {"$ref": "#/$defs/edit"}
                }
              }
            },
            "note": {
              "type": "object",
              "required": ["code", "message", "path", "line", "column"],
              "additionalProperties": false,
              "properties": {
                "code": {"$ref": "#/$defs/code"},
                "message": {"$ref": "#/$defs/message"},
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/position"},
                "column": {"$ref": "#/$defs/position"}
              }
            },
            "edit": {
              "description": "The bytes from start up to end are replaced. An empty range inserts, an empty replacement deletes",
              "type": "object",
              "required": ["path", "rule", "message", "start", "end", "line", "column", "replacement"],
              "additionalProperties": false,
              "properties": {
                "path": {"$ref": "#/$defs/path"},
                "rule": {"$ref": "#/$defs/code"},
                "message": {"$ref": "#/$defs/message"},
                "start": {"description": "UTF-8 offset of the first byte that goes", "$ref": "#/$defs/count"},
                "end": {"description": "UTF-8 offset behind the last byte that goes", "$ref": "#/$defs/count"},
                "line": {"description": "That of start", "$ref": "#/$defs/position"},
                "column": {"description": "That of start", "$ref": "#/$defs/position"},
                "replacement": {"type": "string"}
              }
            },
            "todo": {
              "type": "object",
              "required": ["action", "code", "edit"],
              "properties": {
                "action": {"enum": ["added", "updated", "removed"]},
                "code": {"description": "The code that the comment names", "$ref": "#/$defs/code"},
                "edit": {"$ref": "#/$defs/edit"}
              }
            },
            "warning": {
              "type": "object",
              "required": ["rule", "path", "line", "column", "message"],
              "properties": {
                "rule": {"$ref": "#/$defs/code"},
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/position"},
                "column": {"$ref": "#/$defs/position"},
                "message": {"$ref": "#/$defs/message"}
              }
            },
            "problem": {
              "type": "object",
              "required": ["path", "message"],
              "properties": {
                "path": {"type": "string"},
                "message": {"$ref": "#/$defs/message"}
              }
            },
            "notSeen": {
              "type": "object",
              "required": ["category", "unseen", "detail", "count", "types"],
              "additionalProperties": false,
              "properties": {
                "category": {
                  "enum": [
                    "unreadableFile", "unparsableFile", "macro", "unresolvedName", "otherLanguage", "untouchableFile", "conditionalBlock",
                    "externalType", "compilerName", "outdatedIndex", "missingIndex"
                  ]
                },
                "unseen": {"description": "False for what was seen and is only to be known", "type": "boolean"},
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/position"},
                "detail": {"description": "What it is: a name, a problem, a type, a kind of file", "type": "string"},
                "count": {"description": "How many things the entry stands for", "$ref": "#/$defs/position"},
                "types": {
                  "description": "The types that stay because of it",
                  "type": "array",
                  "items": {"type": "string"}
                }
              }
            }
          }
        }

        """
}
