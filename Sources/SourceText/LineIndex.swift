/// A place as people read it: 1-based line, 1-based column counted in UTF-8 bytes.
public struct SourceLocation: Hashable, Sendable, Comparable {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// Where the lines of a file start. Built only when something is reported.
///
/// LF, CRLF and a lone CR end a line, as in the Swift compiler.
public struct LineIndex: Sendable {
    /// UTF-8 offset of the first byte of each line; never empty.
    public let lineStarts: [UInt32]
    private let byteCount: UInt32

    public init(_ bytes: [UInt8]) {
        var starts: [UInt32] = [0]
        bytes.withUnsafeBufferPointer { buffer in
            var offset = 0
            while offset < buffer.count {
                if offset + 8 <= buffer.count, !LineIndex.holdsControlCharacter(buffer, at: offset) {
                    offset += 8
                    continue
                }
                for _ in 0..<min(8, buffer.count - offset) {
                    let byte = buffer[offset]
                    offset += 1
                    let isLoneCarriageReturn = byte == 0x0D && (offset == buffer.count || buffer[offset] != 0x0A)
                    if byte == 0x0A || isLoneCarriageReturn { starts.append(UInt32(offset)) }
                }
            }
        }
        lineStarts = starts
        byteCount = UInt32(bytes.count)
    }

    /// True where one of eight bytes may be a line end: only then they are looked at one by one.
    @inline(__always)
    private static func holdsControlCharacter(_ buffer: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        let word = UnsafeRawBufferPointer(buffer).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        return (word &- 0x1010_1010_1010_1010) & ~word & 0x8080_8080_8080_8080 != 0
    }

    /// 0-based number of the line that holds `offset`.
    public func lineNumber(at offset: UInt32) -> Int {
        var low = 0
        var high = lineStarts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset {
                low = middle
            } else {
                high = middle
            }
        }
        return low
    }

    /// The place of a UTF-8 offset.
    public func location(at offset: UInt32) -> SourceLocation {
        let line = lineNumber(at: offset)
        return SourceLocation(line: line + 1, column: Int(offset - lineStarts[line]) + 1)
    }

    /// The 1-based numbers of the lines that a range touches; a line end belongs to the line that it ends.
    public func lines(of range: TextRange) -> ClosedRange<Int> {
        let first = lineNumber(at: range.start) + 1
        return first...(range.isEmpty ? first : max(first, lineNumber(at: range.end - 1) + 1))
    }

    /// The bytes of a 0-based line with its line ending.
    public func range(ofLine line: Int) -> TextRange {
        let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : byteCount
        return TextRange(lineStarts[line], end)
    }
}
