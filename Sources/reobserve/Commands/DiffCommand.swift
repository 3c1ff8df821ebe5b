import Reporting
import SystemAccess

/// `reobserve diff`: the patch on stdout, the summary on stderr; nothing is written but what `--output` and
/// `--plan-out` ask for.
enum DiffCommand {
    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        // A file that an editor holds is part of all that its types need, as it is not written here.
        let run = try ProjectRun.make(options, editsEverywhere: options.stdinFilename != nil)
        if let warning = WriteSession.interruptionWarning(root: run.root) { errors.write(warning) }
        for failure in run.failures { errors.writeLine("reobserve: \(failure)") }
        if let path = options.planOutput { try PlanWriting.write(run, to: path) }
        var report = Report(run)
        if options.stdinFilename != nil { report.limit { run.scope.contains($0) } }
        try ReportOutput.write(report, options, standard: options.watches ? nil : .patch, to: &output)
        if options.verbosity != .quiet {
            let summary = TextSummary(mode: .diff, isVerbose: options.verbosity == .verbose, next: options.nextCommand)
            errors.write(run.unsavedPath.map { UnsavedFileSummary.text(run.plan, $0) } ?? summary.render(run.plan))
        }
        if !run.isComplete { return ExitCode.failure }
        return report.changes.isEmpty || options.exitsZeroOnFindings ? ExitCode.success : ExitCode.findings
    }
}
