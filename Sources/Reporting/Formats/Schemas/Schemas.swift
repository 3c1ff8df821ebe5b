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
          "title": "A reobserve report",
          "description": "What --output json writes. Paths are relative to the top of the repository. Lines and columns start at 1; columns and offsets count UTF-8 bytes.",
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
              "description": "One for each legacy type, ordered by place",
              "type": "array",
              "items": {"$ref": "#/$defs/finding", "unevaluatedProperties": false}
            },
            "guidance": {
              "description": "One for each finding of a guidance rule, ordered by place; empty unless --select names such rules",
              "type": "array",
              "items": {"$ref": "#/$defs/guidance", "unevaluatedProperties": false}
            },
            "todos": {
              "description": "Comments of --insert-todos to add, update or remove; their edits belong to no finding and are applied after those of findings at the same place",
              "type": "array",
              "items": {"$ref": "#/$defs/todo", "unevaluatedProperties": false}
            },
            "warnings": {
              "description": "Likely mistakes that do not affect the migration",
              "type": "array",
              "items": {"$ref": "#/$defs/warning", "unevaluatedProperties": false}
            },
            "problems": {
              "description": "Files that could not be taken into account",
              "type": "array",
              "items": {"$ref": "#/$defs/problem", "unevaluatedProperties": false}
            },
            "notSeen": {
              "description": "What the analysis could not take into account, or what must not be edited",
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
              "description": "The number of types, in total and by status; of fixes and advice of guidance rules; and how many of all these are in the baseline and how many fail the check",
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
              "required": ["rule", "status", "symbol", "unit", "path", "line", "column", "message", "known", "fails", "reasons", "behaviors", "edits"],
              "properties": {
                "rule": {"const": "observable-class"},
                "status": {
                  "description": "It can migrate now; with --tier assisted; it is blocked; a comment keeps it; a flag excludes it",
                  "enum": ["pending", "assisted", "blocked", "kept", "not-selected"]
                },
                "symbol": {"description": "The qualified name of the type", "type": "string", "minLength": 1},
                "unit": {
                  "description": "The types of a unit, such as a class and its subclasses, migrate together or not at all; the symbol of one of them",
                  "type": "string",
                  "minLength": 1
                },
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/position"},
                "column": {"$ref": "#/$defs/position"},
                "message": {"$ref": "#/$defs/message"},
                "known": {"description": "It is in the baseline", "type": "boolean"},
                "fails": {"description": "It fails the check", "type": "boolean"},
                "reasons": {
                  "description": "Why it stays, most severe reason first",
                  "type": "array",
                  "items": {"$ref": "#/$defs/note"}
                },
                "behaviors": {
                  "description": "What may behave differently after the migration",
                  "type": "array",
                  "items": {"$ref": "#/$defs/note"}
                },
                "withOtherXcode": {
                  "description": "The result with the other Xcode edition than that of basis; missing if it is the same",
                  "enum": ["safe", "assisted", "blocked"]
                },
                "edits": {
                  "description": "The edits by path and place. Edits at one place are applied in this order; an edit that two types require is listed for both and applied once",
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
                "status": {"description": "apply can make the change; a developer must decide", "enum": ["fix", "advice"]},
                "symbol": {"description": "What it concerns, such as the qualified name of a property", "type": "string", "minLength": 1},
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/position"},
                "column": {"$ref": "#/$defs/position"},
                "message": {"$ref": "#/$defs/message"},
                "known": {"description": "It is in the baseline", "type": "boolean"},
                "fails": {"description": "It fails the check", "type": "boolean"},
                "edits": {
                  "description": "The fix, by path and place, applied as a whole; empty for advice",
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
                "detail": {"description": "What was found here, where the message says only what the code means", "type": "string", "minLength": 1},
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/position"},
                "column": {"$ref": "#/$defs/position"},
                "elsewhere": {"description": "The place in another repository that causes it, as repository:path:line", "type": "string"}
              }
            },
            "edit": {
              "description": "Replaces the bytes from start up to end. An empty range inserts, an empty replacement deletes",
              "type": "object",
              "required": ["path", "rule", "message", "start", "end", "line", "column", "replacement"],
              "additionalProperties": false,
              "properties": {
                "path": {"$ref": "#/$defs/path"},
                "rule": {"$ref": "#/$defs/code"},
                "message": {"$ref": "#/$defs/message"},
                "start": {"description": "UTF-8 offset of the first replaced byte", "$ref": "#/$defs/count"},
                "end": {"description": "UTF-8 offset after the last replaced byte", "$ref": "#/$defs/count"},
                "line": {"description": "The position of start", "$ref": "#/$defs/position"},
                "column": {"description": "The position of start", "$ref": "#/$defs/position"},
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
                    "unreadableFile", "unparsableFile", "unreadManifest", "macro", "unresolvedName", "otherLanguage", "untouchableFile", "conditionalBlock",
                    "externalType", "compilerName", "outdatedIndex", "missingIndex"
                  ]
                },
                "unseen": {"description": "False for something that was seen and is only reported", "type": "boolean"},
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/position"},
                "detail": {"description": "The name, problem, type or kind of file", "type": "string"},
                "count": {"description": "The number of occurrences", "$ref": "#/$defs/position"},
                "types": {
                  "description": "The types that it blocks",
                  "type": "array",
                  "items": {"type": "string"}
                }
              }
            }
          }
        }

        """
}
