/// A place as people read it: 1-based line, 1-based column counted in UTF-8 bytes.
public struct SourceLocation: Hashable, Sendable, Comparable {
    public let line: Int
    public let column: Int
    /// The column in UTF-16 code units, of which a byte order mark is none: what editors count. Says no more than the
    /// other two, so that it plays no part in comparisons.
    public let utf16Column: Int

    /// - Parameter utf16Column: the same as `column` where nothing is given, as in a line that is all ASCII.
    public init(line: Int, column: Int, utf16Column: Int? = nil) {
        self.line = line
        self.column = column
        self.utf16Column = utf16Column ?? column
    }

    public static func == (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.line, left.column) == (right.line, right.column)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(line)
        hasher.combine(column)
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
    /// The file, kept only where columns need it: where not all of it is ASCII.
    private let bytes: [UInt8]?

    public init(_ bytes: [UInt8]) {
        var starts: [UInt32] = [0]
        starts.reserveCapacity(bytes.count / 24)
        let isASCII = bytes.withUnsafeBufferPointer { buffer in
            forEachOffset(of: 0x0A, or: 0x0D, in: buffer) { offset in
                let isFirstOfTwo = buffer[offset] == 0x0D && offset + 1 < buffer.count && buffer[offset + 1] == 0x0A
                if !isFirstOfTwo { starts.append(UInt32(offset + 1)) }
            }
        }
        lineStarts = starts
        byteCount = UInt32(bytes.count)
        self.bytes = isASCII ? nil : bytes
    }

    /// 0-based number of the line that holds `offset`.
    public func lineNumber(at offset: UInt32) -> Int {
        max(lineStarts.firstPosition { $0 > offset } - 1, 0)
    }

    /// The place of a UTF-8 offset.
    public func location(at offset: UInt32) -> SourceLocation {
        let line = lineNumber(at: offset)
        let start = lineStarts[line]
        return SourceLocation(
            line: line + 1, column: Int(offset - start) + 1,
            utf16Column: bytes.map { utf16Length($0, TextRange(start, offset)) + 1 })
    }

    /// The same, where the place of an earlier offset that starts a character is known: many places of one long line
    /// take linear time.
    public func location(at offset: UInt32, after earlier: (offset: UInt32, location: SourceLocation)?)
        -> SourceLocation
    {
        guard let earlier, let bytes, earlier.offset <= offset, lineNumber(at: offset) + 1 == earlier.location.line
        else { return location(at: offset) }
        return SourceLocation(
            line: earlier.location.line, column: earlier.location.column + Int(offset - earlier.offset),
            utf16Column: earlier.location.utf16Column + utf16Length(bytes, TextRange(earlier.offset, offset)))
    }

    /// How many UTF-16 code units the bytes of a range make.
    private func utf16Length(_ bytes: [UInt8], _ range: TextRange) -> Int {
        let offsets = range.offsets.clamped(to: 0..<bytes.count)
        let hasMark = offsets.lowerBound == 0 && bytes[offsets].byteOrderMarkLength > 0
        return String(decoding: bytes[offsets], as: UTF8.self).utf16.count - (hasMark ? 1 : 0)
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
