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

    /// A 64-bit FNV-1a hash of the bytes: tells whether a file changed between reading and writing.
    public static func contentHash(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBufferPointer { buffer in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in buffer {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
            }
            return hash
        }
    }

    public var contentHash: UInt64 { SourceFile.contentHash(bytes) }
}
