/// The bytes of one file and the path it is reported under.
public struct SourceFile: Sendable {
    /// Path relative to the root, with `/` between its parts.
    public let path: String
    /// The file as it is on disk: any bytes at all, byte order mark and line endings included.
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The text of a range; invalid UTF-8 is shown with replacement characters. Out-of-range parts are left out.
    public func text(_ range: TextRange) -> String {
        let offsets = range.offsets.clamped(to: 0..<bytes.count)
        return String(decoding: bytes[offsets], as: UTF8.self)
    }

    /// A 64-bit hash of the bytes: tells whether a file changed between reading and writing. Eight bytes at a time, since every file is hashed.
    public static func contentHash(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { buffer in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(buffer.count)
            var offset = 0
            while offset + 8 <= buffer.count {
                hash = (hash ^ buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9e37_79b9_7f4a_7c15
                hash ^= hash >> 32
                offset += 8
            }
            while offset < buffer.count {
                hash = (hash ^ UInt64(buffer[offset])) &* 0x100_0000_01b3
                offset += 1
            }
            return hash
        }
    }

    public var contentHash: UInt64 { SourceFile.contentHash(bytes) }
}
