/// Opens the directories of a walk by handles, each in the one above it, without following a link. The way to the last
/// one stays open, since a walk goes on from there.
struct DirectoryChain {
    /// Absolute.
    private let root: String
    private var top: DirectoryHandle?
    private var entries: [(path: String, handle: DirectoryHandle)] = []
    /// How many stay open; of deeper ways the upper part and the last one do.
    private static let limit = 8

    init(root: String) {
        self.root = root
    }

    /// - Parameter path: a real path at or below the root.
    mutating func open(_ path: String) throws(FileSystemError) -> DirectoryHandle {
        guard path.utf8.count < Int(PATH_MAX) else {
            throw FileSystemError(path: path, operation: "open", code: ENAMETOOLONG)
        }
        let handle: DirectoryHandle
        if let top { handle = top } else { handle = try DirectoryHandle(path: root) }
        top = handle
        while let last = entries.last, PathName.relative(path, to: last.path) == nil { entries.removeLast() }
        var walked = entries.last?.path ?? root
        var current = entries.last?.handle ?? handle
        guard let rest = PathName.relative(path, to: walked) else {
            throw FileSystemError(path: path, operation: "open", code: EINVAL)
        }
        for part in rest.utf8.split(separator: UInt8(ascii: "/")) {
            let name = String(Substring(part))
            walked = PathName.join(walked, name)
            current = try DirectoryHandle(name: name, in: current, path: walked)
            if entries.count == DirectoryChain.limit { entries.removeLast() }
            entries.append((walked, current))
        }
        return current
    }
}
