/// The JSON schema of `PlanFile`, draft 2020-12.
public enum PlanFileSchema {
    public static let text = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Reobserve plan",
          "description": "What reobserve diff --plan-out writes and reobserve apply --plan reads. It applies only to files with the digests that it contains.",
          "type": "object",
          "required": ["version", "tool", "basis", "types", "files"],
          "properties": {
            "version": { "const": 1, "description": "The version of this format." },
            "tool": { "type": "string", "description": "The program that wrote the plan." },
            "basis": {
              "description": "What the plan depends on besides the sources, as text.",
              "type": "array",
              "items": { "type": "string" }
            },
            "types": {
              "description": "The types that migrate.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["name", "path", "line", "column"],
                "properties": {
                  "name": { "type": "string", "description": "The qualified name of the type." },
                  "path": { "$ref": "#/$defs/path" },
                  "line": { "type": "integer", "minimum": 1 },
                  "column": { "type": "integer", "minimum": 1, "description": "Counts UTF-8 bytes." }
                }
              }
            },
            "files": {
              "description": "The files that change, each listed once.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["path", "before", "after", "edits"],
                "properties": {
                  "path": { "$ref": "#/$defs/path" },
                  "before": { "$ref": "#/$defs/digest" },
                  "after": { "$ref": "#/$defs/digest" },
                  "edits": {
                    "description": "Non-overlapping, in the order in which they are applied.",
                    "type": "array",
                    "items": {
                      "type": "object",
                      "required": ["start", "end", "replacement"],
                      "properties": {
                        "start": { "$ref": "#/$defs/offset" },
                        "end": { "$ref": "#/$defs/offset" },
                        "replacement": { "type": "string" }
                      }
                    }
                  }
                }
              }
            }
          },
          "$defs": {
            "path": { "type": "string", "minLength": 1, "description": "Relative to the root, with / as separator." },
            "digest": { "type": "string", "pattern": "^[0-9a-f]{64}$", "description": "SHA-256 of the file." },
            "offset": {
              "type": "integer", "minimum": 0, "maximum": 4294967295,
              "description": "A UTF-8 offset in the file before all edits."
            }
          }
        }

        """#
}
