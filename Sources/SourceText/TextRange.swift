/// A half-open range of UTF-8 offsets in one file.
public struct TextRange: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// UTF-8 offset of the first byte.
    public let start: UInt32
    /// UTF-8 offset behind the last byte; never less than `start`.
    public let end: UInt32

    @inlinable
    public init(_ start: UInt32, _ end: UInt32) {
        self.start = start
        self.end = end < start ? start : end
    }

    /// An empty range: the place before the byte at `offset`.
    @inlinable
    public init(at offset: UInt32) {
        self.init(offset, offset)
    }

    @inlinable public var count: Int { Int(end - start) }
    @inlinable public var isEmpty: Bool { start == end }
    @inlinable public var offsets: Range<Int> { Int(start)..<Int(end) }

    /// True where `other` lies wholly inside this range.
    @inlinable
    public func contains(_ other: TextRange) -> Bool {
        start <= other.start && other.end <= end
    }

    /// Ordered by start, then by end.
    @inlinable
    public static func < (left: TextRange, right: TextRange) -> Bool {
        (left.start, left.end) < (right.start, right.end)
    }

    public var description: String { "\(start)..<\(end)" }
}

extension [TextRange] {
    /// True where one of the ranges, which are sorted and disjoint, overlaps or adjoins `range`.
    public func touch(_ range: TextRange) -> Bool {
        let first = firstPosition { $0.end >= range.start }
        return first < count && self[first].start <= range.end
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first position at which a condition holds, in what is sorted so that it holds for all behind; the end where
    /// it holds for nothing.
    @inlinable
    public func firstPosition(where isReached: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if isReached(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
