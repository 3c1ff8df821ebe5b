import Migration
import Reporting

/// `reobserve diff`: the patch on stdout, the summary on stderr; nothing is written.
enum DiffCommand {
    static func run(_ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter) -> Int32 {
        do throws(FileSystemError) {
            let run = try ProjectRun.make(options)
            for failure in run.failures { errors.write("reobserve: \(failure)\n") }
            let report = Report(run)
            try ReportOutput.write(report, options, standard: .patch, to: &output)
            if options.verbosity != .quiet {
                errors.write(TextSummary(mode: .diff, isVerbose: options.verbosity == .verbose).render(run.plan))
                if options.printsStatistics { errors.write(Statistics.render(report)) }
            }
            if !run.failures.isEmpty || !run.plan.problems.isEmpty { return ExitCode.failure }
            return run.plan.changes.isEmpty || options.exitsZeroOnFindings ? ExitCode.success : ExitCode.findings
        } catch {
            errors.write("reobserve: \(error)\n")
            return ExitCode.failure
        }
    }
}

extension ProjectRun {
    /// The way from the top of the git repository to the root, with `/` behind it; patches name their files from there.
    var pathFromTopLevel: String {
        guard let top = GitDirectory.workTree(containing: root), let relative = PathName.relative(root, to: top), !relative.isEmpty else { return "" }
        return relative + "/"
    }
}
