/// The JSON schema of `report --output json`, draft 2020-12.
public enum OverviewSchema {
    public static let text = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Migration progress of a project",
          "description": "What reobserve report --output json writes. Paths are relative to the top of the repository. Lines and columns start at 1; columns count UTF-8 bytes.",
          "type": "object",
          "required": ["schemaVersion", "tool", "repository", "basis", "total", "modules", "owners", "reasons", "guidance", "types", "units", "links", "provides", "holds", "filesRead"],
          "additionalProperties": false,
          "properties": {
            "schemaVersion": {"const": 1},
            "tool": {"$ref": "#/$defs/tool"},
            "repository": {"$ref": "#/$defs/repository"},
            "basis": {"$ref": "#/$defs/basis"},
            "total": {"$ref": "#/$defs/counts"},
            "modules": {"description": "Most classes first; a row without a name is for files that no module compiles", "type": "array", "items": {"$ref": "#/$defs/row"}},
            "owners": {
              "description": "From the CODEOWNERS file, most classes first; a row without a name is for files without an owner. A class with several owners counts for each",
              "type": "array",
              "items": {"$ref": "#/$defs/row"}
            },
            "reasons": {"$ref": "#/$defs/reasons"},
            "guidance": {"$ref": "#/$defs/guidance"},
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
            "provides": {"$ref": "#/$defs/provides"},
            "users": {"$ref": "#/$defs/users"},
            "holds": {"$ref": "#/$defs/holds"},
            "filesRead": {"$ref": "#/$defs/count"}
          },
          "$defs": {
        \(JSONBasis.schema)
        \(JSONShares.schema)
            "status": {
              "description": "It can migrate now; with --tier assisted; it is blocked; a comment keeps it; a flag excludes it",
              "enum": ["pending", "assisted", "blocked", "kept", "not-selected"]
            },
            "note": {
              "type": "object",
              "required": ["code", "message", "path", "line", "column"],
              "additionalProperties": false,
              "properties": {
                "code": {"$ref": "#/$defs/code"},
                "message": {"description": "A sentence without a full stop", "type": "string", "minLength": 1},
                "detail": {"description": "What was found here, where the message says only what the code means", "type": "string", "minLength": 1},
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/position"},
                "column": {"$ref": "#/$defs/position"},
                "elsewhere": {"description": "The place in another repository that causes it, as repository:path:line", "type": "string"}
              }
            }
          }
        }

        """
}
