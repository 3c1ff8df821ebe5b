import Reporting
import SystemAccess
import Threads

/// `reobserve report --merge`: joins reports of many repositories. Reads no sources.
enum MergeCommand {
    /// How many messages about files are printed.
    private static let shownFailures = 20

    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        let paths = try FleetFiles.paths(options.paths)
        let results = parallelMap(paths, threads: options.jobs ?? processorCount()) { FleetFiles.read($0) }
        let failures = results.compactMap { result -> FleetFileError? in
            guard case .failure(let error) = result else { return nil }
            return error
        }
        guard failures.isEmpty else {
            for failure in failures.prefix(shownFailures) { errors.writeLine("reobserve: \(failure)") }
            let hidden = failures.count - shownFailures
            if hidden > 0 { errors.writeLine("reobserve: \(hidden) more files can't be merged") }
            return ExitCode.failure
        }
        let files = zip(paths, results).map { (place: $0, repositories: (try? $1.get()) ?? []) }
        let fleet = try Fleet(merging: files, version: Program.version)
        for request in options.outputs(standard: OverviewFormat.text.rawValue) {
            guard let format = OverviewFormat(rawValue: request.name) else { continue }
            try request.write(options, root: nil, to: &output) { isColored, _ in
                format.render(fleet, isColored: isColored, isVerbose: options.verbosity == .verbose)
            }
        }
        return ExitCode.success
    }
}
