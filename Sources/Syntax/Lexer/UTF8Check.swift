/// Whether the bytes of a file are UTF-8, which is all that Swift accepts.
enum UTF8Check {
    /// Offset of the first byte that belongs to no character; nil where all is well. Most files are ASCII, 32 bytes at
    /// a time.
    static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            var offset = 0
            while offset < buffer.count {
                while offset + 32 <= buffer.count, isASCII(buffer, offset) { offset += 32 }
                if offset + 8 <= buffer.count,
                    UnsafeRawBufferPointer(buffer).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                        & 0x8080_8080_8080_8080 == 0
                {
                    offset += 8
                    continue
                }
                guard offset < buffer.count else { return nil }
                let length = lengthOfCharacter(buffer, offset)
                if length == 0 { return offset }
                offset += length
            }
            return nil
        }
    }

    /// True for 32 bytes of ASCII.
    @inline(__always)
    private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        let raw = UnsafeRawBufferPointer(bytes)
        let first =
            raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            | raw.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
        let second =
            raw.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self)
            | raw.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self)
        return (first | second) & 0x8080_8080_8080_8080 == 0
    }

    /// How many bytes the character at an offset has; 0 where there is none (Unicode 15, table 3-7).
    private static func lengthOfCharacter(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        let first = bytes[offset]
        let (length, second): (Int, ClosedRange<UInt8>)
        switch first {
        case 0...0x7F: return 1
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
        for next in (offset + 2)..<max(offset + length, offset + 2) where bytes[next] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
