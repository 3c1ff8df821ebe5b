/// The first bytes of a name and its length, as three words that are compared at once.
struct NameStart: Equatable {
    /// How many bytes it holds: all of nearly every name.
    static let length = 23

    /// Seven bytes, and the length of the whole name in the top byte (255 stands for all from there on).
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var third: UInt64 = 0

    /// - Parameter readable: how many bytes can be read from the start of the name on. Where there are enough, each word is one load.
    @inline(__always)
    init(_ name: UnsafeBufferPointer<UInt8>, readable: Int) {
        let count = name.count
        first = NameStart.word(name, from: 0, count: count < 7 ? count : 7, readable) | UInt64(truncatingIfNeeded: count < 255 ? count : 255) << 56
        guard count > 7 else { return }
        second = NameStart.word(name, from: 7, count: count < 15 ? count - 7 : 8, readable)
        guard count > 15 else { return }
        third = NameStart.word(name, from: 15, count: count < 23 ? count - 15 : 8, readable)
    }

    /// Up to eight bytes as a word.
    @inline(__always)
    private static func word(_ name: UnsafeBufferPointer<UInt8>, from offset: Int, count: Int, _ readable: Int) -> UInt64 {
        guard offset + 8 <= readable, count > 0 else { return assembledWord(name, from: offset, count: count) }
        // The memory goes on behind the name: a load for each byte costs more than all else.
        let word = UnsafeRawPointer(name.baseAddress.unsafelyUnwrapped + offset).loadUnaligned(as: UInt64.self)
        return UInt64(littleEndian: word) & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count))
    }

    @inline(never)
    private static func assembledWord(_ name: UnsafeBufferPointer<UInt8>, from offset: Int, count: Int) -> UInt64 {
        var word: UInt64 = 0
        for index in 0..<count { word |= UInt64(name[offset + index]) << UInt64(8 * index) }
        return word
    }

    /// - Parameter name: the whole name, for what the words don't hold.
    @inline(__always)
    func hash(of name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash = (first &* 0x9e37_79b9_7f4a_7c15) ^ (second &* 0xc2b2_ae3d_27d4_eb4f) ^ (third &* 0x1656_67b1_9e37_79f9)
        if name.count > NameStart.length { hash = NameStart.hashRest(name, hash) }
        hash = (hash ^ (hash >> 32)) &* 0x9e37_79b9_7f4a_7c15
        return UInt32(truncatingIfNeeded: hash >> 32)
    }

    @inline(never)
    private static func hashRest(_ name: UnsafeBufferPointer<UInt8>, _ start: UInt64) -> UInt64 {
        let raw = UnsafeRawBufferPointer(name)
        var hash = start
        var offset = length
        while offset + 8 <= name.count {
            hash = (hash ^ (hash >> 29) ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9e37_79b9_7f4a_7c15
            offset += 8
        }
        // The last eight bytes, some of them twice: a name this long always has them.
        if offset < name.count {
            hash = (hash ^ (hash >> 29) ^ raw.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self)) &* 0x9e37_79b9_7f4a_7c15
        }
        return hash
    }
}
