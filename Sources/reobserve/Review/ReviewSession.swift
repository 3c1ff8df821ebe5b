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
    let directory: StateDirectory
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

    /// - Parameter replacements: the edits of the unit, or what a person has made of them.
    mutating func accept(_ unit: MovableUnit, _ replacements: [Replacement]) throws(WriteError) {
        try record(.accepted, unit, try write(replacements))
    }

    mutating func skip(_ unit: MovableUnit) throws(WriteError) { try record(.skipped, unit, nil) }

    /// Writes the comment that keeps them above all classes of the unit.
    /// - Parameter request: what would be written if the unit moved: it has the bytes in which the places of the
    ///   classes hold.
    mutating func keep(_ unit: MovableUnit, _ request: WriteRequest, reason: String) throws(WriteError) {
        let files = request.plan?.changes ?? []
        let moving = request.plan?.verdicts.filter { $0.outcome == .moves } ?? []
        let replacements = try KeepRequest.replacements(
            keeping: moving, reason: reason, otherNames: request.otherNames
        ) { (path) throws(WriteError) in
            guard let file = files.first(where: { $0.path == path }) else {
                throw WriteError(["\(path): error: the class would not change here"])
            }
            return file.bytes
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
        try session.write(replacements, options, isOwn: { log.wrote($0) })
    }

    private mutating func record(_ kind: ReviewLog.Decision.Kind, _ unit: MovableUnit, _ journal: Journal?)
        throws(WriteError)
    {
        log.add(kind, unit, journal)
        counts[kind, default: 0] += 1
        try log.save(directory)
    }
}
