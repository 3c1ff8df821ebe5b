import Reporting

/// What the program can be asked to do.
enum Subcommand: String, CaseIterable, Sendable {
    case diff, apply, check, review, plan, why, report, undo, baseline, rules, explain
    case initialize = "init"
    case doctor, completions, debug, version, help

    /// Whether `.reobserve.json` says something about it.
    var isConfigurable: Bool {
        switch self {
        case .diff, .apply, .check, .review, .plan, .why, .report, .baseline, .doctor: true
        case .undo, .rules, .explain, .initialize, .completions, .debug, .version, .help: false
        }
    }

    /// Whether guidance rules run with it. Units, and what is said of types, are of the migration only.
    var takesGuidance: Bool { ![.review, .plan, .why].contains(self) }

    /// What stands behind the name on the command line.
    var operands: String {
        switch self {
        case .diff, .apply, .check, .review, .plan: "[PATHS…]"
        case .baseline: BaselineAction.allCases.map(\.rawValue).joined(separator: "|")
        case .why: "TYPE|FILE:LINE"
        case .explain: "RULE"
        case .completions: Shell.allCases.map(\.rawValue).joined(separator: "|")
        case .debug: "LISTING FILE"
        case .help: "[SUBCOMMAND]"
        case .report, .undo, .initialize, .doctor, .rules, .version: ""
        }
    }

    /// The formats that `--output` takes with it.
    var formats: [String] {
        switch self {
        case .why: ["text", "json"]
        case .report: OverviewFormat.allCases.map(\.rawValue)
        case .rules: RulesFormat.allCases.map(\.rawValue)
        case .help: HelpFormat.allCases.map(\.rawValue)
        default: ReportFormat.allCases.map(\.rawValue)
        }
    }

    /// One line for the overview.
    var summary: String {
        switch self {
        case .diff: "Print the migration as a patch; write nothing (the default)"
        case .apply: "Write the same migration in place"
        case .check: "Report legacy types, and fail where --fail-on says so; write nothing"
        case .review: "Show what can move, one unit at a time, and ask what to do with it"
        case .plan: "List the migration in steps that build by themselves, or make one commit of each"
        case .why: "Show why a type moves or stays, what would unblock it, and what that would free"
        case .report: "Show how far the project is, by module, owner and reason: text, JSON, Markdown or one HTML page"
        case .undo: "Take back the last apply, or one that was interrupted"
        case .baseline: "Write down the legacy types there are, so that check fails for new ones only"
        case .rules: "List all rules"
        case .explain: "Show the page of one rule"
        case .initialize: "Write a configuration file to start from, or print a schema"
        case .doctor: "Print what a run here is made of: root, targets, versions, what was not seen"
        case .completions: "Print the completions for a shell"
        case .debug: "Print what the lexer or the parser sees in one file; LISTING is tokens or declarations"
        case .version: "Print the version"
        case .help: "Show the help of a subcommand"
        }
    }

    /// More than one line, for the subcommand's own page.
    var details: String {
        switch self {
        case .diff:
            "Prints a git-style patch on stdout and a summary on stderr. PATHS limit where edits are made; a type is judged "
                + "by all its uses under the root. Exits with 1 where there is something to migrate."
        case .apply:
            "Writes the changes that diff shows. Refuses where a file to be written has uncommitted changes, unless --allow-dirty "
                + "is given. Either all files are written or none, and undo takes it back."
        case .check:
            "Prints one line for each legacy type and writes nothing. Exits with 1 where a type is one that --fail-on asks for "
                + "and that the baseline does not hold. Without --fail-on that is “new” where there is a baseline, else “pending”."
        case .review:
            "Shows one migration unit at a time with all its places: types that move together or not at all. The answers are accept, which writes "
                + "its edits; skip; keep, which writes a comment so that it is never asked again; why; undo; and quit. Needs a terminal. What is "
                + "accepted is written at once, and the next review goes on where this one stopped. PATHS limit where edits are made."
        case .plan:
            "Lists the types that can move, in the order in which they can move: one step for each migration unit, module or owner. Each step "
                + "builds by itself. With --commits it writes one step after the other and commits it, with a message that says what moved and "
                + "what may behave differently; with --verify only what the command passes with. Needs a clean index and clean target files."
        case .why:
            "Prints the way from the type to the place that decides, with each source line; then all that holds back the types that "
                + "move together with it, and which types would be free without that: the plan is made again without those reasons. TYPE "
                + "is a name, perhaps with the types around it; FILE:LINE means the type that is declared, held or found at the line. "
                + "Exits with 1 where what is meant has nothing to do with a legacy type, with 2 where nothing has the name."
        case .report:
            "Prints how many classes have moved, can move and stay, by module, by owner as CODEOWNERS says, and by reason; then the types that "
                + "move together, in the order in which they can move, with what each waits for. With --output html=FILE it writes a page "
                + "with the graph of types and all changes side by side, which needs no network. Writes nothing else."
        case .undo:
            "Gives the files of the last apply their former bytes back. Refuses where one has changed since. Called again, it takes "
                + "back the apply before. An apply that was killed in the middle is taken back as well."
        case .baseline:
            "The baseline is a file of JSON lines, one for each legacy type that is accepted for now. “write” makes it and "
                + "refuses where there is one; “update” adds what is new and removes what is gone; “prune” only removes what is gone. "
                + "A type is known by its name, so that its file may be moved or renamed."
        case .rules: "Prints the catalogue of rules as a table."
        case .explain:
            "Prints what a rule does and why, with an example before and after, its tier, and how to suppress it."
        case .initialize:
            "Writes .reobserve.json at the root, which holds flags for all runs; a flag on the command line outweighs it. "
                + "Refuses where there is one. With --schema it prints a JSON schema and writes nothing."
        case .doctor:
            "Prints the root, the configuration, the baseline, the versions of the tools, the edition of Xcode, the targets with their deployment targets, and "
                + "what was not seen, each with its place. It runs “swift --version”, on a Mac also “xcodebuild -version”, and writes nothing."
        case .completions:
            "Prints a script that completes subcommands, flags and their values. For bash: source <(reobserve completions bash)"
        case .debug:
            "Prints what the tool sees in FILE, for comparison with other parsers; offsets and lengths count UTF-8 bytes. "
                + "“tokens”: one token a line, as KIND OFFSET LENGTH with spaces between. What no token covers is white space, a comment, "
                + "a byte order mark, a shebang line or a merge conflict marker; the last token is endOfFile. “declarations”: one "
                + "declared name a line, with tabs between its fields KIND, NAME, OFFSET of the name, DEPTH (the number of declarations around it), ATTRIBUTES, MODIFIERS, "
                + "INHERITED types and ACCESSORS. The last four are lists with commas between, a dash stands for none, and the accessor "
                + "“getter” for statements without a word before them. Both formats stay as they are; new fields come last. "
                + "Exits with 2 where FILE can't be read."
        case .version: "Prints the version of reobserve."
        case .help: "Prints the overview, or the page of one subcommand."
        }
    }
}

/// `reobserve baseline write|update|prune`
enum BaselineAction: String, CaseIterable, Sendable {
    case write, update, prune
}

/// `reobserve completions bash|zsh|fish`
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
