extension FileSystem {
    /// Replaces a file in one step: whoever opens it sees the old bytes or the new ones, never a part of either.
    ///
    /// 1. A symbolic link at `path` stays; the file it leads to is replaced.
    /// 2. A file that this process may not write is refused, even though a rename could replace it.
    /// 3. The permissions stay, and the owner and group as far as the system lets us.
    /// 4. The new bytes are on disk before they take the name.
    /// 5. Whatever fails, the temporary file goes. Signals that end the program wait until this is done.
    ///
    /// A path that doesn't exist is created. The parent directory has to exist.
    package static func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        let target = try writeTarget(of: path)
        try RootDirectory(path: target.directory).file(PathName.lastComponent(of: target.path)).replace(
            by: bytes, like: target.status)
    }

    /// The file that is replaced where a path is written to: what the path's links lead to.
    struct WriteTarget: Sendable {
        /// A real path.
        let path: String
        /// Nil where the file is new.
        let status: FileStatus?
        var directory: String { PathName.parent(of: path) }
    }

    /// Where a write to `path` goes. A file that nobody may write is refused even where root asks.
    static func writeTarget(of path: String) throws(FileSystemError) -> WriteTarget {
        do {
            _ = try status(of: path, followingLinks: false)
        } catch  where error.code == ENOENT {
            let directory = try realPath(of: PathName.parent(of: path))
            return WriteTarget(path: PathName.join(directory, PathName.lastComponent(of: path)), status: nil)
        }
        let destination = try realPath(of: path)
        let found = try status(of: destination)
        guard found.kind == .regularFile else {
            throw FileSystemError(path: path, operation: "write", code: found.kind == .directory ? EISDIR : EINVAL)
        }
        guard access(destination, W_OK) == 0 else {
            throw FileSystemError(path: path, operation: "write", code: errno)
        }
        guard found.permissions & 0o222 != 0 else {
            throw FileSystemError(path: path, operation: "write", code: EACCES)
        }
        return WriteTarget(path: destination, status: found)
    }

    /// Writes the bytes, takes over owner and permissions, and closes the file in any case.
    static func fill(
        _ descriptor: Int32, with bytes: [UInt8], like status: FileStatus?, path: String
    ) throws(FileSystemError) {
        var failure: FileSystemError?
        do throws(FileSystemError) { try writeAll(bytes, to: descriptor, path: path) } catch { failure = error }
        if failure == nil, let status {
            // The permissions come last: a change of the owner takes some of them away.
            if fchown(descriptor, status.owner, status.group) != 0 {
                _ = fchown(descriptor, uid_t.max, status.group)
            }
            if fchmod(descriptor, status.permissions) != 0 {
                failure = FileSystemError(path: path, operation: "set the permissions", code: errno)
            }
        }
        if failure == nil, fsync(descriptor) != 0, errno != EINVAL {
            failure = FileSystemError(path: path, operation: "synchronize", code: errno)
        }
        if close(descriptor) != 0, failure == nil, errno != EINTR {
            failure = FileSystemError(path: path, operation: "close", code: errno)
        }
        if let failure { throw failure }
    }
}

extension RootedFile {
    /// `FileSystem.writeAtomically` for a file that no link leads to; one that is there has to be a regular file.
    package func writeAtomically(_ bytes: [UInt8]) throws(FileSystemError) {
        var found: FileStatus?
        do throws(FileSystemError) { found = try status() } catch  where error.saysNothingIsThere {}
        if let found { try checkWritable(found) }
        try replace(by: bytes, like: found)
    }

    /// Throws for what is no regular file, and for a file that nobody may write, even where root asks.
    func checkWritable(_ status: FileStatus) throws(FileSystemError) {
        switch status.kind {
        case .regularFile: break
        case .directory: throw FileSystemError(path: path, operation: "write", code: EISDIR)
        case .symbolicLink:
            throw FileSystemError(
                path: path, operation: "write", code: ELOOP,
                explanation: "it is a symbolic link, which reobserve does not follow here")
        case .other: throw FileSystemError(path: path, operation: "write", code: EINVAL)
        }
        let code = try directory().call { faccessat($0, name, W_OK, 0) }
        guard code == 0 else { throw FileSystemError(path: path, operation: "write", code: code) }
        guard status.permissions & 0o222 != 0 else {
            throw FileSystemError(path: path, operation: "write", code: EACCES)
        }
    }

    fileprivate func replace(by bytes: [UInt8], like status: FileStatus?) throws(FileSystemError) {
        let directory = try directory()
        let signals = HeldSignals()
        defer { signals.release() }
        let temporary = try createTemporaryFile(in: directory, isNew: status == nil)
        do throws(FileSystemError) {
            try FileSystem.fill(temporary.descriptor, with: bytes, like: status, path: path)
            let code = directory.call { renameat($0, temporary.name, $0, name) }
            guard code == 0 else { throw FileSystemError(path: path, operation: "replace", code: code) }
        } catch {
            _ = directory.call { unlinkat($0, temporary.name, 0) }
            throw error
        }
        // The file is whole either way, so a failure here is no failure of the write.
        _ = directory.call { fsync($0) }
    }

    private func createTemporaryFile(in directory: DirectoryHandle, isNew: Bool) throws(FileSystemError) -> (
        name: String, descriptor: Int32
    ) {
        var attemptsLeft = 100
        while true {
            let temporary = ".reobserve-\(getpid())-\(String(UInt32.random(in: 0 ... .max), radix: 16)).tmp"
            do {
                let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
                return (temporary, try directory.open(temporary, flags, permissions: isNew ? 0o666 : 0o600))
            } catch {
                attemptsLeft -= 1
                if error.code != EEXIST || attemptsLeft == 0 {
                    throw FileSystemError(path: path, operation: "create a temporary file next to it", code: error.code)
                }
            }
        }
    }
}
