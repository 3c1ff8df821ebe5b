/// A directory below which files are reached by handles: it is opened once, each part of a path behind it is opened in
/// the one before, and no symbolic link is followed. So nothing outside of it is read or written, even where a folder
/// is swapped for a link meanwhile.
///
/// All that is read for a plan or written by a journal goes this way.
package struct RootDirectory: Sendable {
    /// As it was opened, for messages.
    package let path: String
    private let handle: DirectoryHandle

    package init(path: String) throws(FileSystemError) {
        self.path = path
        handle = try DirectoryHandle(path: path)
    }

    /// - Parameter relativePath: without `.` and `..`; empty for the directory itself.
    package func file(_ relativePath: String) -> RootedFile { RootedFile(root: self, relativePath: relativePath) }

    /// Opens a directory below this one.
    package func directory(_ relativePath: String) throws(FileSystemError) -> DirectoryHandle {
        var current = handle
        var walked = path
        for part in relativePath.utf8.split(separator: UInt8(ascii: "/")) {
            let name = String(Substring(part))
            walked = PathName.join(walked, name)
            current = try DirectoryHandle(name: name, in: current, path: walked)
        }
        return current
    }
}

/// A name below a root. Each call walks there anew, part by part, so that the answer is that of this moment.
package struct RootedFile: Sendable {
    package let root: RootDirectory
    package let relativePath: String
    /// Which directory it lay in when it was looked at first; another one under that name is an error. Nil where any
    /// will do.
    var directoryIdentity: FileIdentity?

    /// Absolute, for messages.
    package var path: String { PathName.join(root.path, relativePath) }
    package var name: String { PathName.lastComponent(of: relativePath) }
    private var parent: String {
        let parent = PathName.parent(of: relativePath)
        return parent == "." ? "" : parent
    }

    func sibling(_ name: String) -> RootedFile {
        var other = RootedFile(root: root, relativePath: PathName.join(parent, name))
        other.directoryIdentity = directoryIdentity
        return other
    }

    package func child(_ name: String) -> RootedFile {
        RootedFile(root: root, relativePath: PathName.join(relativePath, name))
    }

    /// The directory that it lies in.
    package func directory() throws(FileSystemError) -> DirectoryHandle {
        let directory = try root.directory(parent)
        guard let directoryIdentity else { return directory }
        guard try directory.identity(path: path) == directoryIdentity else {
            throw FileSystemError(
                path: path, operation: "reach", code: EINVAL, explanation: "its folder was replaced")
        }
        return directory
    }

    /// The same with which directory it lies in now noted, so that no other one is taken for it later.
    package func pinned() throws(FileSystemError) -> RootedFile {
        var file = self
        file.directoryIdentity = try directory().identity(path: path)
        return file
    }

    /// Of the name itself, should it be a link.
    package func status() throws(FileSystemError) -> FileStatus { try directory().status(of: name, path: path) }

    /// All bytes of a regular file.
    /// - Parameter limit: more bytes are an error.
    package func read(limit: Int = .max) throws(FileSystemError) -> [UInt8] {
        try directory().read(name, path: path, limit: limit)
    }

    /// The names in it, where it is a directory.
    package func names() throws(FileSystemError) -> [String] {
        try FileSystem.names(in: DirectoryHandle(name: name, in: directory(), path: path), path: path)
    }

    /// Makes changes of the names in it durable, where it is a directory. Failing here is no failure of what was done.
    func synchronize() {
        _ = try? root.directory(relativePath).call { fsync($0) }
    }

    /// The same for the directory that it lies in.
    func synchronizeDirectory() {
        _ = try? directory().call { fsync($0) }
    }
}

/// An open directory that relative paths start at; closed with its last reference.
///
/// Only its own methods use the descriptor, since that is closed as soon as nobody holds the handle any more, be it in
/// the middle of a call.
package final class DirectoryHandle: Sendable {
    private let descriptor: Int32

    /// Follows links.
    package init(path: String) throws(FileSystemError) {
        descriptor = try FileSystem.open(path, O_RDONLY | O_DIRECTORY)
    }

    /// A directory in another one; a link is an error.
    /// - Parameters:
    ///   - name: one part of a path.
    ///   - path: for messages.
    package init(name: String, in directory: DirectoryHandle, path: String) throws(FileSystemError) {
        guard name != "..", name != "." else { throw FileSystemError(path: path, operation: "open", code: EINVAL) }
        do {
            descriptor = try directory.open(name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
        } catch {
            throw directory.named(error, name, path)
        }
    }

    deinit {
        close(descriptor)
    }

    /// Makes a call of the system with the descriptor.
    /// - Returns: 0, or its `errno`.
    func call(_ body: (Int32) -> Int32) -> Int32 {
        let code = body(descriptor) == 0 ? 0 : errno
        withExtendedLifetime(self) {}
        return code
    }

    /// The same with two of them.
    func call(with other: DirectoryHandle, _ body: (Int32, Int32) -> Int32) -> Int32 {
        let code = call { body($0, other.descriptor) }
        withExtendedLifetime(other) {}
        return code
    }

    /// A descriptor for a name in it. The caller closes it.
    package func open(_ name: String, _ flags: Int32, permissions: mode_t = 0) throws(FileSystemError) -> Int32 {
        defer { withExtendedLifetime(self) {} }
        return try FileSystem.open(name, in: descriptor, flags, permissions: permissions)
    }

    /// A descriptor of its own for the directory. The caller closes it.
    func duplicate(path: String) throws(FileSystemError) -> Int32 {
        defer { withExtendedLifetime(self) {} }
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw FileSystemError(path: path, operation: "open directory", code: errno) }
        return copy
    }

    package func identity(path: String) throws(FileSystemError) -> FileIdentity {
        var raw = stat()
        let code = call { fstat($0, &raw) }
        guard code == 0 else { throw FileSystemError(path: path, operation: "stat", code: code) }
        return FileStatus(raw).identity
    }

    /// Of a name in it; a link is not followed.
    package func status(of name: String, path: String) throws(FileSystemError) -> FileStatus {
        var raw = stat()
        let code = call { fstatat($0, name, &raw, AT_SYMLINK_NOFOLLOW) }
        guard code == 0 else { throw FileSystemError(path: path, operation: "stat", code: code) }
        return FileStatus(raw)
    }

    /// All bytes of a regular file in it; a link, and whatever else is no file, is an error.
    package func read(_ name: String, path: String, limit: Int = .max) throws(FileSystemError) -> [UInt8] {
        defer { withExtendedLifetime(self) {} }
        do {
            return try FileSystem.readFile(
                at: name, in: descriptor, followingLinks: false, limit: limit, isRegular: true)
        } catch {
            throw named(error, name, path)
        }
    }

    /// The error with the whole path, and with words for a link.
    private func named(_ error: FileSystemError, _ name: String, _ path: String) -> FileSystemError {
        let isLink =
            [ELOOP, ENOTDIR].contains(error.code) && (try? status(of: name, path: path))?.kind == .symbolicLink
        let explanation = isLink ? "it is a symbolic link, which reobserve does not follow here" : error.explanation
        return FileSystemError(
            path: path, operation: error.operation, code: isLink ? ELOOP : error.code, explanation: explanation)
    }
}
