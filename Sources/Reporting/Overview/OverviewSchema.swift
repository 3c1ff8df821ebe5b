/// The JSON schema of `report --output json`, draft 2020-12.
public enum OverviewSchema {
    public static let text = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "How far a project is",
          "description": "What reobserve report --output json writes. Paths are those from the top of the repository. Lines and columns start at 1; columns count UTF-8 bytes.",
          "type": "object",
          "required": ["schemaVersion", "tool", "basis", "total", "modules", "owners", "reasons", "guidance", "types", "units", "links", "filesRead"],
          "additionalProperties": false,
          "properties": {
            "schemaVersion": {"const": 1},
            "tool": {
              "type": "object",
              "required": ["name", "version"],
              "additionalProperties": false,
              "properties": {"name": {"const": "reobserve"}, "version": {"type": "string", "minLength": 1}}
            },
            "basis": {"$ref": "#/$defs/basis"},
            "total": {"$ref": "#/$defs/counts"},
            "modules": {"description": "Most classes first; one without a name stands for files that no module compiles", "type": "array", "items": {"$ref": "#/$defs/row"}},
            "owners": {
              "description": "By the CODEOWNERS file, most classes first; one without a name stands for files that nobody owns. A class with several owners counts with each",
              "type": "array",
              "items": {"$ref": "#/$defs/row"}
            },
            "reasons": {
              "description": "The code that holds most types back first",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["code", "types", "alone"],
                "additionalProperties": false,
                "properties": {
                  "code": {"$ref": "#/$defs/code"},
                  "types": {"description": "How many types have it", "$ref": "#/$defs/count"},
                  "alone": {"description": "How many have no other", "$ref": "#/$defs/count"},
                  "frees": {"description": "How many would move, in any tier, if nothing but this were changed", "$ref": "#/$defs/count"}
                }
              }
            },
            "guidance": {
              "description": "What guidance rules found, by rule; empty where none was chosen",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["rule", "fixes", "advice"],
                "additionalProperties": false,
                "properties": {"rule": {"$ref": "#/$defs/code"}, "fixes": {"$ref": "#/$defs/count"}, "advice": {"$ref": "#/$defs/count"}}
              }
            },
            "types": {
              "description": "The legacy types in the order of their places",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["symbol", "status", "path", "line", "column", "owners", "unit", "reasons", "behaviours"],
                "additionalProperties": false,
                "properties": {
                  "symbol": {"type": "string", "minLength": 1},
                  "status": {"$ref": "#/$defs/status"},
                  "path": {"$ref": "#/$defs/path"},
                  "line": {"$ref": "#/$defs/position"},
                  "column": {"$ref": "#/$defs/position"},
                  "module": {"type": "string", "minLength": 1},
                  "owners": {"type": "array", "items": {"type": "string", "minLength": 1}},
                  "unit": {"description": "The number of its unit", "$ref": "#/$defs/position"},
                  "reasons": {"description": "Why it stays, heaviest reason first", "type": "array", "items": {"$ref": "#/$defs/note"}},
                  "behaviours": {"description": "What may behave differently once it has moved", "type": "array", "items": {"$ref": "#/$defs/note"}},
                  "withOtherXcode": {
                    "description": "How it would stand with the other edition of Xcode than that of basis; left out where it would be the same",
                    "enum": ["safe", "assisted", "blocked"]
                  }
                }
              }
            },
            "units": {
              "description": "Types that move together or not at all, in the order in which they can move",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["number", "status", "types", "holds", "files", "waitsFor"],
                "additionalProperties": false,
                "properties": {
                  "number": {"$ref": "#/$defs/position"},
                  "status": {"$ref": "#/$defs/status"},
                  "types": {"description": "Positions in types", "type": "array", "items": {"$ref": "#/$defs/count"}},
                  "holds": {"description": "Numbers of the units whose objects it holds", "type": "array", "items": {"$ref": "#/$defs/position"}},
                  "files": {"description": "The files that change with it", "type": "array", "items": {"$ref": "#/$defs/path"}},
                  "waitsFor": {
                    "description": "What holds it back, heaviest first",
                    "type": "array",
                    "items": {
                      "type": "object",
                      "required": ["code", "places"],
                      "additionalProperties": false,
                      "properties": {"code": {"$ref": "#/$defs/code"}, "places": {"type": "array", "items": {"$ref": "#/$defs/note"}}}
                    }
                  }
                }
              }
            },
            "links": {
              "description": "Ties between types, by their positions in types: the first one inherits from the second one, moves only with it, or holds objects of it",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["kind", "from", "to"],
                "additionalProperties": false,
                "properties": {
                  "kind": {"enum": ["superclass", "moves-together", "holds"]},
                  "from": {"$ref": "#/$defs/count"},
                  "to": {"$ref": "#/$defs/count"}
                }
              }
            },
            "filesRead": {"$ref": "#/$defs/count"}
          },
          "$defs": {
            "count": {"type": "integer", "minimum": 0},
        \(JSONBasis.schema)
            "position": {"type": "integer", "minimum": 1},
            "path": {"type": "string", "minLength": 1, "pattern": "^[^/]"},
            "code": {"type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
            "status": {
              "description": "It can move now; with --tier assisted; it stays; a comment keeps it; it was left out by a flag",
              "enum": ["pending", "assisted", "blocked", "kept", "not-selected"]
            },
            "counts": {
              "type": "object",
              "required": ["classes", "moved", "pending", "assisted", "blocked", "kept", "notSelected"],
              "additionalProperties": false,
              "properties": {
                "classes": {"$ref": "#/$defs/count"},
                "moved": {"description": "Classes that are @Observable", "$ref": "#/$defs/count"},
                "pending": {"$ref": "#/$defs/count"},
                "assisted": {"$ref": "#/$defs/count"},
                "blocked": {"$ref": "#/$defs/count"},
                "kept": {"$ref": "#/$defs/count"},
                "notSelected": {"$ref": "#/$defs/count"}
              }
            },
            "row": {
              "type": "object",
              "required": ["counts"],
              "additionalProperties": false,
              "properties": {"name": {"type": "string", "minLength": 1}, "counts": {"$ref": "#/$defs/counts"}}
            },
            "note": {
              "type": "object",
              "required": ["code", "message", "path", "line", "column"],
              "additionalProperties": false,
              "properties": {
                "code": {"$ref": "#/$defs/code"},
                "message": {"description": "A sentence without a full stop", "type": "string", "minLength": 1},
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/position"},
                "column": {"$ref": "#/$defs/position"}
              }
            }
          }
        }

        """
}
