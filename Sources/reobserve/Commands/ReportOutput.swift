import Planning
import Reporting
import Rules
import SourceText
import SystemAccess

/// Writes a report to where `--output` says.
enum ReportOutput {
    /// - Parameter standard: the format for stdout where no `--output` was given; nil for none.
    /// - Throws: an error of a file that can't be written; what comes behind it is not written.
    static func write(
        _ report: Report, _ options: CommandLineOptions, standard: ReportFormat?, to output: inout OutputWriter
    ) throws(FileSystemError) {
        if options.listsPathsOnly { output.write(options.list(report.changes.map(\.path))) }
        if options.printsStatistics { output.write(Statistics.render(report)) }
        let isAnswered = options.listsPathsOnly || options.printsStatistics
        for request in options.outputs(standard: isAnswered ? nil : standard?.rawValue) {
            guard let format = ReportFormat(rawValue: request.name) else { continue }
            try request.write(options, root: report.root, to: &output) {
                format.render(report, isColored: $0, isShown: $1)
            }
            if format == .github { try addStepSummary(report) }
        }
    }

    /// Annotations are few; the page of the step holds what they leave out.
    private static func addStepSummary(_ report: Report) throws(FileSystemError) {
        guard let path = Terminal.environmentVariable("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
        let size = (try? FileSystem.readFile(at: path).count) ?? 0
        try FileSystem.append(GitHubSummary.render(report, byteLimit: GitHubSummary.byteLimit - size), to: path)
    }
}

extension OutputRequest {
    /// Writes what `render` gives to the file or to stdout.
    /// - Parameter root: of the checkout that is not trusted; nil where none is read.
    func write(
        _ options: CommandLineOptions, root: String?, to output: inout OutputWriter,
        _ render: (_ isColored: Bool, _ isShown: Bool) -> [UInt8]
    ) throws(FileSystemError) {
        if let path {
            let bytes = render(false, false)
            guard let root else { return try FileSystem.writeAtomically(bytes, to: path) }
            return try OutputFile.write(bytes, to: path, root: root)
        }
        output.write(render(Terminal.usesColor(options.color, isTerminal: output.isTerminal), output.isTerminal))
    }
}

extension CommandLineOptions {
    /// What is to be written: the format that the subcommand prints by itself where none was asked for.
    func outputs(standard: String?) -> [OutputRequest] {
        outputs.isEmpty ? standard.map { [OutputRequest(name: $0, path: nil)] } ?? [] : outputs
    }

    /// What `--list` prints. Where a line end ends each path, one that holds such a thing is written with escapes;
    /// `--null` gives the bytes.
    func list(_ paths: [String]) -> String {
        paths.map { separatesPathsByNull ? $0 + "\0" : $0.singleLine + "\n" }.joined()
    }
}

extension Report {
    init(_ run: ProjectRun) {
        self.init(run.plan, root: run.root)
        let current = (try? FileSystem.currentDirectory()) ?? ""
        problems += run.failures.map { failure in
            FileProblem(
                path: PathName.relative(PathName.join(current, failure.path), to: run.root) ?? failure.path,
                message: failure.message)
        }
    }

    init(_ plan: Plan, root: String) {
        self.init(
            plan, rules: RuleCatalogue.rules, version: Program.version, root: root,
            pathPrefix: GitDirectory.pathFromTopLevel(to: root))
    }
}
