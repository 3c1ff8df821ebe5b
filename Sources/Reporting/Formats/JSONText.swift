#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

import SourceText

/// Values as JSON: the same value always gives the same bytes.
enum JSONText {
    /// - Parameter isPretty: with a line for each value; else all in one line.
    /// - Returns: the text in UTF-8, with a line feed behind it.
    static func render(_ value: some Encodable, isPretty: Bool) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        // Texts, whole numbers and truth values can always be written.
        guard let data = try? encoder.encode(value) else { return [] }
        return escaped(Array(data)) + [0x0A]
    }

    /// Writes what a terminal or an editor would obey by number. What is beyond ASCII stands within texts only, and the encoder has done the rest.
    private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(where: { $0 >= 0x7F }) else { return bytes }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.unicodeScalars.contains(where: isEscaped) else { return bytes }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard isEscaped(scalar) else {
                result.append(scalar)
                continue
            }
            let digits = String(scalar.value, radix: 16)
            result.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
        }
        return Array(String(result).utf8)
    }

    private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x7F && scalar.isHidden }
}

extension [UInt8] {
    /// The bytes as text in Base64.
    var base64: String { Data(self).base64EncodedString() }
}
