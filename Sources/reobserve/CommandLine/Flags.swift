/// What the program can be asked to do.
enum Subcommand: String, CaseIterable, Sendable {
    case diff, apply, rules, explain, debug, version, help

    /// What stands behind the name on the command line.
    var operands: String {
        switch self {
        case .diff, .apply: "[PATHS…]"
        case .explain: "RULE"
        case .debug: "LISTING FILE"
        case .help: "[SUBCOMMAND]"
        case .rules, .version: ""
        }
    }

    /// One line for the overview.
    var summary: String {
        switch self {
        case .diff: "Print the migration as a patch; write nothing (the default)"
        case .apply: "Write the same migration in place"
        case .rules: "List all rules"
        case .explain: "Show the page of one rule"
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
            "Writes the changes that diff shows, each file in one step. Refuses where a file to be written has "
                + "uncommitted changes, unless --allow-dirty is given."
        case .rules: "Prints the catalogue of rules as a table."
        case .explain: "Prints what a rule does and why, with an example before and after, its tier, and how to suppress it."
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

/// The value a flag takes.
enum FlagValue: Sendable {
    /// On or off: takes no value.
    case none
    /// Any text that isn't empty.
    case text(placeholder: String)
    /// A pattern in the syntax of `.gitignore`.
    case glob(placeholder: String)
    case number(placeholder: String, ClosedRange<Int>)
    case choice([String])
    /// Platforms with a version: `iOS17`, `iOS 17.2,macOS14`.
    case platforms(placeholder: String)
    /// Ids of rules with commas between them.
    case rules(placeholder: String, includingBlocking: Bool)

    /// As the help shows it; nil where the flag takes no value.
    var placeholder: String? {
        switch self {
        case .none: nil
        case .text(let placeholder), .glob(let placeholder), .number(let placeholder, _), .platforms(let placeholder), .rules(let placeholder, _):
            placeholder
        case .choice(let choices): choices.joined(separator: "|")
        }
    }
}

/// One flag. Parsing, help, README and completions all follow from this value.
struct Flag: Sendable {
    /// The long name without its dashes.
    let name: String
    let shortName: Character?
    let value: FlagValue
    /// True where each occurrence adds a value; otherwise the last one counts.
    let isRepeatable: Bool
    /// One sentence without a full stop.
    let help: String
    let subcommands: [Subcommand]
    /// Where the value goes, once it has been checked.
    let store: @Sendable (inout CommandLineOptions, String) -> Void

    init(
        _ name: String, short shortName: Character? = nil, value: FlagValue = .none, isRepeatable: Bool = false,
        help: String, for subcommands: [Subcommand], store: @escaping @Sendable (inout CommandLineOptions, String) -> Void
    ) {
        self.name = name
        self.shortName = shortName
        self.value = value
        self.isRepeatable = isRepeatable
        self.help = help
        self.subcommands = subcommands
        self.store = store
    }

    /// `--jobs N`
    var spelling: String {
        value.placeholder.map { "--\(name) \($0)" } ?? "--\(name)"
    }
}

extension Flag {
    /// All flags, in the order of the help.
    static let all: [Flag] = scopeFlags + choiceFlags + outputFlags + generalFlags

    static func named(_ name: String) -> Flag? {
        all.first { $0.name == name }
    }

    static func withShortName(_ name: Character) -> Flag? {
        all.first { $0.shortName == name }
    }

    private static let migrating: [Subcommand] = [.diff, .apply]

    private static let scopeFlags = [
        Flag(
            "root", value: .text(placeholder: "DIR"),
            help: "Judge types by all uses below DIR (default: the git top level, else the nearest package or project)",
            for: migrating, store: { $0.root = $1 }),
        Flag(
            "exclude", value: .glob(placeholder: "GLOB"), isRepeatable: true,
            help: "Leave out what matches GLOB, written as in .gitignore and relative to the root",
            for: migrating, store: { $0.excludes.append($1) }),
        Flag(
            "no-ignore", help: "Read what .gitignore, .ignore and .git/info/exclude ignore as well",
            for: migrating, store: { options, _ in options.noIgnore = true }),
        Flag(
            "only-type", value: .text(placeholder: "NAME"), isRepeatable: true, help: "Migrate only the type NAME",
            for: migrating, store: { $0.onlyTypes.append($1) }),
        Flag(
            "skip-type", value: .text(placeholder: "NAME"), isRepeatable: true, help: "Leave the type NAME as it is",
            for: migrating, store: { $0.skippedTypes.append($1) }),
        Flag(
            "select", value: .rules(placeholder: "RULE", includingBlocking: true), isRepeatable: true,
            help: "Make only the changes of RULE, or of several with commas between; a type that needs another rule stays",
            for: migrating, store: { $0.selectedRules += $1.split(separator: ",").map(String.init) }),
        Flag(
            "ignore", value: .rules(placeholder: "RULE", includingBlocking: false), isRepeatable: true,
            help: "Make no change of RULE, or of several with commas between; a type that needs it stays",
            for: migrating, store: { $0.ignoredRules += $1.split(separator: ",").map(String.init) }),
    ]

    private static let choiceFlags = [
        Flag(
            "tier", value: .choice(MigrationTier.allCases.map(\.rawValue)),
            help: "How much may change: with safe (the default) all behaves the same; with assisted all builds, and what may behave differently is named",
            for: migrating, store: { $0.tier = MigrationTier(rawValue: $1) ?? $0.tier }),
        Flag(
            "xcode", value: .choice(["26", "27"]), help: "The Xcode version the project is built with (default: 27)",
            for: migrating, store: { $0.xcodeVersion = Int($1) ?? $0.xcodeVersion }),
        Flag(
            "min-target", value: .platforms(placeholder: "PLATFORM"), isRepeatable: true,
            help: "Take PLATFORM, as in iOS17 or macOS14, for the deployment target, whatever Package.swift and Xcode projects say",
            for: migrating, store: { $0.addMinimumTargets($1) }),
        Flag(
            "public-api", help: "Migrate public and open types too, although code outside the root may use them",
            for: migrating, store: { options, _ in options.migratesPublicAPI = true }),
        Flag(
            "prefer-let", help: "Turn @ObservedObject var into let instead of var, where that is provably safe",
            for: migrating, store: { options, _ in options.prefersLet = true }),
        Flag(
            "untracked", value: .choice(UntrackedProperties.allCases.map(\.rawValue)),
            help: "What becomes of stored variables that were not @Published: track (the default) leaves them to the macro, "
                + "ignore puts @ObservationIgnored on them",
            for: migrating, store: { $0.untracked = UntrackedProperties(rawValue: $1) ?? $0.untracked }),
        Flag(
            "allow-dirty", help: "Write files that have uncommitted changes",
            for: [.apply], store: { options, _ in options.allowsDirtyFiles = true }),
    ]

    private static let outputFlags = [
        Flag(
            "list", help: "Print only the paths of the files that would change",
            for: migrating, store: { options, _ in options.listsPathsOnly = true }),
        Flag(
            "color", value: .choice(ColorChoice.allCases.map(\.rawValue)), help: "When to use colours (default: auto)",
            for: migrating + [.rules, .explain], store: { $0.color = ColorChoice(rawValue: $1) ?? $0.color }),
        Flag(
            "exit-zero", help: "Exit with 0 where there is something to migrate",
            for: [.diff], store: { options, _ in options.exitsZeroOnFindings = true }),
        Flag(
            "quiet", short: "q", help: "Print no summary",
            for: migrating, store: { options, _ in options.verbosity = .quiet }),
        Flag(
            "verbose", short: "v", help: "Print each blocked type with all its reasons",
            for: migrating, store: { options, _ in options.verbosity = .verbose }),
        Flag(
            "jobs", short: "j", value: .number(placeholder: "N", 1...512),
            help: "Use N threads (default: one for each processor)",
            for: migrating, store: { $0.jobs = Int($1) }),
    ]

    private static let generalFlags = [
        Flag(
            "help", short: "h", help: "Show help", for: Subcommand.allCases, store: { _, _ in }),
        Flag("version", help: "Print the version", for: Subcommand.allCases, store: { _, _ in }),
    ]
}
