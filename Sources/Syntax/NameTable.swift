/// Number of an identifier in a `NameTable`; equal text has equal numbers within one table.
public typealias NameID = UInt32

/// Identifiers of many files, each stored once: an open-addressing table over bytes.
///
/// `[String: Int]` costs four times as much here, and comparing numbers beats comparing text everywhere after.
public struct NameTable: Sendable {
    /// Where a name is looked for: most names are told by the slot alone, whose first bytes they are.
    private struct Slot {
        /// Up to seven bytes from the start of the name, its length in the top byte (255 stands for all from there on).
        var prefix: UInt64
        var hash: UInt32
        /// `NameID.max` in a free slot.
        var id: NameID

        static let free = Slot(prefix: 0, hash: 0, id: .max)
    }

    private var bytes: [UInt8] = []
    private var ends: [UInt32] = []
    private var slots: [Slot]
    private var mask: Int

    /// A table of the known names.
    public init() {
        self = NameTable.known
    }

    /// Made once, since each worker and the index start with it.
    private static let known = NameTable(texts: KnownName.texts)

    private init(texts: StaticString) {
        slots = [Slot](repeating: .free, count: 1024)
        mask = 1023
        let texts = UnsafeBufferPointer(start: texts.utf8Start, count: texts.utf8CodeUnitCount)
        var start = 0
        for end in 0...texts.count where end == texts.count || texts[end] == UInt8(ascii: " ") {
            _ = intern(UnsafeBufferPointer(rebasing: texts[start..<end]))
            start = end + 1
        }
    }

    /// How many names the table holds.
    public var count: Int { ends.count }

    /// The number of an identifier, new or known.
    public mutating func intern(_ text: String) -> NameID {
        var text = text
        return text.withUTF8 { intern($0) }
    }

    /// The number of an identifier, new or known.
    public mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameID {
        let prefix = NameTable.prefix(name)
        let hash = NameTable.hash(name, prefix)
        let slot = slot(of: name, prefix, hash)
        if slots[slot].id != .max { return slots[slot].id }
        return add(name, Slot(prefix: prefix, hash: hash, id: NameID(ends.count)), at: slot)
    }

    /// The number of an identifier that is already in the table.
    public func lookUp(_ text: String) -> NameID? {
        var text = text
        return text.withUTF8 { name in
            let prefix = NameTable.prefix(name)
            let id = slots[slot(of: name, prefix, NameTable.hash(name, prefix))].id
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
            (0..<other.ends.count).map { intern(UnsafeBufferPointer(rebasing: buffer[other.range(UInt32($0))])) }
        }
    }

    // MARK: Hashing

    @inline(__always)
    private static func prefix(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var prefix = UInt64(truncatingIfNeeded: min(name.count, 255)) << 56
        var shift: UInt64 = 0
        for byte in name.prefix(7) {
            prefix |= UInt64(byte) << shift
            shift += 8
        }
        return prefix
    }

    @inline(__always)
    private static func hash(_ name: UnsafeBufferPointer<UInt8>, _ prefix: UInt64) -> UInt32 {
        var hash = prefix &* 0x9e37_79b9_7f4a_7c15
        if name.count > 7 {
            let raw = UnsafeRawBufferPointer(name)
            var offset = 7
            while offset + 8 <= name.count {
                hash = (hash ^ (hash >> 29) ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9e37_79b9_7f4a_7c15
                offset += 8
            }
            // The last eight bytes, some of them twice: a name this long always has them.
            if offset < name.count {
                hash = (hash ^ (hash >> 29) ^ raw.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self)) &* 0x9e37_79b9_7f4a_7c15
            }
        }
        return UInt32(truncatingIfNeeded: hash >> 32)
    }

    /// The slot that holds a name, or the free one where it belongs.
    @inline(__always)
    private func slot(of name: UnsafeBufferPointer<UInt8>, _ prefix: UInt64, _ hash: UInt32) -> Int {
        var slot = Int(hash) & mask
        while true {
            let entry = slots[slot]
            if entry.id == .max { return slot }
            if entry.prefix == prefix, name.count <= 7 || (entry.hash == hash && isEqual(entry.id, name)) { return slot }
            slot = (slot + 1) & mask
        }
    }

    private func range(_ id: NameID) -> Range<Int> {
        let start = id == 0 ? 0 : Int(ends[Int(id) - 1])
        return start..<Int(ends[Int(id)])
    }

    private func isEqual(_ id: NameID, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(id)
        guard range.count == name.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            var offset = 7
            while offset < name.count {
                if bytes[range.lowerBound + offset] != name[offset] { return false }
                offset += 1
            }
            return true
        }
    }

    // MARK: Growing

    private mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ entry: Slot, at slot: Int) -> NameID {
        slots[slot] = entry
        bytes.append(contentsOf: name)
        ends.append(UInt32(bytes.count))
        if ends.count * 2 > slots.count { grow() }
        return entry.id
    }

    private mutating func grow() {
        let old = slots
        mask = old.count * 2 - 1
        slots = [Slot](repeating: .free, count: mask + 1)
        for entry in old where entry.id != .max {
            var slot = Int(entry.hash) & mask
            while slots[slot].id != .max { slot = (slot + 1) & mask }
            slots[slot] = entry
        }
    }
}
