import Reporting

/// The JSON schema of `.reobserve.json`, made from the list of flags.
enum ConfigurationSchema {
    /// Ends with a line feed.
    static func render() -> String {
        var properties: JSONObject = [ConfigurationFile.schemaKey: ["type": "string"]]
        for flag in Flag.all where flag.isConfigurable { properties[flag.name] = schema(of: flag) }
        properties[PathOverride.key] = overrides()
        let schema: JSONObject = [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "reobserve configuration",
            "type": "object",
            "additionalProperties": false, "properties": properties,
        ]
        return String(decoding: JSONText.render(schema, isPretty: true), as: UTF8.self)
    }

    private static func overrides() -> JSONObject {
        var properties: JSONObject = [:]
        for name in PathOverride.flagKeys { properties[name] = Flag.named(name).map { schema(of: $0) } }
        var files = Flag.named("exclude").map { schema(of: $0) } ?? [:]
        files["description"] = "The files, by patterns as in .gitignore, relative to the root"
        properties[PathOverride.filesKey] = files
        properties[PathOverride.keepKey] = [
            "type": "boolean", "description": "Never migrate types that are declared in these files",
        ]
        let entry: JSONObject = [
            "type": "object", "additionalProperties": false, "required": [PathOverride.filesKey],
            "properties": properties,
        ]
        return [
            "type": "array", "description": "What holds for the code in some files; the last entry that matches counts",
            "items": entry,
        ]
    }

    private static func schema(of flag: Flag) -> JSONObject {
        let single = schema(of: flag.value)
        let acceptsList = if case .choices = flag.value { true } else { flag.isRepeatable }
        var schema = single
        if acceptsList { schema = ["anyOf": [single, ["type": "array", "items": single]]] }
        schema["description"] = flag.help
        return schema
    }

    private static func schema(of value: FlagValue) -> JSONObject {
        switch value {
        case .none: return ["type": "boolean"]
        case .text, .glob, .platforms, .rules: return ["type": "string", "minLength": 1]
        // A file is for the command line.
        case .output: return ["enum": OutputRequest.names]
        case .number(_, let range):
            return ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound]
        case .choice(let choices):
            // A number may be written as one: `"xcode": 26`.
            let values = choices.flatMap { [JSONValue.text($0)] + (Double($0).map { [.number($0)] } ?? []) }
            return ["enum": values]
        case .choices(let choices):
            let one = "(" + choices.joined(separator: "|") + ")"
            return ["type": "string", "pattern": "^\(one)(,\(one))*$"]
        }
    }
}
