import Migration
import Reporting

/// `reobserve diff`: the patch on stdout, the summary on stderr; nothing is written.
enum DiffCommand {
    static func run(_ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter) -> Int32 {
        let run: ProjectRun
        do throws(FileSystemError) {
            run = try ProjectRun.make(options)
        } catch {
            errors.write("reobserve: \(error)\n")
            return ExitCode.failure
        }
        if let warning = WriteSession.interruptionWarning(root: run.root) { errors.write(warning) }
        for failure in run.failures { errors.write("reobserve: \(failure)\n") }
        if let path = options.planOutput {
            do throws(WriteError) {
                try PlanWriting.write(run, to: path)
            } catch {
                errors.write(error.text)
                return ExitCode.failure
            }
        }
        if options.listsPathsOnly {
            output.write(run.plan.changes.map { $0.path + "\n" }.joined())
        } else {
            let style: UnifiedDiff.Style = Terminal.usesColor(options.color, isTerminal: output.isTerminal) ? .colored : .plain
            output.write(PatchReport.render(run.plan.changes, prefix: run.pathFromTopLevel, style: style))
        }
        if options.verbosity != .quiet {
            errors.write(TextSummary(mode: .diff, isVerbose: options.verbosity == .verbose).render(run.plan))
        }
        if !run.failures.isEmpty || !run.plan.problems.isEmpty { return ExitCode.failure }
        return run.plan.changes.isEmpty || options.exitsZeroOnFindings ? ExitCode.success : ExitCode.findings
    }
}

extension ProjectRun {
    /// The way from the top of the git repository to the root, with `/` behind it; patches name their files from there.
    var pathFromTopLevel: String {
        guard let top = GitDirectory.workTree(containing: root), let relative = PathName.relative(root, to: top), !relative.isEmpty else { return "" }
        return relative + "/"
    }
}
