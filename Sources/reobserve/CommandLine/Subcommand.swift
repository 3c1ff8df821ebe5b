import Reporting

/// What the program can be asked to do.
enum Subcommand: String, CaseIterable, Sendable {
    case diff, apply, check, review, plan, why, report, facts, undo, ignore, baseline, server, rules, explain
    case initialize = "init"
    case doctor, completions, debug, version, help

    /// Whether `.reobserve.json` says something about it.
    var isConfigurable: Bool {
        switch self {
        case .diff, .apply, .check, .review, .plan, .why, .report, .facts, .ignore, .baseline, .server, .doctor: true
        case .undo, .rules, .explain, .initialize, .completions, .debug, .version, .help: false
        }
    }

    /// Whether guidance rules run with it. Units, and what is said of types, are of the migration only.
    var takesGuidance: Bool { ![.review, .plan, .why, .facts, .ignore].contains(self) }

    /// What stands behind the name on the command line.
    var operands: String {
        switch self {
        case .diff, .apply, .check, .review, .plan: "[PATHS…]"
        case .baseline: BaselineAction.allCases.map(\.rawValue).joined(separator: "|")
        case .why: "TYPE|FILE:LINE"
        case .ignore: "TYPE…"
        case .explain: "RULE"
        case .completions: Shell.allCases.map(\.rawValue).joined(separator: "|")
        case .debug: "LISTING FILE"
        case .help: "[SUBCOMMAND]"
        case .report: "[--merge FILES…]"
        case .facts, .undo, .server, .initialize, .doctor, .rules, .version: ""
        }
    }

    /// The formats that `--output` takes with it.
    var formats: [String] {
        switch self {
        case .why: ["text", "json"]
        case .report: OverviewFormat.allCases.map(\.rawValue)
        case .rules: RulesFormat.allCases.map(\.rawValue)
        case .help: HelpFormat.allCases.map(\.rawValue)
        case .facts: []
        default: ReportFormat.allCases.map(\.rawValue)
        }
    }

    /// One line for the overview.
    var summary: String {
        switch self {
        case .diff: "Print the migration as a patch without writing it (the default)"
        case .apply: "Write the migration in place"
        case .check: "Report legacy types, and fail as --fail-on says; write nothing"
        case .review: "Show what can migrate, one unit at a time, and ask what to do with it"
        case .plan: "List the migration in steps that each build, or commit each step"
        case .why: "Show why a type migrates or stays, what would unblock it, and what else that would unblock"
        case .report: "Show the progress by module, owner and reason, of one project or of many, as text, JSON, Markdown or an HTML page"
        case .facts: "Write what other repositories have to know, for their --with-facts"
        case .undo: "Undo the last apply, or an interrupted one"
        case .ignore: "Keep types as they are: write a comment above their classes"
        case .baseline: "Record the current legacy types, so that check fails only for new ones"
        case .server: "Run a language server for editors: diagnostics and code actions while you type"
        case .rules: "List all rules"
        case .explain: "Show the page of one rule"
        case .initialize: "Write an initial configuration file, or print a schema"
        case .doctor: "Print what a run is based on: root, targets, versions, and what was not seen"
        case .completions: "Print a completion script for a shell"
        case .debug: "Print the tokens or the declarations of one file; LISTING is tokens or declarations"
        case .version: "Print the version"
        case .help: "Show the help of a subcommand"
        }
    }

    /// More than one line, for the subcommand's own page.
    var details: String {
        switch self {
        case .diff:
            "Prints a git-style patch on stdout and a summary on stderr. PATHS limit where edits are made; a type is analyzed "
                + "with all its uses under the root. Exits with 1 if there is something to migrate."
        case .apply:
            "Writes the changes that diff shows. Refuses to write files that have uncommitted changes, unless --allow-dirty is given. "
                + "Writes all files or none; undo reverts them."
        case .check:
            "Prints one line for each legacy type and writes nothing. Exits with 1 if a type meets a condition of --fail-on and is "
                + "not in the baseline. The default of --fail-on is “new” if there is a baseline, else “pending”."
        case .review:
            "Shows one migration unit at a time with all its places; the types of a unit migrate together or not at all. The answers are "
                + "accept, which writes the edits; edit, which opens the new text of each file in $VISUAL or $EDITOR first; skip; keep, which writes a comment so that the unit is never shown again; why; undo; and quit. "
                + "Needs a terminal. Accepted edits are written at once, and the next review continues where this one stopped. PATHS limit where "
                + "edits are made."
        case .plan:
            "Lists the types that can migrate, in the order in which they can: one step for each migration unit, module or owner. Each step "
                + "builds. With --commits, writes and commits each step, with a message that says what migrated and what may behave differently; "
                + "with --verify, only if the command succeeds. Needs a clean index and clean target files."
        case .why:
            "Prints the chain of evidence from the type to the place that decides, with each source line. Then prints everything that blocks "
                + "the types of its migration unit, and which types would migrate without those reasons, according to a new plan. TYPE is a name, "
                + "qualified or not; FILE:LINE means the type that is declared, held or found at that line. Exits with 1 if the type or line does "
                + "not concern a legacy type, with 2 if no type has the name."
        case .report:
            "Prints how many classes have migrated, can migrate and stay, by module, by owner (from CODEOWNERS) and by reason; then the "
                + "migration units in the order in which they can migrate, with what each waits for. With --output html=FILE, writes a page with "
                + "the graph of types and all changes side by side, which needs no network. Writes nothing else. With --merge, joins what "
                + "--output json wrote of many repositories, and prints the progress by repository, owner and reason, and the order in which "
                + "the repositories can migrate. FILES are such reports, merged ones among them, or folders of them; their order does not matter."
        case .facts:
            "Writes a JSON file with the public legacy types of the repository, and with how its code uses types of modules that it does "
                + "not declare: as ObservableObjects, in a way that works with @Observable classes too, or unclear. A library that is judged "
                + "with the facts of all repositories that use it needs no --public-api. --output FILE names the file (default: stdout). "
                + "Exits with 2, and writes nothing, if a file can't be read."
        case .undo:
            "Restores the files of the last apply. Refuses if one of them has changed since. Run it again to undo the apply before that. "
                + "Also undoes an apply that was killed before it finished."
        case .ignore:
            "Writes // reobserve:keep above the classes with these names, with the text of --reason after it, so that they never migrate. "
                + "A name may be qualified. Types that migrate only together with one of them stay too. Writes all files or "
                + "none, refuses to write files that have uncommitted changes unless --allow-dirty is given; undo reverts it."
        case .baseline:
            "The baseline is a file of JSON lines, one for each legacy type that is accepted for now. “write” creates it and "
                + "refuses if it exists; “update” adds new types and removes those that are gone; “prune” only removes those that are gone. "
                + "Types are identified by name, so their files may be moved or renamed."
        case .server:
            "Speaks the Language Server Protocol 3.17 on stdin and stdout, beside SourceKit-LSP. Unsaved text of open files counts; "
                + "verdicts are made again after each change. The root of each workspace folder is found as for diff; the editor's settings are the keys of "
                + ".reobserve.json. Writes no files: the editor makes the edits. Exits with 1 if the editor ends it without “shutdown”."
        case .rules: "Prints all rules as a table."
        case .explain:
            "Prints what a rule does and why, with an example before and after, its tier, and how to suppress it."
        case .initialize:
            "Writes .reobserve.json at the root, which sets flags for all runs; a flag on the command line overrides it. "
                + "Refuses if the file exists. With --schema, prints a JSON schema and writes nothing."
        case .doctor:
            "Prints the root, the configuration, the baseline, the versions of the tools, the Xcode edition, the targets with their "
                + "deployment targets, and what was not seen, each with its place. Runs “swift --version”, and on a Mac “xcodebuild -version”. "
                + "Writes nothing."
        case .completions:
            "Prints a script that completes subcommands, flags and their values. For bash: source <(reobserve completions bash)"
        case .debug:
            "Prints the tokens or declarations of FILE, for comparison with other parsers; offsets and lengths count UTF-8 bytes. "
                + "“tokens”: one token per line, as KIND OFFSET LENGTH separated by spaces. Text outside of the tokens is white space, a comment, "
                + "a byte order mark, a shebang line or a merge conflict marker; the last token is endOfFile. “declarations”: one "
                + "declared name per line, as the tab-separated fields KIND, NAME, OFFSET of the name, DEPTH (the number of enclosing declarations), ATTRIBUTES, MODIFIERS, "
                + "INHERITED types and ACCESSORS. The last four are comma-separated lists; a dash is an empty list, and the accessor "
                + "“getter” stands for statements without an accessor keyword. Both formats are stable; new fields come last. "
                + "Exits with 2 if FILE can't be read."
        case .version: "Prints the version of reobserve."
        case .help: "Prints the overview, or the help of one subcommand."
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
