import SystemAccess

/// `reobserve undo`: takes back what was interrupted, else the last apply.
///
/// An undo is the rollback of a journal that was done. Once it has begun, the journal says so, and whoever finds it
/// finishes it.
enum UndoCommand {
    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        let root = try options.findRoot()
        let directory = try RootDirectory(path: root)
        guard StateDirectory(root: directory).exists else { return nothing(root, &errors) }
        let session = try WriteSession.begin(root: root, allowsDirtyFiles: options.allowsDirtyFiles, &errors)
        if session.hasRecovered { return ExitCode.success }
        guard let last = session.store.names().last(where: { $0.state == .done }) else { return nothing(root, &errors) }
        let journal = try session.store.load(last)
        let rollback = Rollback(journal, root: session.directory, store: session.store)
        let obstacles = rollback.obstacles()
        if !obstacles.isEmpty, !options.allowsDirtyFiles {
            throw WriteError(obstacles)
                .adding("nothing was undone; pass --allow-dirty to skip these files and undo the others")
        }
        do throws(WriteError) {
            try rollback.checkReplaceable()
        } catch {
            throw error.adding("nothing was undone")
        }
        let left = try session.undo(journal)
        for line in left { errors.writeLine(line) }
        if options.verbosity != .quiet {
            errors.write("The last apply was undone: \(fileCount(journal.entries.count - left.count)) restored.\n")
        }
        return ExitCode.success
    }

    private static func nothing(_ root: String, _ errors: inout OutputWriter) -> Int32 {
        errors.writeLine("reobserve: nothing to undo under \(root)")
        return ExitCode.success
    }
}
