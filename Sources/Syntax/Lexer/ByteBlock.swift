/// Sixteen bytes that are looked at together, for what is long or of any length: words, spaces, comments, strings.
///
/// A loop over single bytes costs more by its end, which no processor foresees, than by its bytes. Only arithmetic is
/// used: comparisons of vectors are compiled to loops.
struct ByteBlock {
    static let count = 16

    private let bytes: SIMD16<UInt8>

    /// - Parameter start: sixteen bytes must be readable from there on.
    @inline(__always)
    init(_ start: UnsafePointer<UInt8>) {
        bytes = UnsafeRawPointer(start).loadUnaligned(as: SIMD16<UInt8>.self)
    }

    /// The highest bit of each byte tells, all others are 0. The first eight bytes are in the first word, the first of
    /// all lowest.
    typealias Mask = SIMD2<UInt64>

    /// All but letters, digits, underscores and dollar signs of ASCII: what ends a word.
    @inline(__always)
    var wordEnds: Mask {
        let low = bytes & ByteBlock.all(0x7F)
        let lowercase = low | ByteBlock.all(0x20)
        // The highest bit is set where a byte is at least, or more than, what it takes to reach 128.
        let letters =
            (lowercase &+ ByteBlock.all(128 - UInt8(ascii: "a")))
            & ~(lowercase &+ ByteBlock.all(127 - UInt8(ascii: "z")))
        let digits = (low &+ ByteBlock.all(128 - UInt8(ascii: "0"))) & ~(low &+ ByteBlock.all(127 - UInt8(ascii: "9")))
        let others = equal(low, UInt8(ascii: "_")) | equal(low, UInt8(ascii: "$"))
        return mask(~(letters | digits | others) | bytes)
    }

    /// All but spaces.
    @inline(__always)
    var nonSpaces: Mask { mask(~equal(bytes & ByteBlock.all(0x7F), 0x20) | bytes) }

    @inline(__always)
    var lineEnds: Mask { mask(marks(0x0A, 0x0D)) }

    /// Quotes, backslashes and line ends: what a string may not just hold.
    @inline(__always)
    var stringMarks: Mask { mask(marks(0x0A, 0x0D) | marks(UInt8(ascii: "\""), UInt8(ascii: "\\"))) }

    /// Stars, slashes and line ends: what a block comment may not just hold.
    @inline(__always)
    var commentMarks: Mask { mask(marks(0x0A, 0x0D) | marks(UInt8(ascii: "*"), UInt8(ascii: "/"))) }

    /// The word that the block starts with, with zeros behind its end: how many bytes it has, and the bytes of each
    /// half as a number. Without a branch, since no processor foresees how long words are.
    @inline(__always)
    var word: (length: Int, low: UInt64, high: UInt64) {
        let ends = wordEnds
        let lowCount = ends.x.trailingZeroBitCount &>> 3
        let fillsLow = 0 &- UInt64(truncatingIfNeeded: lowCount &>> 3)
        let highCount = (ends.y.trailingZeroBitCount &>> 3) & Int(truncatingIfNeeded: fillsLow)
        // All bits below the first byte that is no part: all where each one is.
        let lowMask = ((ends.x & (0 &- ends.x)) &>> 7) &- 1
        let highMask = (((ends.y & (0 &- ends.y)) &>> 7) &- 1) & fillsLow
        let words = words
        return (lowCount &+ highCount, words.x & lowMask, words.y & highMask)
    }

    /// The eight bytes of each half as a number, the first one lowest.
    @inline(__always)
    var words: Mask { ByteBlock.numbers(bytes) }

    /// How many bytes stand before the first one that is meant; sixteen where none is.
    @inline(__always)
    static func offset(ofFirst mask: Mask) -> Int {
        mask.x != 0 ? mask.x.trailingZeroBitCount &>> 3 : 8 &+ mask.y.trailingZeroBitCount &>> 3
    }

    // MARK: Helpers

    @inline(__always)
    private static func all(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16(repeating: byte) }

    /// - Parameter low: bytes without their highest bit, which tells in the result.
    @inline(__always)
    private func equal(_ low: SIMD16<UInt8>, _ byte: UInt8) -> SIMD16<UInt8> {
        ByteBlock.all(0x80) &- (low ^ ByteBlock.all(byte))
    }

    /// ASCII characters.
    @inline(__always)
    private func marks(_ first: UInt8, _ second: UInt8) -> SIMD16<UInt8> {
        let low = bytes & ByteBlock.all(0x7F)
        return (equal(low, first) | equal(low, second)) & ~bytes
    }

    @inline(__always)
    private func mask(_ bytes: SIMD16<UInt8>) -> Mask { ByteBlock.numbers(bytes & ByteBlock.all(0x80)) }

    @inline(__always)
    private static func numbers(_ bytes: SIMD16<UInt8>) -> Mask {
        let numbers = unsafeBitCast(bytes, to: Mask.self)
        return Mask(UInt64(littleEndian: numbers.x), UInt64(littleEndian: numbers.y))
    }
}
