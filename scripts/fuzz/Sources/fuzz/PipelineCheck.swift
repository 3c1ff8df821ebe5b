import Planning
import Reporting
import Rules
import Semantics
import SourceText
import Syntax

/// What must hold for the plan of any files.
struct PipelineCheck {
    private let files: [SourceFile]
    private let options: MigrationOptions

    /// One sentence for each thing that does not hold.
    static func findings(_ files: [SourceFile], tier: Tier, insertsTodos: Bool) -> [String] {
        PipelineCheck(files: files, options: MigrationOptions(tier: tier, insertsTodos: insertsTodos)).run()
    }

    private func run() -> [String] {
        let plan = plan(files)
        _ = PatchReport.render(plan.changes, prefix: "", style: .plain)
        _ = TextSummary(mode: .diff, isVerbose: true).render(plan)
        var findings: [String] = []
        for change in plan.changes {
            if !parses(change.bytes) { findings.append("\(change.path) does not parse and is edited") }
            if !parses(change.edits.applied(to: change.bytes)) { findings.append("\(change.path) parses before and not after") }
        }
        let result = applied(plan)
        if let path = firstDifference(result, applied(self.plan(files.reversed()))) { findings.append("the order of files matters: \(path)") }
        if !plan.changes.isEmpty {
            let second = self.plan(result)
            if let change = second.changes.first { findings.append("a second run changes \(change.path)") }
        }
        return findings
    }

    private func plan(_ files: [SourceFile]) -> Plan {
        let contents = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        let input = PipelineInput(paths: files.map(\.path), rules: RuleCatalogue.ruleSet, options: options) { path in
            contents[path].map { .success($0) } ?? .failure(FileProblemError(message: "no such file"))
        }
        return Pipeline(input: input, executor: SerialExecutor()).plan()
    }

    private func parses(_ bytes: [UInt8]) -> Bool {
        var names = NameTable()
        return SyntaxTree.parse(SourceFile(path: "", bytes: bytes), names: &names).problems.isEmpty
    }

    private func applied(_ plan: Plan) -> [SourceFile] {
        var contents = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        for change in plan.changes { contents[change.path] = change.edits.applied(to: change.bytes) }
        return files.map { SourceFile(path: $0.path, bytes: contents[$0.path] ?? []) }
    }

    private func firstDifference(_ left: [SourceFile], _ right: [SourceFile]) -> String? {
        zip(left, right).first { $0.bytes != $1.bytes }?.0.path
    }
}
