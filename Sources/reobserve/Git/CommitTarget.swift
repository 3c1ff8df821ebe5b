import SystemAccess

/// The repository that takes the commits of `plan --commits`.
struct CommitTarget {
    private let workTree: String
    private let root: String

    /// - Parameter root: a real path.
    /// - Throws: where there is no repository, or where its index holds changes that would get into the first commit.
    init(root: String) throws(WriteError) {
        guard let workTree = GitDirectory.workTree(containing: root) else {
            throw WriteError("\(root) is not in a git repository, so nothing can be committed")
        }
        self.root = root
        self.workTree = workTree
        let staged = try git(["diff", "--cached", "--quiet", "--no-ext-diff", "--ignore-submodules=all"], asks: true)
        guard staged.exitCode == 0 else {
            throw WriteError("the git index has staged changes; commit or unstage them first").adding(
                "nothing was written")
        }
    }

    /// Commits files as they are, and nothing else.
    /// - Parameter paths: relative to the root.
    /// - Returns: the short name of the commit.
    /// - Throws: with what git says. The index is as it was then.
    func commit(_ paths: [String], _ message: StepMessage) throws(WriteError) -> String {
        let names = paths.compactMap { PathName.relative(PathName.join(root, $0), to: workTree) }
        if let foreign = paths.first(where: {
            GitDirectory.workTree(containing: PathName.parent(of: PathName.join(root, $0))) != workTree
        }) {
            throw WriteError(["\(foreign): error: is in a different repository than the root"])
        }
        // Untracked files have to be known before a commit can name them.
        let added = try git(["--literal-pathspecs", "add", "--"] + names)
        guard added.exitCode == 0 else { throw failure("add", added) }
        let committed = try git(
            ["--literal-pathspecs", "commit", "--quiet", "-m", message.title, "-m", message.body, "--"] + names)
        guard committed.exitCode == 0 else {
            _ = try git(["--literal-pathspecs", "reset", "--quiet", "--"] + names)
            throw failure("commit", committed)
        }
        let name = try git(["rev-parse", "--short", "HEAD"], asks: true)
        return String(decoding: name.standardOutput.prefix { $0 != 0x0A }, as: UTF8.self)
    }

    private func failure(_ operation: String, _ result: ChildProcessResult) -> WriteError {
        let said = result.standardError.isEmpty ? result.standardOutput : result.standardError
        let lines = said.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map {
            "    " + String(decoding: $0, as: UTF8.self)
        }
        return WriteError(["reobserve: git \(operation) failed (exit code \(result.exitCode)):"] + lines)
    }

    private func git(_ arguments: [String], asks: Bool = false) throws(WriteError) -> ChildProcessResult {
        do throws(FileSystemError) {
            return try asks ? GitCommand.ask(arguments, in: workTree) : GitCommand.change(arguments, in: workTree)
        } catch {
            throw error.saysProgramIsMissing
                ? WriteError("git was not found, so nothing can be committed") : WriteError(error)
        }
    }
}
