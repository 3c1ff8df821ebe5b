import Planning
import SystemAccess

/// `--verify COMMAND`: what the command accepts stays written, and nothing else.
///
/// Migration units are tried in ever smaller sets, each planned and written as a whole and taken back again, until
/// those that the command can't accept are known. While it runs, the journal is `verifying`: who kills this program
/// then finds everything taken back by the next one.
///
/// Invariant: what stays written is, byte for byte, a state with which the command succeeded.
struct Verification {
    /// A unit with which the command fails.
    struct Guilty {
        let unit: MovableUnit
        let code: Int32
        /// The last lines of what the command wrote.
        let tail: [String]
    }

    enum Outcome {
        /// All of it is written.
        case accepted
        /// The plan that is written without the guilty units; nil where none is left.
        case partly(kept: WriteRequest?, guilty: [Guilty])
        /// The command fails on the untouched files too. Nothing is written.
        case failsWithoutChange(code: Int32)
        /// This program was asked to end. Nothing is written.
        case interrupted
    }

    let command: VerificationCommand
    let session: WriteSession
    /// Plans without these units. Nil where there is only the one plan, which then is accepted or not.
    let replan: (([MovableUnit]) throws(WriteError) -> WriteRequest)?
    private var kept: WriteRequest?
    private var guilty: [Guilty] = []

    init(
        command: VerificationCommand, session: WriteSession,
        replan: (([MovableUnit]) throws(WriteError) -> WriteRequest)?
    ) {
        self.command = command
        self.session = session
        self.replan = replan
    }

    /// - Parameter first: all changes, whose files have been found clean.
    mutating func run(_ first: WriteRequest, _ errors: inout OutputWriter) throws(WriteError) -> Outcome {
        switch try attempt(first, &errors) {
        case .passed: return .accepted
        case .interrupted: return .interrupted
        case .failed(let code, let tail):
            switch try runCommand("without the changes", &errors) {
            case .interrupted: return .interrupted
            case .failed(let code, _): return .failsWithoutChange(code: code)
            case .passed: break
            }
            let units = first.plan.map { MovableUnit.all(in: $0) + Verification.guidanceUnits($0) } ?? []
            guard replan != nil, units.count > 1 else {
                return .partly(kept: nil, guilty: units.map { Guilty(unit: $0, code: code, tail: tail) })
            }
            let originals = Dictionary(
                first.replacements.map { (Array($0.path.utf8), $0.before) }, uniquingKeysWith: { first, _ in first })
            var bisection = Bisection(units: units, originals: originals)
            guard try bisect(&bisection, bisection.halves(of: Array(units.indices)), &errors) else {
                return .interrupted
            }
            return try finish(&errors)
        }
    }

    private static func guidanceUnits(_ plan: Plan) -> [MovableUnit] {
        plan.guidanceRules.compactMap { rule in
            let edits = plan.guidance.filter { $0.rule == rule }.flatMap(\.edits)
            return edits.isEmpty ? nil : MovableUnit(names: [], verdicts: [], guidanceRule: rule, edits: edits)
        }
    }

    // MARK: Search

    private struct Bisection {
        let units: [MovableUnit]
        /// The bytes of all files that the first plan changes, by the bytes of their paths.
        let originals: [[UInt8]: [UInt8]]
        /// The numbers of the units that the command accepts together.
        var kept: [Int] = []

        func halves(of list: [Int]) -> [[Int]] {
            let middle = list.count / 2
            return [Array(list[..<middle]), Array(list[middle...])].filter { !$0.isEmpty }
        }
    }

    /// Tries each list together with what is kept; what fails is tried by halves.
    /// - Returns: false where this program was asked to end.
    private mutating func bisect(_ bisection: inout Bisection, _ lists: [[Int]], _ errors: inout OutputWriter)
        throws(WriteError) -> Bool
    {
        // Not recursive, and in the order of the plan.
        var waiting = Array(lists.reversed())
        while let list = waiting.popLast() {
            let tried = Set(bisection.kept + list)
            let skipped = bisection.units.indices.filter { !tried.contains($0) }.map { bisection.units[$0] }
            guard let request = try replan?(skipped) else { return true }
            for replacement in request.replacements
            where bisection.originals[Array(replacement.path.utf8)] != replacement.before {
                throw WriteError([
                    "\(replacement.path): error: changed since it was read",
                    "reobserve: nothing was written; run again",
                ])
            }
            switch try attempt(request, &errors, isPart: true) {
            case .interrupted: return false
            case .passed:
                bisection.kept += list
                kept = request
            case .failed(let code, let tail):
                if list.count == 1 {
                    guilty.append(Guilty(unit: bisection.units[list[0]], code: code, tail: tail))
                } else {
                    waiting += bisection.halves(of: list).reversed()
                }
            }
        }
        return true
    }

    /// Writes what the command has accepted.
    private func finish(_ errors: inout OutputWriter) throws(WriteError) -> Outcome {
        guard let kept, !kept.replacements.isEmpty else { return .partly(kept: nil, guilty: guilty) }
        _ = try write(kept.replacements, .done)
        return .partly(kept: kept, guilty: guilty)
    }

    // MARK: One attempt

    /// Writes, runs the command, and takes back what it didn't accept; also what it did, where it `isPart` of the
    /// search.
    private func attempt(_ request: WriteRequest, _ errors: inout OutputWriter, isPart: Bool = false) throws(WriteError)
        -> VerificationResult
    {
        let journal = request.replacements.isEmpty ? nil : try write(request.replacements, .verifying)
        let result: VerificationResult
        do throws(WriteError) {
            result = try runCommand(request.attempt, &errors)
        } catch {
            if let journal { try session.takeBack(journal) }
            throw error.adding("nothing was written")
        }
        guard let journal else { return result }
        if case .passed = result, !isPart {
            do {
                _ = try session.store.move(journal, to: .done)
            } catch {
                try session.takeBack(journal)
                throw WriteError(error).adding("nothing was written")
            }
        } else {
            try session.takeBack(journal)
        }
        return result
    }

    private func write(_ replacements: [Replacement], _ state: JournalState) throws(WriteError) -> Journal {
        let signals = command.signals
        return try Transaction(replacements, root: session.directory, store: session.store)
            .write(endingAs: state, isInterrupted: { signals.waiting != nil })
    }

    private func runCommand(_ what: String, _ errors: inout OutputWriter) throws(WriteError) -> VerificationResult {
        errors.writeLine("reobserve: running \(command.command) \(what)")
        let result = try command.run(&errors)
        if case .failed(let code, _) = result, code == 127 || code == 126 {
            errors.write("reobserve: sh could not run the command (exit code \(code))\n")
        }
        return result
    }
}
