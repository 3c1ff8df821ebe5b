/// A piece of text in a path that is being matched; valid only during the call it is handed to.
package typealias PathBytes = UnsafeBufferPointer<UInt8>

/// A glob as `.gitignore` has it, compiled: `*`, `?`, `[a-z]`, `[!a-z]`, `[[:alpha:]]`, `\` escapes, and `**` between
/// slashes.
///
/// Works on bytes, as git does. `*`, `?` and `[…]` never match a slash. Matching takes no recursion and at worst
/// pattern × text steps.
package struct GlobPattern: Sendable {
    enum Piece: Sendable {
        case byte(UInt8)
        case anyByte
        case anyBytes
        case oneOf(ByteSet)
    }

    /// What lies between two slashes of the pattern.
    enum Segment: Sendable {
        /// `**`: any number of directories; at the end of the pattern at least one name.
        case anySegments
        case literal([UInt8])
        /// `*.swift`
        case suffix([UInt8])
        case pieces([Piece])
    }

    private let segments: [Segment]

    /// Nil for a pattern that can never match: an unclosed `[`, an unknown `[:class:]`, a `\` at the end.
    package init?(_ pattern: some Collection<UInt8>) {
        guard let segments = GlobCompiler.segments(of: Array(pattern)) else { return nil }
        self.segments = segments
    }

    /// The byte that all that match end with; nil where that may be any byte.
    package var lastByte: UInt8? {
        switch segments.last {
        case .literal(let text), .suffix(let text): return text.last
        case .pieces(let pieces):
            if case .byte(let byte) = pieces.last { return byte }
            return nil
        case .anySegments, nil: return nil
        }
    }

    /// Matches a name without slashes against a pattern without slashes.
    package func matches(name: PathBytes) -> Bool {
        guard segments.count == 1 else { return false }
        return GlobPattern.matches(segments[0], name)
    }

    /// Matches a path, relative to where the pattern is anchored.
    package func matches(path: PathBytes) -> Bool {
        var segment = 0
        var start = 0
        var lastAnySegments: (segment: Int, start: Int)?
        while start <= path.count {
            let end = GlobPattern.endOfSegment(in: path, from: start)
            if segment < segments.count {
                if case .anySegments = segments[segment] {
                    if segment == segments.count - 1 { return true }
                    lastAnySegments = (segment, start)
                    segment += 1
                    continue
                }
                if GlobPattern.matches(segments[segment], PathBytes(rebasing: path[start..<end])) {
                    segment += 1
                    start = end + 1
                    continue
                }
            }
            guard let last = lastAnySegments else { return false }
            // Let the last `**` take one more directory and try what follows it again.
            let nextStart = GlobPattern.endOfSegment(in: path, from: last.start) + 1
            lastAnySegments = (last.segment, nextStart)
            segment = last.segment + 1
            start = nextStart
        }
        return segment == segments.count
    }

    private static func endOfSegment(in path: PathBytes, from start: Int) -> Int {
        var end = start
        while end < path.count, path[end] != UInt8(ascii: "/") { end += 1 }
        return end
    }

    private static func matches(_ segment: Segment, _ name: PathBytes) -> Bool {
        switch segment {
        case .anySegments: !name.isEmpty
        case .literal(let literal): literal.count == name.count && hasSuffix(name, literal)
        case .suffix(let suffix): hasSuffix(name, suffix)
        case .pieces(let pieces): matches(pieces, name)
        }
    }

    private static func hasSuffix(_ name: PathBytes, _ suffix: [UInt8]) -> Bool {
        let skipped = name.count - suffix.count
        guard skipped >= 0 else { return false }
        // From the end: names in one directory differ there less often than patterns do.
        for offset in suffix.indices.reversed() where name[skipped + offset] != suffix[offset] { return false }
        return true
    }

    /// The classic match with one place to go back to: behind the last `*`, one byte further on.
    private static func matches(_ pieces: [Piece], _ name: PathBytes) -> Bool {
        var piece = 0
        var offset = 0
        var lastAnyBytes: (piece: Int, offset: Int)?
        while offset < name.count {
            if piece < pieces.count {
                if case .anyBytes = pieces[piece] {
                    lastAnyBytes = (piece, offset)
                    piece += 1
                    continue
                }
                if matches(pieces[piece], name[offset]) {
                    piece += 1
                    offset += 1
                    continue
                }
            }
            guard let last = lastAnyBytes else { return false }
            lastAnyBytes = (last.piece, last.offset + 1)
            piece = last.piece + 1
            offset = last.offset + 1
        }
        while piece < pieces.count, case .anyBytes = pieces[piece] { piece += 1 }
        return piece == pieces.count
    }

    private static func matches(_ piece: Piece, _ byte: UInt8) -> Bool {
        switch piece {
        case .byte(let expected): byte == expected
        case .anyByte, .anyBytes: true
        case .oneOf(let set): set.contains(byte)
        }
    }
}

/// A set of bytes in 256 bits.
struct ByteSet: Sendable {
    private var words: SIMD4<UInt64> = .zero

    func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & ByteSet.bit(byte) != 0 }

    mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= ByteSet.bit(byte) }

    mutating func invert() { words = ~words }

    private static func bit(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }
}
