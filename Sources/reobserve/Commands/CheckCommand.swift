import Reporting
import SourceText
import SystemAccess

/// `reobserve check`: the gate for continuous integration. Writes nothing but what `--output` asks for.
enum CheckCommand {
    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        let run = try ProjectRun.make(options, editsEverywhere: true)
        if let warning = WriteSession.interruptionWarning(root: run.root) { errors.write(warning) }
        for failure in run.failures { errors.writeLine("reobserve: \(failure)") }
        var report = Report(run)
        if options.stdinFilename != nil { report.limit { run.scope.contains($0) } }
        report.findings.removeAll { !run.scope.contains($0.path) }
        report.guidance.removeAll { !run.scope.contains($0.path) }
        report.warnings.removeAll { !run.scope.contains($0.path) }
        let baseline = try BaselineFile.load(options, root: run.root)
        report.judge(by: options.failureConditions ?? (baseline == nil ? [.pending] : [.new]), baseline: baseline)
        try ReportOutput.write(report, options, standard: .text, to: &output)
        if options.verbosity != .quiet {
            let summary = GateSummary(
                isVerbose: options.verbosity == .verbose, next: options.nextCommand, onlyFile: options.stdinFilename)
            errors.write(
                summary.render(report, goneCount: goneCount(baseline, report, run), hasBaseline: baseline != nil))
        }
        if !run.isComplete { return ExitCode.failure }
        return (report.findings.contains(where: \.fails) || report.guidance.contains(where: \.fails))
            && !options.exitsZeroOnFindings ? ExitCode.findings : ExitCode.success
    }

    /// How many types the baseline holds that are no more. Only who looks everywhere can tell.
    private static func goneCount(_ baseline: Baseline?, _ report: Report, _ run: ProjectRun) -> Int {
        guard let baseline, run.scope.isWholeRoot else { return 0 }
        return baseline.goneCount(in: report)
    }
}
