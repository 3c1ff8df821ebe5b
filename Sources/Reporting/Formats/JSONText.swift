import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Values as JSON: the same value always gives the same bytes.
package enum JSONText {
    /// - Parameter isPretty: with a line for each value; else all in one line.
    /// - Returns: the text in UTF-8, with a line feed behind it. What a terminal or an editor would obey is written by
    ///   number.
    package static func render(_ value: some Encodable, isPretty: Bool) -> [UInt8] {
        // Texts, whole numbers and truth values can always be written.
        guard let bytes = try? encoded(value, isPretty: isPretty) else { return [] }
        return escaped(bytes) + [0x0A]
    }

    /// The text as it is, for files of our own.
    package static func encoded(_ value: some Encodable, isPretty: Bool) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return Array(try encoder.encode(value))
    }

    package static func decoded<Value: Decodable>(_ type: Value.Type, from bytes: some Sequence<UInt8>) throws -> Value
    {
        try JSONDecoder().decode(type, from: Data(bytes))
    }

    /// Why a file of our own can't be read, as a sentence without a full stop.
    ///
    /// - Parameter file: what to call the file as a whole, such as “the plan”.
    package static func sentence(_ error: DecodingError, about file: String) -> String {
        func place(_ path: [any CodingKey]) -> String {
            var text = ""
            for key in path {
                if let index = key.intValue {
                    text += "[\(index)]"
                } else {
                    text += (text.isEmpty ? "" : ".") + key.stringValue
                }
            }
            return text.isEmpty ? file : text
        }
        return switch error {
        case .keyNotFound(let key, let context): "\(place(context.codingPath)) has no “\(key.stringValue)”"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(place(context.codingPath)) has a value of the wrong type"
        case .dataCorrupted(let context):
            context.codingPath.isEmpty
                ? "this can't be read as JSON: \(context.debugDescription)"
                : "\(place(context.codingPath)) has an invalid value"
        @unknown default: "this is not \(file)"
        }
    }

    /// What is beyond ASCII stands within texts only, and the encoder has done the rest.
    private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(where: { $0 >= 0x7F }) else { return bytes }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.unicodeScalars.contains(where: isEscaped) else { return bytes }
        return Array(
            text.replacingScalars { scalar in
                guard isEscaped(scalar) else { return nil }
                let digits = String(scalar.value, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.utf8)
    }

    private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x7F && scalar.isHidden }
}

/// An object of a format, by its keys. What is nil is left out.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
    private struct Member: Encodable {
        let value: any Encodable

        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }

    private var members: [String: Member] = [:]

    package init(dictionaryLiteral elements: (String, (any Encodable)?)...) {
        for (key, value) in elements { self[key] = value }
    }

    package subscript(key: String) -> (any Encodable)? {
        get { members[key]?.value }
        set { members[key] = newValue.map { Member(value: $0) } }
    }

    package func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}

extension [UInt8] {
    /// The bytes as text in Base64.
    var base64: String { Data(self).base64EncodedString() }
}

extension String {
    /// The text with other text for some of its scalars; those for which there is nil stay.
    func replacingScalars(by replacement: (Unicode.Scalar) -> String?) -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let other = replacement(scalar) {
                result.append(contentsOf: other.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
