import Planning
import Reporting
import SourceText
import SystemAccess

/// `reobserve review`: shows one migration unit after the other and does with it what a person says.
///
/// After each writing the project is read anew, so that what is shown is always what the sources are.
struct ReviewCommand {
    private let options: CommandLineOptions
    private let page: ReviewPage
    private var session: ReviewSession
    private var input: LineInput
    private var output: OutputWriter
    private var editor = UnitEditor()
    /// Units that can't be shown or written now, by their names; they are passed over until the program ends.
    private var passedOver: Set<[String]> = []

    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        let input = LineInput()
        guard input.isTerminal, output.isTerminal else {
            errors.write(
                "reobserve: review is interactive and needs a terminal on stdin and stdout; \(options.nextCommand.text("apply")) is not\n"
            )
            return ExitCode.failure
        }
        let root = try options.findRoot()
        let session = try WriteSession.begin(root: root, allowsDirtyFiles: options.allowsDirtyFiles, &errors)
        let style: UnifiedDiff.Style = Terminal.usesColor(options.color, isTerminal: true) ? .colored : .shown
        var command = ReviewCommand(
            options: options, page: ReviewPage(style: style, prefix: GitDirectory.pathFromTopLevel(to: root)),
            session: try ReviewSession(options, session), input: input, output: output)
        try command.loop()
        return ExitCode.success
    }

    // MARK: The walk through the units

    /// What is to be done next.
    private enum Step {
        /// The files are as they were.
        case next
        /// Files have changed, so that the project is to be read again.
        case readAgain
        case quit
    }

    private mutating func loop() throws(WriteError) {
        var plan = try makePlan(options)
        output.write(ResultBasis.text(ResultBasis(plan).sentences))
        var decided = 0
        while true {
            let open = session.open(plan).filter { !passedOver.contains($0.names) }
            guard let unit = open.first else { return finish(plan) }
            let request = try makeRequest(unit)
            guard let alone = request.plan, Set(MovableUnit.all(in: alone).flatMap(\.names)) == Set(unit.names) else {
                output.write(
                    "\n\(ReviewPage.title(unit.names)) can't migrate alone; \(options.nextCommand.text("diff")) shows it.\n"
                )
                passedOver.insert(unit.names)
                continue
            }
            let verdicts = alone.verdicts.filter { $0.outcome == .moves }
            show(page.render(verdicts, alone.changes, number: decided + 1, of: decided + open.count))
            switch ask(unit, verdicts, request) {
            case .quit: return finish(plan)
            case .next: break
            case .readAgain: plan = try makePlan(options)
            }
            decided = session.counts.values.reduce(0, +)
        }
    }

    /// By the pager where it is longer than the screen.
    private mutating func show(_ text: [UInt8]) {
        if !TerminalProgram.page(text) { output.write(text) }
    }

    private func makePlan(_ options: CommandLineOptions) throws(WriteError) -> Plan {
        guard let plan = try WriteRequest(options).plan else { throw WriteError("no plan could be made") }
        return plan
    }

    /// What is to be written if this unit moves and no other does.
    private func makeRequest(_ unit: MovableUnit) throws(WriteError) -> WriteRequest {
        var options = options
        options.onlyTypes = unit.names
        return try WriteRequest(options)
    }

    // MARK: Questions

    private enum Answer: String, CaseIterable {
        case accept, edit, skip, keep, why, diff, undo, quit, help

        /// A word or its first letter; `y` and `n` as well, since fingers know them.
        init?(_ line: String) {
            let word = line.split(separator: " ").joined().lowercased()
            switch word {
            case "?": self = .help
            case "y", "yes": self = .accept
            case "n", "no": self = .skip
            default:
                guard !word.isEmpty,
                    let answer = Answer.allCases.first(where: { $0.rawValue == word || $0.rawValue.prefix(1) == word })
                else { return nil }
                self = answer
            }
        }
    }

    private static let help = """
          a  accept: write these edits and migrate the unit
          e  edit: change the new text in $VISUAL or $EDITOR first, and write what you leave there
          s  skip: leave it for now; only reobserve review --restart asks again
          k  keep: never migrate it; write // reobserve:keep above it, with a reason
          w  why: show which rule requires each edit
          d  diff: show the edits again
          u  undo: revert the last decision
          q  quit: the next review continues here
          ?  this help

        """

    /// Asks until there is an answer that leads on. An error is told, and asked again.
    private mutating func ask(_ unit: MovableUnit, _ verdicts: [Verdict], _ request: WriteRequest) -> Step {
        while true {
            let progress = decisions.isEmpty ? "" : "So far \(decisions). "
            output.write("\n\(progress)Migrate it? accept, edit, skip, keep, why, diff, undo, quit [a,e,s,k,w,d,u,q,?] ")
            guard let line = input.next() else {
                output.write("\n")
                return .quit
            }
            guard let answer = Answer(line) else {
                output.write(ReviewCommand.help)
                continue
            }
            if let step = act(answer, unit, verdicts, request) { return step }
        }
    }

    /// Nil where the question is to be asked again.
    private mutating func act(_ answer: Answer, _ unit: MovableUnit, _ verdicts: [Verdict], _ request: WriteRequest)
        -> Step?
    {
        do throws(WriteError) {
            switch answer {
            case .accept:
                try session.accept(unit, request.replacements)
                editor.close(unit.names)
                output.write("Written: \(fileCount(request.replacements.count)).\n")
                return .readAgain
            case .edit:
                guard let edited = try editor.edit(unit.names, request, session.directory) else {
                    output.write("All changes were taken out, so there is nothing to write.\n")
                    return nil
                }
                try session.accept(unit, edited)
                editor.close(unit.names)
                output.write("Written as edited: \(fileCount(edited.count)).\n")
                return .readAgain
            case .skip:
                try session.skip(unit)
                return .next
            case .keep:
                guard let reason = askReason() else { return .quit }
                try session.keep(unit, request, reason: reason)
                output.write("Kept: // reobserve:keep was added above it.\n")
                return .readAgain
            case .undo:
                guard let undone = try session.undo() else {
                    output.write("Nothing to undo.\n")
                    return nil
                }
                output.write("Undone: \(ReviewPage.title(undone.types)) is no longer \(undone.kind.rawValue).\n")
                return .readAgain
            case .why: output.write(page.reasons(verdicts, request.plan?.changes ?? []))
            case .diff:
                show(PatchReport.render(request.plan?.changes ?? [], prefix: page.prefix, style: page.style))
            case .help: output.write(ReviewCommand.help)
            case .quit: return .quit
            }
            return nil
        } catch {
            output.write(error.text)
            return nil
        }
    }

    private mutating func askReason() -> String? {
        output.write("Reason to keep it, for the comment (may be empty): ")
        return input.next()
    }

    // MARK: The end

    private mutating func finish(_ plan: Plan) {
        var text = "\n" + (decisions.isEmpty ? "" : "Now: \(decisions). ")
        let left = session.open(plan).count
        let skipped = session.skippedCount(plan)
        if left > 0 {
            text +=
                "\(left) \(left == 1 ? "unit is" : "units are") left: run \(options.nextCommand.text("review")) again to continue.\n"
        } else {
            text +=
                "Nothing is left to review"
                + (skipped > 0 ? "; --restart asks again about \(skipped) skipped before" : "")
                + ".\n"
        }
        let blocked = plan.count(.blocked)
        let assisted = plan.count(.needsAssistedTier)
        if assisted > 0 { text += "\(assisted) more with --tier assisted.\n" }
        if blocked > 0 {
            text +=
                "\(blocked) \(blocked == 1 ? "type is" : "types are") blocked; \(options.nextCommand.text("diff")) says why.\n"
        }
        if session.counts[.accepted, default: 0] > 0 {
            text +=
                "Build and test, then commit. \(UndoCommandLine.text(root: options.root ?? "")) undoes one unit at a time.\n"
        }
        output.write(text)
    }

    /// `2 accepted, 1 kept`; empty where nothing was decided.
    private var decisions: String {
        let kinds: [(kind: ReviewLog.Decision.Kind, name: String)] = [
            (.accepted, "accepted"), (.skipped, "skipped"), (.kept, "kept"),
        ]
        let parts = kinds.compactMap { kind, name in
            session.counts[kind].flatMap { count in count > 0 ? "\(count) \(name)" : nil }
        }
        return parts.joined(separator: ", ")
    }
}
