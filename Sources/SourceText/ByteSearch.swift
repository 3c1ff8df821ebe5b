/// Calls `body` with the offset of each byte that is one of two, in order; looks at eight bytes at a time.
///
/// - Returns: true where all bytes are ASCII.
@inlinable
@inline(__always)
public func forEachOffset(
    of first: UInt8, or second: UInt8, in buffer: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void
) -> Bool {
    let bytes = UnsafeRawBufferPointer(buffer)
    var allBits: UInt64 = 0
    var offset = 0
    while offset + 8 <= buffer.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        allBits |= word
        var matches = highBits(ofBytesIn: word, equalTo: first) | highBits(ofBytesIn: word, equalTo: second)
        while matches != 0 {
            body(offset + matches.trailingZeroBitCount / 8)
            matches &= matches - 1
        }
        offset += 8
    }
    while offset < buffer.count {
        let byte = buffer[offset]
        allBits |= UInt64(byte)
        if byte == first || byte == second { body(offset) }
        offset += 1
    }
    return allBits & highBitOfEachByte == 0
}

@usableFromInline let highBitOfEachByte: UInt64 = 0x8080_8080_8080_8080

/// The highest bit of each byte that equals `byte`, and nothing else.
@inlinable
@inline(__always)
func highBits(ofBytesIn word: UInt64, equalTo byte: UInt8) -> UInt64 {
    let difference = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    // A byte that differs has a bit set below its highest, which the sum carries into that, or the highest itself.
    return ~(((difference & ~highBitOfEachByte) &+ ~highBitOfEachByte) | difference) & highBitOfEachByte
}

extension UInt8 {
    /// True for a letter, a digit, `_` and any byte of a character that is not ASCII.
    package var isPartOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: self >= 0x80
        }
    }
}

extension [UInt8] {
    /// The offset at which a text occurs first.
    package func firstOffset(of text: String) -> Int? {
        let wanted = [UInt8](text.utf8)
        guard let first = wanted.first else { return startIndex }
        var start = startIndex
        while let offset = self[start...].firstIndex(of: first) {
            if self[offset...].starts(with: wanted) { return offset }
            start = offset + 1
        }
        return nil
    }
}

extension Collection<UInt8> {
    /// How many bytes the byte order mark of UTF-8 at the start takes: 3, or 0 where there is none.
    public var byteOrderMarkLength: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// What follows the byte order mark; everything where there is none.
    public var withoutByteOrderMark: SubSequence { dropFirst(byteOrderMarkLength) }
}
