#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

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
    static func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        let target = try writeTarget(of: path)
        let signals = HeldSignals()
        defer { signals.release() }

        let temporary = try createTemporaryFile(nextTo: target)
        do throws(FileSystemError) {
            try fill(temporary.descriptor, with: bytes, like: target.status, path: target.path)
            guard rename(temporary.path, target.path) == 0 else {
                throw FileSystemError(path: target.path, operation: "replace", code: errno)
            }
        } catch {
            unlink(temporary.path)
            throw error
        }
        synchronizeDirectory(target.directory)
    }

    /// Throws what `writeAtomically` would, as far as permissions tell.
    @discardableResult
    static func checkReplaceable(_ path: String) throws(FileSystemError) -> WriteTarget {
        let target = try writeTarget(of: path)
        guard access(target.directory, W_OK | X_OK) == 0 else {
            throw FileSystemError(path: path, operation: "create a file in its directory", code: errno)
        }
        return target
    }

    /// The file that is replaced where a path is written to: what the path's links lead to.
    struct WriteTarget: Sendable {
        /// A real path.
        let path: String
        /// Nil where the file is new.
        let status: FileStatus?
        var directory: String { PathName.parent(of: path) }
    }

    private struct TemporaryFile {
        let path: String
        let descriptor: Int32
    }

    /// Where a write to `path` goes. A file that nobody may write is refused even where root asks.
    static func writeTarget(of path: String) throws(FileSystemError) -> WriteTarget {
        do {
            _ = try status(of: path, followingLinks: false)
        } catch where error.code == ENOENT {
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

    private static func createTemporaryFile(nextTo target: WriteTarget) throws(FileSystemError) -> TemporaryFile {
        var attemptsLeft = 100
        while true {
            let name = ".reobserve-\(getpid())-\(String(UInt32.random(in: 0 ... .max), radix: 16)).tmp"
            let path = PathName.join(target.directory, name)
            do {
                let permissions: mode_t = target.status == nil ? 0o666 : 0o600
                let file = try open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, permissions: permissions)
                return TemporaryFile(path: path, descriptor: file)
            } catch {
                attemptsLeft -= 1
                if error.code != EEXIST || attemptsLeft == 0 {
                    throw FileSystemError(path: target.path, operation: "create a temporary file next to it", code: error.code)
                }
            }
        }
    }

    /// Writes the bytes, takes over owner and permissions, and closes the file in any case.
    static func fill(
        _ descriptor: Int32, with bytes: [UInt8], like status: FileStatus?, path: String
    ) throws(FileSystemError) {
        var failure: FileSystemError?
        bytes.withUnsafeBytes { content in
            do throws(FileSystemError) {
                try writeAll(content, to: descriptor, path: path)
            } catch {
                failure = error
            }
        }
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

    /// Makes the rename durable. The file is whole either way, so a failure here is no failure of the write.
    static func synchronizeDirectory(_ path: String) {
        guard let directory = try? open(path, O_RDONLY | O_DIRECTORY) else { return }
        fsync(directory)
        close(directory)
    }
}
