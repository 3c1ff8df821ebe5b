/// Where edits are wanted.
struct EditScope: Sendable {
    /// Files and directories, relative to the root; the empty path is the root.
    let paths: [String]
    /// Only these files, relative to the root, as far as they lie in `paths`; nil for all.
    var onlyFiles: Set<String>?

    var isWholeRoot: Bool { paths.contains("") && onlyFiles == nil }

    func contains(_ path: String) -> Bool {
        if let onlyFiles, !onlyFiles.contains(path) { return false }
        return paths.contains { scope in
            guard path.utf8.starts(with: scope.utf8) else { return false }
            let next = path.utf8.dropFirst(scope.utf8.count).first
            return scope.isEmpty || next == nil || next == UInt8(ascii: "/")
        }
    }
}
