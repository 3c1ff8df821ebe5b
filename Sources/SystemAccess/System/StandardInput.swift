/// The bytes of stdin as they come.
package enum StandardInput {
    /// At most this many at once.
    private static let pieceSize = 64 << 10

    /// The next bytes; waits for at least one. Empty at the end.
    package static func next() throws(FileSystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: pieceSize)
        while true {
            let count = read(0, &bytes, pieceSize)
            if count >= 0 {
                bytes.removeLast(pieceSize - count)
                return bytes
            }
            let code = errno
            if code == EAGAIN {
                var waiting = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
                _ = poll(&waiting, 1, -1)
            } else if code != EINTR {
                throw FileSystemError(path: "stdin", operation: "read", code: code)
            }
        }
    }
}
