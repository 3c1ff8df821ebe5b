/// Halves of a character in UTF-16 that come alone. An editor whose strings are UTF-16 may send them, as when one half of
/// an emoji is deleted, and a decoder of JSON refuses the whole message.
enum LoneSurrogates {
    private static let replacement = Array("\\ufffd".utf8)
    private static let escapeLength = 6

    /// - Parameter bytes: JSON.
    /// - Returns: the same with U+FFFD for each escape of a surrogate without its other half. That has the same length in
    ///   UTF-16, so that positions after it stay right.
    static func replaced(in bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var offset = 0
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "\\") else {
                result.append(bytes[offset])
                offset += 1
                continue
            }
            guard let unit = unit(bytes, at: offset), 0xD800...0xDFFF ~= unit else {
                // An escape of two bytes, such as a backslash, which escapes nothing after it.
                result += bytes[offset..<min(offset + 2, bytes.count)]
                offset += 2
                continue
            }
            let next = unit < 0xDC00 ? self.unit(bytes, at: offset + escapeLength) : nil
            if let next, 0xDC00...0xDFFF ~= next {
                result += bytes[offset..<offset + 2 * escapeLength]
                offset += 2 * escapeLength
            } else {
                result += replacement
                offset += escapeLength
            }
        }
        return result
    }

    /// The unit that is escaped as `\uXXXX` at an offset.
    private static func unit(_ bytes: [UInt8], at offset: Int) -> UInt16? {
        guard offset + escapeLength <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
            bytes[offset + 1] == UInt8(ascii: "u")
        else { return nil }
        let digits = bytes[offset + 2..<offset + escapeLength]
        // A sign is not a digit.
        guard digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
