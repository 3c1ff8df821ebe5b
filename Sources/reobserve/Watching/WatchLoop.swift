import SourceText
import SystemAccess

/// `--watch`: the command again and again, each time that a file of the project was saved, until a signal ends it.
///
/// The options are read anew each time, since their file may be what was saved.
struct WatchLoop {
    private let arguments: [String]

    /// Between two looks at the files, and how much longer than a look itself that is: no more than a fifth of the time
    /// goes into looking.
    private static let pause: UInt64 = 30_000_000
    private static let restPerLook: UInt64 = 4
    /// A save is over once nothing has changed for so long.
    private static let settlingTime: UInt64 = 15_000_000
    private static let mostSettlings = 20

    /// Set for the process of one run.
    private static let roundVariable = "REOBSERVE_WATCH_ROUND"

    init(_ arguments: [String]) { self.arguments = arguments }

    /// True in a process that is to make one run for a loop.
    static var isRound: Bool { Terminal.environmentVariable(roundVariable) == "1" }

    /// Returns where nobody reads any more, or where the first options make no sense.
    func loop(_ errors: inout OutputWriter) throws -> Int32 {
        var options = try options()
        var snapshot = try WatchLoop.snapshot(options)
        var code = try run()
        if options.verbosity != .quiet {
            errors.writeLine("Watching \(counted(snapshot.fileCount, "file", "files")); Ctrl-C ends it.")
        }
        while !errors.isClosed, let next = try waitForChange(options, snapshot) {
            let count = next.changeCount(since: snapshot)
            snapshot = next
            errors.writeLine("— \(Clock.timeOfDay()) — \(counted(count, "file", "files")) changed —")
            code = try run()
            // What is saved may be half of a change: the run has said so, and the next save mends it.
            if let saved = try? self.options() { options = saved }
        }
        return code
    }

    /// A process of its own for each run gives all its memory back, whatever the run has met.
    private func run() throws(FileSystemError) -> Int32 {
        try ChildProcess.runSelf(arguments, environment: [WatchLoop.roundVariable: "1"])
    }

    private func options() throws -> CommandLineOptions {
        var options = try CommandLineOptions.parse(arguments)
        if options.subcommand.isConfigurable { try options.complete() }
        return options
    }

    /// What the files are once they are not as they were; nil once nobody reads stdout any more.
    private func waitForChange(_ options: CommandLineOptions, _ snapshot: FileSnapshot) throws -> FileSnapshot? {
        var known = snapshot
        while true {
            let start = Clock.nanoseconds()
            let isCurrent = known.isCurrent()
            if isCurrent {
                if !OutputWriter.standardOutput().hasReader { return nil }
                let look = Clock.nanoseconds() - start
                Clock.sleep(nanoseconds: max(WatchLoop.pause, look * WatchLoop.restPerLook))
                continue
            }
            // The root may be gone for a moment, while something moves it.
            guard var next = try? WatchLoop.snapshot(options) else {
                if !OutputWriter.standardOutput().hasReader { return nil }
                Clock.sleep(nanoseconds: WatchLoop.pause)
                continue
            }
            for _ in 0..<WatchLoop.mostSettlings {
                Clock.sleep(nanoseconds: WatchLoop.settlingTime)
                if next.isCurrent() { break }
                next = (try? WatchLoop.snapshot(options)) ?? next
            }
            if next.changeCount(since: snapshot) > 0 { return next }
            // A file that is none of ours came or went.
            known = next
        }
    }

    /// All that a run reads: sources and manifests, the configuration, the baseline, ignore files, facts.
    private static func snapshot(_ options: CommandLineOptions) throws -> FileSnapshot {
        let root = try options.findRoot()
        let discovery = try ProjectRun.discover(options, root: root, listsDirectories: true)
        let settings = settings(discovery, options)
        let facts = FactsReading.watched(options)
        return FileSnapshot(
            files: (discovery.files.map(\.path) + settings).map { PathName.join(root, $0) } + facts.files,
            directories: discovery.directories + facts.directories)
    }

    /// What is read besides sources and manifests, relative to the root or absolute: the configuration, the baseline,
    /// ignore files.
    /// - Parameter discovery: with its directories.
    static func settings(_ discovery: DiscoveryResult, _ options: CommandLineOptions) -> [String] {
        let found = discovery.directories.flatMap { directory in
            ignoreFiles.map { PathName.join(directory, $0) }.filter { FileSystem.kind(of: $0) != nil }
        }
        return [ConfigurationFile.name, options.baseline ?? CommandLineOptions.defaultBaseline] + found
    }

    private static let ignoreFiles = [".gitignore", ".ignore"]

    /// True for a file whose change may change what is read or how it is judged.
    static func isSetting(_ path: String) -> Bool {
        ([ConfigurationFile.name] + ignoreFiles).contains(PathName.lastComponent(of: path))
    }
}
