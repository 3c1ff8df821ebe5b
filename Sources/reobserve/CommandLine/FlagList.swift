import Reporting
import SystemAccess

extension Flag {
    /// All flags, in the order of the help.
    static let all: [Flag] = scopeFlags + choiceFlags + outputFlags + generalFlags

    static func named(_ name: String) -> Flag? {
        all.first { $0.name == name }
    }

    static func withShortName(_ name: Character) -> Flag? {
        all.first { $0.shortName == name }
    }

    /// Those that judge types by the plan and report it.
    static let migrating: [Subcommand] = [.diff, .apply, .check]
    /// All that plan edits of a part of the project.
    private static let planning: [Subcommand] = migrating + [.review, .plan]
    /// Those that judge types by the plan.
    private static let judging: [Subcommand] = planning + [.why, .report]
    private static let reading: [Subcommand] = judging + [.facts, .baseline, .server, .doctor, .ignore]
    /// Those whose verdicts flags may change.
    private static let choosing: [Subcommand] = judging + [.server]

    private static let scopeFlags = [
        Flag(
            "root", value: .text(placeholder: "DIR"),
            help:
                "Analyze types with all their uses under DIR (default: the git top level, else the nearest package or project)",
            for: reading + [.undo, .initialize], isConfigurable: false, store: { $0.root = $1 }),
        Flag(
            "exclude", value: .glob(placeholder: "GLOB"), isRepeatable: true,
            help: "Skip files that match GLOB, in .gitignore syntax and relative to the root",
            for: reading.filter { $0 != .facts }, store: { $0.excludes.append($1) }),
        Flag(
            "no-ignore", help: "Also read files that .gitignore, .ignore and .git/info/exclude ignore",
            for: reading, store: { options, _ in options.noIgnore = true }),
        Flag(
            "force-exclude", help: "Skip ignored and excluded files even if PATHS names them",
            for: planning, store: { options, _ in options.forcesExcludes = true }),
        Flag(
            "since", value: .text(placeholder: "REF"),
            help: "Edit only files that changed since the git revision REF or have uncommitted changes",
            for: planning, isConfigurable: false, store: { $0.since = $1 }),
        Flag(
            "files-from", value: .text(placeholder: "FILE"),
            help: "Read more PATHS from FILE, one per line; “-” is stdin",
            for: planning, isConfigurable: false, store: { $0.filesFrom = $1 }),
        Flag(
            "stdin-filename", value: .text(placeholder: "PATH"),
            help:
                "Read the unsaved text of the file PATH from stdin, and judge the project as if it were saved; only this file is reported, and apply prints its new text",
            for: migrating, isConfigurable: false, store: { $0.stdinFilename = $1 }),
        Flag(
            "null", short: "0", help: "Separate the paths of --files-from and --list by NUL",
            for: migrating, isConfigurable: false, store: { options, _ in options.separatesPathsByNull = true }),
        Flag(
            "only-type", value: .text(placeholder: "NAME"), isRepeatable: true, help: "Migrate only the type NAME",
            for: choosing, store: { $0.onlyTypes.append($1) }),
        Flag(
            "skip-type", value: .text(placeholder: "NAME"), isRepeatable: true, help: "Do not migrate the type NAME",
            for: choosing, store: { $0.skippedTypes.append($1) }),
        Flag(
            "select", value: .rules(placeholder: "RULE", includingBlocking: true), isRepeatable: true,
            help:
                "Make only the changes of RULE (several separated by commas); a type that needs another rule stays. "
                + "“guidance” selects all guidance rules, which are off by default, “migration” all others",
            for: choosing + [.baseline], store: { $0.selectedRules += $1.split(separator: ",").map(String.init) }),
        Flag(
            "ignore", value: .rules(placeholder: "RULE", includingBlocking: false), isRepeatable: true,
            help: "Make no changes of RULE (several separated by commas); a type that needs it stays",
            for: choosing + [.baseline], store: { $0.ignoredRules += $1.split(separator: ",").map(String.init) }),
    ]

    private static let choiceFlags = [
        Flag(
            "tier", value: .choice(MigrationTier.allCases.map(\.rawValue)),
            help:
                "How much may change: safe (the default) changes no behavior; assisted may change it, and names each place",
            for: choosing, store: { $0.tier = MigrationTier(rawValue: $1) ?? $0.tier }),
        Flag(
            "xcode", value: .choice(["26", "27"]),
            help:
                "The Xcode edition that builds the project: 26 for Xcode 26 or earlier, 27 for 27 or later (default: from the project, else 27)",
            for: choosing + [.doctor], store: { $0.xcodeVersion = Int($1) ?? $0.xcodeVersion }),
        Flag(
            "min-target", value: .platforms(placeholder: "PLATFORM"), isRepeatable: true,
            help:
                "Use PLATFORM (such as iOS17 or macOS14) as deployment target instead of what the manifests state",
            for: choosing, store: { $0.addMinimumTargets($1) }),
        Flag(
            "public-api", help: "Also migrate public and open types, although code outside of the root may use them",
            for: choosing, store: { options, _ in options.migratesPublicAPI = true }),
        Flag(
            "with-facts", value: .text(placeholder: "PATH"), isRepeatable: true,
            help: "Judge public types with all uses that the facts files of other repositories contain; PATH is a file, "
                + "or a folder of *.json files",
            for: choosing, power: "allows reading files outside of the root", store: { $0.factsPaths.append($1) }),
        Flag(
            "users", value: .text(placeholder: "NAME"), isRepeatable: true,
            help: "Keep public types unless there are facts of the repository NAME (several separated by commas); "
                + "default: of those that --with-facts finds",
            for: choosing,
            store: { $0.users += $1.split(separator: ",").map(String.init) }),
        Flag(
            "repository", value: .text(placeholder: "NAME"),
            help: "The name of this repository in facts files (default: that of its remote, else of its folder)",
            for: choosing + [.facts], store: { $0.repository = $1 }),
        Flag(
            "index-store", value: .text(placeholder: "PATH|auto"),
            help: "Use the index from the last build of the project for names that the sources don't resolve; "
                + "auto searches the folders of SwiftPM and Xcode",
            for: judging + [.doctor], power: "allows reading files outside of the root", store: { $0.indexStore = $1 }),
        Flag(
            "prefer-let", help: "Replace @ObservedObject var with let instead of var if that is provably safe",
            for: choosing, store: { options, _ in options.prefersLet = true }),
        Flag(
            "untracked", value: .choice(UntrackedProperties.allCases.map(\.rawValue)),
            help:
                "How to treat stored variables that were not @Published: track (the default) lets the macro track them, "
                + "ignore marks them @ObservationIgnored",
            for: choosing, store: { $0.untracked = UntrackedProperties(rawValue: $1) ?? $0.untracked }),
        Flag(
            "insert-todos",
            help:
                "Write a comment // TODO: reobserve[CODE] at each place that blocks a type, and remove those whose reason is gone",
            for: [.diff, .apply], store: { options, _ in options.insertsTodos = true }),
        Flag(
            "allow-dirty",
            help:
                "Write files despite uncommitted changes or an unfinished merge or rebase; with undo, skip files that have changed since",
            for: [.apply, .review, .undo, .ignore], power: "allows overwriting uncommitted changes",
            store: { options, _ in options.allowsDirtyFiles = true }),
        Flag(
            "submodules", help: "Also write files in submodules and other repositories inside that of the root",
            for: [.apply, .review, .ignore], power: "allows writing in other repositories",
            store: { options, _ in options.writesSubmodules = true }),
        Flag(
            "reason", value: .text(placeholder: "TEXT"), help: "Why the types are kept, for the comments",
            for: [.ignore], isConfigurable: false, store: { $0.reason = $1 }),
        Flag(
            "restart", help: "Also ask about units that an earlier review skipped",
            for: [.review], isConfigurable: false, store: { options, _ in options.restartsReview = true }),
        Flag(
            "split-by", value: .choice(StepSplit.allCases.map(\.rawValue)),
            help:
                "What forms a step: a migration unit (the default), a module, or an owner from CODEOWNERS",
            for: [.plan], isConfigurable: false, store: { $0.stepSplit = StepSplit(rawValue: $1) ?? $0.stepSplit }),
        Flag(
            "commits", help: "Write the steps, with one git commit for each",
            for: [.plan], power: "creates commits", store: { options, _ in options.makesCommits = true }),
        Flag(
            "verify", value: .text(placeholder: "COMMAND"),
            help:
                "Run COMMAND with sh after writing; if it fails, find the types that break it, revert them and keep the others",
            for: [.apply, .plan], power: "runs a command", store: { $0.verifyCommand = $1 }),
        Flag(
            "plan-out", value: .text(placeholder: "FILE"), help: "Write the plan to FILE, for apply --plan",
            for: [.diff], power: "writes a file", store: { $0.planOutput = $1 }),
        Flag(
            "plan", value: .text(placeholder: "FILE"),
            help: "Write the plan in FILE if no file has changed since the plan was made",
            for: [.apply], power: "determines what is written", store: { $0.planInput = $1 }),
        Flag(
            "fail-on", value: .choices(FailureCondition.allCases.map(\.rawValue)),
            help:
                "What check fails for, unless it is in the baseline: types that can migrate now, types that stay, all types (new), or nothing; several separated by commas",
            for: [.check],
            store: {
                $0.failureConditions = Set(
                    $1.split(separator: ",").compactMap { FailureCondition(rawValue: String($0)) })
            }),
        Flag(
            "baseline", value: .text(placeholder: "FILE"),
            help: "The baseline, relative to the root (default: \(CommandLineOptions.defaultBaseline))",
            for: [.check, .baseline, .doctor], store: { $0.baseline = $1 }),
    ]

    private static let outputFlags = [
        Flag(
            "output", value: .output(placeholder: "FORMAT[=FILE]"), isRepeatable: true,
            help: "Write FORMAT to FILE or stdout: " + ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
                + "; with why text or json; with report "
                + OverviewFormat.allCases.map(\.rawValue).joined(separator: ", ") + "; with rules "
                + RulesFormat.allCases.map(\.rawValue).joined(separator: ", ") + "; with help "
                + HelpFormat.allCases.map(\.rawValue).joined(separator: ", ")
                + "; facts takes the name of the file alone",
            for: judging + [.facts, .rules, .help],
            store: { options, value in OutputRequest(value).map { options.outputs.append($0) } }),
        Flag(
            "list", help: "Print only the paths of the files that would change",
            for: [.diff, .apply], isConfigurable: false, store: { options, _ in options.listsPathsOnly = true }),
        Flag(
            "statistics",
            help: "Print how many types each reason blocks, in place of the patch or the lines",
            for: migrating, isConfigurable: false, store: { options, _ in options.printsStatistics = true }),
        Flag(
            "merge",
            help:
                "Join reports of many repositories, which report --output json wrote; FILES are such files or folders of them",
            for: [.report], isConfigurable: false, store: { options, _ in options.mergesReports = true }),
        Flag(
            "color", value: .choice(ColorChoice.allCases.map(\.rawValue)), help: "When to use colors (default: auto)",
            for: judging, store: { $0.color = ColorChoice(rawValue: $1) ?? $0.color }),
        Flag(
            "exit-zero", help: "Exit with 0 instead of 1",
            for: [.diff, .check], store: { options, _ in options.exitsZeroOnFindings = true }),
        Flag(
            "watch",
            help:
                "Run again whenever a file of the project is saved, until Ctrl-C; prints text, and for diff only the summary",
            for: [.diff, .check, .report], isConfigurable: false, store: { options, _ in options.watches = true }),
        Flag(
            "quiet", short: "q", help: "Print no summary",
            for: migrating + [.plan, .facts, .baseline, .undo, .ignore],
            store: { options, _ in options.verbosity = .quiet }),
        Flag(
            "verbose", short: "v",
            help: "Print each blocked type with all its reasons, and every place that was not seen",
            for: judging + [.doctor], store: { options, _ in options.verbosity = .verbose }),
        Flag(
            "jobs", short: "j", value: .number(placeholder: "N", 1...512),
            help: "Use N threads (default: one per processor)",
            for: reading, store: { $0.jobs = Int($1) }),
    ]

    private static let generalFlags = [
        Flag(
            "schema", value: .choice(SchemaName.allCases.map(\.rawValue)),
            help:
                "Print the JSON schema of the configuration, of --output json or jsonl (also of why and report), of a merged report (fleet), of a plan, of a facts file, or of a baseline line",
            for: [.initialize], isConfigurable: false, store: { $0.schema = SchemaName(rawValue: $1) }),
        Flag(
            "help", short: "h", help: "Show help", for: Subcommand.allCases, isConfigurable: false, store: { _, _ in }),
        Flag("version", help: "Print the version", for: Subcommand.allCases, isConfigurable: false, store: { _, _ in }),
    ]
}
