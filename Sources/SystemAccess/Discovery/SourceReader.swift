import Threads

/// Reads files below a root on several threads, by handles: a path that is swapped for a link meanwhile is an error.
package struct SourceReader: Sendable {
    private let root: RootDirectory
    /// Files with unsaved text.
    private let unsaved: UnsavedFiles
    /// Directories with the bytes of their paths: two ways to write “é” are two directories.
    private let open = Mutex<[(path: [UInt8], handle: DirectoryHandle)]>([])
    /// How many stay open.
    private static let limit = 64
    /// More bytes than any source has. A checkout may hold a file of any size that takes no room on its disk.
    private static let sizeLimit = 64 << 20

    /// - Parameter unsaved: what is read in place of the bytes on disk.
    package init(_ root: RootDirectory, unsaved: UnsavedFiles = UnsavedFiles()) {
        self.root = root
        self.unsaved = unsaved
    }

    /// All bytes of a regular file.
    /// - Parameter path: relative to the root, without links on its way.
    package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        if let text = unsaved[path] { return text }
        let bytes = Array(path.utf8)
        let end = bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0
        let directory = try open.withLock { open in
            Result { () throws(FileSystemError) in try handle(bytes[..<end], &open) }
        }.get()
        return try directory.read(PathName.lastComponent(of: path), path: path, limit: SourceReader.sizeLimit)
    }

    private func handle(
        _ directory: ArraySlice<UInt8>, _ open: inout [(path: [UInt8], handle: DirectoryHandle)]
    ) throws(FileSystemError) -> DirectoryHandle {
        // Files come directory by directory.
        if let known = open.last(where: { $0.path[...] == directory }) { return known.handle }
        let path = String(decoding: directory, as: UTF8.self)
        let opened: DirectoryHandle
        if let slash = directory.lastIndex(of: UInt8(ascii: "/")) {
            let above = try handle(directory[..<slash], &open)
            opened = try DirectoryHandle(name: PathName.lastComponent(of: path), in: above, path: path)
        } else {
            opened = try root.directory(path)
        }
        if open.count >= SourceReader.limit { open.removeAll(keepingCapacity: true) }
        open.append((Array(directory), opened))
        return opened
    }
}

/// Unsaved texts of files, by their paths relative to the root. Paths are told apart by their bytes.
package struct UnsavedFiles: Sendable {
    private var texts: [[UInt8]: [UInt8]] = [:]

    package init() {}

    package subscript(path: String) -> [UInt8]? {
        get { texts.isEmpty ? nil : texts[Array(path.utf8)] }
        set { texts[Array(path.utf8)] = newValue }
    }

    package var paths: [String] { texts.keys.map { String(decoding: $0, as: UTF8.self) } }
}
