import SourceText

/// A file that is to be replaced, with what it was when it was looked at.
package struct ReplaceableFile: Sendable {
    package let file: RootedFile
    package let status: FileStatus
}

/// What a path in a plan or a journal may be. Both are files that anybody may have made, so neither is trusted.
///
/// Invariant: nothing is written outside of the root, nor into `.git` and `.reobserve`, whatever a plan or a journal
/// says.
package enum TargetPath {
    /// Why a path can't be one of a file below the root, as a sentence without a full stop; nil where it can.
    package static func problem(_ path: String) -> String? {
        if path.isEmpty { return "the path is empty" }
        if path.utf8.contains(0) { return "the path contains a NUL" }
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
        if parts.first == "" { return "the path is absolute; it must be relative to the root" }
        if parts.contains("") || parts.contains(".") { return "the path contains an empty component or “.”" }
        if parts.contains("..") { return "the path contains “..”" }
        // Without regard to case, since the file system may have none.
        if parts.contains(where: { [".git", StateDirectory.name].contains($0.lowercased()) }) {
            return "the path leads into .git or .reobserve"
        }
        return nil
    }

    /// The file to be replaced: links followed, below the root, and not read-only.
    package static func replaceableFile(_ path: String, below root: RootDirectory) throws(WriteError) -> ReplaceableFile
    {
        let file = try existingFile(path, below: root)
        return try WriteError.wrapping(path: path) { () throws(FileSystemError) in
            let directory = try file.directory()
            let status = try directory.status(of: file.name, path: file.path)
            try file.checkWritable(status)
            let code = directory.call { faccessat($0, ".", W_OK | X_OK, 0) }
            guard code == 0 else {
                throw FileSystemError(path: file.path, operation: "create a file in its directory", code: code)
            }
            return ReplaceableFile(file: file, status: status)
        }
    }

    /// The file behind the links of a path, below the root. From here on it is reached by its own path and no link is
    /// followed, and it has to be in the directory that it is in now.
    static func existingFile(_ path: String, below root: RootDirectory) throws(WriteError) -> RootedFile {
        if let problem = problem(path) { throw WriteError(["\(path): error: \(problem)"]) }
        return try WriteError.wrapping(path: path) { () throws(FileSystemError) in
            let real = try FileSystem.realPath(of: PathName.join(root.path, path))
            guard let relative = PathName.relative(real, to: root.path), !relative.isEmpty else {
                throw FileSystemError(
                    path: path, operation: "reach", code: EXDEV, explanation: "a link in the path leads out of the root"
                )
            }
            if let problem = problem(relative) {
                throw FileSystemError(
                    path: path, operation: "reach", code: EXDEV, explanation: "after following a link, \(problem)")
            }
            return try root.file(relative).pinned()
        }
    }

    /// Why no migration changes a file of that name, as a predicate; nil where one may.
    package static func sourceProblem(_ path: String) -> String? {
        isEditableSource(path) ? nil : "is not a Swift file that reobserve may change"
    }

    /// True where a migration may change the file by its name: Swift code that nobody else owns.
    package static func isEditableSource(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { bytes in
            let nameStart = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
            let directory = PathBytes(rebasing: bytes[..<max(0, nameStart - 1)])
            let kind = SourceClassification.kind(name: PathBytes(rebasing: bytes[nameStart...]), inDirectory: directory)
            return kind == .swiftSource && SourceClassification.access(path: bytes) == .editable
        }
    }
}
