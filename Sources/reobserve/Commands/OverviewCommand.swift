import Reporting
import SystemAccess

/// `reobserve report`: how far the project is and what holds the rest back. Writes nothing but what `--output` asks
/// for.
enum OverviewCommand {
    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        var options = options
        options.inquiry = .landscape
        let run = try ProjectRun.make(options, editsEverywhere: true)
        for problem in run.problemLines { errors.writeLine("reobserve: \(problem)") }
        var overview = try Overview(run)
        // Only this format names the repository, which is a question to git.
        if options.outputs.contains(where: { $0.name == OverviewFormat.json.rawValue }) {
            let repository = try Checkout(root: run.root, name: options.repository)
            overview.position = FleetPosition(
                name: repository.name, commit: repository.commit, run.plan)
        }
        try write(overview, root: run.root, options, &output)
        return run.isComplete ? ExitCode.success : ExitCode.failure
    }

    private static func write(
        _ overview: Overview, root: String, _ options: CommandLineOptions, _ output: inout OutputWriter
    ) throws(FileSystemError) {
        let title = PathName.lastComponent(of: root)
        let isVerbose = options.verbosity == .verbose
        for request in options.outputs(standard: OverviewFormat.text.rawValue) {
            guard let format = OverviewFormat(rawValue: request.name) else { continue }
            try request.write(options, root: root, to: &output) { isColored, _ in
                format.render(overview, title: title, isColored: isColored, isVerbose: isVerbose)
            }
        }
    }
}

extension Overview {
    /// - Parameter run: one that was asked for the landscape.
    /// - Throws: where the file of owners can't be read.
    init(_ run: ProjectRun) throws(FileSystemError) {
        let report = Report(run)
        let owners = try CodeOwners.find(below: GitDirectory.workTree(containing: run.root) ?? run.root)
        self.init(
            report, run.plan.landscape,
            owners: owners.map { owners in { path in owners.owners(of: report.pathPrefix + path) } })
    }
}
