import Reporting
import Rules
import SystemAccess

/// `reobserve rules`: the catalogue as a table, as JSON or as the page `RULES.md`.
enum RulesCommand {
    static func run(_ options: CommandLineOptions, _ output: inout OutputWriter) throws -> Int32 {
        let current = try FileSystem.currentDirectory()
        for request in options.outputs(standard: RulesFormat.text.rawValue) {
            guard let format = RulesFormat(rawValue: request.name) else { continue }
            try request.write(options, root: current, to: &output) { _, _ in format.render(RuleCatalogue.rules) }
        }
        return ExitCode.success
    }
}
