/// The steps by which a journal and the files that it speaks of change on disk. Each is one `FaultPoint`, some are two.
/// All go by handles.
enum DurableFiles {
    /// Makes a directory; one that is there already is fine.
    static func makeDirectory(_ place: RootedFile) throws(FileSystemError) {
        try FaultPoint.reached("create", place.path)
        let code = try place.directory().call { mkdirat($0, place.name, 0o777) }
        guard code == 0 || code == EEXIST else {
            throw FileSystemError(path: place.path, operation: "create", code: code)
        }
    }

    /// Writes a new file and waits until it is on disk. A file that has the name already goes; so does a half-written
    /// one.
    /// - Parameter status: of the file whose owner and permissions it takes; nil for the mask's.
    static func write(_ bytes: [UInt8], to place: RootedFile, like status: FileStatus? = nil) throws(FileSystemError) {
        let file = try create(place, like: status)
        try FileSystem.fill(file, with: bytes, like: status, path: place.path)
    }

    /// Writes a new file from pieces, one behind the other, and waits until it is on disk.
    static func write(_ pieces: some Sequence<[UInt8]>, to place: RootedFile) throws(FileSystemError) {
        let file = try create(place, like: nil)
        var buffer: [UInt8] = []
        for piece in pieces {
            buffer += piece
            guard buffer.count >= bufferSize else { continue }
            do throws(FileSystemError) {
                try FileSystem.writeAll(buffer, to: file, path: place.path)
            } catch {
                close(file)
                throw error
            }
            buffer.removeAll(keepingCapacity: true)
        }
        try FileSystem.fill(file, with: buffer, like: nil, path: place.path)
    }

    private static let bufferSize = 1 << 20

    private static func create(_ place: RootedFile, like status: FileStatus?) throws(FileSystemError) -> Int32 {
        try remove(place)
        try FaultPoint.reached("create", place.path)
        let directory = try place.directory()
        let file: Int32
        do {
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
            file = try directory.open(place.name, flags, permissions: status == nil ? 0o666 : 0o600)
        } catch {
            throw FileSystemError(path: place.path, operation: error.operation, code: error.code)
        }
        do throws(FileSystemError) {
            try FaultPoint.reached("write", place.path)
        } catch {
            close(file)
            throw error
        }
        return file
    }

    /// Gives a file one name more.
    static func link(_ place: RootedFile, as other: RootedFile) throws(FileSystemError) {
        try remove(other)
        try FaultPoint.reached("link", other.path)
        let code = try place.directory().call(with: other.directory()) { linkat($0, place.name, $1, other.name, 0) }
        guard code == 0 else { throw FileSystemError(path: other.path, operation: "link", code: code) }
    }

    static func move(_ place: RootedFile, to other: RootedFile) throws(FileSystemError) {
        try FaultPoint.reached("replace", other.path)
        let code = try place.directory().call(with: other.directory()) { renameat($0, place.name, $1, other.name) }
        guard code == 0 else { throw FileSystemError(path: other.path, operation: "replace", code: code) }
    }

    /// Lets a file take the place of another beside it, where that one still is what it was when its bytes are asked
    /// for, right before.
    ///
    /// Between the question and the rename nothing else happens, and both go by one handle, so that they are about one
    /// directory; what somebody writes in that moment is lost.
    /// - Returns: false where it isn't, and nothing was done.
    static func replace(
        _ place: RootedFile, by other: String, where isUnchanged: ([UInt8]?) -> Bool
    ) throws(FileSystemError) -> Bool {
        try FaultPoint.reached("replace", place.path)
        let directory = try place.directory()
        guard isUnchanged(try? directory.read(place.name, path: place.path)) else { return false }
        let code = directory.call { renameat($0, other, $0, place.name) }
        guard code == 0 else { throw FileSystemError(path: place.path, operation: "replace", code: code) }
        return true
    }

    /// Removes a file; one that isn't there is fine, a directory that is out of reach is not.
    static func remove(_ place: RootedFile) throws(FileSystemError) {
        try remove(place.name, in: place.directory(), path: place.path)
    }

    /// The same in a directory that is open, wherever that lies by now.
    /// - Parameter path: for messages.
    static func remove(_ name: String, in directory: DirectoryHandle, path: String) throws(FileSystemError) {
        guard (try? directory.status(of: name, path: path)) != nil else { return }
        try FaultPoint.reached("remove", path)
        let code = directory.call { unlinkat($0, name, 0) }
        guard code == 0 || code == ENOENT else { throw FileSystemError(path: path, operation: "remove", code: code) }
    }

    /// Removes a directory and the files in it; one that isn't there is fine. Does not go into directories.
    static func removeDirectory(_ place: RootedFile) throws(FileSystemError) {
        guard let status = try? place.status() else { return }
        guard status.kind == .directory else { return try remove(place) }
        for name in try place.names() { try remove(place.child(name)) }
        try FaultPoint.reached("remove", place.path)
        let code = try place.directory().call { unlinkat($0, place.name, AT_REMOVEDIR) }
        guard code == 0 || code == ENOENT else {
            throw FileSystemError(path: place.path, operation: "remove", code: code)
        }
    }
}
