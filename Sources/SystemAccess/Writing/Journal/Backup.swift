/// The former bytes of all files of a journal, one behind the other; open until the last reference goes.
final class Backup: Sendable {
    private let descriptor: Int32
    private let path: String
    private let size: Int

    init(_ file: RootedFile) throws(FileSystemError) {
        path = file.path
        descriptor = try file.directory().open(file.name, O_RDONLY | O_NOFOLLOW)
        var raw = stat()
        size = fstat(descriptor, &raw) == 0 ? Int(raw.st_size) : 0
    }

    deinit {
        close(descriptor)
    }

    /// The bytes at an offset; fewer where the file ends before. May be called on several threads.
    func bytes(_ start: Int, count: Int) throws(FileSystemError) -> [UInt8] {
        guard start >= 0, count > 0, start < size else { return [] }
        var bytes = [UInt8](repeating: 0, count: min(count, size - start))
        var received = 0
        while received < bytes.count {
            let offset = received
            let more = bytes.withUnsafeMutableBytes { space in
                pread(descriptor, space.baseAddress.map { $0 + offset }, space.count - offset, off_t(start + offset))
            }
            if more == 0 { break }
            if more > 0 {
                received += more
            } else if errno != EINTR {
                throw FileSystemError(path: path, operation: "read", code: errno)
            }
        }
        bytes.removeLast(bytes.count - received)
        return bytes
    }
}
