#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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
        return Array(data) + [0x0A]
    }
}

extension [UInt8] {
    /// The bytes as text in Base64.
    var base64: String { Data(self).base64EncodedString() }
}
