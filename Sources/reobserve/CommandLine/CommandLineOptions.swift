import SymbolIndex

/// The command line, understood.
struct CommandLineOptions: Sendable {
    var subcommand: Subcommand = .diff
    /// The edit scope of `diff` and `apply`, empty for all of the root; the file of `debug`.
    var paths: [String] = []
    /// The operand of `explain`.
    var rule = ""
    /// The first operand of `debug`.
    var listing: DebugListing?
    /// The page that `help` shows; nil for the overview.
    var helpTopic: Subcommand?

    var root: String?
    var excludes: [String] = []
    var noIgnore = false
    var onlyTypes: [String] = []
    var skippedTypes: [String] = []
    /// Ids of rules; empty for all.
    var selectedRules: [String] = []
    var ignoredRules: [String] = []
    var tier: MigrationTier = .safe
    var xcodeVersion = 27
    /// One for each platform, sorted by name.
    var minimumTargets: [PlatformMinimum] = []
    var migratesPublicAPI = false
    var prefersLet = false
    var untracked: UntrackedProperties = .track
    var allowsDirtyFiles = false
    var listsPathsOnly = false
    var color: ColorChoice = .auto
    var exitsZeroOnFindings = false
    var verbosity: Verbosity = .normal
    /// Nil for one thread for each processor.
    var jobs: Int?

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
