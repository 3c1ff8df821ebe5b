/// Where edits are wanted.
package struct EditScope: Sendable {
    /// Files and directories, relative to the root; the empty path is the root.
    package let paths: [String]
    /// Only these files, relative to the root, as far as they lie in `paths`; nil for all.
    package var onlyFiles: Set<String>?

    package init(paths: [String]) {
        self.paths = paths
    }

    package var isWholeRoot: Bool { paths.contains("") && onlyFiles == nil }

    package func contains(_ path: String) -> Bool {
        if let onlyFiles, !onlyFiles.contains(path) { return false }
        return paths.contains { scope in
            guard path.utf8.starts(with: scope.utf8) else { return false }
            let next = path.utf8.dropFirst(scope.utf8.count).first
            return scope.isEmpty || next == nil || next == UInt8(ascii: "/")
        }
    }
}
