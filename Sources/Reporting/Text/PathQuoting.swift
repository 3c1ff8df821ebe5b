/// Path names in patches, written as git does with `core.quotePath=true`.
public enum PathQuoting {
    /// The path behind `prefix` (`a/` or `b/` in a patch): as it is, or where it holds a quotation mark, a backslash, a
    /// control character or a byte beyond ASCII, in quotation marks with C-style escapes. Spaces need no quotes.
    public static func quoted(_ path: String, prefix: String = "") -> [UInt8] {
        let bytes = Array(prefix.utf8) + Array(path.utf8)
        guard bytes.contains(where: needsEscape) else { return bytes }
        var result: [UInt8] = [quotationMark]
        for byte in bytes {
            appendEscaped(byte, to: &result)
        }
        result.append(quotationMark)
        return result
    }

    private static let quotationMark = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")
    /// The letters of the control characters from 0x07 (bell) to 0x0D (carriage return).
    private static let controlLetters = Array("abtnvfr".utf8)

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte >= 0x7F || byte == quotationMark || byte == backslash
    }

    private static func appendEscaped(_ byte: UInt8, to result: inout [UInt8]) {
        switch byte {
        case quotationMark, backslash:
            result += [backslash, byte]
        case 0x07...0x0D:
            result += [backslash, controlLetters[Int(byte) - 0x07]]
        case _ where needsEscape(byte):
            result += [backslash, octalDigit(byte >> 6), octalDigit(byte >> 3), octalDigit(byte)]
        default:
            result.append(byte)
        }
    }

    private static func octalDigit(_ value: UInt8) -> UInt8 {
        UInt8(ascii: "0") + (value & 7)
    }
}
