/// The JSON schema of `report --merge --output json`, draft 2020-12.
public enum FleetSchema {
    public static let text = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Migration progress of many repositories",
          "description": "What reobserve report --merge --output json writes. A merge takes it again, like the reports of which it was made.",
          "type": "object",
          "required": ["schemaVersion", "tool", "repositories", "total", "owners", "reasons", "guidance", "steps", "unknown"],
          "additionalProperties": false,
          "properties": {
            "schemaVersion": {"const": 1},
            "tool": {"$ref": "#/$defs/tool"},
            "repositories": {
              "description": "One for each repository, by name: a part of its report, with the same keys",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["repository", "tool", "total", "owners", "reasons", "guidance", "provides", "holds", "filesRead"],
                "additionalProperties": false,
                "properties": {
                  "repository": {"$ref": "#/$defs/repository"},
                  "tool": {"$ref": "#/$defs/tool"},
                  "total": {"$ref": "#/$defs/counts"},
                  "owners": {"$ref": "#/$defs/owners"},
                  "reasons": {"$ref": "#/$defs/reasons"},
                  "guidance": {"$ref": "#/$defs/guidance"},
                  "provides": {"$ref": "#/$defs/provides"},
                  "users": {"$ref": "#/$defs/users"},
                  "holds": {"$ref": "#/$defs/holds"},
                  "filesRead": {"$ref": "#/$defs/count"}
                }
              }
            },
            "total": {"$ref": "#/$defs/counts"},
            "owners": {"$ref": "#/$defs/owners"},
            "reasons": {"$ref": "#/$defs/reasons"},
            "guidance": {"$ref": "#/$defs/guidance"},
            "steps": {
              "description": "The order in which repositories can migrate: those of a step after those of the steps before it",
              "type": "array",
              "items": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["repositories", "after"],
                  "additionalProperties": false,
                  "properties": {
                    "repositories": {"description": "One, or several that can only migrate together", "type": "array", "minItems": 1, "items": {"$ref": "#/$defs/name"}},
                    "after": {"description": "The others that need their types to be ObservableObjects", "type": "array", "items": {"$ref": "#/$defs/name"}}
                  }
                }
              }
            },
            "unknown": {
              "description": "Repositories in no step, because others may use their types and the reports were written without facts",
              "type": "array",
              "items": {"$ref": "#/$defs/name"}
            }
          },
          "$defs": {
        \(JSONShares.schema)
            "owners": {
              "description": "From the CODEOWNERS files; a row without a name is for files without an owner. A class with several owners counts for each",
              "type": "array",
              "items": {"$ref": "#/$defs/row"}
            }
          }
        }

        """
}
