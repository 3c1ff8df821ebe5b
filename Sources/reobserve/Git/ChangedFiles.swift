import SystemAccess

/// The files that differ from a revision (`--since`).
enum ChangedFiles {
    /// Files that were changed or added since `revision` and the current commit went different ways, and those that are
    /// not committed.
    ///
    /// - Parameters:
    ///   - revision: a branch, a tag or a commit, as git names them.
    ///   - root: a real path.
    /// - Returns: paths relative to the root.
    static func since(_ revision: String, root: String) throws(UsageError) -> Set<String> {
        guard let workTree = GitDirectory.workTree(containing: root) else {
            throw UsageError(message: "--since \(revision): \(root) is not in a git repository")
        }
        let commit = try text(
            of: ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"], workTree)
        guard let commit else { throw UsageError(message: "--since \(revision): unknown git revision") }
        // Where there is no common ancestor, as in a shallow clone, what differs from the revision itself counts.
        let start = try text(of: ["merge-base", commit, "HEAD"], workTree) ?? commit
        let changed = try paths(
            of: [
                "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv",
                "--ignore-submodules=all", "--diff-filter=d", start, "--",
            ], workTree)
        let untracked = try paths(of: ["ls-files", "-z", "--others", "--exclude-standard"], workTree)
        return Set((changed + untracked).compactMap { PathName.relative(PathName.join(workTree, $0), to: root) })
    }

    /// The first line of what git says; nil where it fails.
    private static func text(of arguments: [String], _ workTree: String) throws(UsageError) -> String? {
        let result = try ask(arguments, workTree)
        guard result.exitCode == 0 else { return nil }
        let line = result.standardOutput.prefix { $0 != 0x0A }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    private static func paths(of arguments: [String], _ workTree: String) throws(UsageError) -> [String] {
        let result = try ask(arguments, workTree)
        guard result.exitCode == 0 else {
            let said = String(decoding: result.standardError.prefix { $0 != 0x0A }, as: UTF8.self)
            throw UsageError(message: "--since: git \(arguments.first ?? "") failed: \(said)")
        }
        return result.standardOutput.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func ask(_ arguments: [String], _ workTree: String) throws(UsageError) -> ChildProcessResult {
        do throws(FileSystemError) {
            return try GitCommand.ask(arguments, in: workTree)
        } catch {
            throw UsageError(message: error.saysProgramIsMissing ? "--since: git was not found" : "--since: \(error)")
        }
    }
}
