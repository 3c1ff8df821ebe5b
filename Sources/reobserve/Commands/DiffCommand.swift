import Reporting
import SystemAccess

/// `reobserve diff`: the patch on stdout, the summary on stderr; nothing is written but what `--output` and
/// `--plan-out` ask for.
enum DiffCommand {
    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        let run = try ProjectRun.make(options)
        if let warning = WriteSession.interruptionWarning(root: run.root) { errors.write(warning) }
        for failure in run.failures { errors.writeLine("reobserve: \(failure)") }
        if let path = options.planOutput { try PlanWriting.write(run, to: path) }
        let report = Report(run)
        try ReportOutput.write(report, options, standard: .patch, to: &output)
        if options.verbosity != .quiet {
            errors.write(
                TextSummary(mode: .diff, isVerbose: options.verbosity == .verbose, next: options.nextCommand).render(
                    run.plan))
            if options.printsStatistics { errors.write(Statistics.render(report)) }
        }
        if !run.isComplete { return ExitCode.failure }
        return run.plan.changes.isEmpty || options.exitsZeroOnFindings ? ExitCode.success : ExitCode.findings
    }
}
