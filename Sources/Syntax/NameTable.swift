/// Number of an identifier in a `NameTable`; equal text has equal numbers within one table.
public typealias NameID = UInt32

/// Identifiers of many files, each stored once: an open-addressing table over bytes.
///
/// `[String: Int]` costs four times as much here, and comparing numbers beats comparing text everywhere after.
public struct NameTable: Sendable {
    /// Where a name is looked for: eight bytes, so that more of them fit the processor's cache.
    private struct Slot {
        var hash: UInt32
        /// `NameID.max` in a free slot.
        var id: NameID

        static let free = Slot(hash: 0, id: .max)
    }

    private var bytes: [UInt8] = []
    private var ends: [UInt32] = []
    /// The start of each name, which tells nearly all of them. Common names come early and so lie side by side.
    private var starts: [NameStart] = []
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
    public mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameID { intern(name, readable: name.count) }

    /// The number of an identifier, new or known.
    ///
    /// - Parameter readable: how many bytes can be read from the start of the name on, the name's own and what stands behind them.
    @inline(__always)
    mutating func intern(_ name: UnsafeBufferPointer<UInt8>, readable: Int) -> NameID {
        let start = NameStart(name, readable: readable)
        let hash = start.hash(of: name)
        let slot = slot(of: name, start, hash)
        if slots[slot].id != .max { return slots[slot].id }
        return add(name, start, Slot(hash: hash, id: NameID(ends.count)), at: slot)
    }

    /// The number of an identifier that is already in the table.
    public func lookUp(_ text: String) -> NameID? {
        var text = text
        return text.withUTF8 { name in
            let start = NameStart(name, readable: name.count)
            let id = slots[slot(of: name, start, start.hash(of: name))].id
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

    // MARK: Looking up

    /// The slot that holds a name, or the free one where it belongs.
    @inline(__always)
    private func slot(of name: UnsafeBufferPointer<UInt8>, _ start: NameStart, _ hash: UInt32) -> Int {
        var slot = Int(hash) & mask
        while true {
            let entry = slots[slot]
            if entry.id == .max { return slot }
            if entry.hash == hash, starts[Int(entry.id)] == start, name.count <= NameStart.length || isEqual(entry.id, name) { return slot }
            slot = (slot + 1) & mask
        }
    }

    private func range(_ id: NameID) -> Range<Int> {
        let start = id == 0 ? 0 : Int(ends[Int(id) - 1])
        return start..<Int(ends[Int(id)])
    }

    @inline(never)
    private func isEqual(_ id: NameID, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(id)
        guard range.count == name.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            var offset = NameStart.length
            while offset < name.count {
                if bytes[range.lowerBound + offset] != name[offset] { return false }
                offset += 1
            }
            return true
        }
    }

    // MARK: Growing

    @inline(never)
    private mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ start: NameStart, _ entry: Slot, at slot: Int) -> NameID {
        slots[slot] = entry
        starts.append(start)
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
