/// Number of an identifier in a `NameTable`; equal text has equal numbers within one table.
public typealias NameID = UInt32

/// Identifiers of many files, each stored once: an open-addressing table over bytes.
///
/// `[String: Int]` costs four times as much here, and comparing numbers beats comparing text everywhere after.
///
/// Each worker has its own table; `MergedNames` joins them, and `ProjectIndex.translate` leads from a file's numbers to
/// the index's. Names in `KnownName` have the same number in every table.
///
/// A name of up to sixteen bytes is one slot with its number. The slot also tells which file held the name last, so
/// that the lexer of the first pass notes each identifier once (`TokenList.mentions`). Where nobody asks for that,
/// known names leave the table as it is, and workers share it.
public struct NameTable: Sendable {
    /// A name and its number: all that is asked for a word of up to sixteen bytes lies in one line of the processor's
    /// cache.
    private struct Slot {
        var low: UInt64 = 0
        var high: UInt64 = 0
        var length: UInt32 = 0
        /// `NameID.max` in a free slot.
        var id: NameID = .max
        /// The last file in which the name stood as an identifier.
        var lastFile: UInt32 = 0

        var key: NameKey { NameKey(low: low, high: high, length: Int(length)) }
    }

    private var bytes: [UInt8] = []
    private var ends: [UInt32] = []
    private var slots: [Slot]
    /// 64 less the number of bits of a slot's index.
    private var shift: UInt64
    /// The number of the file that is being lexed.
    private var file: UInt32 = 0

    /// A table of the known names.
    public init() {
        self = NameTable.known
    }

    /// Made once, since each worker and the index start with it.
    static let known = NameTable(texts: KnownName.texts)

    private init(texts: StaticString) {
        slots = [Slot](repeating: Slot(), count: 1024)
        shift = 64 - 10
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
        let key = NameKey(name)
        let index = index(of: key, name.baseAddress)
        let id = slots[index].id
        return id != .max ? id : add(key, name.baseAddress, at: index)
    }

    /// The number of an identifier that is already in the table.
    public func lookUp(_ text: String) -> NameID? {
        var text = text
        return text.withUTF8 { name in
            let id = slots[index(of: NameKey(name), name.baseAddress)].id
            return id == .max ? nil : id
        }
    }

    /// The numbers that names of another table have here, as far as they are known.
    public func numbers(of names: [NameID], in other: NameTable) -> [NameID] {
        other.bytes.withUnsafeBufferPointer { buffer in
            names.compactMap { name in
                let text = UnsafeBufferPointer(rebasing: buffer[other.range(name)])
                let id = slots[index(of: NameKey(text), text.baseAddress)].id
                return id == .max ? nil : id
            }
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

    // MARK: What the lexer asks for

    /// Forgets which names were mentioned.
    mutating func startFile() { file &+= 1 }

    /// The number of a name, which is added to `mentions` where the file had none so far and it is no reserved word.
    ///
    /// - Parameter name: the first of its bytes.
    @inline(__always)
    mutating func internIdentifier(
        _ key: NameKey, _ name: UnsafePointer<UInt8>, _ mentions: inout GrowingBuffer<NameID>
    ) -> NameID {
        let index = index(of: key, name)
        let slot = slots.withUnsafeBufferPointer { $0[index] }
        if slot.lastFile == file { return slot.id }
        return mention(key, name, at: index, &mentions)
    }

    /// The number of a name. Where it is known the table stays as it is, which others may share.
    @inline(__always)
    mutating func intern(_ key: NameKey, _ name: UnsafePointer<UInt8>) -> NameID {
        let index = index(of: key, name)
        let id = slots.withUnsafeBufferPointer { $0[index].id }
        return id != .max ? id : add(key, name, at: index)
    }

    @inline(never)
    private mutating func mention(
        _ key: NameKey, _ name: UnsafePointer<UInt8>, at index: Int, _ mentions: inout GrowingBuffer<NameID>
    ) -> NameID {
        let known = slots[index].id
        let id = known != .max ? known : add(key, name, at: index)
        // The table may have grown, and the slot with it.
        let slot = slots[index].id == id ? index : self.index(of: key, name)
        slots[slot].lastFile = file
        if id >= KnownName.firstContextual { mentions.append(id) }
        return id
    }

    // MARK: Looking up

    /// The slot that holds a name, or the free one where it belongs.
    @inline(__always)
    private func index(of key: NameKey, _ name: UnsafePointer<UInt8>?) -> Int {
        slots.withUnsafeBufferPointer { slots in
            var index = key.home(shift)
            while true {
                let id = slots[index].id
                if slots[index].low == key.low, slots[index].high == key.high, slots[index].length == key.length,
                    key.length <= NameKey.exactLength || isEqual(id, key, name)
                {
                    return index
                }
                if id == .max { return index }
                index = (index &+ 1) & (slots.count &- 1)
            }
        }
    }

    private func range(_ id: NameID) -> Range<Int> {
        let start = id == 0 ? 0 : Int(ends[Int(id) - 1])
        return start..<Int(ends[Int(id)])
    }

    /// Whether a name of more than sixteen bytes is the one of a number, where the first eight are the same and the
    /// lengths too.
    @inline(never)
    private func isEqual(_ id: NameID, _ key: NameKey, _ name: UnsafePointer<UInt8>?) -> Bool {
        guard let name, id < ends.count else { return false }
        let length = Int(key.length)
        let start = Int(ends[Int(id)]) - length
        return bytes.withUnsafeBytes { bytes in
            let other = UnsafeRawPointer(name)
            func isEqual(at offset: Int) -> Bool {
                bytes.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
                    == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            }
            var offset = 8
            while offset + 8 < length {
                if !isEqual(at: offset) { return false }
                offset += 8
            }
            return isEqual(at: length - 8)
        }
    }

    // MARK: Growing

    @inline(never)
    private mutating func add(_ key: NameKey, _ name: UnsafePointer<UInt8>?, at index: Int) -> NameID {
        let id = NameID(ends.count)
        slots[index] = Slot(low: key.low, high: key.high, length: key.length, id: id)
        bytes.append(contentsOf: UnsafeBufferPointer(start: name, count: Int(key.length)))
        ends.append(UInt32(bytes.count))
        if ends.count * 4 > slots.count * 3 { grow() }
        return id
    }

    private mutating func grow() {
        let old = slots
        shift -= 1
        slots = [Slot](repeating: Slot(), count: old.count * 2)
        for slot in old where slot.id != .max {
            var index = slot.key.home(shift)
            while slots[index].id != .max { index = (index + 1) & (slots.count - 1) }
            slots[index] = slot
        }
    }
}
