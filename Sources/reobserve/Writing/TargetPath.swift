/// What a path in a plan or a journal may be. Both are files that anybody may have made, so neither is trusted.
///
/// Invariant: nothing is written outside of the root, nor into `.git` and `.reobserve`, whatever a plan or a journal says.
enum TargetPath {
    /// Why a path can't be one of a file below the root, as a sentence without a full stop; nil where it can.
    static func problem(_ path: String) -> String? {
        if path.isEmpty { return "the path is empty" }
        if path.utf8.contains(0) { return "the path holds a NUL" }
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { String(Substring($0)) }
        if parts.first == "" { return "the path is absolute; it has to start at the root" }
        if parts.contains("") || parts.contains(".") { return "the path holds an empty part or “.”" }
        if parts.contains("..") { return "the path holds “..”" }
        // Without regard to case, since the file system may have none.
        if parts.contains(where: { [".git", StateDirectory.name].contains($0.lowercased()) }) { return "the path leads into .git or .reobserve" }
        return nil
    }

    /// The file to be replaced: links followed, below the root, and not read-only.
    static func replaceableFile(_ path: String, below root: String) throws(WriteError) -> FileSystem.WriteTarget {
        if let problem = problem(path) { throw WriteError(["\(path): error: \(problem)"]) }
        let target: FileSystem.WriteTarget
        do {
            target = try FileSystem.checkReplaceable(PathName.join(root, path))
        } catch {
            throw WriteError(path: path, error)
        }
        guard let relative = PathName.relative(target.path, to: root), !relative.isEmpty else {
            throw WriteError(["\(path): error: a link on its way leads out of the root"])
        }
        if let problem = problem(relative) { throw WriteError(["\(path): error: behind a link, \(problem)"]) }
        return target
    }

    /// True where a migration may change the file by its name: Swift code that nobody else owns.
    static func isEditableSource(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { bytes in
            let nameStart = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
            let directory = PathBytes(rebasing: bytes[..<max(0, nameStart - 1)])
            let kind = SourceClassification.kind(name: PathBytes(rebasing: bytes[nameStart...]), inDirectory: directory)
            return kind == .swiftSource && SourceClassification.access(path: bytes) == .editable
        }
    }
}
