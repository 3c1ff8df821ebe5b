#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The JSON schema of `.reobserve.json`, made from the list of flags.
enum ConfigurationSchema {
    /// Ends with a line feed.
    static func render() -> String {
        var properties: [String: JSONValue] = [ConfigurationFile.schemaKey: ["type": "string"]]
        for flag in Flag.all where flag.isConfigurable { properties[flag.name] = schema(of: flag) }
        let schema: JSONValue = [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Configuration of reobserve", "type": "object",
            "additionalProperties": false, "properties": .object(properties),
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts and switches can always be written.
        let bytes = (try? encoder.encode(schema)) ?? Data()
        return String(decoding: bytes, as: UTF8.self) + "\n"
    }

    private static func schema(of flag: Flag) -> JSONValue {
        let single = schema(of: flag.value)
        let acceptsList = if case .choices = flag.value { true } else { flag.isRepeatable }
        let value: JSONValue = acceptsList ? ["anyOf": [.object(single), ["type": "array", "items": .object(single)]]] : .object(single)
        guard case .object(var entries) = value else { return value }
        entries["description"] = .text(flag.help)
        return .object(entries)
    }

    private static func schema(of value: FlagValue) -> [String: JSONValue] {
        switch value {
        case .none: return ["type": "boolean"]
        case .text, .glob, .platforms, .rules: return ["type": "string", "minLength": .number(1)]
        // A file is for the command line.
        case .output: return ["enum": .array(OutputRequest.names.map { .text($0) })]
        case .number(_, let range):
            return ["type": "integer", "minimum": .number(Double(range.lowerBound)), "maximum": .number(Double(range.upperBound))]
        case .choice(let choices):
            // A number may be written as one: `"xcode": 26`.
            return ["enum": .array(choices.flatMap { choice in [.text(choice)] + (Double(choice).map { [.number($0)] } ?? []) })]
        case .choices(let choices):
            let one = "(" + choices.joined(separator: "|") + ")"
            return ["type": "string", "pattern": .text("^\(one)(,\(one))*$")]
        }
    }
}
