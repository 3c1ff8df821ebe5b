import SourceText
import SystemAccess

/// `--watch`: the command again and again, each time that a file of the project was saved, until a signal ends it.
///
/// The options are read anew each time, since their file may be what was saved.
struct WatchLoop {
    private let arguments: [String]
    private let run: (CommandLineOptions, inout OutputWriter, inout OutputWriter) throws -> Int32

    /// Between two looks at the files, and how much longer than a look itself that is: no more than a fifth of the time
    /// goes into looking.
    private static let pause: UInt64 = 30_000_000
    private static let restPerLook: UInt64 = 4
    /// A save is over once nothing has changed for so long.
    private static let settlingTime: UInt64 = 15_000_000
    private static let mostSettlings = 20

    init(
        _ arguments: [String],
        run: @escaping (CommandLineOptions, inout OutputWriter, inout OutputWriter) throws -> Int32
    ) {
        self.arguments = arguments
        self.run = run
    }

    /// Returns where nobody reads any more, or where the first run fails.
    func loop(_ output: inout OutputWriter, _ errors: inout OutputWriter) throws -> Int32 {
        var options = try options()
        var snapshot = try WatchLoop.snapshot(options)
        var code = try run(options, &output, &errors)
        if options.verbosity != .quiet {
            errors.writeLine("Watching \(counted(snapshot.fileCount, "file", "files")); Ctrl-C ends it.")
        }
        while !output.isClosed, output.failure == nil, !errors.isClosed {
            let next = try waitForChange(options, snapshot)
            let count = next.changeCount(since: snapshot)
            snapshot = next
            errors.writeLine("— \(Clock.timeOfDay()) — \(counted(count, "file", "files")) changed —")
            do {
                options = try self.options()
                code = try run(options, &output, &errors)
            } catch {
                // What is saved may be half of a change; the next save mends it.
                errors.writeLine("reobserve: \(error)")
            }
        }
        return code
    }

    private func options() throws -> CommandLineOptions {
        var options = try CommandLineOptions.parse(arguments)
        if options.subcommand.isConfigurable { try options.complete() }
        return options
    }

    /// What the files are once they are not as they were.
    private func waitForChange(_ options: CommandLineOptions, _ snapshot: FileSnapshot) throws -> FileSnapshot {
        var known = snapshot
        while true {
            let start = Clock.nanoseconds()
            let isCurrent = known.isCurrent()
            if isCurrent {
                let look = Clock.nanoseconds() - start
                Clock.sleep(nanoseconds: max(WatchLoop.pause, look * WatchLoop.restPerLook))
                continue
            }
            var next = try WatchLoop.snapshot(options)
            for _ in 0..<WatchLoop.mostSettlings {
                Clock.sleep(nanoseconds: WatchLoop.settlingTime)
                if next.isCurrent() { break }
                next = try WatchLoop.snapshot(options)
            }
            if next.changeCount(since: snapshot) > 0 { return next }
            // A file that is none of ours came or went.
            known = next
        }
    }

    /// All that a run reads: sources and manifests, the configuration, the baseline, ignore files.
    private static func snapshot(_ options: CommandLineOptions) throws -> FileSnapshot {
        let root = try options.findRoot()
        let discovery = try ProjectRun.discover(options, root: root, listsDirectories: true)
        let settings = [ConfigurationFile.name, options.baseline ?? CommandLineOptions.defaultBaseline]
        let ignoreFiles = discovery.directories.flatMap { directory in
            [".gitignore", ".ignore"].map { PathName.join(directory, $0) }
                .filter { FileSystem.kind(of: $0) != nil }
        }
        return FileSnapshot(
            files: (discovery.files.map(\.path) + settings).map { PathName.join(root, $0) } + ignoreFiles,
            directories: discovery.directories)
    }
}
