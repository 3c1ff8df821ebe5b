import RuleContract

extension JSONObject {
    /// What a result rests on besides the sources, in the form of `JSONBasis.schema`.
    init(_ basis: ResultBasis) {
        let settings = basis.deployment.settings.map { setting -> JSONObject in
            [
                "target": setting.target, "manifest": setting.manifest, "platform": setting.current.name,
                "current": setting.current.version, "needed": setting.needed.version,
            ]
        }
        let xcode: JSONObject = [
            "edition": basis.xcode.number, "source": basis.xcode.source.rawValue, "detail": basis.xcode.detail,
            "types": basis.typesOnXcode,
        ]
        let deployment: JSONObject = [
            "assumed": basis.deployment.isAssumed, "types": basis.deployment.restingTypes, "raise": settings,
        ]
        self = ["xcode": xcode, "deployment": deployment]
    }
}

enum JSONBasis {
    /// To be put into a schema as the definition `basis`; starts at the indentation of definitions.
    static let schema = """
            "basis": {
              "description": "What the result rests on besides the sources",
              "type": "object",
              "required": ["xcode", "deployment"],
              "additionalProperties": false,
              "properties": {
                "xcode": {
                  "description": "The edition of Xcode: 26 is all up to it, 27 all from it on",
                  "type": "object",
                  "required": ["edition", "source", "detail", "types"],
                  "additionalProperties": false,
                  "properties": {
                    "edition": {"enum": [26, 27]},
                    "source": {
                      "description": "A flag; the configuration file; what builds the project; a project that was opened with it; nothing says it",
                      "enum": [\(XcodeEdition.Source.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))]
                    },
                    "detail": {"description": "What says it, or what is known without deciding; may be empty", "type": "string"},
                    "types": {"description": "How many types would stand otherwise with the other edition", "$ref": "#/$defs/count"}
                  }
                },
                "deployment": {
                  "type": "object",
                  "required": ["assumed", "types", "raise"],
                  "additionalProperties": false,
                  "properties": {
                    "assumed": {"description": "Nothing says what code that moves is built for", "type": "boolean"},
                    "types": {"description": "How many types move only because --min-target outweighs a manifest", "$ref": "#/$defs/count"},
                    "raise": {
                      "description": "The deployment targets that have to be raised for them",
                      "type": "array",
                      "items": {
                        "type": "object",
                        "required": ["target", "platform", "current", "needed"],
                        "additionalProperties": false,
                        "properties": {
                          "target": {"type": "string"},
                          "manifest": {"description": "The manifest that declares the target, relative to the root", "type": "string"},
                          "platform": {"type": "string"},
                          "current": {"type": "string"},
                          "needed": {"type": "string"}
                        }
                      }
                    }
                  }
                }
              }
            },
        """
}
