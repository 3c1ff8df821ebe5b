/// The JSON schema of `report --output json`, draft 2020-12.
public enum OverviewSchema {
    public static let text = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Migration progress of a project",
          "description": "What reobserve report --output json writes. Paths are relative to the top of the repository. Lines and columns start at 1; columns count UTF-8 bytes.",
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
            "modules": {"description": "Most classes first; a row without a name is for files that no module compiles", "type": "array", "items": {"$ref": "#/$defs/row"}},
            "owners": {
              "description": "From the CODEOWNERS file, most classes first; a row without a name is for files without an owner. A class with several owners counts for each",
              "type": "array",
              "items": {"$ref": "#/$defs/row"}
            },
            "reasons": {
              "description": "The code that blocks the most types first",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["code", "types", "alone"],
                "additionalProperties": false,
                "properties": {
                  "code": {"$ref": "#/$defs/code"},
                  "types": {"description": "Types with this reason", "$ref": "#/$defs/count"},
                  "alone": {"description": "Types with no other reason", "$ref": "#/$defs/count"},
                  "frees": {"description": "Types that would migrate, in any tier, if only this reason were removed", "$ref": "#/$defs/count"}
                }
              }
            },
            "guidance": {
              "description": "The findings of guidance rules, by rule; empty if none is selected",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["rule", "fixes", "advice"],
                "additionalProperties": false,
                "properties": {"rule": {"$ref": "#/$defs/code"}, "fixes": {"$ref": "#/$defs/count"}, "advice": {"$ref": "#/$defs/count"}}
              }
            },
            "types": {
              "description": "The legacy types, ordered by place",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["symbol", "status", "path", "line", "column", "owners", "unit", "reasons", "behaviors"],
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
                  "reasons": {"description": "Why it stays, most severe reason first", "type": "array", "items": {"$ref": "#/$defs/note"}},
                  "behaviors": {"description": "What may behave differently after the migration", "type": "array", "items": {"$ref": "#/$defs/note"}},
                  "withOtherXcode": {
                    "description": "The result with the other Xcode edition than that of basis; missing if it is the same",
                    "enum": ["safe", "assisted", "blocked"]
                  }
                }
              }
            },
            "units": {
              "description": "Types that migrate together or not at all, in the order in which they can migrate",
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
                    "description": "What blocks it, most severe first",
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
              "description": "Links between types, by their positions in types: the first inherits from the second, migrates only with it, or holds objects of it",
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
              "description": "It can migrate now; with --tier assisted; it is blocked; a comment keeps it; a flag excludes it",
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
