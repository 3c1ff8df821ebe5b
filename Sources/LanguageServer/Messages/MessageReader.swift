/// Takes messages out of a stream of bytes: a header that ends with an empty line, then as many bytes as it says
/// (“Base Protocol” of LSP 3.17).
///
/// Bytes may come in pieces of any size. What is no message is passed over up to the next header.
package struct MessageReader {
    package enum Outcome: Equatable {
        /// The bytes of one message, without its header.
        case message([UInt8])
        /// More bytes are needed.
        case incomplete
        /// Bytes that are no message were dropped; why, as a sentence without a full stop.
        case garbage(String)
    }

    private var buffer: [UInt8] = []
    /// Bytes before this offset have been taken.
    private var start = 0
    /// No empty line ends before this offset.
    private var searched = 0
    /// Of the message whose header has been read.
    private var length: Int?

    /// A header is short; what is longer is none.
    static let mostHeaderBytes = 4096
    /// More than any document has.
    static let mostBytes = 128 << 20
    private static let key = Array("content-length:".utf8)

    package init() {}

    package mutating func append(_ bytes: [UInt8]) { buffer.append(contentsOf: bytes) }

    /// The next message. To be called again until it is incomplete.
    package mutating func next() -> Outcome {
        if length == nil, let outcome = readHeader() { return outcome }
        guard let length, buffer.count - start >= length else { return .incomplete }
        let message = Array(buffer[start..<start + length])
        self.length = nil
        take(length)
        return .message(message)
    }

    /// Nil once the length is known.
    private mutating func readHeader() -> Outcome? {
        guard let end = endOfHeader() else {
            guard buffer.count - start > MessageReader.mostHeaderBytes else { return .incomplete }
            // The start of a header may be at the end.
            take(buffer.count - start - MessageReader.key.count)
            return .garbage("more than \(MessageReader.mostHeaderBytes) bytes without a header")
        }
        let header = buffer[start..<end]
        take(end - start)
        switch MessageReader.length(in: header) {
        case .some(let value) where value <= MessageReader.mostBytes:
            length = value
            return nil
        case .some: return .garbage("Content-Length is larger than \(MessageReader.mostBytes)")
        case nil: return .garbage("a header without a valid Content-Length")
        }
    }

    /// The offset after the next empty line.
    private mutating func endOfHeader() -> Int? {
        var offset = max(start, searched)
        while let lineFeed = buffer[offset...].firstIndex(of: 0x0A) {
            offset = lineFeed + 1
            let line = buffer[start..<lineFeed]
            if line.suffix(3).elementsEqual([0x0D, 0x0A, 0x0D]) || line.last == 0x0A { return offset }
        }
        searched = buffer.count
        return nil
    }

    /// The last one that the bytes hold: what is before it may be the rest of something else.
    private static func length(in header: ArraySlice<UInt8>) -> Int? {
        let lowercase = header.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        guard lowercase.count > key.count,
            let start = (0...lowercase.count - key.count).last(where: { lowercase[$0...].starts(with: key) })
        else { return nil }
        let value = lowercase[(start + key.count)...].prefix { $0 != 0x0D && $0 != 0x0A }
        let digits = value.drop { $0 == 0x20 || $0 == 0x09 }.reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed()
        guard !digits.isEmpty, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
        // A number that is too large for `Int` is too large.
        return Int(String(decoding: digits, as: UTF8.self)) ?? .max
    }

    private mutating func take(_ count: Int) {
        start += count
        searched = start
        // Not each time: what is left is moved.
        if start == buffer.count || start > 1 << 20 {
            buffer.removeSubrange(..<start)
            searched -= start
            start = 0
        }
    }
}
