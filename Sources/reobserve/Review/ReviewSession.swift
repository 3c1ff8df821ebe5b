import Planning
import SourceText
import SystemAccess

/// What a review does to files and to its log; it asks nobody and prints nothing.
///
/// Each unit that is accepted is one writing with a journal of its own, so that each can be taken back alone, the last
/// one first.
struct ReviewSession {
    private let options: CommandLineOptions
    private let session: WriteSession
    private let directory: StateDirectory
    private var log: ReviewLog
    /// How many decisions of each kind were made since this review began.
    private(set) var counts: [ReviewLog.Decision.Kind: Int] = [:]

    init(_ options: CommandLineOptions, _ session: WriteSession) throws(WriteError) {
        self.options = options
        self.session = session
        directory = StateDirectory(root: session.directory)
        log = ReviewLog.load(directory)
        let store = session.store
        log.removeStale { decision in
            guard let name = store.names().first(where: { $0.number == decision.journal && $0.state == .done }),
                let journal = try? store.load(name)
            else { return false }
            return ReviewLog.fingerprint(journal) == decision.fingerprint
        }
        if options.restartsReview { log.forgetSkipped() }
        try log.save(directory)
    }

    /// The units that nobody has decided about yet, in the order of the plan.
    func open(_ plan: Plan) -> [MovableUnit] { MovableUnit.all(in: plan).filter { !log.hasSkipped($0) } }

    /// How many units that could move were skipped, now or in an earlier review.
    func skippedCount(_ plan: Plan) -> Int { MovableUnit.all(in: plan).count { log.hasSkipped($0) } }

    // MARK: Decisions

    mutating func accept(_ unit: MovableUnit, _ request: WriteRequest) throws(WriteError) {
        try record(.accepted, unit, try write(request.replacements))
    }

    mutating func skip(_ unit: MovableUnit) throws(WriteError) { try record(.skipped, unit, nil) }

    /// Writes the comment that keeps them above all classes of the unit.
    /// - Parameter request: what would be written if the unit moved: it has the bytes in which the places of the
    ///   classes hold.
    mutating func keep(_ unit: MovableUnit, _ request: WriteRequest, reason: String) throws(WriteError) {
        let files = request.plan?.changes ?? []
        var edits = files.map { _ in [TextEdit]() }
        for verdict in request.plan?.verdicts ?? [] where verdict.outcome == .moves {
            guard let number = files.firstIndex(where: { $0.path == verdict.path }),
                let edit = KeepComment.edit(
                    in: SourceFile(path: verdict.path, bytes: files[number].bytes), at: verdict.location, reason: reason
                )
            else {
                throw WriteError([
                    "\(verdict.path):\(verdict.location.line): error: the comment can't be added above \(verdict.name)"
                ])
            }
            edits[number].append(edit)
        }
        var replacements: [Replacement] = []
        for (file, edits) in zip(files, edits) where !edits.isEmpty {
            guard let set = try? EditSet(edits) else {
                throw WriteError(["\(file.path): error: the comments overlap and can't be added"])
            }
            replacements.append(Replacement(path: file.path, before: file.bytes, edits: set))
        }
        try record(.kept, unit, try write(replacements))
    }

    /// Takes the last decision back, also one of an earlier review.
    /// - Returns: what was undone; nil where there is nothing.
    mutating func undo() throws(WriteError) -> ReviewLog.Decision? {
        guard let last = log.decisions.last else { return nil }
        var journal: Journal?
        if let number = last.journal {
            guard let name = session.store.names().last(where: { $0.state == .done }), name.number == number else {
                throw WriteError(
                    "other changes were written since; undo them with \(UndoCommandLine.text(root: session.root))")
            }
            let found = try session.store.load(name)
            let obstacles = Rollback(found, root: session.directory, store: session.store).obstacles()
            guard obstacles.isEmpty else { throw WriteError(obstacles).adding("nothing was undone") }
            let left = try session.undo(found)
            guard left.isEmpty else { throw WriteError(left) }
            journal = found
        }
        log.removeLast(journal)
        try log.save(directory)
        if let count = counts[last.kind], count > 0 { counts[last.kind] = count - 1 }
        return last
    }

    // MARK: Writing

    private func write(_ replacements: [Replacement]) throws(WriteError) -> Journal {
        try RepositoryCheck.require(replacements, root: session.root, options)
        try TargetCheck.requireCommitted(
            replacements, root: session.root, allowsDirtyFiles: options.allowsDirtyFiles, isOwn: { log.wrote($0) })
        try TargetCheck.requireUnchanged(replacements, root: session.root)
        let signals = HeldSignals()
        defer { signals.release() }
        let journal = try Transaction(replacements, root: session.directory, store: session.store)
            .write(endingAs: .done, isInterrupted: { signals.waiting != nil })
        session.store.removeOldest()
        return journal
    }

    private mutating func record(_ kind: ReviewLog.Decision.Kind, _ unit: MovableUnit, _ journal: Journal?)
        throws(WriteError)
    {
        log.add(kind, unit, journal)
        counts[kind, default: 0] += 1
        try log.save(directory)
    }
}
