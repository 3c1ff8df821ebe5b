import Foundation
import Planning
import Projects
import Reporting
import Rules
import Semantics
import SourceText

@testable import reobserve

/// What the tool makes of a set of files in memory.
public struct GoldenRun: Sendable {
    public let plan: Plan
    /// Every file after the run, by path.
    public let result: [String: [UInt8]]

    /// - Parameters:
    ///   - threads: 0 runs on the caller's thread.
    ///   - files: in the order in which they are handed over; those of the case where nothing is given.
    ///   - insertsTodos: as with the flag.
    public init(_ golden: GoldenCase, files: [SourceFile]? = nil, threads: Int = 0, insertsTodos: Bool = false) throws {
        var options = MigrationOptions(try CommandLineOptions.parse(["diff"] + golden.flags))
        if insertsTodos { options.insertsTodos = true }
        let files = files ?? golden.before
        let paths = files.map(\.path)
        let contents = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
        let read: @Sendable (String) -> Result<[UInt8], FileProblemError> = { path in
            contents[path].map { .success($0) } ?? .failure(FileProblemError(message: "no such file"))
        }
        let input =
            golden.manifests.isEmpty
            ? PipelineInput(paths: paths, rules: RuleCatalogue.ruleSet, options: options, read: read)
            : PipelineInput(
                paths: paths, map: ModuleMap(manifests: golden.manifests, swiftPaths: paths),
                rules: RuleCatalogue.ruleSet, options: options, read: read)
        plan =
            threads == 0
            ? Pipeline(input: input, executor: SerialExecutor()).plan()
            : Pipeline(input: input, executor: ThreadExecutor(threads: threads)).plan()
        var result = contents
        for change in plan.changes { result[change.path] = change.edits.applied(to: change.bytes) }
        self.result = result
    }

    /// `12:5 blocked publisher-projection: message`, one line each, then advice of guidance rules, warnings last; with
    /// the path where there are several files.
    public var diagnosticText: String {
        let isSingle = result.count == 1
        return plan.diagnostics.map { entry in
            let place = "\(entry.location.line):\(entry.location.column)"
            let kind = entry.isRefusal ? "blocked" : "assisted"
            return (isSingle ? place : "\(entry.path):\(place)") + " \(kind) \(entry.code): \(entry.text)\n"
        }.joined()
            + plan.guidance.filter(\.edits.isEmpty).map { entry in
                (isSingle ? "" : "\(entry.path):")
                    + "\(entry.location.line):\(entry.location.column) advice \(entry.rule): \(entry.message)\n"
            }.joined()
            + plan.warnings.map { entry in
                (isSingle ? "" : "\(entry.path):")
                    + "\(entry.location.line):\(entry.location.column) warning \(entry.code.rawValue): \(entry.message)\n"
            }.joined()
    }

    public var patch: [UInt8] { patch(prefix: "") }

    public func patch(prefix: String) -> [UInt8] { PatchReport.render(plan.changes, prefix: prefix, style: .plain) }
}

extension LocatedDiagnostic {
    var isRefusal: Bool {
        if case .refusal = diagnostic.outcome { return true }
        return false
    }
}
