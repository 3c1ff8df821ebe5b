import Reporting
import SourceText
import SystemAccess

/// `reobserve doctor`: what a run here is made of, for those who wonder about it or report a problem.
enum DoctorCommand {
    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        let run = try ProjectRun.make(options, editsEverywhere: true)
        let report = Report(run)
        let baseline = try BaselineFile.load(options, root: run.root)
        var rows = [
            ("reobserve", [Program.version]), ("root", [run.root]),
            ("git", [GitDirectory.workTree(containing: run.root) ?? "not in a repository"]),
            ("configuration", [configuration(run.root)]),
            ("baseline", [baseline.map { text(of: $0, report) } ?? "none"]),
            ("swift", [firstLine(of: "swift", ["--version"])]),
        ]
        #if canImport(Darwin)
            rows.append(("xcode", [firstLine(of: "xcodebuild", ["-version"])]))
        #endif
        rows.append(("edition", [run.plan.xcode.description] + ResultBasis(run.plan).sentences))
        rows.append(("files", ["\(run.plan.fileCount) Swift files read"]))
        rows.append(("targets", ModuleTable(run.map, isVerbose: options.verbosity == .verbose).lines))
        rows.append(("types", [counts(report)]))
        output.write(rows.map(row).joined())
        output.write("\n" + SoundnessReport.text(of: run.plan.soundness, isVerbose: true))
        for problem in run.problemLines { errors.writeLine("reobserve: \(problem)") }
        return run.isComplete ? ExitCode.success : ExitCode.failure
    }

    /// A name, and what there is to say about it; further lines stand below the first.
    private static func row(_ name: String, _ lines: [String]) -> String {
        let indentation = String(repeating: " ", count: 15)
        let first = name + String(repeating: " ", count: max(1, 15 - name.count))
        return lines.enumerated().map { ($0 == 0 ? first : indentation) + $1.singleLine + "\n" }.joined()
    }

    private static func configuration(_ root: String) -> String {
        FileSystem.kind(of: PathName.join(root, ConfigurationFile.name)) == nil ? "none" : ConfigurationFile.name
    }

    private static func text(of baseline: Baseline, _ report: Report) -> String {
        let gone = baseline.goneCount(in: report)
        return "\(baseline.typeCount) \(baseline.typeCount == 1 ? "type" : "types")"
            + (gone > 0 ? ", of which \(gone) no longer exist" : "")
    }

    private static func counts(_ report: Report) -> String {
        let counts = Finding.Status.allCases.map { "\(report.count($0)) \($0.rawValue)" }
        return report.findings.isEmpty ? "no ObservableObject class" : counts.joined(separator: ", ")
    }

    private static func firstLine(of program: String, _ arguments: [String]) -> String {
        guard let result = try? ChildProcess.run(program, arguments), result.exitCode == 0 else { return "not found" }
        return String(decoding: result.standardOutput.prefix { $0 != 0x0A }, as: UTF8.self)
    }
}
