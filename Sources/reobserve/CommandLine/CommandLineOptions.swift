import Projects
import Reporting
import Semantics
import SystemAccess

/// The command line, understood.
struct CommandLineOptions: Sendable {
    var subcommand: Subcommand = .diff
    /// The edit scope of `diff` and `apply`, empty for all of the root; the file of `debug`; what `report --merge` joins.
    var paths: [String] = []
    /// The operand of `explain`.
    var rule = ""
    /// The operand of `why`.
    var subject = ""
    /// The operands of `ignore`.
    var subjects: [String] = []
    /// What the comments of `ignore` say.
    var reason = ""
    /// What the plan is to tell beyond its verdicts.
    var inquiry: PlanInquiry?
    /// The first operand of `debug`.
    var listing: DebugListing?
    /// The page that `help` shows; nil for the overview.
    var helpTopic: Subcommand?

    /// The operand of `baseline`.
    var baselineAction: BaselineAction?
    /// The operand of `completions`.
    var shell: Shell?
    /// What `init` prints instead of writing a file.
    var schema: SchemaName?

    var root: String?
    var excludes: [String] = []
    /// What the configuration excludes, where the subcommand reads it all the same.
    var unusedExcludes: [String] = []
    var noIgnore = false
    /// True where what is ignored stays out even if it was named.
    var forcesExcludes = false
    /// A git revision; only files that changed since may be edited.
    var since: String?
    /// A file with more paths; `-` is stdin.
    var filesFrom: String?
    var separatesPathsByNull = false
    /// Where the text on stdin belongs, as an editor names it.
    var stdinFilename: String?
    /// The text on stdin, once it has been read.
    var unsavedText: [UInt8]?
    /// What `filesFrom` holds, once it has been read.
    var listedPaths: [String]?
    /// The files that `since` means, relative to the root, once git has been asked.
    var changedFiles: Set<String>?
    /// Names of the flags that stood on the command line.
    var usedFlags: Set<String> = []
    /// The same with their values, in their order.
    var givenFlags: [(name: String, value: String?)] = []
    var onlyTypes: [String] = []
    var skippedTypes: [String] = []
    /// Ids of rules; empty for all.
    var selectedRules: [String] = []
    var ignoredRules: [String] = []
    /// What differs by path, as the configuration says.
    var overrides: [PathOverride] = []
    var tier: MigrationTier = .safe
    /// 26 or 27; nil where neither a flag nor the configuration says.
    var xcodeVersion: Int?
    /// One for each platform, sorted by name.
    var minimumTargets: [PlatformMinimum] = []
    var migratesPublicAPI = false
    /// Facts files and folders of them.
    var factsPaths: [String] = []
    /// Names of the repositories that use this one.
    var users: [String] = []
    /// What facts files call this repository; nil for the name of its remote or its folder.
    var repository: String?
    /// What the facts files say, once they have been read.
    var knownUsers: KnownUsers?
    /// Where `facts` writes; nil for stdout.
    var factsOutput: String?
    /// A folder with what the compiler knows, or `auto`.
    var indexStore: String?
    var prefersLet = false
    var untracked: UntrackedProperties = .track
    var insertsTodos = false
    var allowsDirtyFiles = false
    /// True where files in repositories below that of the root may be written.
    var writesSubmodules = false
    /// True where `review` is to ask about what was skipped before as well.
    var restartsReview = false
    /// What `plan` makes one step of.
    var stepSplit: StepSplit = .type
    /// True where `plan` writes and commits its steps.
    var makesCommits = false
    /// What a shell is to run after writing.
    var verifyCommand: String?
    /// Where `diff` writes its plan.
    var planOutput: String?
    /// The plan that `apply` is to write instead of one of its own.
    var planInput: String?
    /// Nil where nothing was said.
    var failureConditions: Set<FailureCondition>?
    /// Relative to the root.
    var baseline: String?
    /// In the order given; empty for what the subcommand prints by itself.
    var outputs: [OutputRequest] = []
    var printsStatistics = false
    var listsPathsOnly = false
    var color: ColorChoice = .auto
    var exitsZeroOnFindings = false
    /// True where `report` joins reports instead of making one.
    var mergesReports = false
    /// True where the command runs again whenever a file changes.
    var watches = false
    var verbosity: Verbosity = .normal
    /// Nil for one thread for each processor.
    var jobs: Int?

    static let defaultBaseline = ".reobserve-baseline.jsonl"

    /// - Parameters:
    ///   - arguments: without the program's name.
    ///   - pathExists: tells a mistyped subcommand from a path.
    static func parse(
        _ arguments: [String], pathExists: (String) -> Bool = { FileSystem.kind(of: $0) != nil }
    ) throws(UsageError) -> CommandLineOptions {
        var parser = CommandLineParser(arguments: arguments)
        return try parser.parse(pathExists: pathExists)
    }
}

extension CommandLineOptions {
    /// Looks up what the command line only names: the root, its configuration file, lists of paths, what changed.
    /// - Throws: a `UsageError` or a `FileSystemError`.
    mutating func complete() throws {
        let root = try findRoot()
        self.root = root
        try ConfigurationFile.complete(&self, root: root)
        if let filesFrom { listedPaths = try PathList.read(from: filesFrom, isSeparatedByNull: separatesPathsByNull) }
        if stdinFilename != nil { unsavedText = try FileSystem.readStandardInput() }
        knownUsers = try FactsReading.users(self, root: root)
        if let since { changedFiles = try ChangedFiles.since(since, root: root) }
    }

    /// The real path of the root that these options mean.
    func findRoot() throws(FileSystemError) -> String {
        let current = try FileSystem.currentDirectory()
        let unsaved = try stdinFilename.map { (name) throws(FileSystemError) in try UnsavedPath.directory(of: name) }
        return try ProjectRoot.find(explicit: root, startingAt: unsaved ?? paths.first ?? current, current: current)
    }
}

/// `--tier safe|assisted`
enum MigrationTier: String, CaseIterable, Sendable {
    case safe, assisted
}

/// `--untracked track|ignore`: what becomes of stored properties that were not `@Published`.
enum UntrackedProperties: String, CaseIterable, Sendable {
    case track, ignore
}

enum Verbosity: Sendable {
    case quiet, normal, verbose
}

/// A command line that makes no sense, with a sentence for the user. Exit code 2.
struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    let message: String

    var description: String { message }
}

/// `--output FORMAT[=FILE]`
struct OutputRequest: Hashable, Sendable {
    /// The format; which ones there are depends on the subcommand.
    let name: String
    /// Nil for stdout.
    let path: String?

    /// The formats of all subcommands.
    static let names = Subcommand.allCases.flatMap(\.formats).reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
    }
}

extension OutputRequest {
    /// Nil where there is no such format, or no file behind “=”.
    init?(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.first, OutputRequest.names.contains(name), parts.count == 1 || !parts[1].isEmpty else {
            return nil
        }
        self.init(name: name, path: parts.count > 1 ? parts[1] : nil)
    }
}

/// `init --schema NAME`
enum SchemaName: String, CaseIterable, Sendable {
    case configuration = "config"
    case report, explanation, overview, fleet, plan, facts, baseline
}
