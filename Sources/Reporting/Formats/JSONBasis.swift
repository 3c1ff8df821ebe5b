import RuleContract


/// What a result rests on besides the sources, in the form of `JSONBasis.schema`.
struct JSONBasis: Encodable {
    let xcode: Xcode
    let deployment: Deployment

    init(_ basis: ResultBasis) {
        xcode = Xcode(
            edition: basis.xcode.number, source: basis.xcode.source.rawValue, detail: basis.xcode.detail, types: basis.typesOnXcode)
        deployment = Deployment(
            assumed: basis.deployment.isAssumed, types: basis.deployment.restingTypes,
            raise: basis.deployment.settings.map { setting in
                Setting(
                    target: setting.target, manifest: setting.manifest, platform: setting.current.name, current: setting.current.version,
                    needed: setting.needed.version)
            })
    }

    struct Xcode: Encodable {
        let edition: Int
        let source: String
        let detail: String
        let types: Int
    }

    struct Deployment: Encodable {
        let assumed: Bool
        let types: Int
        let raise: [Setting]
    }

    struct Setting: Encodable {
        let target: String
        let manifest: String?
        let platform: String
        let current: String
        let needed: String
    }

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
