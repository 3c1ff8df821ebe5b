/// What a report of one repository and a merged one have in common, as JSON.
enum JSONShares {
    /// To be put into a schema as definitions; starts at the indentation of definitions.
    static let schema = """
            "count": {"type": "integer", "minimum": 0},
            "position": {"type": "integer", "minimum": 1},
            "path": {"type": "string", "minLength": 1, "pattern": "^[^/]"},
            "name": {"type": "string", "minLength": 1},
            "code": {"type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
            "tool": {
              "type": "object",
              "required": ["name", "version"],
              "additionalProperties": false,
              "properties": {"name": {"const": "reobserve"}, "version": {"type": "string", "minLength": 1}}
            },
            "repository": {
              "description": "The repository by its remote's address, its folder or --repository, and its commit, which is missing without git",
              "type": "object",
              "required": ["name"],
              "additionalProperties": false,
              "properties": {"name": {"$ref": "#/$defs/name"}, "commit": {"$ref": "#/$defs/name"}}
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
              "properties": {"name": {"$ref": "#/$defs/name"}, "counts": {"$ref": "#/$defs/counts"}}
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
            "provides": {
              "description": "The modules that other repositories can import, each with its public types that are not @Observable yet",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["module", "types"],
                "additionalProperties": false,
                "properties": {"module": {"$ref": "#/$defs/name"}, "types": {"type": "array", "items": {"$ref": "#/$defs/name"}}}
              }
            },
            "users": {
              "description": "The facts of other repositories with which the types were judged; missing without --with-facts",
              "type": "object",
              "required": ["known", "missing"],
              "additionalProperties": false,
              "properties": {
                "known": {"description": "Repositories with facts", "$ref": "#/$defs/count"},
                "missing": {"description": "Listed repositories without facts", "type": "array", "items": {"$ref": "#/$defs/name"}}
              }
            },
            "holds": {
              "description": "Which other repositories need types of this one to be ObservableObjects",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["type", "repository", "certain", "places"],
                "additionalProperties": false,
                "properties": {
                  "type": {"$ref": "#/$defs/name"},
                  "repository": {"description": "The one that needs it", "$ref": "#/$defs/name"},
                  "certain": {"description": "False if the places may be about another type", "type": "boolean"},
                  "places": {"$ref": "#/$defs/count"},
                  "path": {"description": "The first place, in the repository that needs it", "$ref": "#/$defs/name"},
                  "line": {"$ref": "#/$defs/position"}
                }
              }
            },
        """
}

extension JSONObject {
    /// How many classes there are, and how many have moved, can move and stay.
    static func counts(_ share: Share) -> JSONObject {
        [
            "classes": share.count, "moved": share.moved, "pending": share.count(.pending),
            "assisted": share.count(.assisted),
            "blocked": share.count(.blocked), "kept": share.count(.kept), "notSelected": share.count(.notSelected),
        ]
    }

    static func row(_ share: Share, unnamed: String) -> JSONObject {
        ["name": share.name == unnamed ? nil : share.name, "counts": counts(share)]
    }

    static func reason(_ share: ReasonShare) -> JSONObject {
        ["code": share.code, "types": share.types, "alone": share.alone, "frees": share.frees]
    }

    static func guidance(_ share: GuidanceShare) -> JSONObject {
        ["rule": share.rule, "fixes": share.fixes, "advice": share.advice]
    }
}
