/// What a name is found by: its bytes where it has up to sixteen, else the first eight and a hash of all others.
struct NameKey: Equatable {
    /// How many bytes a key holds as they are; of longer names the text has to be compared as well.
    static let exactLength = 16

    let low: UInt64
    let high: UInt64
    let length: UInt32

    /// A name of up to sixteen bytes; those behind its end are zero.
    @inline(__always)
    init(low: UInt64, high: UInt64, length: Int) {
        self.low = low
        self.high = high
        self.length = UInt32(truncatingIfNeeded: length)
    }

    /// A name of 17 to 32 bytes.
    @inline(__always)
    init(first: UInt64, second: UInt64, third: UInt64, fourth: UInt64, length: Int) {
        low = first
        high = NameKey.mix(NameKey.mix(NameKey.mix(UInt64(truncatingIfNeeded: length), second), third), fourth)
        self.length = UInt32(truncatingIfNeeded: length)
    }

    /// Any name.
    init(_ name: UnsafeBufferPointer<UInt8>) {
        length = UInt32(clamping: name.count)
        low = NameKey.word(name, from: 0)
        high = name.count <= NameKey.exactLength ? NameKey.word(name, from: 8) : NameKey.hash(name)
    }

    /// Where to look for a name first, in a table of as many slots as `shift` leaves bits.
    @inline(__always)
    func home(_ shift: UInt64) -> Int {
        let second = high &* 0xc2b2_ae3d_27d4_eb4f
        return Int(truncatingIfNeeded: ((low ^ second ^ second &>> 29) &* 0x9e37_79b9_7f4a_7c15) &>> shift)
    }

    /// Up to eight bytes from an offset on.
    @inline(__always)
    private static func word(_ name: UnsafeBufferPointer<UInt8>, from offset: Int) -> UInt64 {
        if offset + 8 <= name.count {
            return UInt64(
                littleEndian: UnsafeRawBufferPointer(name).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        var word: UInt64 = 0
        for index in offset..<max(offset, name.count) { word |= UInt64(name[index]) << UInt64(8 * (index - offset)) }
        return word
    }

    /// A hash of all but the first eight bytes of a name of more than sixteen.
    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = mix(UInt64(truncatingIfNeeded: name.count), word(name, from: 8))
        var offset = 16
        while offset < name.count {
            hash = mix(mix(hash, word(name, from: offset)), word(name, from: offset + 8))
            offset += 16
        }
        return hash
    }

    @inline(__always)
    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        (hash ^ hash &>> 29 ^ word) &* 0x9e37_79b9_7f4a_7c15
    }
}
