/// The JSON schema of `why --output json`, draft 2020-12.
public enum ExplanationSchema {
    public static let text = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Why types move or stay",
          "description": "What reobserve why --output json writes. Paths are those from the top of the repository. Lines and columns start at 1; columns and lengths count UTF-8 bytes.",
          "type": "object",
          "required": ["schemaVersion", "tool", "query", "types", "otherTypes"],
          "additionalProperties": false,
          "properties": {
            "schemaVersion": {"const": 1},
            "tool": {
              "type": "object",
              "required": ["name", "version"],
              "additionalProperties": false,
              "properties": {"name": {"const": "reobserve"}, "version": {"type": "string", "minLength": 1}}
            },
            "query": {"description": "What was asked for", "type": "string", "minLength": 1},
            "types": {"description": "The legacy types that were meant, in the order of their places", "type": "array", "items": {"$ref": "#/$defs/type"}},
            "otherTypes": {
              "description": "Types of the name that are no legacy types",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["message", "symbol", "path"],
                "additionalProperties": false,
                "properties": {
                  "message": {"$ref": "#/$defs/message"},
                  "symbol": {"type": "string", "minLength": 1},
                  "path": {"$ref": "#/$defs/path"}
                }
              }
            },
            "suggestion": {"description": "A name that may have been meant", "type": "string"}
          },
          "$defs": {
            "position": {"type": "integer", "minimum": 1},
            "path": {"type": "string", "minLength": 1, "pattern": "^[^/]"},
            "code": {"type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
            "message": {"description": "A sentence without a full stop", "type": "string", "minLength": 1},
            "place": {
              "description": "A type by its name and declaration",
              "type": "object",
              "required": ["symbol", "path", "line", "column"],
              "additionalProperties": false,
              "properties": {
                "symbol": {"type": "string", "minLength": 1},
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/position"},
                "column": {"$ref": "#/$defs/position"}
              }
            },
            "type": {
              "type": "object",
              "required": ["symbol", "status", "path", "line", "column", "unit", "evidence", "obstacles", "behaviours"],
              "additionalProperties": false,
              "properties": {
                "symbol": {"type": "string", "minLength": 1},
                "status": {"enum": ["pending", "assisted", "blocked", "kept", "not-selected"]},
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/position"},
                "column": {"$ref": "#/$defs/position"},
                "relation": {"description": "What the type has to do with the line that was asked about", "type": "string"},
                "unit": {"description": "The types that move together with it or not at all, itself among them", "type": "array", "items": {"$ref": "#/$defs/place"}},
                "evidence": {"description": "The way from the type to what decides", "type": "array", "items": {"$ref": "#/$defs/step"}},
                "obstacles": {"description": "All that holds the unit back, by code, heaviest first", "type": "array", "items": {"$ref": "#/$defs/group"}},
                "behaviours": {"description": "What may behave differently once the unit has moved, by code", "type": "array", "items": {"$ref": "#/$defs/group"}},
                "withOtherXcode": {
                  "description": "How it would stand with the other edition of Xcode than the one of this run; left out where it would be the same",
                  "enum": ["safe", "assisted", "blocked"]
                },
                "release": {
                  "description": "The plan made again without what holds the unit back",
                  "type": "object",
                  "required": ["moving", "assisted", "remaining", "certain"],
                  "additionalProperties": false,
                  "properties": {
                    "moving": {"description": "Types that then move in the chosen tier", "type": "array", "items": {"$ref": "#/$defs/place"}},
                    "assisted": {"description": "Types that then move with --tier assisted", "type": "array", "items": {"$ref": "#/$defs/place"}},
                    "remaining": {"description": "What would hold the unit back after that", "type": "array", "items": {"$ref": "#/$defs/group"}},
                    "certain": {"description": "False where what is lifted may hide something", "type": "boolean"}
                  }
                }
              }
            },
            "step": {
              "type": "object",
              "required": ["kind", "message", "path", "line", "column", "length", "source"],
              "additionalProperties": false,
              "properties": {
                "kind": {"enum": ["type", "superclass", "moves-together", "reason", "declaration"]},
                "code": {"$ref": "#/$defs/code"},
                "message": {"$ref": "#/$defs/message"},
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/position"},
                "column": {"$ref": "#/$defs/position"},
                "length": {"$ref": "#/$defs/position"},
                "source": {"description": "The line; empty where the file is not at hand", "type": "string"}
              }
            },
            "group": {
              "type": "object",
              "required": ["code", "advice", "flags", "places"],
              "additionalProperties": false,
              "properties": {
                "code": {"$ref": "#/$defs/code"},
                "advice": {"type": "string", "minLength": 1},
                "flags": {"description": "What lifts it on the command line", "type": "array", "items": {"type": "string"}},
                "places": {
                  "type": "array",
                  "items": {
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
                  }
                }
              }
            }
          }
        }

        """
}
