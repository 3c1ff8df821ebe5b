import Semantics

/// The JSON schema of `FactsFile`, draft 2020-12.
public enum FactsFileSchema {
    public static let text = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Reobserve facts",
          "description": "What reobserve facts writes and --with-facts reads: what a repository declares for others, and how it uses what they declare.",
          "type": "object",
          "required": ["version", "tool", "repository", "modules", "dependencies", "types", "uses"],
          "properties": {
            "version": { "const": 1, "description": "The version of this format." },
            "tool": { "type": "string", "description": "The program that wrote the facts." },
            "repository": {
              "type": "object",
              "required": ["name", "dirty"],
              "properties": {
                "name": { "type": "string", "minLength": 1 },
                "commit": { "type": "string", "description": "The commit that was checked out." },
                "dirty": { "type": "boolean", "description": "Whether a file had changes that are not in the commit." }
              }
            },
            "modules": {
              "description": "The modules of the repository, sorted by name.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["name", "imports", "reexports", "types", "aliases", "generics"],
                "properties": {
                  "name": { "type": "string" },
                  "imports": { "$ref": "#/$defs/names", "description": "Modules that it imports and that are not Apple's." },
                  "reexports": { "$ref": "#/$defs/names", "description": "Modules that it passes on with @_exported import." },
                  "types": { "$ref": "#/$defs/names", "description": "Its public types outside of other types." },
                  "aliases": { "$ref": "#/$defs/names", "description": "Its public type aliases outside of types." },
                  "generics": { "$ref": "#/$defs/names", "description": "Public declarations that ask for an ObservableObject." }
                }
              }
            },
            "dependencies": {
              "description": "The packages that Package.resolved pins.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["name"],
                "properties": {
                  "name": { "type": "string", "description": "The last part of the package's location." },
                  "version": { "type": "string" },
                  "commit": { "type": "string" }
                }
              }
            },
            "types": {
              "description": "The public classes and protocols that take part in observation.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["module", "name", "kind", "system", "path", "line"],
                "properties": {
                  "module": { "type": "string" },
                  "name": { "type": "string", "description": "The qualified name." },
                  "kind": { "enum": ["class", "protocol"] },
                  "system": { "enum": ["legacy", "observable"], "description": "ObservableObject, or @Observable." },
                  "path": { "$ref": "#/$defs/path" },
                  "line": { "$ref": "#/$defs/line" }
                }
              }
            },
            "uses": {
              "description": "How the code uses types that the repository does not declare, in the order of the places. Of uses that work with both systems, the first of each type.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["modules", "kind", "outcome", "path", "line"],
                "properties": {
                  "type": { "type": "string", "description": "The type; absent where the use may be of any type." },
                  "modules": { "$ref": "#/$defs/names", "description": "Modules of other repositories that the file sees: one of them has the type." },
                  "testable": { "$ref": "#/$defs/names", "description": "Those that it imports with @testable." },
                  "member": { "type": "string", "description": "The member that is used." },
                  "kind": { "enum": [KINDS] },
                  "outcome": {
                    "enum": ["legacy", "survives", "unclear"],
                    "description": "Whether the use needs an ObservableObject, works with an @Observable class too, or may do either."
                  },
                  "path": { "$ref": "#/$defs/path" },
                  "line": { "$ref": "#/$defs/line" }
                }
              }
            }
          },
          "$defs": {
            "names": { "type": "array", "items": { "type": "string" } },
            "path": { "type": "string", "description": "Relative to the root of the repository that wrote it." },
            "line": { "type": "integer", "minimum": 1 }
          }
        }

        """#.replacing("[KINDS]", with: kinds)

    private static let kinds = "[" + ForeignUse.Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + "]"
}
