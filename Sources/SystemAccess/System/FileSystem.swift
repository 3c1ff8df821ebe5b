/// A call to the operating system that failed, as a value.
package struct FileSystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path as it was handed to the call.
    package let path: String
    /// What was tried, as a verb: `open`, `read`, `rename` …
    package let operation: String
    /// The `errno` of the failed call.
    package let code: Int32
    /// What is wrong, where the system's words for `code` would not tell.
    package var explanation: String?

    package init(path: String, operation: String, code: Int32, explanation: String? = nil) {
        self.path = path
        self.operation = operation
        self.code = code
        self.explanation = explanation
    }

    /// `path: cannot open: No such file or directory`
    package var description: String { "\(path): cannot \(operation): \(reason)" }

    /// True where there is nothing at the path.
    package var saysNothingIsThere: Bool { code == ENOENT }

    /// The system's text for `code`.
    package var reason: String {
        if let explanation { return explanation }
        guard let text = strerror(code) else { return "error \(code)" }
        return String(cString: text)
    }
}

/// What a path leads to.
package enum FileKind: Sendable {
    case regularFile, directory, symbolicLink, other
}

/// The part of `stat` this program asks for.
package struct FileStatus: Sendable {
    package let kind: FileKind
    package let identity: FileIdentity
    /// In bytes; what it means for anything but a file is up to the system.
    package let size: Int
    /// The permission bits, without the kind.
    let permissions: mode_t
    package let owner: uid_t
    package let group: gid_t
    /// How many names the file has.
    package let linkCount: Int
    /// When the contents changed, in nanoseconds since 1970.
    package let modificationTime: Int64
}

/// Device and inode: equal for two paths that lead to one file.
package struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
}

/// Thin wrappers over the system's calls. Every failure is a `FileSystemError`; an interrupted call is repeated.
package enum FileSystem {
    /// The status of a path; a symbolic link is followed unless `followingLinks` is false.
    package static func status(of path: String, followingLinks: Bool = true) throws(FileSystemError) -> FileStatus {
        var raw = stat()
        guard fstatat(AT_FDCWD, path, &raw, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
            throw FileSystemError(path: path, operation: "stat", code: errno)
        }
        return FileStatus(raw)
    }

    /// The kind of what is at `path`, links followed; nil where there is nothing.
    package static func kind(of path: String) -> FileKind? {
        try? status(of: path).kind
    }

    /// The absolute path without symbolic links, `.` and `..`.
    package static func realPath(of path: String) throws(FileSystemError) -> String {
        guard let resolved = realpath(path, nil) else {
            throw FileSystemError(path: path, operation: "resolve", code: errno)
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The absolute path of the current directory, without symbolic links.
    package static func currentDirectory() throws(FileSystemError) -> String {
        try realPath(of: ".")
    }

    /// The names in a directory without `.` and `..`, sorted by their bytes. Names that aren't UTF-8 are left out.
    package static func names(inDirectory path: String) throws(FileSystemError) -> [String] {
        try names(in: DirectoryHandle(path: path), path: path)
    }

    package static func names(in directory: DirectoryHandle, path: String) throws(FileSystemError) -> [String] {
        let stream = try DirectoryStream(directory, path: path)
        var names: [String] = []
        while let entry = try stream.next() {
            let name = String(decoding: entry.name, as: UTF8.self)
            if name.utf8.elementsEqual(entry.name) { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// All bytes of a file. A relative path starts at `directory`.
    ///
    /// - Parameters:
    ///   - limit: more bytes are an error.
    ///   - isRegular: true where a pipe or a device is an error, since a checkout may hold one that never ends.
    package static func readFile(
        at path: String, in directory: Int32 = AT_FDCWD, followingLinks: Bool = true, limit: Int = .max,
        isRegular: Bool = false
    ) throws(FileSystemError) -> [UInt8] {
        let file = try open(path, in: directory, O_RDONLY | (followingLinks ? 0 : O_NOFOLLOW))
        defer { close(file) }
        var raw = stat()
        let kind = fstat(file, &raw) == 0 ? raw.st_mode & S_IFMT : 0
        let size = kind == S_IFREG ? max(0, Int(raw.st_size)) : 0
        if isRegular, kind != S_IFREG {
            let code = kind == S_IFDIR ? EISDIR : EINVAL
            throw FileSystemError(
                path: path, operation: "read", code: code,
                explanation: kind == S_IFDIR ? nil : "it is not a regular file")
        }
        guard size <= limit else {
            throw FileSystemError(
                path: path, operation: "read", code: EFBIG, explanation: "it is larger than \(limit) bytes")
        }
        // Read where they stay, into memory that nobody has filled with zeros before. The byte more tells whether that
        // was all.
        var bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { space, count in
            count = max(0, read(file, space.baseAddress, size + 1))
        }
        if bytes.count == size && size > 0 { return bytes }
        try readToEnd(file, into: &bytes, path: path)
        return bytes
    }

    /// Opens a file for this process only; blocks on no pipe. The caller closes it.
    package static func open(
        _ path: String, in directory: Int32 = AT_FDCWD, _ flags: Int32, permissions: mode_t = 0
    ) throws(FileSystemError) -> Int32 {
        while true {
            let file = openat(directory, path, flags | O_CLOEXEC | O_NONBLOCK, permissions)
            if file >= 0 { return file }
            let code = errno
            if code != EINTR { throw FileSystemError(path: path, operation: "open", code: code) }
        }
    }

    /// All bytes of stdin.
    package static func readStandardInput() throws(FileSystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        try readToEnd(0, into: &bytes, path: "stdin")
        return bytes
    }

    /// Adds what lies between the current offset and the end of the file.
    static func readToEnd(_ file: Int32, into buffer: inout [UInt8], path: String) throws(FileSystemError) {
        var count = buffer.count
        while true {
            if count == buffer.count {
                buffer.append(contentsOf: repeatElement(0, count: max(64 * 1024, buffer.count)))
            }
            let received = buffer.withUnsafeMutableBytes { space in
                read(file, space.baseAddress.map { $0 + count }, space.count - count)
            }
            if received == 0 { return buffer.removeLast(buffer.count - count) }
            if received > 0 {
                count += received
                continue
            }
            let code = errno
            if code != EINTR { throw FileSystemError(path: path, operation: "read", code: code) }
        }
    }

    /// Adds bytes to the end of a file, which is made where there is none.
    package static func append(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        let file = try open(path, O_WRONLY | O_APPEND | O_CREAT, permissions: 0o644)
        defer { close(file) }
        try writeAll(bytes, to: file, path: path)
    }

    /// Writes all bytes; waits where a non-blocking descriptor is full.
    static func writeAll(_ bytes: [UInt8], to file: Int32, path: String) throws(FileSystemError) {
        let result = bytes.withUnsafeBytes { content in
            Result { () throws(FileSystemError) in try writeAll(content, to: file, path: path) }
        }
        try result.get()
    }

    static func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32, path: String) throws(FileSystemError) {
        var written = 0
        while written < bytes.count {
            let sent = write(file, bytes.baseAddress.map { $0 + written }, bytes.count - written)
            if sent >= 0 {
                written += sent
                continue
            }
            let code = errno
            if code == EAGAIN {
                var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
                _ = poll(&waiting, 1, -1)
            } else if code != EINTR {
                throw FileSystemError(path: path, operation: "write", code: code)
            }
        }
    }
}

extension FileStatus {
    package init(_ raw: stat) {
        switch raw.st_mode & S_IFMT {
        case S_IFREG: kind = .regularFile
        case S_IFDIR: kind = .directory
        case S_IFLNK: kind = .symbolicLink
        default: kind = .other
        }
        identity = FileIdentity(
            device: UInt64(truncatingIfNeeded: raw.st_dev), inode: UInt64(truncatingIfNeeded: raw.st_ino))
        size = Int(raw.st_size)
        permissions = raw.st_mode & 0o7777
        owner = raw.st_uid
        group = raw.st_gid
        linkCount = Int(raw.st_nlink)
        #if canImport(Darwin)
            let time = raw.st_mtimespec
        #else
            let time = raw.st_mtim
        #endif
        modificationTime = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
