/// The JSON schema of `why --output json`, draft 2020-12.
public enum ExplanationSchema {
    public static let text = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Why types migrate or stay",
          "description": "What reobserve why --output json writes. Paths are relative to the top of the repository. Lines and columns start at 1; columns and lengths count UTF-8 bytes.",
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
            "types": {"description": "The legacy types that the query refers to, ordered by place", "type": "array", "items": {"$ref": "#/$defs/type"}},
            "otherTypes": {
              "description": "Types with the name that are not legacy types",
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
            "suggestion": {"description": "A similar name", "type": "string"}
          },
          "$defs": {
            "position": {"type": "integer", "minimum": 1},
            "path": {"type": "string", "minLength": 1, "pattern": "^[^/]"},
            "code": {"type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
            "message": {"description": "A sentence without a full stop", "type": "string", "minLength": 1},
            "place": {
              "description": "A type, with the place of its declaration",
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
              "required": ["symbol", "status", "path", "line", "column", "unit", "evidence", "obstacles", "behaviors"],
              "additionalProperties": false,
              "properties": {
                "symbol": {"type": "string", "minLength": 1},
                "status": {"enum": ["pending", "assisted", "blocked", "kept", "not-selected"]},
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/position"},
                "column": {"$ref": "#/$defs/position"},
                "relation": {"description": "How the type relates to the line of the query", "type": "string"},
                "unit": {"description": "The types that migrate together or not at all, including this one", "type": "array", "items": {"$ref": "#/$defs/place"}},
                "evidence": {"description": "The chain from the type to the place that decides", "type": "array", "items": {"$ref": "#/$defs/step"}},
                "obstacles": {"description": "Everything that blocks the unit, by code, most severe first", "type": "array", "items": {"$ref": "#/$defs/group"}},
                "behaviors": {"description": "What may behave differently after the migration of the unit, by code", "type": "array", "items": {"$ref": "#/$defs/group"}},
                "withOtherXcode": {
                  "description": "The result with the other Xcode edition; missing if it is the same",
                  "enum": ["safe", "assisted", "blocked"]
                },
                "release": {
                  "description": "A new plan without the reasons that block the unit",
                  "type": "object",
                  "required": ["moving", "assisted", "remaining", "certain"],
                  "additionalProperties": false,
                  "properties": {
                    "moving": {"description": "Types that then migrate in the selected tier", "type": "array", "items": {"$ref": "#/$defs/place"}},
                    "assisted": {"description": "Types that then migrate with --tier assisted", "type": "array", "items": {"$ref": "#/$defs/place"}},
                    "remaining": {"description": "What would still block the unit", "type": "array", "items": {"$ref": "#/$defs/group"}},
                    "certain": {"description": "False if the removed reasons may hide others", "type": "boolean"}
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
                "source": {"description": "The source line; empty if the file is not available", "type": "string"}
              }
            },
            "group": {
              "type": "object",
              "required": ["code", "advice", "flags", "places"],
              "additionalProperties": false,
              "properties": {
                "code": {"$ref": "#/$defs/code"},
                "advice": {"type": "string", "minLength": 1},
                "flags": {"description": "The flags that remove the reason", "type": "array", "items": {"type": "string"}},
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
