import Reporting
import SystemAccess

/// `reobserve report`: how far the project is and what holds the rest back. Writes nothing but what `--output` asks for.
enum OverviewCommand {
    static func run(_ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter) throws -> Int32 {
        var options = options
        options.inquiry = .landscape
        let run = try ProjectRun.make(options, editsEverywhere: true)
        for problem in run.problemLines { errors.writeLine("reobserve: \(problem)") }
        try write(try Overview(run), root: run.root, options, &output)
        return run.isComplete ? ExitCode.success : ExitCode.failure
    }

    private static func write(_ overview: Overview, root: String, _ options: CommandLineOptions, _ output: inout OutputWriter) throws(FileSystemError) {
        let title = PathName.lastComponent(of: root)
        let isVerbose = options.verbosity == .verbose
        for request in options.outputs.isEmpty ? [OutputRequest(name: OverviewFormat.text.rawValue, path: nil)] : options.outputs {
            guard let format = OverviewFormat(rawValue: request.name) else { continue }
            if let path = request.path {
                try OutputFile.write(format.render(overview, title: title, isVerbose: isVerbose), to: path, root: root)
            } else {
                let isColored = Terminal.usesColor(options.color, isTerminal: output.isTerminal)
                output.write(format.render(overview, title: title, isColored: isColored, isVerbose: isVerbose))
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
        self.init(report, run.plan.landscape, owners: owners.map { owners in { path in owners.owners(of: report.pathPrefix + path) } })
    }
}
