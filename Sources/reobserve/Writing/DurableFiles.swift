#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The steps by which a journal and the files that it speaks of change on disk. Each is one `FaultPoint`, some are two.
enum DurableFiles {
    /// Makes a directory; one that is there already is fine.
    static func makeDirectory(_ path: String) throws(FileSystemError) {
        try FaultPoint.reached("create", path)
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileSystemError(path: path, operation: "create", code: errno) }
    }

    /// Writes a new file and waits until it is on disk. A file that has the name already goes; so does a half-written one.
    /// - Parameter status: of the file whose owner and permissions it takes; nil for the mask's.
    static func write(_ bytes: [UInt8], to path: String, like status: FileStatus? = nil) throws(FileSystemError) {
        let file = try create(path, like: status)
        try FileSystem.fill(file, with: bytes, like: status, path: path)
    }

    /// Writes a new file from pieces, one behind the other, and waits until it is on disk.
    static func write(_ pieces: some Sequence<[UInt8]>, to path: String) throws(FileSystemError) {
        let file = try create(path, like: nil)
        var buffer: [UInt8] = []
        for piece in pieces {
            buffer += piece
            guard buffer.count >= bufferSize else { continue }
            do throws(FileSystemError) {
                try writeAll(buffer, to: file, path: path)
            } catch {
                close(file)
                throw error
            }
            buffer.removeAll(keepingCapacity: true)
        }
        try FileSystem.fill(file, with: buffer, like: nil, path: path)
    }

    private static let bufferSize = 1 << 20

    private static func writeAll(_ bytes: [UInt8], to file: Int32, path: String) throws(FileSystemError) {
        let result = bytes.withUnsafeBytes { content in
            Result { () throws(FileSystemError) in try FileSystem.writeAll(content, to: file, path: path) }
        }
        try result.get()
    }

    private static func create(_ path: String, like status: FileStatus?) throws(FileSystemError) -> Int32 {
        try remove(path)
        try FaultPoint.reached("create", path)
        let file = try FileSystem.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, permissions: status == nil ? 0o666 : 0o600)
        do throws(FileSystemError) {
            try FaultPoint.reached("write", path)
        } catch {
            close(file)
            throw error
        }
        return file
    }

    /// Gives a file one name more.
    static func link(_ path: String, as other: String) throws(FileSystemError) {
        try remove(other)
        try FaultPoint.reached("link", other)
        guard linkat(AT_FDCWD, path, AT_FDCWD, other, 0) == 0 else { throw FileSystemError(path: other, operation: "link", code: errno) }
    }

    static func move(_ path: String, to other: String) throws(FileSystemError) {
        try FaultPoint.reached("replace", other)
        guard rename(path, other) == 0 else { throw FileSystemError(path: other, operation: "replace", code: errno) }
    }

    /// Lets a file take the place of another, where that one still is what it was when it is asked for, right before.
    ///
    /// Between the question and the rename nothing else happens; what somebody writes in that moment is lost.
    /// - Returns: false where it isn't, and nothing was done.
    static func replace(_ path: String, by other: String, where isUnchanged: () -> Bool) throws(FileSystemError) -> Bool {
        try FaultPoint.reached("replace", path)
        guard isUnchanged() else { return false }
        guard rename(other, path) == 0 else { throw FileSystemError(path: path, operation: "replace", code: errno) }
        return true
    }

    /// Removes a file; one that isn't there is fine.
    static func remove(_ path: String) throws(FileSystemError) {
        guard (try? FileSystem.status(of: path, followingLinks: false)) != nil else { return }
        try FaultPoint.reached("remove", path)
        guard unlink(path) == 0 || errno == ENOENT else { throw FileSystemError(path: path, operation: "remove", code: errno) }
    }

    /// Removes a directory and the files in it; one that isn't there is fine. Does not go into directories.
    static func removeDirectory(_ path: String) throws(FileSystemError) {
        guard let status = try? FileSystem.status(of: path, followingLinks: false) else { return }
        guard status.kind == .directory else { return try remove(path) }
        for name in try FileSystem.names(inDirectory: path) { try remove(PathName.join(path, name)) }
        try FaultPoint.reached("remove", path)
        guard rmdir(path) == 0 || errno == ENOENT else { throw FileSystemError(path: path, operation: "remove", code: errno) }
    }
}
