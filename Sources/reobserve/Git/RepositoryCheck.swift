import SourceText
import SystemAccess

/// What has to hold of the repositories of files that are written.
enum RepositoryCheck {
    /// Refuses where git is in the middle of something, since its end could take the edits apart or commit them with
    /// it; and where files lie in another repository than the root, such as a submodule, which has commits of its own.
    /// A root outside of any repository may hold several.
    static func require(_ replacements: [Replacement], root: String, _ options: CommandLineOptions) throws(WriteError) {
        let own = GitDirectory.workTree(containing: root)
        let paths = GitDirectory.byWorkTree(replacements.map(\.path), root: root)
        if !options.allowsDirtyFiles { try requireRest(paths.keys.sorted(), options) }
        guard !options.writesSubmodules, let own else { return }
        let foreign = paths.filter { $0.key != own }.sorted(on: { SortKey($0.key) })
        guard !foreign.isEmpty else { return }
        let lines = foreign.flatMap { workTree, paths in
            paths.map {
                "\($0): error: is in another repository, \(PathName.relative(workTree, to: own) ?? workTree)"
            }
        }
        let way =
            takes("submodules", options)
            ? "pass --submodules to write there too" : "run again with that repository as --root"
        throw WriteError(lines).adding("nothing was written; \(way)")
    }

    private static func takes(_ flag: String, _ options: CommandLineOptions) -> Bool {
        Flag.named(flag)?.subcommands.contains(options.subcommand) ?? false
    }

    private static func requireRest(_ workTrees: [String], _ options: CommandLineOptions) throws(WriteError) {
        let busy = workTrees.compactMap { workTree in
            GitDirectory.unfinishedOperation(inWorkTree: workTree).map { (workTree, $0) }
        }
        guard !busy.isEmpty else { return }
        throw WriteError(busy.map { "\($0.0): error: \($0.1) is not finished" })
            .adding(
                "nothing was written; finish or abort it first"
                    + (takes("allow-dirty", options) ? ", or pass --allow-dirty" : ""))
    }
}

/// Names of files beyond those that are written (hard links).
enum HardLinks {
    /// A line for each file that has more names than are written: those keep the former bytes, since each file is
    /// replaced as a whole.
    static func notes(_ replacements: [Replacement], root: String) -> [String] {
        var names: [FileIdentity: (path: String, links: Int, written: Int)] = [:]
        for replacement in replacements {
            guard let status = try? FileSystem.status(of: PathName.join(root, replacement.path)), status.linkCount > 1
            else { continue }
            names[status.identity, default: (replacement.path, status.linkCount, 0)].written += 1
        }
        return names.values.filter { $0.links > $0.written }.sorted(on: { SortKey($0.path) }).map { entry in
            let others = entry.links - entry.written
            return
                "\(entry.path): warning: \(others == 1 ? "one more name" : "\(others) more names") of this file (hard links) "
                + "\(others == 1 ? "still has" : "still have") the former text and \(others == 1 ? "is" : "are") no longer linked to it"
        }
    }
}
