import Planning
import Reporting
import SourceText
import SystemAccess

/// `reobserve apply`: writes what `diff` shows, or what a plan file says.
///
/// Nothing is written where a target file has uncommitted changes, changed since it was read, or may not be written.
/// Either all files are replaced or none (`Transaction`), and `undo` takes it back.
enum ApplyCommand {
    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        if options.stdinFilename != nil { return try UnsavedFileFilter.run(options, &output, &errors) }
        // Before the plan is made, so that nobody of ours changes what it is made from.
        let root = try options.findRoot()
        let session = try WriteSession.begin(root: root, allowsDirtyFiles: options.allowsDirtyFiles, &errors)
        let request = try options.planInput.map { try PlanReading.read($0, session) } ?? WriteRequest(options)
        let signals = HeldSignals()
        // A signal that came meanwhile ends the program here, with all files of one mind and all said.
        defer { signals.release() }
        do throws(WriteError) {
            return try write(request, options, session, signals, &output, &errors)
        } catch {
            errors.write(error.text)
            return ExitCode.failure
        }
    }

    private static func write(
        _ request: WriteRequest, _ options: CommandLineOptions, _ session: WriteSession, _ signals: HeldSignals,
        _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws(WriteError) -> Int32 {
        try RepositoryCheck.require(request.replacements, root: session.root, options)
        try TargetCheck.requireCommitted(
            request.replacements, root: session.root, allowsDirtyFiles: options.allowsDirtyFiles)
        try TargetCheck.requireUnchanged(request.replacements, root: session.root)
        let links = HardLinks.notes(request.replacements, root: session.root)
        var outcome = Verification.Outcome.accepted
        if !request.replacements.isEmpty {
            if let command = options.verifyCommand {
                outcome = try verify(request, command, options, session, signals, &errors)
            } else {
                let transaction = try Transaction(request.replacements, root: session.directory, store: session.store)
                _ = try transaction.write(endingAs: .done, isInterrupted: { signals.waiting != nil })
            }
            session.store.removeOldest()
            if signals.waiting != nil, case .accepted = outcome {
                errors.write(
                    "reobserve: interrupted after all files were written; \(UndoCommandLine.text(root: session.root)) restores them\n"
                )
            }
        }
        if case .accepted = outcome { errors.write(links.map { $0 + "\n" }.joined()) }
        return try ApplyReport(request: request, root: session.root, options: options).tell(outcome, &output, &errors)
    }

    private static func verify(
        _ request: WriteRequest, _ command: String, _ options: CommandLineOptions, _ session: WriteSession,
        _ signals: HeldSignals,
        _ errors: inout OutputWriter
    ) throws(WriteError) -> Verification.Outcome {
        let replan = { (units: [MovableUnit]) throws(WriteError) -> WriteRequest in
            var options = options
            options.skippedTypes += units.flatMap(\.names)
            options.ignoredRules += units.compactMap(\.guidanceRule)
            return try WriteRequest(options)
        }
        var verification = Verification(
            command: VerificationCommand(command: command, signals: signals), session: session,
            replan: request.plan == nil ? nil : replan)
        return try verification.run(request, &errors)
    }
}

/// What `apply` is to write.
struct WriteRequest: Sendable {
    let replacements: [Replacement]
    /// Nil where it comes from a plan file.
    var plan: Plan?
    /// How many types move.
    let typeCount: Int
    /// Further names of files below the root (hard links), by the path that the plan names.
    var otherNames: [[UInt8]: [String]] = [:]
    /// What a plan file says that it rests on.
    var basis: [String] = []
}

extension WriteRequest {
    /// The plan of the project; throws where not all of it could be read.
    init(_ options: CommandLineOptions) throws(WriteError) {
        let run: ProjectRun
        do {
            run = try ProjectRun.make(options)
        } catch {
            throw WriteError("\(error)").adding("nothing was written")
        }
        guard run.isComplete else {
            let problems = run.plan.problems.map { "\($0.path): error: \($0.message)" }
            throw WriteError(run.failures.map { "reobserve: \($0)" } + problems).adding("nothing was written")
        }
        replacements = run.replacements
        plan = run.plan
        typeCount = run.plan.count(.moves)
        otherNames = run.otherNames
    }

    /// What is tried: `with 3 types migrated`, `with 2 fixes of guidance made`.
    var attempt: String {
        let fixes = plan?.guidance.count { !$0.edits.isEmpty } ?? 0
        let types = "\(typeCount) \(typeCount == 1 ? "type" : "types") migrated"
        if fixes == 0 { return "with " + types }
        return "with " + (plan?.migrates == true ? types + " and " : "")
            + "\(fixes) guidance \(fixes == 1 ? "fix" : "fixes") applied"
    }

    /// The paths that the plan names; a file has one, whatever further names it has.
    var paths: [String] { plan?.changes.map(\.path) ?? replacements.map(\.path) }
}
