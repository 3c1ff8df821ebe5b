/// Number of an identifier in a `NameTable`; equal text has equal numbers within one table.
public typealias NameID = UInt32

/// Identifiers of many files, each stored once: an open-addressing table over bytes.
///
/// `[String: Int]` costs four times as much here, and comparing numbers beats comparing text everywhere after.
public struct NameTable: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [UInt32] = []
    private var hashes: [UInt32] = []
    private var slots: [UInt32]
    private var mask: Int

    /// A table of the known names.
    public init() {
        self = NameTable.known
    }

    /// Made once, since each worker and the index start with it.
    private static let known = NameTable(texts: KnownName.texts)

    private init(texts: StaticString) {
        slots = [UInt32](repeating: .max, count: 4096)
        mask = 4095
        let texts = UnsafeBufferPointer(start: texts.utf8Start, count: texts.utf8CodeUnitCount)
        var start = 0
        for end in 0...texts.count where end == texts.count || texts[end] == UInt8(ascii: " ") {
            let text = UnsafeBufferPointer(rebasing: texts[start..<end])
            _ = intern(text, hash: NameTable.hash(text))
            start = end + 1
        }
    }

    /// How many names the table holds.
    public var count: Int { ends.count }

    /// The hash of an identifier's bytes.
    @inlinable
    public static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash = initialHash
        for byte in bytes { hash = NameTable.hash(hash, adding: byte) }
        return hash
    }

    /// The hash of no bytes (32-bit FNV-1a).
    @usableFromInline static let initialHash: UInt32 = 0x811c_9dc5

    /// The hash of some bytes and one more, so that the lexer can hash a word while it looks for its end.
    @inlinable
    static func hash(_ hash: UInt32, adding byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }

    /// The number of an identifier, new or known.
    public mutating func intern(_ text: String) -> NameID {
        var text = text
        return text.withUTF8 { intern($0, hash: NameTable.hash($0)) }
    }

    /// The number of an identifier, new or known. `hash` is `NameTable.hash` of the bytes.
    public mutating func intern(_ name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> NameID {
        let slot = slot(of: name, hash: hash)
        if slots[slot] != .max { return slots[slot] }
        let id = UInt32(ends.count)
        slots[slot] = id
        hashes.append(hash)
        bytes.append(contentsOf: name)
        ends.append(UInt32(bytes.count))
        if ends.count * 2 > slots.count { grow() }
        return id
    }

    /// The number of an identifier that is already in the table.
    public func lookUp(_ text: String) -> NameID? {
        var text = text
        return text.withUTF8 { name in
            let id = slots[slot(of: name, hash: NameTable.hash(name))]
            return id == .max ? nil : id
        }
    }

    /// The text of a name; empty for a number that is not of this table.
    public func text(_ id: NameID) -> String {
        guard id < ends.count else { return "" }
        return String(decoding: bytes[range(id)], as: UTF8.self)
    }

    /// Adds all names of `other` and returns its numbers' new numbers, by position.
    public mutating func merge(_ other: NameTable) -> [NameID] {
        other.bytes.withUnsafeBufferPointer { buffer in
            (0..<other.ends.count).map { index in
                intern(UnsafeBufferPointer(rebasing: buffer[other.range(UInt32(index))]), hash: other.hashes[index])
            }
        }
    }

    /// The slot that holds a name, or the free one where it belongs.
    @inline(__always)
    private func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
        var slot = firstSlot(hash)
        while slots[slot] != .max {
            let id = slots[slot]
            if hashes[Int(id)] == hash && isEqual(id, name) { return slot }
            slot = (slot + 1) & mask
        }
        return slot
    }

    @inline(__always)
    private func firstSlot(_ hash: UInt32) -> Int { Int(truncatingIfNeeded: hash ^ (hash >> 15)) & mask }

    private func range(_ id: NameID) -> Range<Int> {
        let start = id == 0 ? 0 : Int(ends[Int(id) - 1])
        return start..<Int(ends[Int(id)])
    }

    private func isEqual(_ id: NameID, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(id)
        guard range.count == name.count else { return false }
        var index = range.lowerBound
        for byte in name {
            if bytes[index] != byte { return false }
            index += 1
        }
        return true
    }

    private mutating func grow() {
        mask = slots.count * 2 - 1
        slots = [UInt32](repeating: .max, count: mask + 1)
        for id in 0..<ends.count {
            var slot = firstSlot(hashes[id])
            while slots[slot] != .max { slot = (slot + 1) & mask }
            slots[slot] = UInt32(id)
        }
    }
}
