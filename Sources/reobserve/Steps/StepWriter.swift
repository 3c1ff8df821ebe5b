import Planning
import SystemAccess

/// Writes and commits one step after the other.
///
/// Invariant: after each step the files are those of the last commit, as far as this program wrote them. What a command
/// refuses, or git does, is taken back before the next step.
struct StepWriter {
    private let options: CommandLineOptions
    private let session: WriteSession
    private let target: CommitTarget
    private let signals: HeldSignals

    /// What became of a step.
    enum Outcome {
        case committed(String, StepMessage, files: Int, guilty: [Verification.Guilty])
        /// Nothing of it was written; with what is to be said.
        case left([String])
        /// The command fails without any change too, or this program was asked to end: nothing more is to be tried.
        case ended([String])
    }

    init(_ options: CommandLineOptions, _ session: WriteSession, _ signals: HeldSignals) throws(WriteError) {
        self.options = options
        self.session = session
        self.signals = signals
        target = try CommitTarget(root: session.root)
    }

    func write(_ step: MigrationStep, _ errors: inout OutputWriter) throws(WriteError) -> Outcome {
        let request = try request(step.names)
        guard let plan = request.plan, !request.replacements.isEmpty else {
            return .left(["reobserve: \(step.names.joined(separator: ", ")) can't migrate alone and was left unchanged"]
            )
        }
        try RepositoryCheck.require(request.replacements, root: session.root, options)
        try TargetCheck.requireCommitted(request.replacements, root: session.root, allowsDirtyFiles: false)
        try TargetCheck.requireUnchanged(request.replacements, root: session.root)
        guard let command = options.verifyCommand else {
            let journal = try Transaction(request.replacements, root: session.directory, store: session.store)
                .write(endingAs: .done, isInterrupted: { signals.waiting != nil })
            return try commit(step, request, plan, journal, [])
        }
        let replan = { (units: [MovableUnit]) throws(WriteError) -> WriteRequest in
            try self.request(step.names, without: units.flatMap(\.names))
        }
        var verification = Verification(
            command: VerificationCommand(command: command, signals: signals), session: session, replan: replan)
        switch try verification.run(request, &errors) {
        case .accepted: return try commit(step, request, plan, try lastJournal(), [])
        case .interrupted: return .ended(["reobserve: interrupted"])
        case .failsWithoutChange(let code):
            return .ended(["reobserve: \(command) also fails without this step (exit code \(code))"])
        case .partly(let kept, let guilty):
            guard let kept, let plan = kept.plan else { return .left(guilty.map { Self.line($0, command) }) }
            return try commit(step, kept, plan, try lastJournal(), guilty)
        }
    }

    /// `with Model migrated, swift build fails (exit code 1); not written`
    static func line(_ guilty: Verification.Guilty, _ command: String) -> String {
        "reobserve: with \(guilty.unit.names.joined(separator: ", ")) migrated, \(command) fails (exit code \(guilty.code)); not written"
    }

    private func request(_ names: [String], without left: [String] = []) throws(WriteError) -> WriteRequest {
        var options = options
        options.onlyTypes = names
        options.skippedTypes += left
        return try WriteRequest(options)
    }

    private func lastJournal() throws(WriteError) -> Journal {
        guard let last = session.store.names().last(where: { $0.state == .done }) else {
            throw WriteError("the journal of this step is missing")
        }
        return try session.store.load(last)
    }

    private func commit(
        _ step: MigrationStep, _ request: WriteRequest, _ plan: Plan, _ journal: Journal,
        _ guilty: [Verification.Guilty]
    ) throws(WriteError) -> Outcome {
        let message = StepMessage(
            step, moved: plan.verdicts.filter { $0.outcome == .moves },
            command: "reobserve \(Program.version), --tier \(options.tier.rawValue)")
        do throws(WriteError) {
            let name = try target.commit(request.replacements.map(\.path), message)
            // git has the former bytes from now on, and `undo` would only take the work tree apart from it.
            try? session.store.discard(journal.directory)
            return .committed(name, message, files: request.paths.count, guilty: guilty)
        } catch {
            let left = try session.undo(journal)
            throw WriteError(error.lines + left).adding("the files of this step were restored")
        }
    }
}
