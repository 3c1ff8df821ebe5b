import Reporting
import RuleContract
import Rules
import SourceText
import SystemAccess

/// Dispatches subcommands; every path ends in an exit code.
enum Program {
    static let version = "0.1.0"

    static func run(_ arguments: [String]) -> Int32 {
        var output = OutputWriter.standardOutput()
        var errors = OutputWriter.standardError()
        var code = ExitCode.failure
        do {
            var options = try CommandLineOptions.parse(arguments)
            if options.watches, !WatchLoop.isRound {
                code = try WatchLoop(arguments).loop(&errors)
            } else {
                // The server has a root for each folder of the editor, and a merge has none.
                let hasRoot = options.subcommand != .server && !options.mergesReports
                if options.subcommand.isConfigurable, hasRoot { try options.complete() }
                code = try run(options, &output, &errors)
            }
        } catch let error as WriteError {
            errors.write(error.text)
        } catch {
            errors.writeLine("reobserve: \(error)")
        }
        if let failure = output.failure {
            errors.writeLine("reobserve: \(failure)")
            return ExitCode.failure
        }
        // Who stopped reading wants no more of it: `reobserve | head` has not failed.
        return output.isClosed && code == ExitCode.findings ? ExitCode.success : code
    }

    private static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        switch options.subcommand {
        case .diff: return try DiffCommand.run(options, &output, &errors)
        case .apply: return try ApplyCommand.run(options, &output, &errors)
        case .check: return try CheckCommand.run(options, &output, &errors)
        case .plan: return try PlanCommand.run(options, &output, &errors)
        case .review: return try ReviewCommand.run(options, &output, &errors)
        case .why: return try WhyCommand.run(options, &output, &errors)
        case .report where options.mergesReports: return try MergeCommand.run(options, &output, &errors)
        case .report: return try OverviewCommand.run(options, &output, &errors)
        case .facts: return try FactsCommand.run(options, &output, &errors)
        case .undo: return try UndoCommand.run(options, &output, &errors)
        case .ignore: return try IgnoreCommand.run(options, &output, &errors)
        case .baseline: return try BaselineCommand.run(options, &output, &errors)
        case .server: return try ServerCommand.run(options, &errors)
        case .doctor: return try DoctorCommand.run(options, &output, &errors)
        case .initialize: return try InitCommand.run(options, &output, &errors)
        case .completions:
            if let shell = options.shell { output.write(CompletionScript.render(for: shell)) }
            return ExitCode.success
        case .rules: return try RulesCommand.run(options, &output)
        case .explain: return explain(options.rule, &output, &errors)
        case .debug: return try DebugCommand.run(options, &output, &errors)
        case .version:
            output.write("reobserve \(version)\n")
            return ExitCode.success
        case .help: return try HelpCommand.run(options, &output)
        }
    }

    private static func explain(_ name: String, _ output: inout OutputWriter, _ errors: inout OutputWriter) -> Int32 {
        // A rule that blocks and its reason may have one name.
        let pages = [
            RuleCatalogue.rule(named: name).map { RulePages.page($0) },
            Refusal(rawValue: name).map { RulePages.page($0) },
            BehaviorCode(rawValue: name).map { RulePages.page($0) },
            WarningCode(rawValue: name).map { RulePages.page($0) },
        ].compactMap { $0 }
        guard pages.isEmpty else {
            output.write(pages.joined(separator: "\n\n"))
            return ExitCode.success
        }
        let known =
            RuleCatalogue.rules.map(\.id) + Refusal.allCases.map(\.rawValue) + BehaviorCode.allCases.map(\.rawValue)
            + WarningCode.allCases.map(\.rawValue)
        let hint =
            nearestName(to: name, among: known).map { "; did you mean \($0)?" } ?? "; “reobserve rules” lists the rules"
        errors.writeLine("reobserve: unknown rule, reason or behavior \(name)\(hint)")
        return ExitCode.failure
    }
}
