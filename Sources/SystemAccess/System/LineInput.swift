/// Lines of stdin, as a person types them. The terminal stays in its usual mode, so that it needs no mending however
/// this program ends.
package struct LineInput {
    /// Beyond this many bytes a line is cut: nobody types that.
    private static let longestLine = 64 << 10
    private let descriptor: Int32 = 0
    private var isAtEnd = false

    package init() {}

    /// True where a person can answer.
    package var isTerminal: Bool { isatty(descriptor) == 1 }

    /// The next line without its end; nil where there are no more.
    package mutating func next() -> String? {
        var line: [UInt8] = []
        while !isAtEnd {
            var byte: UInt8 = 0
            let count = read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else {
                isAtEnd = true
                return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
            }
            if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
            if byte != 0x0D, line.count < LineInput.longestLine { line.append(byte) }
        }
        return nil
    }
}
