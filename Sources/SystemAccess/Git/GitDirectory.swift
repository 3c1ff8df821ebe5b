/// What this program has to know about the layout of a git repository.
package enum GitDirectory {
    /// The nearest directory that has a `.git` directory or file: `directory` itself or one above it.
    /// - Parameter directory: a real path.
    package static func workTree(containing directory: String) -> String? {
        PathName.ancestors(of: directory).first { isWorkTree($0) }
    }

    /// Files by the work trees that they lie in, so that one of a submodule is that submodule's; those in none are left
    /// out.
    /// - Parameter paths: relative to the root.
    package static func byWorkTree(_ paths: [String], root: String) -> [String: [String]] {
        var known: [String: String?] = [:]
        var result: [String: [String]] = [:]
        for path in paths {
            let directory = PathName.parent(of: PathName.join(root, path))
            let workTree = known[directory] ?? workTree(containing: directory)
            known[directory] = .some(workTree)
            if let workTree { result[workTree, default: []].append(path) }
        }
        return result
    }

    /// The way from the top of the repository to a directory in it: empty, or with `/` behind it. Patches name their
    /// files from there.
    package static func pathFromTopLevel(to directory: String) -> String {
        guard let top = workTree(containing: directory), let relative = PathName.relative(directory, to: top),
            !relative.isEmpty
        else { return "" }
        return relative + "/"
    }

    /// True where `directory` has a `.git`: a directory in a clone, a file in a submodule or a linked work tree.
    static func isWorkTree(_ directory: String) -> Bool {
        let kind = FileSystem.kind(of: PathName.join(directory, ".git"))
        return kind == .directory || kind == .regularFile
    }

    /// The bytes of `info/exclude` of a work tree; nil where there is none.
    static func infoExclude(ofWorkTree directory: String) throws(FileSystemError) -> [UInt8]? {
        guard let common = commonDirectory(ofWorkTree: directory) else { return nil }
        do {
            return try FileSystem.readFile(at: PathName.join(common, "info/exclude"), isRegular: true)
        } catch  where [ENOENT, ENOTDIR, EINVAL].contains(error.code) {
            return nil
        }
    }

    /// What git is in the middle of in a work tree, as people call it; nil where it is in the middle of nothing.
    package static func unfinishedOperation(inWorkTree directory: String) -> String? {
        guard let own = ownDirectory(ofWorkTree: directory) else { return nil }
        let operations = [
            ("MERGE_HEAD", "a merge"), ("rebase-merge", "a rebase"), ("rebase-apply", "a rebase"),
            ("CHERRY_PICK_HEAD", "a cherry-pick"),
            ("REVERT_HEAD", "a revert"),
        ]
        return operations.first { FileSystem.kind(of: PathName.join(own, $0.0)) != nil }?.1
    }

    /// The directory that all linked work trees of a repository share.
    private static func commonDirectory(ofWorkTree directory: String) -> String? {
        guard let own = ownDirectory(ofWorkTree: directory) else { return nil }
        guard let common = firstLine(ofFile: PathName.join(own, "commondir")) else { return own }
        return PathName.join(own, common)
    }

    /// What `.git` of a work tree is, or leads to.
    private static func ownDirectory(ofWorkTree directory: String) -> String? {
        let entry = PathName.join(directory, ".git")
        guard let kind = FileSystem.kind(of: entry) else { return nil }
        if kind == .directory { return entry }
        guard let link = firstLine(ofFile: entry), link.hasPrefix("gitdir: ") else { return nil }
        return PathName.join(directory, String(link.dropFirst("gitdir: ".count)))
    }

    private static func firstLine(ofFile path: String) -> String? {
        guard let bytes = try? FileSystem.readFile(at: path, limit: 1 << 16, isRegular: true) else { return nil }
        return String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }
}
