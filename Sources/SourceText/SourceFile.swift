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

    /// A 64-bit hash of the bytes: tells whether a file changed between reading and writing. Every file is hashed:
    /// eight bytes at a time, and four sums side by side, since each waits for its own last product.
    public static func contentHash(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { buffer in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(buffer.count)
            var sums = (hash, hash &+ 1, hash &+ 2, hash &+ 3)
            var offset = 0
            while offset + 32 <= buffer.count {
                sums.0 = mix(sums.0, buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                sums.1 = mix(sums.1, buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
                sums.2 = mix(sums.2, buffer.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self))
                sums.3 = mix(sums.3, buffer.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self))
                offset += 32
            }
            hash = mix(mix(mix(sums.0, sums.1), sums.2), sums.3)
            while offset + 8 <= buffer.count {
                hash = mix(hash, buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            while offset < buffer.count {
                hash = (hash ^ UInt64(buffer[offset])) &* 0x100_0000_01b3
                offset += 1
            }
            return hash
        }
    }

    @inline(__always)
    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
        return product ^ product >> 32
    }

    public var contentHash: UInt64 { SourceFile.contentHash(bytes) }
}
