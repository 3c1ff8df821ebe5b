import Planning
import Reporting
import RuleContract
import SourceText
import SystemAccess

/// `reobserve ignore TYPE…`: the comments that keep types as they are, written above their classes.
enum IgnoreCommand {
    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        let root = try options.findRoot()
        let session = try WriteSession.begin(root: root, allowsDirtyFiles: options.allowsDirtyFiles, &errors)
        let run = try ProjectRun.make(options, editsEverywhere: true)
        for problem in run.problemLines { errors.writeLine("reobserve: \(problem)") }
        // Another type of the name may be in a file that could not be read.
        guard run.isComplete else {
            errors.writeLine("reobserve: nothing was written")
            return ExitCode.failure
        }
        let verdicts = try verdicts(named: options.subjects, in: run)
        let open = verdicts.filter { !$0.isKept }
        if !open.isEmpty { try write(open, run, session, options) }
        if options.verbosity != .quiet { errors.write(text(verdicts, run.plan, root: root)) }
        return ExitCode.success
    }

    /// The types of these names, in the order of the plan.
    private static func verdicts(named names: [String], in run: ProjectRun) throws(UsageError) -> [Verdict] {
        for name in names where !run.plan.verdicts.contains(where: { $0.isNamed(name) }) {
            throw UsageError(
                message: "there is no ObservableObject class named “\(name)” below \(run.root)"
                    + NameSuggestion.text(for: name, among: run.plan.legacyNames))
        }
        return run.plan.verdicts.filter { verdict in names.contains { verdict.isNamed($0) } }
    }

    private static func write(
        _ verdicts: [Verdict], _ run: ProjectRun, _ session: WriteSession, _ options: CommandLineOptions
    ) throws(WriteError) {
        let reader = SourceReader(session.directory)
        let replacements = try KeepRequest.replacements(
            keeping: verdicts, reason: options.reason, otherNames: run.otherNames
        ) { (path) throws(WriteError) in
            if let problem = TargetPath.sourceProblem(path) { throw WriteError(["\(path): error: \(problem)"]) }
            let bytes = try WriteError.wrapping(path: path) { () throws(FileSystemError) in try reader.read(path) }
            guard !SourceClassification.isGenerated(bytes) else {
                throw WriteError(["\(path): error: is generated"])
            }
            return bytes
        }
        _ = try session.write(replacements, options)
    }

    /// What was done, and which other types stay with these.
    private static func text(_ verdicts: [Verdict], _ plan: Plan, root: String) -> String {
        var text = ""
        for verdict in verdicts {
            let what = verdict.isKept ? "is already kept" : "is kept"
            text += "\(verdict.path):\(verdict.location.line): \(verdict.name) \(what)".singleLine + "\n"
        }
        guard verdicts.contains(where: { !$0.isKept }) else { return text + "Nothing was written.\n" }
        let units = Set(verdicts.map(\.unit))
        let named = Set(verdicts.map(\.name))
        let others = plan.verdicts.filter { units.contains($0.unit) && !named.contains($0.name) }
        if !others.isEmpty {
            let verb = others.count == 1 ? "stays" : "stay"
            text += "\(ReviewPage.title(others.map(\.name))) \(verb) too: no type of a unit migrates alone.\n"
        }
        return text + "\(UndoCommandLine.text(root: root)) reverts it.\n"
    }
}

extension Verdict {
    fileprivate var isKept: Bool { reasons.contains { $0.code == Refusal.kept.rawValue } }
}
