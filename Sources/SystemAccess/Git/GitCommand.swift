/// Runs git in a repository that may not be trusted: its configuration, its hooks and its attributes can name commands,
/// and asking runs none of them.
package enum GitCommand {
    /// Asks a question, and changes nothing. Runs no hook, no file system monitor, no filter, no external diff and no
    /// transport.
    ///
    /// Without filters a file that git would pass through one may be told to have changed, which is the cautious
    /// answer.
    package static func ask(_ arguments: [String], in workTree: String) throws(FileSystemError) -> ChildProcessResult {
        let quiet = ["-C", workTree, "--no-pager"] + settings(overrides)
        let found = try ChildProcess.run(
            "git", quiet + ["config", "-z", "--name-only", "--get-regexp", "^filter\\."], environment: askingEnvironment
        )
        // `--name-only` ends each with a NUL.
        let names = found.standardOutput.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        let filters = names.map { ($0, $0.hasSuffix(".required") ? "false" : "") }
        return try ChildProcess.run("git", quiet + settings(filters) + arguments, environment: askingEnvironment)
    }

    /// Changes the repository as its owner asked for, with hooks and filters: what git does for any commit.
    package static func change(_ arguments: [String], in workTree: String) throws(FileSystemError) -> ChildProcessResult
    {
        try ChildProcess.run(
            "git",
            ["-C", workTree, "--no-pager"] + settings(overrides.filter { $0.name != "core.hooksPath" }) + arguments,
            environment: environment)
    }

    private static let overrides: [(name: String, value: String)] = [
        ("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null"), ("diff.external", ""), ("core.pager", "cat"),
        ("core.alternateRefsCommand", ""),
    ]

    private static func settings(_ list: [(name: String, value: String)]) -> [String] {
        list.flatMap { ["-c", "\($0.name)=\($0.value)"] }
    }

    /// The repository is the one the file lies in, even when a git hook runs this program for another one.
    private static let environment: [String: String?] = [
        "LC_ALL": "C", "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil,
        "GIT_COMMON_DIR": nil,
        "GIT_OPTIONAL_LOCKS": nil,
    ]

    /// Asking takes no lock, and fetches nothing that a partial clone lacks.
    private static let askingEnvironment: [String: String?] = environment.merging(
        [
            "GIT_OPTIONAL_LOCKS": "0", "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1",
            "GIT_TERMINAL_PROMPT": "0",
        ],
        uniquingKeysWith: { $1 })
}

/// What came with a checkout.
enum GitTracking {
    /// True where git tracks something at or below a path. Without git or a repository nothing is tracked.
    /// - Parameter root: a real path.
    static func tracks(_ path: String, below root: String) -> Bool {
        guard let workTree = GitDirectory.workTree(containing: root),
            let relative = PathName.relative(PathName.join(root, path), to: workTree),
            let result = try? GitCommand.ask(["--literal-pathspecs", "ls-files", "-z", "--", relative], in: workTree)
        else { return false }
        return !result.standardOutput.isEmpty
    }
}
