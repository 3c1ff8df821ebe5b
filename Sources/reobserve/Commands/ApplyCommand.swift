import Migration
import Reporting
import SourceText

/// `reobserve apply`: writes what `diff` shows.
///
/// Nothing is written where a target file has uncommitted changes, changed since it was read, or may not be written. Each file is
/// replaced in one step.
enum ApplyCommand {
    static func run(_ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter) -> Int32 {
        do throws(FileSystemError) {
            let run = try ProjectRun.make(options)
            for failure in run.failures { errors.write("reobserve: \(failure)\n") }
            guard run.failures.isEmpty, run.plan.problems.isEmpty else {
                for problem in run.plan.problems { errors.write("\(problem.path): error: \(problem.message)\n") }
                errors.write("reobserve: nothing was written\n")
                return ExitCode.failure
            }
            guard isClean(run, options, &errors), isUnchanged(run, &errors), isWritable(run, &errors) else { return ExitCode.failure }
            let written = try write(run, &errors)
            if options.listsPathsOnly { output.write(run.plan.changes.map { $0.path + "\n" }.joined()) }
            if options.verbosity != .quiet {
                errors.write(TextSummary(mode: .applied(files: written), isVerbose: options.verbosity == .verbose).render(run.plan))
            }
            return ExitCode.success
        } catch {
            errors.write("reobserve: \(error)\n")
            return ExitCode.failure
        }
    }

    /// Refuses only where a file to be written has changes that git could not bring back.
    private static func isClean(_ run: ProjectRun, _ options: CommandLineOptions, _ errors: inout OutputWriter) -> Bool {
        guard !options.allowsDirtyFiles, !run.plan.changes.isEmpty else { return true }
        do throws(GitStatusError) {
            switch try GitStatus.uncommitted(run.plan.changes.map(\.path), root: run.root) {
            case .notInWorkTree: return true
            case .uncommitted(let files):
                for file in files { errors.write("\(file.path): error: has uncommitted changes\n") }
                if !files.isEmpty { errors.write("reobserve: nothing was written; commit or stash first, or pass --allow-dirty\n") }
                return files.isEmpty
            case .gitNotFound:
                errors.write("reobserve: git was not found, so uncommitted changes can't be seen; pass --allow-dirty to write all the same\n")
                return false
            }
        } catch {
            errors.write("reobserve: \(error); pass --allow-dirty to write all the same\n")
            return false
        }
    }

    private static func isUnchanged(_ run: ProjectRun, _ errors: inout OutputWriter) -> Bool {
        var isUnchanged = true
        for change in run.plan.changes {
            let path = PathName.join(run.root, change.path)
            if let bytes = try? FileSystem.readFile(at: path), bytes == change.bytes { continue }
            errors.write("\(change.path): error: changed since it was read\n")
            isUnchanged = false
        }
        if !isUnchanged { errors.write("reobserve: nothing was written; run again\n") }
        return isUnchanged
    }

    /// Asks before the first file is written, so that no type is left in two minds because of the last one.
    private static func isWritable(_ run: ProjectRun, _ errors: inout OutputWriter) -> Bool {
        var isWritable = true
        for change in run.plan.changes {
            do throws(FileSystemError) {
                try FileSystem.checkReplaceable(PathName.join(run.root, change.path))
            } catch {
                errors.write("\(change.path): error: cannot \(error.operation): \(error.reason)\n")
                isWritable = false
            }
        }
        if !isWritable { errors.write("reobserve: nothing was written\n") }
        return isWritable
    }

    private static func write(_ run: ProjectRun, _ errors: inout OutputWriter) throws(FileSystemError) -> Int {
        var written = 0
        for change in run.plan.changes {
            do throws(FileSystemError) {
                try FileSystem.writeAtomically(change.edits.applied(to: change.bytes), to: PathName.join(run.root, change.path))
                written += 1
            } catch {
                errors.write("reobserve: \(written) of \(run.plan.changes.count) files were written before this failure; git can restore them\n")
                throw error
            }
        }
        return written
    }
}
