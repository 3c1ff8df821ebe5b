/// The entries of one directory as `readdir` gives them, without `.` and `..`.
///
/// The directory is closed with the stream.
struct DirectoryStream: ~Copyable {
    /// One name in the directory.
    struct Entry {
        /// Valid until the next call of `next()`.
        let name: UnsafeBufferPointer<UInt8>
        /// Nil where the file system doesn't tell: ask for the status.
        let kind: FileKind?
        let inode: UInt64
    }

    #if canImport(Darwin)
        private let stream: UnsafeMutablePointer<DIR>
    #else
        private let stream: OpaquePointer
    #endif
    private let path: String
    /// Device and inode of the directory itself.
    let identity: FileIdentity
    private let nameOffset: Int

    init(path: String) throws(FileSystemError) {
        try self.init(DirectoryHandle(path: path), path: path)
    }

    /// - Parameter path: for messages.
    init(_ handle: DirectoryHandle, path: String) throws(FileSystemError) {
        // The stream closes its own.
        let directory = try handle.duplicate(path: path)
        lseek(directory, 0, SEEK_SET)
        var raw = stat()
        guard fstat(directory, &raw) == 0, let opened = fdopendir(directory),
            let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)
        else {
            let code = errno
            close(directory)
            throw FileSystemError(path: path, operation: "open directory", code: code)
        }
        stream = opened
        self.path = path
        self.nameOffset = nameOffset
        identity = FileStatus(raw).identity
    }

    deinit {
        closedir(stream)
    }

    /// The next entry; nil at the end.
    func next() throws(FileSystemError) -> Entry? {
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                let code = errno
                if code == 0 { return nil }
                throw FileSystemError(path: path, operation: "read directory", code: code)
            }
            let name = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: UInt8.self)
            let isDotOrDotDot = name[0] == 0x2E && (name[1] == 0 || (name[1] == 0x2E && name[2] == 0))
            if isDotOrDotDot { continue }
            let length = UnsafeRawPointer(name).withMemoryRebound(to: CChar.self, capacity: 1) { strlen($0) }
            return Entry(
                name: UnsafeBufferPointer(start: name, count: Int(length)),
                kind: DirectoryStream.kind(entry.pointee.d_type),
                inode: UInt64(truncatingIfNeeded: entry.pointee.d_ino))
        }
    }

    private static func kind(_ type: UInt8) -> FileKind? {
        switch Int(type) {
        case Int(DT_REG): .regularFile
        case Int(DT_DIR): .directory
        case Int(DT_LNK): .symbolicLink
        case Int(DT_UNKNOWN): nil
        default: .other
        }
    }
}
