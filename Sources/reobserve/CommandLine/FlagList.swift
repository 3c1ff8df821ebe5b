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
    private static let reading: [Subcommand] = judging + [.baseline, .doctor]

    private static let scopeFlags = [
        Flag(
            "root", value: .text(placeholder: "DIR"),
            help: "Judge types by all uses below DIR (default: the git top level, else the nearest package or project)",
            for: reading + [.undo, .initialize], isConfigurable: false, store: { $0.root = $1 }),
        Flag(
            "exclude", value: .glob(placeholder: "GLOB"), isRepeatable: true,
            help: "Leave out what matches GLOB, written as in .gitignore and relative to the root",
            for: reading, store: { $0.excludes.append($1) }),
        Flag(
            "no-ignore", help: "Read what .gitignore, .ignore and .git/info/exclude ignore as well",
            for: reading, store: { options, _ in options.noIgnore = true }),
        Flag(
            "force-exclude", help: "Leave out what is ignored or excluded even where it is named in PATHS",
            for: planning, store: { options, _ in options.forcesExcludes = true }),
        Flag(
            "since", value: .text(placeholder: "REF"),
            help: "Edit only files that have changed since the git revision REF, or are not committed",
            for: planning, isConfigurable: false, store: { $0.since = $1 }),
        Flag(
            "files-from", value: .text(placeholder: "FILE"),
            help: "Take more PATHS from FILE, one a line; “-” is stdin",
            for: planning, isConfigurable: false, store: { $0.filesFrom = $1 }),
        Flag(
            "null", short: "0", help: "A NUL ends each path of --files-from, and of --list",
            for: migrating, isConfigurable: false, store: { options, _ in options.separatesPathsByNull = true }),
        Flag(
            "only-type", value: .text(placeholder: "NAME"), isRepeatable: true, help: "Migrate only the type NAME",
            for: judging, store: { $0.onlyTypes.append($1) }),
        Flag(
            "skip-type", value: .text(placeholder: "NAME"), isRepeatable: true, help: "Leave the type NAME as it is",
            for: judging, store: { $0.skippedTypes.append($1) }),
        Flag(
            "select", value: .rules(placeholder: "RULE", includingBlocking: true), isRepeatable: true,
            help:
                "Make only the changes of RULE, or of several with commas between; a type that needs another rule stays. "
                + "“guidance” is all rules of that family, which are off otherwise, “migration” all others",
            for: judging + [.baseline], store: { $0.selectedRules += $1.split(separator: ",").map(String.init) }),
        Flag(
            "ignore", value: .rules(placeholder: "RULE", includingBlocking: false), isRepeatable: true,
            help: "Make no change of RULE, or of several with commas between; a type that needs it stays",
            for: judging + [.baseline], store: { $0.ignoredRules += $1.split(separator: ",").map(String.init) }),
    ]

    private static let choiceFlags = [
        Flag(
            "tier", value: .choice(MigrationTier.allCases.map(\.rawValue)),
            help:
                "How much may change: with safe (the default) all behaves the same; with assisted all builds, and what may behave differently is named",
            for: judging, store: { $0.tier = MigrationTier(rawValue: $1) ?? $0.tier }),
        Flag(
            "xcode", value: .choice(["26", "27"]),
            help:
                "The edition of Xcode the project is built with: 26 for all up to it, 27 for all from it on (default: what the project says, else 27)",
            for: judging + [.doctor], store: { $0.xcodeVersion = Int($1) ?? $0.xcodeVersion }),
        Flag(
            "min-target", value: .platforms(placeholder: "PLATFORM"), isRepeatable: true,
            help:
                "Take PLATFORM, as in iOS17 or macOS14, for the deployment target, whatever Package.swift and Xcode projects say",
            for: judging, store: { $0.addMinimumTargets($1) }),
        Flag(
            "public-api", help: "Migrate public and open types too, although code outside the root may use them",
            for: judging, store: { options, _ in options.migratesPublicAPI = true }),
        Flag(
            "index-store", value: .text(placeholder: "PATH|auto"),
            help: "Ask the index that the compiler wrote when the project was built, where the sources do not tell; "
                + "auto looks where SwiftPM and Xcode put it",
            for: judging + [.doctor], power: "lets files outside of the root be read", store: { $0.indexStore = $1 }),
        Flag(
            "prefer-let", help: "Turn @ObservedObject var into let instead of var, where that is provably safe",
            for: judging, store: { options, _ in options.prefersLet = true }),
        Flag(
            "untracked", value: .choice(UntrackedProperties.allCases.map(\.rawValue)),
            help:
                "What becomes of stored variables that were not @Published: track (the default) leaves them to the macro, "
                + "ignore puts @ObservationIgnored on them",
            for: judging, store: { $0.untracked = UntrackedProperties(rawValue: $1) ?? $0.untracked }),
        Flag(
            "insert-todos",
            help:
                "Keep comments // TODO: reobserve[CODE] at the places that hold types back: one at each, none where the reason is gone",
            for: [.diff, .apply], store: { options, _ in options.insertsTodos = true }),
        Flag(
            "allow-dirty",
            help:
                "Write files that have uncommitted changes, and in the middle of a merge or rebase; with undo, leave files that have changed since as they are",
            for: [.apply, .review, .undo], power: "lets uncommitted changes be overwritten",
            store: { options, _ in options.allowsDirtyFiles = true }),
        Flag(
            "submodules", help: "Write files in submodules and other repositories below that of the root as well",
            for: [.apply, .review], power: "lets other repositories be written",
            store: { options, _ in options.writesSubmodules = true }),
        Flag(
            "restart", help: "Ask about units that were skipped in an earlier review as well",
            for: [.review], isConfigurable: false, store: { options, _ in options.restartsReview = true }),
        Flag(
            "split-by", value: .choice(StepSplit.allCases.map(\.rawValue)),
            help:
                "What makes one step: a type with all that moves together with it (the default), a module, or an owner by CODEOWNERS",
            for: [.plan], isConfigurable: false, store: { $0.stepSplit = StepSplit(rawValue: $1) ?? $0.stepSplit }),
        Flag(
            "commits", help: "Write the steps and make one git commit of each",
            for: [.plan], power: "makes commits", store: { options, _ in options.makesCommits = true }),
        Flag(
            "verify", value: .text(placeholder: "COMMAND"),
            help:
                "Run COMMAND by sh after the files are written; where it fails, find the types that break it, take their changes back and keep the others",
            for: [.apply, .plan], power: "runs a command", store: { $0.verifyCommand = $1 }),
        Flag(
            "plan-out", value: .text(placeholder: "FILE"), help: "Write the plan to FILE, for apply --plan",
            for: [.diff], power: "writes a file", store: { $0.planOutput = $1 }),
        Flag(
            "plan", value: .text(placeholder: "FILE"),
            help: "Write what the plan in FILE says, where no file has changed since it was made",
            for: [.apply], power: "says what is written", store: { $0.planInput = $1 }),
        Flag(
            "fail-on", value: .choices(FailureCondition.allCases.map(\.rawValue)),
            help:
                "What check fails for, if the baseline does not hold it: types that can move now, types that stay, all types (new), or nothing; several with commas between",
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
                + "; for why text or json, for report "
                + OverviewFormat.allCases.map(\.rawValue).joined(separator: ", ") + "; for rules "
                + RulesFormat.allCases.map(\.rawValue).joined(separator: ", ") + "; for help "
                + HelpFormat.allCases.map(\.rawValue).joined(separator: ", "),
            for: judging + [.rules, .help], store: { options, value in OutputRequest(value).map { options.outputs.append($0) } }),
        Flag(
            "list", help: "Print only the paths of the files that would change",
            for: [.diff, .apply], isConfigurable: false, store: { options, _ in options.listsPathsOnly = true }),
        Flag(
            "statistics", help: "Print how many types each reason holds back",
            for: migrating, store: { options, _ in options.printsStatistics = true }),
        Flag(
            "color", value: .choice(ColorChoice.allCases.map(\.rawValue)), help: "When to use colours (default: auto)",
            for: judging, store: { $0.color = ColorChoice(rawValue: $1) ?? $0.color }),
        Flag(
            "exit-zero", help: "Exit with 0 where it would be 1",
            for: [.diff, .check], store: { options, _ in options.exitsZeroOnFindings = true }),
        Flag(
            "quiet", short: "q", help: "Print no summary",
            for: migrating + [.plan, .baseline, .undo], store: { options, _ in options.verbosity = .quiet }),
        Flag(
            "verbose", short: "v",
            help: "Print each blocked type with all its reasons, and all places of what was not seen",
            for: judging + [.doctor], store: { options, _ in options.verbosity = .verbose }),
        Flag(
            "jobs", short: "j", value: .number(placeholder: "N", 1...512),
            help: "Use N threads (default: one for each processor)",
            for: reading, store: { $0.jobs = Int($1) }),
    ]

    private static let generalFlags = [
        Flag(
            "schema", value: .choice(SchemaName.allCases.map(\.rawValue)),
            help:
                "Print the JSON schema of the configuration, of --output json or jsonl, of why and report --output json, of a plan or of a line of a baseline",
            for: [.initialize], isConfigurable: false, store: { $0.schema = SchemaName(rawValue: $1) }),
        Flag(
            "help", short: "h", help: "Show help", for: Subcommand.allCases, isConfigurable: false, store: { _, _ in }),
        Flag("version", help: "Print the version", for: Subcommand.allCases, isConfigurable: false, store: { _, _ in }),
    ]
}
