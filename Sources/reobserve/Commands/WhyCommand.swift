import Planning
import Reporting
import Semantics
import SourceText
import SystemAccess

/// `reobserve why TYPE|FILE:LINE`: why a type moves or stays. Writes nothing but what `--output` asks for.
enum WhyCommand {
    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        var options = options
        let query = try TypeQuery(options.subject, root: try options.findRoot())
        options.inquiry = .explanation(query)
        let run = try ProjectRun.make(options, editsEverywhere: true)
        for problem in run.problemLines { errors.writeLine("reobserve: \(problem)") }
        let plan = run.plan
        let suggestion = plan.explanations.isEmpty ? suggestion(for: query, plan) : nil
        try write(plan, run.root, suggestion, options, &output)
        if plan.explanations.isEmpty { errors.write(notFound(query, plan, suggestion)) }
        if !run.isComplete { return ExitCode.failure }
        if !plan.explanations.isEmpty { return ExitCode.success }
        // A name that nothing has is a mistake; that a type or a line is none of ours is an answer.
        if case .name = query, plan.otherTypes.isEmpty { return ExitCode.failure }
        return ExitCode.findings
    }

    private static func write(
        _ plan: Plan, _ root: String, _ suggestion: String?, _ options: CommandLineOptions, _ output: inout OutputWriter
    ) throws(FileSystemError) {
        for request in options.outputs(standard: "text") {
            try request.write(options, root: root, to: &output) { isColored, _ in
                if request.name == "json" {
                    return ExplanationReport.render(
                        plan.explanations, others: plan.otherTypes, query: options.subject, suggestion: suggestion,
                        version: Program.version, pathPrefix: GitDirectory.pathFromTopLevel(to: root))
                }
                let isVerbose = options.verbosity == .verbose
                let text = ExplanationText(isColored: isColored, isVerbose: isVerbose, xcode: plan.xcode)
                return Array(text.render(plan.explanations).utf8)
            }
        }
    }

    /// A name that was meant, or the nearest legacy type of the file.
    private static func suggestion(for query: TypeQuery, _ plan: Plan) -> String? {
        switch query {
        case .name(let name):
            return nearestName(to: name, among: plan.legacyNames)
        case .line(let path, let number):
            let near = plan.verdicts.filter { $0.path == path }.min {
                abs($0.location.line - number) < abs($1.location.line - number)
            }
            return near.map { "\($0.path):\($0.location.line)" }
        }
    }

    private static func notFound(_ query: TypeQuery, _ plan: Plan, _ suggestion: String?) -> String {
        let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
        switch query {
        case .name(let name):
            let others = plan.otherTypes.map { "\($0.path): note: \($0.message)".singleLine + "\n" }
            let text =
                others.isEmpty
                ? "reobserve: no ObservableObject class is named “\(name)”\(hint)".singleLine + "\n" : ""
            return others.joined() + text
        case .line(let path, let number):
            return "reobserve: no ObservableObject class is declared or used at \(path):\(number)\(hint)".singleLine
                + "\n"
        }
    }
}

extension TypeQuery {
    /// `Model`, `Outer.Model`, `File.swift:12`, `File.swift:12:5`. A path is relative to the current directory, or to
    /// the root where nothing is there.
    /// - Throws: a `UsageError` or a `FileSystemError`.
    init(_ text: String, root: String) throws {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        var numbers: [Int] = []
        while numbers.count < 2, parts.count > 1, let last = parts.last, let number = Int(last),
            last.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
        {
            numbers.insert(number, at: 0)
            parts.removeLast()
        }
        guard let line = numbers.first else {
            if text.hasSuffix(".swift") {
                throw UsageError(message: "why takes a type or a line of a file: \(text):LINE")
            }
            self = .name(text)
            return
        }
        guard line > 0 else { throw UsageError(message: "line numbers start at 1: “\(text)”") }
        let path = parts.joined(separator: ":")
        let current = PathName.join(try FileSystem.currentDirectory(), path)
        let candidates = [current, PathName.join(root, path)].compactMap { try? FileSystem.realPath(of: $0) }
        guard let found = candidates.first else { throw UsageError(message: "\(path): no such file") }
        guard let relative = PathName.relative(found, to: root) else {
            throw UsageError(message: "\(path): is outside of the root \(root); pass another --root")
        }
        self = .line(path: relative, number: line)
    }
}
