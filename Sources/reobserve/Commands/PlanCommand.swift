import Reporting
import SourceText
import SystemAccess

/// `reobserve plan`: the migration in steps that build by themselves; with `--commits`, one commit for each.
enum PlanCommand {
    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        try options.makesCommits ? commit(options, &output, &errors) : list(options, &output, &errors)
    }

    private static func steps(_ options: CommandLineOptions) throws -> (steps: [MigrationStep], run: ProjectRun) {
        var options = options
        options.inquiry = .landscape
        let run = try ProjectRun.make(options)
        return (MigrationStep.all(in: run.plan, try Overview(run), by: options.stepSplit), run)
    }

    // MARK: The list

    private static func list(_ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter)
        throws -> Int32
    {
        let (steps, run) = try steps(options)
        for problem in run.problemLines { errors.writeLine("reobserve: \(problem)") }
        let width = String(steps.count).count
        for (number, step) in steps.enumerated() {
            let title =
                step.group.map { "\($0.singleLine): \(typeCount(step.names.count)), \(fileCount(step.paths.count))" }
                ?? "\(ReviewPage.title(step.names)): \(fileCount(step.paths.count))"
            let mark = String(number + 1)
            output.write(String(repeating: " ", count: width - mark.count) + mark + "  " + title + "\n")
            for verdict in step.units.flatMap(\.verdicts) {
                let codes = Set(verdict.behaviors.map(\.code)).sorted().joined(separator: ", ")
                output.write(
                    String(repeating: " ", count: width + 4)
                        + "\(verdict.path):\(verdict.location.line): \(verdict.name)".singleLine
                        + (codes.isEmpty ? "" : " [\(codes)]") + "\n")
            }
        }
        if options.verbosity != .quiet {
            errors.write(ending(steps, run, options.nextCommand))
        }
        return run.isComplete ? ExitCode.success : ExitCode.failure
    }

    private static func ending(_ steps: [MigrationStep], _ run: ProjectRun, _ next: NextCommand) -> String {
        if steps.isEmpty { return nothing(next) }
        let types = typeCount(steps.reduce(0) { $0 + $1.names.count })
        let pieces = steps.count == 1 ? "1 step, which" : "\(steps.count) steps, each of which"
        return "\(types) in \(pieces) builds on its own. Nothing was written. "
            + "Next: \(next.text("plan", adding: ["--commits"]))\n" + basis(run)
    }

    private static func nothing(_ next: NextCommand) -> String {
        "Nothing can migrate now. \(next.text("diff")) says why.\n"
    }

    /// What the steps rest on besides the sources, a line each.
    private static func basis(_ run: ProjectRun) -> String { ResultBasis.text(ResultBasis(run.plan).sentences) }

    private static func typeCount(_ count: Int) -> String { counted(count, "type", "types") }

    // MARK: Commits

    private static func commit(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        let root = try options.findRoot()
        let session = try WriteSession.begin(root: root, allowsDirtyFiles: false, &errors)
        let signals = HeldSignals()
        defer { signals.release() }
        let writer = try StepWriter(options, session, signals)
        let (steps, run) = try steps(options)
        guard run.isComplete else {
            throw WriteError(run.problemLines.map { "reobserve: \($0)" }).adding("nothing was written")
        }
        if options.verbosity != .quiet { errors.write(basis(run)) }
        var counts = (commits: 0, left: 0)
        func tellEnd() -> String {
            let commits = counted(counts.commits, "commit", "commits")
            return counts.commits == 0 && steps.isEmpty
                ? nothing(options.nextCommand)
                : "\(commits) of \(counted(steps.count, "step", "steps"))."
                    + (counts.left > 0 ? " \(counts.left) not written." : "") + "\n"
        }
        for step in steps {
            guard signals.waiting == nil else {
                errors.write(tellEnd() + "reobserve: interrupted\n")
                return ExitCode.failure
            }
            do throws(WriteError) {
                switch try writer.write(step, &errors) {
                case .committed(let name, let message, let files, let guilty):
                    counts.commits += 1
                    output.write("\(name) \(message.title.singleLine) (\(fileCount(files)))\n")
                    counts.left += guilty.count
                    for unit in guilty { errors.writeLine(StepWriter.line(unit, options.verifyCommand ?? "")) }
                case .left(let lines):
                    counts.left += 1
                    for line in lines { errors.writeLine(line) }
                case .ended(let lines): throw WriteError(lines)
                }
            } catch {
                errors.write(tellEnd())
                throw counts.commits == 0 ? error : error.adding("earlier commits are kept")
            }
        }
        if options.verbosity != .quiet { errors.write(tellEnd()) }
        return counts.left > 0 ? ExitCode.failure : ExitCode.success
    }
}
