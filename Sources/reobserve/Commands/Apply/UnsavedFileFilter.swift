import Reporting
import SystemAccess

/// `apply --stdin-filename`: the text of one file goes in by stdin and comes out by stdout; nothing is written.
///
/// Only types migrate whose edits are all in this file: nobody writes the others.
enum UnsavedFileFilter {
    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        let run = try ProjectRun.make(options)
        for problem in run.problemLines { errors.writeLine("reobserve: \(problem)") }
        guard run.isComplete, let path = run.unsavedPath, let text = options.unsavedText else {
            return ExitCode.failure
        }
        let change = run.plan.changes.first { $0.path.utf8.elementsEqual(path.utf8) }
        output.write(change.map { $0.edits.applied(to: $0.bytes) } ?? text)
        if options.verbosity != .quiet { errors.write(UnsavedFileSummary.text(run.plan, path)) }
        return ExitCode.success
    }
}
