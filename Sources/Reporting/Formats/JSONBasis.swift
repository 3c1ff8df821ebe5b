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
              "description": "What the result depends on besides the sources",
              "type": "object",
              "required": ["xcode", "deployment"],
              "additionalProperties": false,
              "properties": {
                "xcode": {
                  "description": "The Xcode edition: 26 for Xcode 26 or earlier, 27 for 27 or later",
                  "type": "object",
                  "required": ["edition", "source", "detail", "types"],
                  "additionalProperties": false,
                  "properties": {
                    "edition": {"enum": [26, 27]},
                    "source": {
                      "description": "From a flag; the configuration file; the build settings; an Xcode project that was opened with it; assumed",
                      "enum": [\(XcodeEdition.Source.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))]
                    },
                    "detail": {"description": "The source of the edition, or a hint that does not decide it; may be empty", "type": "string"},
                    "types": {"description": "Types with a different result in the other edition", "$ref": "#/$defs/count"}
                  }
                },
                "deployment": {
                  "type": "object",
                  "required": ["assumed", "types", "raise"],
                  "additionalProperties": false,
                  "properties": {
                    "assumed": {"description": "Migrating code has no known deployment target", "type": "boolean"},
                    "types": {"description": "Types that migrate only because --min-target overrides a manifest", "$ref": "#/$defs/count"},
                    "raise": {
                      "description": "The deployment targets that must be raised for them",
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
